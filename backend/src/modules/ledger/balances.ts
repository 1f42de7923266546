import { DAY, dayOf, shanghaiDay, startOfDay } from "../../../../schema/rules/time";
import type { CustomerStore } from "../../shared/stores/stores";

/** Balance of a wallet at the end of a day, 分. */
export interface DayBalance {
  /** `2026-11-20` */
  readonly day: string;
  readonly balance: number;
}

/** Most points of the chart: one for each day in two months, and one for several days in a longer period. */
const MOST_BALANCES = 62;

/**
 * Balances of a wallet at the ends of days, oldest first: from a time on, or from its first line. The last
 * one is that of the day before `before`, or of today. Each costs one step into an index (decision 040).
 * Empty without lines.
 */
export async function balancesOf(
  db: CustomerStore,
  { customerId, from, before, now }: { customerId: number; from?: number; before?: number; now: number },
): Promise<DayBalance[]> {
  const first = await db
    .prepare("SELECT at FROM cash_flows WHERE customer_id = ? AND list = '' ORDER BY position LIMIT 1")
    .bind(customerId)
    .first<{ at: number }>();
  if (!first) return [];
  const start = Math.max(from ?? first.at, first.at);
  const end = Math.min(before ?? now + 1, now + 1) - 1;
  const days = shanghaiDay(end) - shanghaiDay(start) + 1;
  if (days < 1) return [];
  const step = Math.ceil(days / MOST_BALANCES) * DAY;
  const count = Math.ceil((days * DAY) / step);
  const nextDays = Array.from(
    { length: count },
    (_, index) => startOfDay(end) + DAY - (count - 1 - index) * step,
  );
  const { results } = await db
    .prepare(
      `SELECT value AS before, (
         SELECT money_in - money_out FROM cash_flows
         WHERE customer_id = ? AND list = '' AND at < value ORDER BY at DESC, position DESC LIMIT 1
       ) AS balance FROM json_each(?) ORDER BY value`,
    )
    .bind(customerId, JSON.stringify(nextDays))
    .all<{ before: number; balance: number | null }>();
  return results.map((row) => ({ day: dayOf(row.before - 1), balance: row.balance ?? 0 }));
}
