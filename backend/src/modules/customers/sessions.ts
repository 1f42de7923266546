import { and, eq, gt, lt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { BackendEnv } from "../../env";
import { type Clock, DAY } from "../../shared/clock";
import type { CustomerSession } from "../../shared/context";
import { sha256 } from "../../shared/crypto";
import { blocked } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { customers, sessions } from "./customers.tables";

/** A session ends 30 days after signing in, whatever happens in between (AUTH-15). */
const SESSION_LIFETIME_MS = 30 * DAY;

/**
 * Finds the customer behind a WEB-TOKEN; null for an unknown, expired or logged-out one (ROLE-11).
 *
 * @throws BusinessError 7002 when the platform has blocked the account (ROLE-12)
 */
export async function resolveSession(
  token: string,
  { db, clock }: { db: D1Database; clock: Clock; env: BackendEnv },
): Promise<CustomerSession | null> {
  const tokenHash = await sha256(token);
  const row = await drizzle(db)
    .select({ customerId: customers.id, phone: customers.phone, blockedAt: customers.blockedAt })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, clock.now())))
    .get();
  if (!row) return null;
  if (row.blockedAt !== null) throw blocked();
  return { customerId: row.customerId, phone: row.phone, tokenHash };
}

/**
 * Opens a session and returns its token: 256 random bits, new at every sign-in, stored as a hash only. Sessions of the
 * customer's other devices stay; expired ones are cleared away, and the one that signed in anew ends (security.md S10).
 *
 * @param request `replaced` is the token hash of the session that the caller had until now, whosever it is
 */
export async function openSession(
  { customerId, replaced }: { customerId: number; replaced: string | null },
  { db, clock, ids }: { db: D1Database; clock: Clock; ids: Ids },
): Promise<string> {
  const token = ids.token();
  const now = clock.now();
  const orm = drizzle(db);
  await orm.batch([
    orm.delete(sessions).where(and(eq(sessions.customerId, customerId), lt(sessions.expiresAt, now))),
    orm.delete(sessions).where(eq(sessions.tokenHash, replaced ?? "")),
    orm.insert(sessions).values({
      tokenHash: await sha256(token),
      customerId,
      createdAt: now,
      expiresAt: now + SESSION_LIFETIME_MS,
    }),
  ]);
  return token;
}

/** Ends the session of a token hash; the token is dead at once. Ending an unknown one changes nothing. */
export async function closeSession(tokenHash: string, { db }: { db: D1Database }): Promise<void> {
  await drizzle(db).delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}
