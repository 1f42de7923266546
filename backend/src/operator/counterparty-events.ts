import type { OrderEvent } from "../modules/orders/order-lifecycle";

/** Events that masters, providers, drivers and staff cause; all others are the customer's or the clock's. */
const COUNTERPARTY_EVENTS: ReadonlySet<OrderEvent> = new Set<OrderEvent>([
  "take",
  "receive",
  "assign",
  "appoint",
  "fail_appointment",
  "dispatch_driver",
  "pick_up",
  "sign_in",
  "complete",
  "verify",
  "rephotograph",
  "reschedule",
  "report_exception",
  "request_markup",
  "agree_refund",
  "refuse_refund",
  "arbitrate",
  "dismiss_arbitration",
]);

/** Whether an event is one of {@link COUNTERPARTY_EVENTS}. */
export const isCounterpartyEvent = (event: OrderEvent): boolean => COUNTERPARTY_EVENTS.has(event);
