import { and, desc, eq, gt, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { DAY, HOUR, SECOND } from "../../shared/clock";
import type { Directory } from "../../shared/stores/stores";
import { accountPurpose, type CodeStore } from "./code-store";
import { smsSends } from "./sms.tables";

export type PhoneLimit = "minute" | "hour" | "day";

interface CodeLimit {
  readonly name: PhoneLimit;
  readonly codes: number;
  readonly ms: number;
}

const MINUTE_LIMIT: CodeLimit = { name: "minute", codes: 1, ms: 60 * SECOND };
/** Codes that a phone may be sent in any period of that length (security.md S15), the longest first. */
const OWN_LIMITS: readonly CodeLimit[] = [
  { name: "day", codes: 10, ms: DAY },
  { name: "hour", codes: 5, ms: HOUR },
  MINUTE_LIMIT,
];
/** The same for codes that sessions send to a phone that is not their own. */
const OTHER_LIMITS: readonly CodeLimit[] = [{ name: "day", codes: 5, ms: DAY }, MINUTE_LIMIT];

/** A code to a phone, as the limits of the phone count it. */
interface PhoneSend {
  readonly phone: string;
  /** Whether a session sends it to a phone that is not its own. */
  readonly isToOther: boolean;
  /** ms since the epoch */
  readonly now: number;
}

const OTHER = "/other";
const limitsOf = ({ isToOther }: PhoneSend) => (isToOther ? OTHER_LIMITS : OWN_LIMITS);

/**
 * Sends that count for a limit. The minute is common. Beyond it each kind is counted alone, so that no customer can use
 * up the codes with which another one signs in.
 */
const counted = ({ phone, isToOther, now }: PhoneSend, { name, ms }: CodeLimit) =>
  and(
    eq(smsSends.phone, phone),
    gt(smsSends.createdAt, now - ms),
    name === "minute" ? undefined : sql`(${smsSends.purpose} LIKE ${`%${OTHER}`}) = ${Number(isToOther)}`,
  );

/**
 * Counts a code before it is sent, if the phone's limits allow it and no other request has its id; false
 * otherwise. One statement checks and counts, so that parallel requests never exceed the limits.
 */
export async function countSend(
  directory: Directory,
  { purpose, requestHash, ...send }: PhoneSend & { purpose: CodeStore["purpose"]; requestHash: string },
): Promise<boolean> {
  const stored = send.isToOther ? `${purpose}${OTHER}` : purpose;
  const within = limitsOf(send).map(
    (limit) => sql`(SELECT COUNT(*) FROM ${smsSends} WHERE ${counted(send, limit)}) < ${limit.codes}`,
  );
  const result = await drizzle(directory).run(sql`
    INSERT INTO ${smsSends} (request_hash, phone, purpose, created_at)
    SELECT ${requestHash}, ${send.phone}, ${stored}, ${send.now}
    WHERE ${sql.join(within, sql` AND `)}
    ON CONFLICT (request_hash) DO NOTHING`);
  return result.meta.changes === 1;
}

/**
 * The limit that a code to the phone has reached, the longest first, and the ms until it allows another code; null when
 * none.
 */
export async function reachedLimit(
  directory: Directory,
  send: PhoneSend,
): Promise<{ name: PhoneLimit; waitMs: number } | null> {
  for (const limit of limitsOf(send)) {
    const first = await drizzle(directory)
      .select({ createdAt: smsSends.createdAt })
      .from(smsSends)
      .where(counted(send, limit))
      .orderBy(desc(smsSends.createdAt))
      .limit(1)
      .offset(limit.codes - 1)
      .get();
    if (first) return { name: limit.name, waitMs: first.createdAt + limit.ms - send.now };
  }
  return null;
}

/** The record of a request, or undefined. */
export const sendOfRequest = (directory: Directory, requestHash: string) =>
  drizzle(directory).select().from(smsSends).where(eq(smsSends.requestHash, requestHash)).get();

/** Records that the provider has accepted the message. */
export async function acceptSend(directory: Directory, requestHash: string, now: number): Promise<void> {
  await drizzle(directory)
    .update(smsSends)
    .set({ acceptedAt: now })
    .where(eq(smsSends.requestHash, requestHash));
}

/** Deletes the record of a code that never reached its phone, so that it counts against no limit. */
export async function withdrawSend(directory: Directory, requestHash: string): Promise<void> {
  await drizzle(directory).delete(smsSends).where(eq(smsSends.requestHash, requestHash));
}

const NO_PHONE = "";

/**
 * The same when the code was probably not sent: the request is still known, so that a repetition sends
 * nothing.
 */
export async function disownSend(directory: Directory, requestHash: string): Promise<void> {
  await drizzle(directory)
    .update(smsSends)
    .set({ phone: NO_PHONE })
    .where(eq(smsSends.requestHash, requestHash));
}

export const isDisowned = ({ phone }: { phone: string }) => phone === NO_PHONE;

/** Statement that deletes the records of a phone whose account is closed. */
export const forgetSends = (
  directory: Directory,
  { phone, customerId }: { phone: string; customerId: number },
): D1PreparedStatement =>
  directory
    .prepare("DELETE FROM sms_sends WHERE phone = ? AND purpose IN (?, ?)")
    .bind(phone, accountPurpose(customerId), `${accountPurpose(customerId)}${OTHER}`);
