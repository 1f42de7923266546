import type { OrderStatus } from "./order-status";

/** What a customer can do with an order, in display order. */
const ORDER_ACTIONS = [
  "PAY",
  "CANCEL",
  "CONFIRM_ARRIVAL",
  "ACCEPT",
  "REJECT",
  "DELAY_ACCEPTANCE",
  "EVALUATE",
  "REFUND",
  "ADD_FOLLOW_UP",
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** What decides about actions beside the status. */
export interface ActionFacts {
  readonly status: OrderStatus;
  readonly isArrival: boolean;
  /** Null while the work waits for the customer's word; 0 after a rejection, until there are new photos. */
  readonly isAcceptance: number | null;
  /** Days by which the acceptance was extended. */
  readonly acceptanceDelayDays: number;
}

const awaitsArrival = ({ status, isArrival }: ActionFacts): boolean =>
  !isArrival && ["RECEIVING_ORDER", "WAIT_ASSIGN", "WAIT_APPOINTMENT"].includes(status);
const awaitsWord = ({ status, isAcceptance }: ActionFacts): boolean =>
  status === "WAIT_ACCEPT" && isAcceptance === null;

const OFFERED: Record<OrderAction, (order: ActionFacts) => boolean> = {
  PAY: ({ status }) => status === "WAIT_PAY",
  CANCEL: ({ status }) => status === "WAIT_PAY",
  CONFIRM_ARRIVAL: awaitsArrival,
  ACCEPT: awaitsWord,
  REJECT: awaitsWord,
  DELAY_ACCEPTANCE: (order) => awaitsWord(order) && order.acceptanceDelayDays === 0,
  EVALUATE: ({ status }) => status === "SUCCESS",
  REFUND: ({ status }) => status === "RECEIVING_ORDER" || status === "WAIT_ASSIGN",
  ADD_FOLLOW_UP: () => true,
};

/**
 * Actions that an order as it stands offers (ACT-01..18, REFUND-02). The one place that knows, so that no screen derives
 * it again.
 */
export const orderActions = (order: ActionFacts): OrderAction[] =>
  ORDER_ACTIONS.filter((action) => OFFERED[action](order));
