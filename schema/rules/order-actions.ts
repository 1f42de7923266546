import { isComplainable } from "./complaint";
import type { OrderStatus } from "./order-status";

/** What a customer can do with an order, in display order. */
export const ORDER_ACTIONS = [
  "PAY",
  "CANCEL",
  "CONFIRM_ARRIVAL",
  "ACCEPT",
  "REJECT",
  "DELAY_ACCEPTANCE",
  "EVALUATE",
  "HANDLE_EXCEPTION",
  "REFUND",
  "REQUEST_REFUND",
  "ADD_EXCEPTION",
  "MARKUP",
  "MARKUP_CALL",
  "CALL",
  "COPY",
  "ADD_FOLLOW_UP",
  "COMPLAIN",
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** What decides about actions beside the status. */
export interface ActionFacts {
  readonly status: OrderStatus;
  /** Immediate orders are served at a fixed price; the others by quotations of masters. */
  readonly orderType: "TIMELY" | "GENERAL";
  readonly isArrival: boolean;
  /** Null while the work waits for the customer's word; 0 after a rejection, until there are new photos. */
  readonly isAcceptance: number | null;
  /** Days by which the acceptance was extended. */
  readonly acceptanceDelayDays: number;
  /** When a master got it; null before, also while a provider has it that has assigned nobody. */
  readonly assignWorkerTime: string | null;
  /** Whether an exception was reported and not solved. */
  readonly isGoodsAbnormal: boolean;
  /** How the exception is being solved; null, or left out, before that was decided. */
  readonly solveExceptionWay?: string | null;
}

type Rule = (order: ActionFacts) => boolean;

const awaitsArrival: Rule = ({ status, isArrival }) =>
  !isArrival && ["RECEIVING_ORDER", "WAIT_ASSIGN", "WAIT_APPOINTMENT"].includes(status);
const awaitsWord: Rule = ({ status, isAcceptance }) => status === "WAIT_ACCEPT" && isAcceptance === null;
/** Paid and not called off: the order is somebody's work, or was. */
const isLive: Rule = ({ status }) => status !== "WAIT_PAY" && status !== "CLOSE";
const isRefundable: Rule = (order) =>
  isLive(order) && order.status !== "SUCCESS" && order.status !== "EVALUATED";
/** No master has it, so that nobody is to be asked before the money goes back (REFUND-02). */
const hasNoMaster: Rule = ({ status, assignWorkerTime }) =>
  assignWorkerTime === null && (status === "RECEIVING_ORDER" || status === "WAIT_ASSIGN");

const OFFERED: Record<OrderAction, Rule> = {
  PAY: ({ status }) => status === "WAIT_PAY",
  CANCEL: ({ status }) => status === "WAIT_PAY",
  CONFIRM_ARRIVAL: awaitsArrival,
  ACCEPT: awaitsWord,
  REJECT: awaitsWord,
  DELAY_ACCEPTANCE: (order) => awaitsWord(order) && order.acceptanceDelayDays === 0,
  EVALUATE: ({ status }) => status === "SUCCESS",
  HANDLE_EXCEPTION: ({ status, orderType, isGoodsAbnormal, solveExceptionWay = null }) =>
    orderType !== "TIMELY" &&
    isGoodsAbnormal &&
    solveExceptionWay === null &&
    status !== "WAIT_VERIF" &&
    status !== "WAIT_ACCEPT",
  REFUND: (order) => isRefundable(order) && hasNoMaster(order),
  REQUEST_REFUND: (order) => isRefundable(order) && !hasNoMaster(order),
  ADD_EXCEPTION: isLive,
  MARKUP: (order) => isLive(order) && order.orderType !== "TIMELY",
  MARKUP_CALL: (order) => isLive(order) && order.orderType === "TIMELY",
  CALL: (order) => isLive(order) && (order.orderType === "TIMELY" || order.assignWorkerTime !== null),
  COPY: ({ orderType }) => orderType === "TIMELY",
  ADD_FOLLOW_UP: () => true,
  COMPLAIN: ({ status }) => isComplainable(status),
};

/**
 * Actions that an order as it stands offers (ACT-01..25, REFUND-01..04). The one place that knows, so that no screen
 * derives it again. Whether an action has a page yet is not its business: see `app/features/orders/action-flows.ts`.
 */
export const orderActions = (order: ActionFacts): OrderAction[] =>
  ORDER_ACTIONS.filter((action) => OFFERED[action](order));
