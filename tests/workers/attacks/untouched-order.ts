import { env } from "cloudflare:workers";
import type { OrderStatus } from "../../../schema/rules/orders/order-status";
import { EVIDENCE_NAMED_AT } from "../../support/database/database-snapshot";
import { type EVENTS, follow, orderIn } from "../../support/orders/order-life";
import type { World } from "./attack-world";

export interface Wanted {
  /** What the order is placed with beside the usual. */
  readonly overrides?: Record<string, unknown>;
  /** What happens to it in that status. */
  readonly events?: readonly (keyof typeof EVENTS)[];
}

/** The last order that was made of each kind, with its rows as they were then. */
const made = new Map<string, { readonly orderId: number; readonly rows: string }>();

/** Photos that tests name are uploaded before the attack. */
const NAMED_BY_TESTS: Readonly<Record<string, string>> = {
  order_evidence: `AND created_at < ${EVIDENCE_NAMED_AT}`,
};

/** Queries for all rows that belong to an order. */
let queries: readonly string[] | undefined;

async function findQueries(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%`order_id` %'",
  ).all<{ name: string }>();
  return [
    "SELECT * FROM orders WHERE id = ?",
    ...results.map(({ name }) => `SELECT * FROM "${name}" WHERE order_id = ? ${NAMED_BY_TESTS[name] ?? ""}`),
  ];
}

async function rowsOf(orderId: number): Promise<string> {
  queries ??= await findQueries();
  const results = await env.DB.batch<Record<string, unknown>>(
    queries.map((query) => env.DB.prepare(query).bind(orderId)),
  );
  // Where the map puts the address is kept whenever the order is read first.
  const isKeptWhenRead = (column: string) => column === "lng" || column === "lat";
  return JSON.stringify(
    results.map(({ results }) => results),
    (key, value) => (isKeptWhenRead(key) ? undefined : value),
  );
}

/**
 * An order of the caller's own in a status. Most attacks are refused and leave theirs as it was: then the next one gets
 * the same order, because leading another one there takes a dozen calls.
 */
export async function untouchedOrder(
  { backend, own }: World,
  status: OrderStatus,
  { overrides = {}, events = [] }: Wanted = {},
): Promise<number> {
  const kind = JSON.stringify([own.customerId, status, overrides, events]);
  const last = made.get(kind);
  if (last && (await rowsOf(last.orderId)) === last.rows) return last.orderId;
  const orderId = await orderIn(backend, own, status, overrides);
  await follow({ backend, account: own, orderId }, events);
  made.set(kind, { orderId, rows: await rowsOf(orderId) });
  return orderId;
}
