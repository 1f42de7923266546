import { and, desc, eq, gt, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { DAY, HOUR, SECOND } from "../../shared/clock";
import type { Directory } from "../../shared/stores/stores";
import { accountPurpose, type CodeStore } from "./code-store";
import { smsSends } from "./sms.tables";

export type PhoneLimit = "minute" | "hour" | "day";

/** Codes that a phone may be sent in any period of that length (security.md S15). */
const PHONE_LIMITS: Record<PhoneLimit, { codes: number; ms: number }> = {
  minute: { codes: 1, ms: 60 * SECOND },
  hour: { codes: 5, ms: HOUR },
  day: { codes: 10, ms: DAY },
};

const sentSince = (phone: string, after: number) =>
  sql`(SELECT COUNT(*) FROM ${smsSends} WHERE ${smsSends.phone} = ${phone} AND ${smsSends.createdAt} > ${after})`;

/**
 * Counts a code before it is sent, if the phone's limits allow it and no other request has its id; false
 * otherwise. One statement checks and counts, so that parallel requests never exceed the limits.
 */
export async function countSend(
  directory: Directory,
  {
    phone,
    purpose,
    requestHash,
    now,
  }: { phone: string; purpose: CodeStore["purpose"]; requestHash: string; now: number },
): Promise<boolean> {
  const { minute, hour, day } = PHONE_LIMITS;
  const within = ({ codes, ms }: { codes: number; ms: number }) =>
    sql`${sentSince(phone, now - ms)} < ${codes}`;
  const result = await drizzle(directory).run(sql`
    INSERT INTO ${smsSends} (request_hash, phone, purpose, created_at)
    SELECT ${requestHash}, ${phone}, ${purpose}, ${now}
    WHERE ${within(minute)} AND ${within(hour)} AND ${within(day)}
    ON CONFLICT (request_hash) DO NOTHING`);
  return result.meta.changes === 1;
}

/**
 * The limit that the phone has reached, the longest first, and the ms until it allows another code; null when
 * none.
 */
export async function reachedLimit(
  directory: Directory,
  phone: string,
  now: number,
): Promise<{ name: PhoneLimit; waitMs: number } | null> {
  const rows = await drizzle(directory)
    .select({ createdAt: smsSends.createdAt })
    .from(smsSends)
    .where(and(eq(smsSends.phone, phone), gt(smsSends.createdAt, now - DAY)))
    .orderBy(desc(smsSends.createdAt));
  for (const name of ["day", "hour", "minute"] as const) {
    const { codes, ms } = PHONE_LIMITS[name];
    const first = rows[codes - 1];
    if (first && first.createdAt > now - ms) return { name, waitMs: first.createdAt + ms - now };
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
    .prepare("DELETE FROM sms_sends WHERE phone = ? AND purpose = ?")
    .bind(phone, accountPurpose(customerId));
