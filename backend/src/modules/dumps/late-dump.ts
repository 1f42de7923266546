import { DAY, dayOf, HOUR, startOfDay } from "../../shared/clock";
import type { CustomerStore } from "../../shared/stores/stores";
import { NIGHT } from "./dump-cell";

/** Hour in Shanghai by which even the largest cell is dumped. */
const WRITTEN_BY = 8;

/**
 * The last night without a dump of a cell, if there is no requested dump since, and the cell had a customer
 * then.
 *
 * @returns its day, such as `2026-11-26`; null when nothing is missing
 */
export async function nightWithoutDump(db: CustomerStore, now: number): Promise<string | null> {
  const today = startOfDay(now);
  const day = now >= today + WRITTEN_BY * HOUR ? today : today - DAY;
  const missing = await db
    .prepare(
      `SELECT 1 AS missing
       WHERE (SELECT created_at FROM customers WHERE id > 0 ORDER BY id LIMIT 1) < ?1
         AND NOT EXISTS (SELECT 1 FROM cell_dumps WHERE ended_at >= ?1)`,
    )
    .bind(day + NIGHT.from * HOUR)
    .first<number>("missing");
  return missing === null ? null : dayOf(day);
}
