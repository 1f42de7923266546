import { env } from "cloudflare:workers";
import type { Backfill } from "../../../backend/src/modules/backfills";
import { BACKFILLS } from "../../../backend/src/registry";

/** Rows of one slice. */
export const SLICE = 300;

/** A backfill as a release would bring it: the place of each activity is filled from its device. */
export const fillPlaces: Backfill = {
  name: "places of activity",
  async slice(db, after) {
    const last = await db
      .prepare("SELECT MAX(id) AS id FROM (SELECT id FROM account_activity WHERE id > ? ORDER BY id LIMIT ?)")
      .bind(Number(after ?? 0), SLICE)
      .first<number>("id");
    if (last === null) return null;
    await db
      .prepare(
        "UPDATE account_activity SET place = 'of ' || device WHERE id > ? AND id <= ? AND place IS NULL AND device IS NOT NULL",
      )
      .bind(Number(after ?? 0), last)
      .run();
    return String(last);
  },
};

/** The backfills of the release under test, which the product has none of. */
export function useBackfills(...list: readonly Backfill[]): void {
  (BACKFILLS as Backfill[]).splice(0, BACKFILLS.length, ...list);
}

/** Gives a customer so many rows of an earlier release; their ids begin behind `first`. */
export const addOldRows = (customerId: number, count: number, first = 0) =>
  env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT ?3 + 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?3 + ?2)
     INSERT INTO account_activity SELECT ?1 + 4096 * (1000000 + i), ?1, 'LOGIN', 1800000000000 + i, NULL, 'phone', NULL FROM n`,
  )
    .bind(customerId, count, first)
    .run();

/** How many rows have each place. */
export async function placesOf(customerId: number): Promise<Record<string, number>> {
  const { results } = await env.DB.prepare(
    "SELECT place, COUNT(*) AS rows FROM account_activity WHERE customer_id = ? AND device = 'phone' GROUP BY place",
  )
    .bind(customerId)
    .all<{ place: string | null; rows: number }>();
  return Object.fromEntries(results.map(({ place, rows }) => [String(place), rows]));
}
