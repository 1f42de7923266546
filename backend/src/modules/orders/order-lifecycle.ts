import type { OrderStatus } from "../../../../schema/rules/order-status";

/** What can happen to an order. */
export const ORDER_EVENTS = ["create", "pay", "cancel", "expire"] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** What guards look at. Times in ms. */
export interface OrderFacts {
  readonly now: number;
  /** End of the 24 hours in which an order may be paid. */
  readonly expiresAt: number;
}

/** Why an event is refused. */
export type Refusal = "EXISTS" | "MISSING" | "PAID" | "CLOSED" | "EXPIRED" | "NOT_DUE";

interface Edge {
  readonly event: OrderEvent;
  /** Null is an order that does not exist yet. */
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly guard?: (facts: OrderFacts) => Refusal | null;
}

/**
 * Every legal step of an order. The way from paying on follows C-42; its later steps join this table with the
 * capabilities that need them.
 */
export const ORDER_EDGES: readonly Edge[] = [
  { event: "create", from: null, to: "WAIT_PAY" },
  {
    event: "pay",
    from: "WAIT_PAY",
    to: "RECEIVING_ORDER",
    guard: ({ now, expiresAt }) => (now < expiresAt ? null : "EXPIRED"),
  },
  { event: "cancel", from: "WAIT_PAY", to: "CLOSE" },
  {
    event: "expire",
    from: "WAIT_PAY",
    to: "CLOSE",
    guard: ({ now, expiresAt }) => (now >= expiresAt ? null : "NOT_DUE"),
  },
];

export type Decision =
  | { readonly ok: true; readonly to: OrderStatus }
  | { readonly ok: false; readonly reason: Refusal };

/** Whether an event may happen to an order in a status, and where it leads; otherwise the reason. */
export function decide(status: OrderStatus | null, event: OrderEvent, facts: OrderFacts): Decision {
  const edge = ORDER_EDGES.find((candidate) => candidate.event === event && candidate.from === status);
  if (!edge) return { ok: false, reason: refusalIn(status, event) };
  const refusal = edge.guard?.(facts) ?? null;
  return refusal ? { ok: false, reason: refusal } : { ok: true, to: edge.to };
}

function refusalIn(status: OrderStatus | null, event: OrderEvent): Refusal {
  if (status === null) return "MISSING";
  if (event === "create") return "EXISTS";
  return status === "CLOSE" ? "CLOSED" : "PAID";
}

/** The one edge of an event that has a single origin, e.g. for statements that move many orders at once. */
export function edgeOf(event: OrderEvent): Edge {
  const edge = ORDER_EDGES.find((candidate) => candidate.event === event);
  if (!edge) throw new Error(`no edge for ${event}`);
  return edge;
}
