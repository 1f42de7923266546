import type { OrderStatus } from "../../../../../schema/rules/orders/order-status";
import type { Edge, OrderFacts, UnpaidFacts } from "./edge";
import type { AnyRefusal, Refusal } from "./refusals";
import type { OrderEvent } from "./step";

/** Events of an unpaid order. */
type UnpaidEvent = "create" | "pay" | "cancel" | "expire";

export type Decision<Reason = Refusal> =
  | { readonly ok: true; readonly to: OrderStatus }
  | { readonly ok: false; readonly reason: Reason };

/** Whether an event is possible for an order in a status, and its next status; otherwise the reason. */
export function decide(
  status: OrderStatus | null,
  event: OrderEvent<UnpaidEvent>,
  facts: UnpaidFacts,
): Decision;
export function decide(
  status: OrderStatus | null,
  event: OrderEvent,
  facts: OrderFacts,
): Decision<AnyRefusal>;
export function decide(
  status: OrderStatus | null,
  { event, edges }: OrderEvent,
  facts: UnpaidFacts & Partial<OrderFacts>,
): Decision<AnyRefusal> {
  const known = { ...NOTHING_DONE, ...facts };
  const edge = edges.find(({ from, when }) => from === status && (when?.(known) ?? true));
  if (!edge) return { ok: false, reason: refusalIn(status, event) };
  const refusal = edge.guard?.(known) ?? null;
  return refusal ? { ok: false, reason: refusal } : { ok: true, to: edge.to };
}

/** Facts of a new order, for events that depend on none of them. */
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
  biddingEndsAt: null,
  editRequest: null,
};

const UNPAID_EVENTS: ReadonlySet<string> = new Set(["pay", "cancel", "expire"]);

function refusalIn(status: OrderStatus | null, event: string): AnyRefusal {
  if (status === null) return "MISSING";
  if (event === "create") return "EXISTS";
  if (status === "CLOSE") return "CLOSED";
  if (UNPAID_EVENTS.has(event)) return "PAID";
  return status === "WAIT_PAY" ? "UNPAID" : "NOT_NOW";
}

/** The only edge of an event with a single origin, e.g. for statements that move many orders at once. */
export function edgeOf<Name extends string>({ event, edges }: OrderEvent<Name>): Edge & { event: Name } {
  const [edge] = edges;
  if (!edge) throw new Error(`no edge for ${event}`);
  return { event, ...edge };
}

/** The events of a list that are possible for an order now, in their sequence. */
export const possibleEvents = <E extends OrderEvent>(
  events: readonly E[],
  status: OrderStatus,
  facts: OrderFacts,
): E["event"][] => events.filter((event) => decide(status, event, facts).ok).map(({ event }) => event);
