import { API_COST } from "../../../../../schema/rules/account/api-keys";
import { type Clock, SECOND } from "../../../shared/clock";
import type { CallingKey } from "../../../shared/context";
import { notLoggedIn, tooManyRequests } from "../../../shared/errors";
import type { CustomerStore } from "../../../shared/stores/stores";

interface Admission {
  readonly key: CallingKey;
  /** What the operation costs. */
  readonly cost: number;
  /** From where it is asked. */
  readonly address: string;
}

/** How long one point takes to come back, ms. */
const POINT_MS = SECOND / API_COST.restoredPerSecond;

/** What a key has left at a moment (?3, ms): what it had, and the whole points that have come back since, up to the most. */
const LEFT = `MIN(${API_COST.most}, points + CAST(MAX(0, ?3 - points_at) / ${POINT_MS} AS INTEGER))`;

/** Until when these points are counted: a part of a point counts towards the next one. */
const COUNTED_UNTIL = `MAX(points_at, ?3 - (?3 - points_at) % ${POINT_MS})`;

/**
 * Takes the cost of an operation from what a key has left, and notes its use. One statement decides, so that requests at
 * once together never spend more than there is.
 *
 * @returns what is left now
 * @throws BusinessError TOO_MANY_REQUESTS with the seconds after which there is enough, 7001 for a key that was revoked
 *   in the meantime
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
