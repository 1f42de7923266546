import { and, eq, gt, lt, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Code } from "../../../../schema/rules/codes";
import { type Clock, DAY, formatTime } from "../../shared/clock";
import { ConstraintViolation, commit, statement, withFreshIds } from "../../shared/commit";
import type { CustomerSession } from "../../shared/context";
import { sha256 } from "../../shared/crypto";
import { BusinessError, blocked } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { numbers } from "../../shared/numbers/numbers";
import type { CustomerStore, Stores } from "../../shared/stores/stores";
import { type Client, describeClient, isNewClient, recordActivity } from "../account-activity";
import { type NewMessage, sendMessage } from "../messages";
import { isClosedPhone } from "./close-customer";
import { customers, sessions } from "./customers.tables";

/** A session ends 30 days after signing in, even if it is used (AUTH-15). */
const SESSION_LIFETIME_MS = 30 * DAY;
/** A device that was not seen for this long counts as new. */
const REMEMBERED_MS = 90 * DAY;

/**
 * Finds the customer behind a WEB-TOKEN. Null for an unknown, expired or logged-out token (ROLE-11), and for
 * a text that cannot be a token, which is not looked up.
 *
 * @throws BusinessError 7002 when the platform has blocked the account (ROLE-12)
 */
export async function resolveSession(
  token: string,
  { stores, clock }: { stores: Stores; clock: Clock },
): Promise<CustomerSession | null> {
  const bucket = numbers.session.bucket(token);
  if (bucket === null) return null;
  const tokenHash = await sha256(token);
  const row = await findSessionCustomer(stores.of(bucket), tokenHash, clock.now());
  if (!row) return null;
  if (row.blockedAt !== null) throw blocked();
  return { customerId: row.customerId, phone: row.phone, tokenHash };
}

/** The customer of a valid session with this token hash; undefined for any other hash. */
export const findSessionCustomer = (db: CustomerStore, tokenHash: string, now: number) =>
  drizzle(db)
    .select({
      customerId: customers.id,
      phone: customers.phone,
      nickname: customers.nickname,
      blockedAt: customers.blockedAt,
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
    .get();

export interface NewSession {
  readonly customerId: number;
  /** The phone that was proven at this sign-in. */
  readonly phone: string;
  readonly client: Client;
}

export interface SessionDependencies {
  readonly db: CustomerStore;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Opens a session and returns its token: the bucket of the customer and 256 random bits, new at every
 * sign-in. Only its hash is stored. Sessions of the customer's other devices stay; expired ones are deleted.
 * A sign-in from a new device or place sends a message (ux.md U50).
 *
 * @returns the token, and whether a message about it waits in the outbox
 * @throws BusinessError CONFLICT when the account has changed its phone or was closed since the code was
 *   checked: this ends all sessions, also one that is being opened
 */
export async function openSession(
  { customerId, phone, client }: NewSession,
  { db, clock, ids }: SessionDependencies,
): Promise<{ token: string; isTold: boolean }> {
  const token = numbers.session.make(customerId, ids);
  const tokens = { tokenHash: await sha256(token), expiresAt: clock.now() + SESSION_LIFETIME_MS };
  const isTold = await storeSession({ customerId, phone, client, tokens }, { db, clock, ids });
  return { token, isTold };
}

/** The stored hashes and times of a session's tokens. */
type SessionTokens = Pick<
  typeof sessions.$inferInsert,
  "tokenHash" | "expiresAt" | "accessHash" | "accessUntil" | "refreshHash"
>;

/**
 * Stores a session of a browser or an app, with everything else that signing in changes.
 *
 * @returns whether a message about it waits in the outbox
 * @throws BusinessError CONFLICT as {@link openSession}
 */
export async function storeSession(
  { customerId, phone, client, tokens }: NewSession & { tokens: SessionTokens },
  { db, clock, ids }: SessionDependencies,
): Promise<boolean> {
  const now = clock.now();
  const orm = drizzle(db);
  const isNew = await isNewClient(db, customerId, client, now - REMEMBERED_MS);
  const session = {
    customerId: sql<number>`(SELECT id FROM customers WHERE id = ${customerId} AND phone = ${phone})`,
    createdAt: now,
    ...client,
    ...tokens,
  };
  const expired = and(eq(sessions.customerId, customerId), lt(sessions.expiresAt, now));
  try {
    await withFreshIds(() =>
      commit(db, [
        statement(db, orm.delete(sessions).where(expired)),
        statement(db, orm.insert(sessions).values({ id: ids.rowId(customerId), ...session })),
        recordActivity(db, { customerId, kind: "SIGNED_IN", at: now, client }, ids),
        ...(isNew ? sendMessage(db, newDeviceMessage(customerId, client, now), ids) : []),
      ]),
    );
  } catch (error) {
    if (!(error instanceof ConstraintViolation && error.mentions("sessions.customer_id"))) throw error;
    const owner = await orm
      .select({ phone: customers.phone })
      .from(customers)
      .where(eq(customers.id, customerId))
      .get();
    const why =
      owner && isClosedPhone(owner.phone)
        ? "账户刚刚已注销，请重新获取验证码注册"
        : "手机号刚刚已修改，请用新手机号登录";
    throw new BusinessError(Code.CONFLICT, why);
  }
  return isNew;
}

/** The message to the customer, because another person may have signed in. */
const newDeviceMessage = (customerId: number, client: Client, at: number): NewMessage => ({
  customerId,
  type: "system",
  reminder: "SIGN_IN",
  title: "新设备登录提醒",
  text: `您的账号于${formatTime(at).slice(0, 16)}在新设备登录：${describeClient(client)}。如非本人操作，请到账户安全的登录设备中退出该设备，并修改支付密码。`,
  at,
});

/**
 * Ends the session with a token hash: the token is invalid at once. Ending an unknown session changes
 * nothing.
 */
export async function closeSession(tokenHash: string, { db }: { db: CustomerStore }): Promise<void> {
  await drizzle(db).delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}
