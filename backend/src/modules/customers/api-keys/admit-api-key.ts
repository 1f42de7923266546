import { API_COST } from "../../../../../schema/rules/account/api-keys";
import { type Clock, SECOND } from "../../../shared/clock";
import type { CallingKey } from "../../../shared/context";
import { notLoggedIn, tooManyRequests } from "../../../shared/errors";
import type { CustomerStore } from "../../../shared/stores/stores";

interface Admission {
  readonly key: CallingKey;
  /** Cost of the operation in points. */
  readonly cost: number;
  /** Address of the caller. */
  readonly address: string;
}

/** Time in which one point is restored, ms. */
const POINT_MS = SECOND / API_COST.restoredPerSecond;

/**
 * The points of a key at a time (?3, ms): the stored points, and the whole points that were restored since,
 * up to the limit.
 */
const LEFT = `MIN(${API_COST.most}, points + CAST(MAX(0, ?3 - points_at) / ${POINT_MS} AS INTEGER))`;

/** The time for which these points are stored: a part of a point counts towards the next one. */
const COUNTED_UNTIL = `MAX(points_at, ?3 - (?3 - points_at) % ${POINT_MS})`;

/**
 * Takes the cost of an operation from the points of a key, and records its use. A single statement decides,
 * so parallel requests never spend more points than the key has.
 *
 * @returns the points that are left
 * @throws BusinessError TOO_MANY_REQUESTS with the seconds until there are enough points, 7001 for a key that
 *   was revoked in the meantime
 */
export async function admitApiKey(
  { key, cost, address }: Admission,
  { db, clock }: { db: CustomerStore; clock: Clock },
): Promise<number> {
  const now = clock.now();
  const taken = await db
    .prepare(
      `UPDATE api_keys SET points = ${LEFT} - ?2, points_at = ${COUNTED_UNTIL}, last_used_at = ?3, last_used_from = ?4
       WHERE id = ?1 AND revoked_at IS NULL AND ${LEFT} >= ?2
       RETURNING points`,
    )
    .bind(key.id, cost, now, address)
    .first<{ points: number }>();
  if (taken) return taken.points;
  const row = await db
    .prepare(`SELECT ${LEFT} AS left FROM api_keys WHERE id = ?1 AND ?2 > 0 AND revoked_at IS NULL`)
    .bind(key.id, cost, now)
    .first<{ left: number }>();
  if (!row) throw notLoggedIn();
  const seconds = Math.max(1, Math.ceil((cost - row.left) / API_COST.restoredPerSecond));
  throw tooManyRequests(`请求太频繁，请${seconds}秒后再试`, seconds);
}
