import { and, desc, eq, gt, ne } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Clock } from "../../shared/clock";
import { commit, statement, withFreshIds } from "../../shared/commit";
import type { CustomerSession } from "../../shared/context";
import { invalidInput, notFound } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { logSecurity } from "../../shared/log";
import type { CustomerStore } from "../../shared/stores/stores";
import { type Client, describeClient, recordActivity } from "../account-activity";
import { sessions } from "./customers.tables";

interface Dependencies {
  readonly db: CustomerStore;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** More than anybody has, so that an answer stays bounded. */
const MOST_SESSIONS = 200;

/** The living sessions of a customer, newest first. */
export const findSessions = (db: CustomerStore, customerId: number, now: number) =>
  drizzle(db)
    .select()
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(MOST_SESSIONS);

/** Which sessions are the customer's, but not the one that asks. */
export const isOther = ({ customerId, tokenHash }: CustomerSession) =>
  and(eq(sessions.customerId, customerId), ne(sessions.tokenHash, tokenHash));

/**
 * Ends one of the customer's other sessions: its token is dead at once (ux.md U50, security.md S11).
 *
 * @throws BusinessError NOT_FOUND for one that has ended or is another customer's (ROLE-16), INVALID_INPUT for the one
 *   that asks
 */
export async function endSession(
  request: { sessionId: number; session: CustomerSession; client: Client },
  { db, clock, ids }: Dependencies,
): Promise<void> {
  const { session, client } = request;
  const orm = drizzle(db);
  const one = and(eq(sessions.customerId, session.customerId), eq(sessions.id, request.sessionId));
  const ended = await orm.select().from(sessions).where(one).get();
  if (!ended) throw notFound("登录设备");
  if (ended.tokenHash === session.tokenHash) throw invalidInput("这是当前设备，请使用退出登录");
  await end(
    { where: one, detail: describeClient(ended), customerId: session.customerId, client },
    { db, clock, ids },
  );
}

/** Ends all of the customer's sessions but the one that asks. Where there is no other, nothing happens. */
export async function endOtherSessions(
  { session, client }: { session: CustomerSession; client: Client },
  { db, clock, ids }: Dependencies,
): Promise<void> {
  const where = isOther(session);
  const count = await drizzle(db).$count(sessions, where);
  if (count === 0) return;
  await end({ where, detail: `${count}台设备`, customerId: session.customerId, client }, { db, clock, ids });
}

async function end(
  what: { where: ReturnType<typeof isOther>; detail: string; customerId: number; client: Client },
  { db, clock, ids }: Dependencies,
): Promise<void> {
  const { where, detail, customerId, client } = what;
  const activity = { customerId, kind: "SESSIONS_ENDED", at: clock.now(), detail, client } as const;
  await withFreshIds(() =>
    commit(db, [statement(db, drizzle(db).delete(sessions).where(where)), recordActivity(db, activity, ids)]),
  );
  logSecurity({ action: "sessions-ended", target: detail, result: "ok" });
}
