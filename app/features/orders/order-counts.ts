import type { OrderFilter } from "~/gql/graphql";
import { ORDER_STATUSES } from "../../../schema/rules/orders/order-status";

/** Number of orders by name of the filter. */
export type CountByFilter = Readonly<Record<string, number>>;

/** Counts by their filter; null when they could not be read. */
export function countsOf(
  counts: readonly { filter: string; count: number }[] | null | undefined,
): CountByFilter | null {
  return counts ? Object.fromEntries(counts.map(({ filter, count }) => [filter, count])) : null;
}

/**
 * Number of all orders; undefined where the backend does not count by status (decision 046). RECEIVING_ORDER counts those
 * of WAIT_ASSIGN as well (C-42).
 */
export function everything(counts: CountByFilter): number | undefined {
  const told = ORDER_STATUSES.filter((status) => counts[status] !== undefined);
  if (told.length === 0) return undefined;
  return told.reduce((sum, status) => sum + (status === "WAIT_ASSIGN" ? 0 : (counts[status] ?? 0)), 0);
}

/** Number of orders under a filter; null when unknown. A backend that counts by status may leave out what has none. */
export const countUnder = (counts: CountByFilter, filter: OrderFilter): number | null =>
  counts[filter] ?? (everything(counts) === undefined ? null : 0);
