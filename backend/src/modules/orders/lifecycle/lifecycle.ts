import type { OrderStatus } from "../../../../../schema/rules/order-status";
import { ORDER_EDGES, type OrderEvent, type OrderFacts, type UnpaidEvent, type UnpaidFacts } from "./edges";
import type { AnyRefusal, Refusal } from "./refusals";

export {
  COUNTERPARTY_STEPS,
  ORDER_EDGES,
  ORDER_EVENTS,
  type OrderEvent,
  type OrderFacts,
} from "./edges";
export type { AnyRefusal, Refusal } from "./refusals";

export type Decision<Reason = Refusal> =
  | { readonly ok: true; readonly to: OrderStatus }
  | { readonly ok: false; readonly reason: Reason };

/** Whether an event may happen to an order in a status, and where it leads; otherwise the reason. */
export function decide(status: OrderStatus | null, event: UnpaidEvent, facts: UnpaidFacts): Decision;
export function decide(
  status: OrderStatus | null,
  event: OrderEvent,
  facts: OrderFacts,
): Decision<AnyRefusal>;
export function decide(
  status: OrderStatus | null,
  event: OrderEvent,
  facts: UnpaidFacts & Partial<OrderFacts>,
): Decision<AnyRefusal> {
  const known = { ...NOTHING_DONE, ...facts };
  const edge = ORDER_EDGES.find(
    (candidate) =>
      candidate.event === event && candidate.from === status && (candidate.when?.(known) ?? true),
  );
  if (!edge) return { ok: false, reason: refusalIn(status, event) };
  const refusal = edge.guard?.(known) ?? null;
  return refusal ? { ok: false, reason: refusal } : { ok: true, to: edge.to };
}

/** Facts of an order to which nothing has happened, for events that depend on none of them. */
const NOTHING_DONE: Omit<OrderFacts, keyof UnpaidFacts> = {
  isArrival: true,
  isNeedTakeDelivery: false,
  verifType: "NOT",
  isAcceptance: null,
  acceptanceDueAt: null,
  acceptanceDelayDays: 0,
  acceptedAt: null,
  payWay: null,
  refundStatus: null,
  isGoodsAbnormal: false,
  solveExceptionWay: null,
};

const UNPAID_EVENTS: ReadonlySet<OrderEvent> = new Set(["pay", "cancel", "expire"]);

function refusalIn(status: OrderStatus | null, event: OrderEvent): AnyRefusal {
  if (status === null) return "MISSING";
  if (event === "create") return "EXISTS";
  if (status === "CLOSE") return "CLOSED";
  if (UNPAID_EVENTS.has(event)) return "PAID";
  return status === "WAIT_PAY" ? "UNPAID" : "NOT_NOW";
}

/** The one edge of an event that has a single origin, e.g. for statements that move many orders at once. */
export function edgeOf(event: OrderEvent): (typeof ORDER_EDGES)[number] {
  const edge = ORDER_EDGES.find((candidate) => candidate.event === event);
  if (!edge) throw new Error(`no edge for ${event}`);
  return edge;
}

/** The events that may happen to an order as it stands, in the sequence of the table. */
export function possibleEvents(status: OrderStatus, facts: OrderFacts): OrderEvent[] {
  const events = ORDER_EDGES.filter(({ event }) => decide(status, event, facts).ok).map(({ event }) => event);
  return [...new Set(events)];
}
