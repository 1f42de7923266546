import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { DAY, HOUR, MINUTE, SECOND } from "../../shared/clock";
import { commit, statement } from "../../shared/commit";
import { smsCodes } from "./sms.tables";

/** Which door a code opens: `login` for visitors, `account:<customer id>` for a signed-in customer. */
type CodePurpose = "login" | `account:${number}`;

export interface CodeKey {
  /** Canonical phone. */
  phone: string;
  purpose: CodePurpose;
}

export type PhoneLimit = "minute" | "hour" | "day";

/** How many codes a phone may be sent, over any stretch of that length (security.md S15). */
const PHONE_LIMITS: Record<PhoneLimit, { codes: number; ms: number }> = {
  minute: { codes: 1, ms: 60 * SECOND },
  hour: { codes: 5, ms: HOUR },
  day: { codes: 10, ms: DAY },
};
/** Guesses that a code survives. */
export const CODE_GUESSES = 5;
export const CODE_LIFETIME_MS = 5 * MINUTE;

const sentSince = (phone: string, after: number) =>
  sql`(SELECT COUNT(*) FROM ${smsCodes} WHERE ${smsCodes.phone} = ${phone} AND ${smsCodes.createdAt} > ${after})`;

/**
 * Stores a code if the phone's limits allow one more and no other request has its id; false otherwise. Counting and storing are one statement, so that
 * of parallel requests exactly as many get through as the limits say.
 */
export async function storeCode(
  db: D1Database,
  code: CodeKey & { id: number; codeHash: string; requestHash: string; now: number },
): Promise<boolean> {
  const { minute, hour, day } = PHONE_LIMITS;
  const within = ({ codes, ms }: { codes: number; ms: number }) =>
    sql`${sentSince(code.phone, code.now - ms)} < ${codes}`;
  const insert = drizzle(db)
    .insert(smsCodes)
    .select(sql`
      SELECT ${code.id}, ${code.phone}, ${code.purpose}, ${code.codeHash}, 0, NULL, ${code.now},
        ${code.now + CODE_LIFETIME_MS}, ${code.requestHash}, NULL
      WHERE ${within(minute)} AND ${within(hour)} AND ${within(day)}`)
    .onConflictDoNothing({ target: smsCodes.requestHash });
  const [result] = await commit(db, [statement(db, insert)]);
  return result?.meta.changes === 1;
}

/** Which limit the phone has reached, longest first; null when none. */
export async function reachedLimit(db: D1Database, phone: string, now: number): Promise<PhoneLimit | null> {
  const rows = await drizzle(db)
    .select({ createdAt: smsCodes.createdAt })
    .from(smsCodes)
    .where(and(eq(smsCodes.phone, phone), gt(smsCodes.createdAt, now - DAY)));
  for (const name of ["day", "hour", "minute"] as const) {
    const { codes, ms } = PHONE_LIMITS[name];
    if (rows.filter((row) => row.createdAt > now - ms).length >= codes) return name;
  }
  return null;
}

/** The code that was made for a request, or undefined. */
export const codeOfRequest = (db: D1Database, requestHash: string) =>
  drizzle(db).select().from(smsCodes).where(eq(smsCodes.requestHash, requestHash)).get();

/** Notes that the provider has taken a code's message. */
export async function acceptCode(db: D1Database, id: number, now: number): Promise<void> {
  await drizzle(db).update(smsCodes).set({ acceptedAt: now }).where(eq(smsCodes.id, id));
}

/** Takes a code back that never reached its phone: it opens nothing and counts against no limit. */
export async function withdrawCode(db: D1Database, id: number): Promise<void> {
  await drizzle(db).delete(smsCodes).where(eq(smsCodes.id, id));
}

const NO_PHONE = "";

/** The same where only most likely nothing was sent: the request stays known, so that it sends nothing when repeated. */
export async function disownCode(db: D1Database, id: number): Promise<void> {
  await drizzle(db).update(smsCodes).set({ phone: NO_PHONE }).where(eq(smsCodes.id, id));
}

export const isDisowned = ({ phone }: { phone: string }) => phone === NO_PHONE;

/** The newest code sent to a phone for a purpose; older ones are dead. */
export const newestCode = (db: D1Database, key: CodeKey) =>
  drizzle(db)
    .select()
    .from(smsCodes)
    .where(and(eq(smsCodes.phone, key.phone), eq(smsCodes.purpose, key.purpose)))
    .orderBy(desc(smsCodes.createdAt), desc(smsCodes.id))
    .limit(1)
    .get();

/**
 * Judges a guess against a living code, in one statement: a wrong one is counted; a right one uses the code up when
 * `consume` is set. Null when the code is no longer living, be it because another request was faster.
 */
export async function guessCode(
  db: D1Database,
  guess: { id: number; codeHash: string; consume: boolean; now: number },
): Promise<"right" | "wrong" | null> {
  const right = sql`${smsCodes.codeHash} = ${guess.codeHash}`;
  const row = await drizzle(db)
    .update(smsCodes)
    .set({
      attempts: sql`${smsCodes.attempts} + CASE WHEN ${right} THEN 0 ELSE 1 END`,
      ...(guess.consume ? { usedAt: sql`CASE WHEN ${right} THEN ${guess.now} END` } : {}),
    })
    .where(
      and(
        eq(smsCodes.id, guess.id),
        isNull(smsCodes.usedAt),
        lt(smsCodes.attempts, CODE_GUESSES),
        gt(smsCodes.expiresAt, guess.now),
      ),
    )
    .returning({ codeHash: smsCodes.codeHash })
    .get();
  if (!row) return null;
  return row.codeHash === guess.codeHash ? "right" : "wrong";
}

/** Statement that deletes the codes which were sent to a phone for its account, for the batch that closes it. */
export const forgetCodes = (
  db: D1Database,
  { phone, customerId }: { phone: string; customerId: number },
): D1PreparedStatement =>
  db.prepare("DELETE FROM sms_codes WHERE phone = ? AND purpose = ?").bind(phone, `account:${customerId}`);
