import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { isUnsubscribeToken } from "../../../../schema/rules/messages/reminders";
import { MINUTE } from "../../shared/clock";
import type { RequestContext } from "../../shared/context";
import { notFound } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { inValues } from "../../shared/in-values";
import { numbers } from "../../shared/numbers/numbers";
import type { Directory } from "../../shared/stores/stores";
import { clientNetwork, enforceReadingLimit } from "../limits";
import { reminderPhones } from "./reminders.tables";

/** One of 2^80 secrets cannot be guessed; the limit slows down attempts. */
const NETWORK_READS = { limit: 60, windowMs: 10 * MINUTE };

/** The secret for stopping SMS to a phone, created before its first SMS. */
export async function unsubscribeTokenOf(
  { phone, customerId }: { phone: string; customerId: number },
  { directory, ids, now }: { directory: Directory; ids: Ids; now: number },
): Promise<string> {
  const [row] = await drizzle(directory)
    .insert(reminderPhones)
    .values({ phone, token: numbers.reminderLink.make(customerId, ids), usedAt: now })
    .onConflictDoUpdate({
      target: reminderPhones.phone,
      set: {
        token: sql`COALESCE(${reminderPhones.token}, excluded.token)`,
        usedAt: sql`CASE WHEN ${reminderPhones.offAt} IS NULL THEN ${now} END`,
      },
    })
    .returning({ token: reminderPhones.token });
  if (!row?.token) throw new Error("a phone has no secret for its SMS");
  return row.token;
}

/** Time (ms) since when a phone gets no SMS; null when it gets them. */
export async function smsOffSince(directory: Directory, phone: string): Promise<number | null> {
  const row = await drizzle(directory)
    .select()
    .from(reminderPhones)
    .where(eq(reminderPhones.phone, phone))
    .get();
  return row?.offAt ?? null;
}

/** Those of the phones that get no SMS. */
export async function phonesWithoutSms(
  directory: Directory,
  phones: readonly string[],
): Promise<ReadonlySet<string>> {
  if (phones.length === 0) return new Set();
  const rows = await drizzle(directory)
    .select({ phone: reminderPhones.phone })
    .from(reminderPhones)
    .where(and(inArray(reminderPhones.phone, inValues(phones)), isNotNull(reminderPhones.offAt)));
  return new Set(rows.map(({ phone }) => phone));
}

/** Query that stops SMS to a phone, or allows them again; a repeated request changes nothing. */
export function storeSmsOff(
  directory: Directory,
  { phone, isOff, now }: { phone: string; isOff: boolean; now: number },
) {
  const wish = isOff ? { offAt: now, usedAt: null } : { offAt: null, usedAt: now };
  return drizzle(directory)
    .insert(reminderPhones)
    .values({ phone, ...wish })
    .onConflictDoUpdate({
      target: reminderPhones.phone,
      set: wish,
      setWhere: isOff ? sql`${reminderPhones.offAt} IS NULL` : sql`${reminderPhones.offAt} IS NOT NULL`,
    });
}

/** Statement that stops SMS to a customer's new phone if they were stopped for the old one. */
export const keepSmsWish = (
  directory: Directory,
  { from, to }: { from: string; to: string },
): D1PreparedStatement =>
  directory
    .prepare(
      `INSERT INTO reminder_phones (phone, off_at)
       SELECT ?2, off_at FROM reminder_phones WHERE phone = ?1 AND off_at IS NOT NULL
       ON CONFLICT (phone) DO UPDATE SET off_at = excluded.off_at, used_at = NULL`,
    )
    .bind(from, to);

type Holder = Pick<RequestContext, "directory" | "clock" | "clientAddress">;

/**
 * The phone of a link in an SMS.
 *
 * @throws BusinessError NOT_FOUND for an unknown or expired link, TOO_MANY_REQUESTS
 */
export async function phoneOfLink(token: string, { directory, clock, clientAddress }: Holder) {
  const key = `sms-off:network:${clientNetwork(clientAddress)}`;
  await enforceReadingLimit(directory, { key, ...NETWORK_READS, now: clock.now() });
  const row = isUnsubscribeToken(token)
    ? await drizzle(directory).select().from(reminderPhones).where(eq(reminderPhones.token, token)).get()
    : undefined;
  if (!row) throw notFound("退订链接");
  return row;
}

/** Stops SMS to the phone of a link. @throws as {@link phoneOfLink} */
export async function stopByLink(token: string, holder: Holder): Promise<void> {
  const { phone } = await phoneOfLink(token, holder);
  await storeSmsOff(holder.directory, { phone, isOff: true, now: holder.clock.now() });
}
