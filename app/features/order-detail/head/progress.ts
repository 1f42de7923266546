import type { OrderProgressFragment } from "~/gql/graphql";
import type { StepState } from "~/ui/navigation/stepper";

/** The promised steps of an order (GEN-09, ux.md U28). */
const PROMISED_STEPS = ["提交订单", "师傅接单", "上门安装", "客户评价", "师傅收款"] as const;

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
 * The state of each promised step, and the time of finished ones. For a closed order only steps before the
 * closing are done. The master is paid at the acceptance, which may be before the rating.
 */
export function progressOf(order: Facts): { name: string; state: StepState; at: string | null }[] {
  // Each step has its own time: an order is submitted when it is placed, although the step counts only after
  // the payment.
  const times = [order.createdAt, order.assignedAt, order.completedAt, ratedAt(order), order.acceptedAt];
  const isClosed = order.status === "CLOSE";
  const hasHappened = [order.paidAt, order.assignedAt, workDone(order), ratedAt(order), order.acceptedAt].map(
    (fact) => fact != null,
  );
  return PROMISED_STEPS.map((name, index) => {
    const at = times[index] ?? null;
    const isPast = isClosed ? hasHappened[index] === true : index < AT[order.status];
    const isPaidOut = index === 4 && order.acceptedAt !== null;
    const isDone = isPast || isPaidOut;
    const state = isDone ? "done" : !isClosed && index === AT[order.status] ? "current" : "next";
    return { name, state, at: isDone ? at : null };
  });
}

/**
 * What shows that the work was done: its time, photos of it, or that the code was written off after it. A sign-in does
 * not show it: an order may be closed while the master is at work.
 */
const workDone = ({ completedAt, service }: Facts) =>
  completedAt ?? service?.completion ?? service?.verifiedAt ?? null;

const ratedAt = ({ service }: Facts): string | null => service?.evaluation?.createdAt ?? null;
