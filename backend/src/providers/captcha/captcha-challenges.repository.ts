import { and, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Directory } from "../../shared/stores/stores";
import { captchaChallenges } from "./captcha-challenges.tables";

/** Drags that a challenge takes. */
export const CHALLENGE_DRAGS = 5;
/** A piece counts as placed within this distance of its gap. */
const GAP_TOLERANCE_PX = 5;

type Challenge = typeof captchaChallenges.$inferSelect;

/** Condition for one challenge. It is found only from the network that asked for it. */
const own = (id: string, network: string) =>
  and(eq(captchaChallenges.id, id), eq(captchaChallenges.clientAddress, network));

/** Stores an opened challenge. Throws when its id was stored before. */
export const insertChallenge = (
  directory: Directory,
  challenge: Pick<Challenge, "id" | "clientAddress" | "gapX" | "createdAt" | "expiresAt">,
): Promise<unknown> => drizzle(directory).insert(captchaChallenges).values(challenge);

/** The challenge, if this network opened it. */
export const findChallenge = (
  directory: Directory,
  id: string,
  network: string,
): Promise<Challenge | undefined> =>
  drizzle(directory).select().from(captchaChallenges).where(own(id, network)).get();

/**
 * Judges a drag in one statement: it is counted, and when the piece is in its gap the challenge keeps the hash of the
 * validate token. Null when the challenge takes no more drags.
 */
export async function recordDrag(
  directory: Directory,
  drag: { id: string; network: string; x: number; plausible: boolean; validateHash: string; now: number },
): Promise<"placed" | "missed" | null> {
  const placed = sql`${drag.plausible ? 1 : 0} AND ABS(${captchaChallenges.gapX} - ${drag.x}) <= ${GAP_TOLERANCE_PX}`;
  const [row] = await drizzle(directory)
    .update(captchaChallenges)
    .set({
      attempts: sql`${captchaChallenges.attempts} + 1`,
      validateHash: sql`CASE WHEN ${placed} THEN ${drag.validateHash} END`,
    })
    .where(
      and(
        own(drag.id, drag.network),
        isNotNull(captchaChallenges.gapX),
        isNull(captchaChallenges.validateHash),
        lt(captchaChallenges.attempts, CHALLENGE_DRAGS),
        gt(captchaChallenges.expiresAt, drag.now),
      ),
    )
    .returning({ validateHash: captchaChallenges.validateHash });
  if (!row) return null;
  return row.validateHash === null ? "missed" : "placed";
}

/**
 * Uses a challenge up, once; false when that was done before or its time is over. `validateHash` is that of the token
 * handed out for the drag, null for a Geetest challenge.
 */
export async function settleChallenge(
  directory: Directory,
  settlement: { id: string; network: string; validateHash: string | null; now: number },
): Promise<boolean> {
  const { validateHash, now } = settlement;
  const rows = await drizzle(directory)
    .update(captchaChallenges)
    .set({ validatedAt: now })
    .where(
      and(
        own(settlement.id, settlement.network),
        validateHash === null
          ? isNull(captchaChallenges.gapX)
          : eq(captchaChallenges.validateHash, validateHash),
        isNull(captchaChallenges.validatedAt),
        gt(captchaChallenges.expiresAt, now),
      ),
    )
    .returning({ id: captchaChallenges.id });
  return rows.length === 1;
}
