import { COUNTERPARTY_STEPS, type OrderEvent } from "../modules/orders/lifecycle/lifecycle";

/** Events that masters, providers, drivers and staff cause; all others are the customer's or the clock's. */
const COUNTERPARTY_EVENTS: ReadonlySet<OrderEvent> = new Set<OrderEvent>([
  ...COUNTERPARTY_STEPS,
  "agree_refund",
  "refuse_refund",
  "arbitrate",
  "dismiss_arbitration",
]);

/** Whether an event is one of {@link COUNTERPARTY_EVENTS}. */
export const isCounterpartyEvent = (event: OrderEvent): boolean => COUNTERPARTY_EVENTS.has(event);
