import type { OrderStatus } from "../../../schema/rules/orders/order-status";

export type StatusTone = "neutral" | "info" | "success" | "warning" | "danger";

const TONES: Record<OrderStatus, StatusTone> = {
  WAIT_PAY: "warning",
  WAIT_ASSIGN: "info",
  WAIT_APPOINTMENT: "info",
  RECEIVING_ORDER: "info",
  WAIT_PICK_UP: "info",
  WAIT_INSTALL: "info",
  WAIT_COMPLETE: "info",
  WAIT_VERIF: "info",
  WAIT_ACCEPT: "warning",
  SUCCESS: "success",
  EVALUATED: "success",
  CLOSE: "neutral",
};

/**
 * Colour of a status chip: warning when the customer has something to do, success and neutral for finished
 * orders.
 */
export function orderStatusTone(status: OrderStatus): StatusTone {
  return TONES[status];
}
