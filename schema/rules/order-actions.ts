import type { OrderStatus } from "./order-status";

/** What a customer can do with an order. CANCEL joins the table together with its mutation. */
export type OrderAction = "PAY" | "CANCEL";

const ACTIONS_BY_STATUS: Record<OrderStatus, readonly OrderAction[]> = {
  WAIT_PAY: ["PAY"],
  WAIT_ASSIGN: [],
  WAIT_APPOINTMENT: [],
  RECEIVING_ORDER: [],
  WAIT_PICK_UP: [],
  WAIT_INSTALL: [],
  WAIT_COMPLETE: [],
  WAIT_VERIF: [],
  WAIT_ACCEPT: [],
  SUCCESS: [],
  EVALUATED: [],
  CLOSE: [],
};

/** Actions that the status offers, in display order. The one place that knows, so that no screen derives it again. */
export function orderActions(status: OrderStatus): readonly OrderAction[] {
  return ACTIONS_BY_STATUS[status];
}
