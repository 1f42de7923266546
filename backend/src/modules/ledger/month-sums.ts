import type { CustomerStore } from "../../shared/stores/stores";
import { revenueAccount } from "./ledger";

/** Sums of a customer's list at the beginning of a month, 分. */
export interface ListSums {
  /** Index of the beginning in the given list. */
  readonly month: number;
  readonly list: string;
  /** Number of lines, including direct ones. */
  readonly position: number;
  readonly money_in: number;
  readonly money_out: number;
  /** Lines that a provider took or returned for orders, and their sum. */
  readonly direct_lines: number;
  readonly direct_in: number;
  readonly direct_out: number;
}

/**
 * Sums of a customer's lists at the beginning of each month, the fees of withdrawals in each month, and the
 * time of the customer's first line (ms). It takes some steps into an index, however many lines there are
 * (decision 040).
 *
 * @param beginnings beginnings of the months, and of the month after the last, ms
 */
export async function readMonthSums(
  db: CustomerStore,
  {
    customerId,
    lists,
    beginnings,
  }: {
    customerId: number;
    lists: readonly string[];
    beginnings: readonly number[];
  },
): Promise<{ sums: ListSums[]; fees: Map<number, number>; since: number | null }> {
  const moments = JSON.stringify(beginnings);
  const [sums, fees, first] = await db.batch<ListSums & { fee: number; at: number | null }>([
    db
      .prepare(
        `SELECT b.key AS month, l.value AS list, f.position, f.money_in, f.money_out, f.direct_lines, f.direct_in, f.direct_out
         FROM json_each(?2) b CROSS JOIN json_each(?3) l
         CROSS JOIN cash_flows f ON f.customer_id = ?1 AND f.list = l.value AND f.position = (
           SELECT position FROM cash_flows WHERE customer_id = ?1 AND list = l.value AND at < b.value
           ORDER BY at DESC, position DESC LIMIT 1)`,
      )
      .bind(customerId, moments, JSON.stringify(lists)),
    db
      .prepare(
        `SELECT b.key AS month, COALESCE(SUM(p.amount), 0) AS fee
         FROM json_each(?2) b JOIN ledger_events e ON e.type = 'CASH_OUT' AND e.customer_id = ?1
           AND e.created_at >= b.value AND e.created_at < json_extract(?2, '$[' || (b.key + 1) || ']')
         JOIN ledger_postings p ON p.event_id = e.id AND p.account_id = ?3
         WHERE b.key < json_array_length(?2) - 1 GROUP BY b.key`,
      )
      .bind(customerId, moments, revenueAccount(customerId)),
    db
      .prepare("SELECT at FROM cash_flows WHERE customer_id = ? AND list = '' ORDER BY position LIMIT 1")
      .bind(customerId),
  ]);
  return {
    sums: sums?.results ?? [],
    fees: new Map((fees?.results ?? []).map(({ month, fee }) => [month, fee])),
    since: first?.results[0]?.at ?? null,
  };
}
