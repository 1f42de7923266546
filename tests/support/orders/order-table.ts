import { type Decision, decide } from "../../../backend/src/modules/orders/lifecycle/decide";
import type { Edge, OrderFacts } from "../../../backend/src/modules/orders/lifecycle/edge";
import type { AnyRefusal } from "../../../backend/src/modules/orders/lifecycle/refusals";
import { ORDER_EVENTS, type OrderEventName } from "../../../backend/src/registry";
import type { OrderStatus } from "../../../schema/rules/orders/order-status";

const BY_NAME = new Map(ORDER_EVENTS.map((event) => [event.event, event]));

/** An event by its name. */
export function eventOf(name: OrderEventName): (typeof ORDER_EVENTS)[number] {
  const event = BY_NAME.get(name);
  if (!event) throw new Error(`no event ${name}`);
  return event;
}

export const EVENT_NAMES: readonly OrderEventName[] = ORDER_EVENTS.map(({ event }) => event);

/** Every legal step of an order, whichever module it belongs to, as one table. */
export const EDGES: readonly (Edge & { readonly event: OrderEventName })[] = ORDER_EVENTS.flatMap(
  ({ event, edges }) => edges.map((edge: Edge) => ({ event, ...edge })),
);

/** Like `decide`, by the event's name. */
export const decideOn = (
  status: OrderStatus | null,
  name: OrderEventName,
  facts: OrderFacts,
): Decision<AnyRefusal> => decide(status, eventOf(name), facts);
