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

/** The most sessions that are answered; more than customers have. */
const MOST_SESSIONS = 200;

/** The living sessions of a customer, newest first. */
export const findSessions = (db: CustomerStore, customerId: number, now: number) =>
  drizzle(db)
    .select()
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(MOST_SESSIONS);

/** Condition for a customer's sessions except the caller's. */
export const isOther = ({ customerId, tokenHash }: CustomerSession) =>
  and(eq(sessions.customerId, customerId), ne(sessions.tokenHash, tokenHash));

/**
 * Ends another session of the customer: its token is invalid at once (ux.md U50, security.md S11).
 *
 * @throws BusinessError NOT_FOUND for a session that has ended or belongs to another customer (ROLE-16),
 *   INVALID_INPUT for the caller's own
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

/** Ends all of the customer's sessions except the caller's. Without other sessions nothing happens. */
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
