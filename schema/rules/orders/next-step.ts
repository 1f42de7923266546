import { type MatterFacts, orderMatters } from "./order-matters";
import { BEFORE_GOODS, type OrderStatus } from "./order-status";

/** What decides about the next step. */
interface NextStepFacts extends MatterFacts {
  readonly isArrival: boolean;
}

const STEPS: Record<OrderStatus, string> = {
  WAIT_PAY: "请在倒计时内付款，逾期订单自动关闭",
  RECEIVING_ORDER: "正在通知附近师傅，接单后会联系您",
  WAIT_ASSIGN: "正在为您安排师傅，无需操作",
  WAIT_APPOINTMENT: "师傅将电话预约上门时间，请保持畅通",
  WAIT_PICK_UP: "师傅会先提货，再按预约时间上门",
  WAIT_INSTALL: "师傅将按预约时间上门，请留人在家",
  WAIT_COMPLETE: "师傅正在施工，完工后请您验收",
  WAIT_VERIF: "等待师傅完成核销，核销后才能验收",
  WAIT_ACCEPT: "请查看完工照片并验收，逾期自动验收",
  SUCCESS: "服务已完成，欢迎评价师傅",
  EVALUATED: "感谢您的评价，有问题请联系客服",
  CLOSE: "订单已关闭，需要时可重新下单",
};

/**
 * One sentence: what the customer should do now and what happens otherwise (ux.md U30), among them the notes of ACT-06
 * and ACT-10. A refund, an exception or a markup that is open comes before what the status says.
 */
export function nextStep(order: NextStepFacts): string {
  const { status, isArrival, isAcceptance } = order;
  const open = orderMatters(order).find(({ hint }) => hint !== null)?.hint;
  if (open) return open;
  if (status === "WAIT_ACCEPT" && isAcceptance === 0) return "等待师傅重新拍摄完工照片，之后再验收";
  if (!isArrival && BEFORE_GOODS.includes(status)) return "货到后请确认到货，师傅才能上门";
  return STEPS[status];
}

/** What to do once the visit of an order in this status is overdue (`visit.ts`). */
const OVERDUE_STEPS: Partial<Record<OrderStatus, string>> = {
  WAIT_PICK_UP: "师傅未按时上门，请联系师傅或改约",
  WAIT_INSTALL: "师傅未按时上门，请联系师傅或改约",
  WAIT_COMPLETE: "约定当天未完工，请联系师傅确认进度",
};

/** What takes the place of {@link nextStep} once the visit is overdue; null where that stays what is to be done. */
export function overdueStep(order: MatterFacts): string | null {
  if (orderMatters(order).some(({ hint }) => hint !== null)) return null;
  return OVERDUE_STEPS[order.status] ?? null;
}
