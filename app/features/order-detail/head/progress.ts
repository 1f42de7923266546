import type { OrderProgressFragment } from "~/gql/graphql";
import { formatDateTime } from "~/lib/format";

/** The promised steps of an order (GEN-09, ux.md U28). */
const PROMISED_STEPS = ["提交订单", "师傅接单", "上门安装", "客户评价", "师傅收款"] as const;

export type StepState = "done" | "current" | "next";

type Facts = OrderProgressFragment;

const AT: Record<Facts["status"], number> = {
  WAIT_PAY: 0,
  RECEIVING_ORDER: 1,
  WAIT_ASSIGN: 1,
  WAIT_APPOINTMENT: 2,
  WAIT_PICK_UP: 2,
  WAIT_INSTALL: 2,
  WAIT_COMPLETE: 2,
  WAIT_VERIF: 2,
  WAIT_ACCEPT: 3,
  SUCCESS: 3,
  EVALUATED: 5,
  CLOSE: 5,
};

/**
 * Where each promised step stands, with the time of those that are over. Of a closed order only what had happened is
 * done. The master is paid with the acceptance, which may be before the rating.
 */
export function progressOf(order: Facts): { name: string; state: StepState; at: string | null }[] {
  const times = [order.paidAt, order.assignedAt, order.completedAt, ratedAt(order), order.acceptedAt];
  const isClosed = order.status === "CLOSE";
  return PROMISED_STEPS.map((name, index) => {
    const at = times[index] ?? null;
    const isPast = isClosed ? at !== null : index < AT[order.status];
    const isPaidOut = index === 4 && order.acceptedAt !== null;
    const isDone = isPast || isPaidOut;
    const state = isDone ? "done" : !isClosed && index === AT[order.status] ? "current" : "next";
    return { name, state, at: isDone ? at : null };
  });
}

const ratedAt = ({ service }: Facts): string | null => service?.evaluation?.createdAt ?? null;

/** What comes next and who has to do it, in one sentence. */
export function nextStep(order: Facts): string {
  const visit = order.appointmentAt ? `于 ${formatDateTime(order.appointmentAt)} ` : "按约定时间";
  switch (order.status) {
    case "WAIT_PAY":
      return order.expiresAt
        ? `请在 ${formatDateTime(order.expiresAt)} 前付款，超时订单将自动关闭`
        : "请尽快付款，付款后师傅才能接单";
    case "RECEIVING_ORDER":
      return "等待师傅接单，款项由平台保管";
    case "WAIT_ASSIGN":
      return "平台正在为您指派师傅，款项由平台保管";
    case "WAIT_APPOINTMENT": {
      const failure = order.service?.appointFailReason;
      if (failure) return `上次预约未成功（${failure}），师傅会再次联系`;
      return order.isArrival
        ? "师傅将联系客户预约上门时间"
        : "货物到达后请确认到货，师傅再联系客户预约上门时间";
    }
    case "WAIT_PICK_UP":
      return `师傅将先提货，再${visit}上门`;
    case "WAIT_INSTALL":
      return `师傅将${visit}上门`;
    case "WAIT_COMPLETE":
      return "师傅正在施工，完工后会上传照片";
    case "WAIT_VERIF":
      return "等待师傅完成核销，核销后即可验收";
    case "WAIT_ACCEPT":
      if (order.awaitsNewPhotos) return "等待师傅重新拍照，之后可再次验收";
      return order.acceptanceDueAt
        ? `请查看完工照片并验收，${formatDateTime(order.acceptanceDueAt)} 自动验收`
        : "请查看完工照片并验收";
    case "SUCCESS":
      return "款项已结给师傅，请为这次服务评价";
    case "EVALUATED":
      return "订单已完成，感谢您的评价";
    case "CLOSE":
      return "订单已关闭，无需再操作";
  }
}
