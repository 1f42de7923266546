import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { isUnsubscribeToken } from "../../../../schema/rules/messages/reminders";
import { MINUTE } from "../../shared/clock";
import type { RequestContext } from "../../shared/context";
import { notFound } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { numbers } from "../../shared/numbers/numbers";
import { clientNetwork, enforceReadingLimit } from "../limits";
import { reminderPhones } from "./reminders.tables";

/** One of 2^80 secrets cannot be found by trying; attempts are slowed down all the same. */
const NETWORK_READS = { limit: 60, windowMs: 10 * MINUTE };

/** The secret with which a phone stops its SMS, made with the first of them; an SMS of a customer is about to go to it. */
export async function unsubscribeTokenOf(
  { phone, customerId }: { phone: string; customerId: number },
  { db, ids, now }: { db: D1Database; ids: Ids; now: number },
): Promise<string> {
  const [row] = await drizzle(db)
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

/** Since when (ms) a phone wants no SMS; null when it takes them. */
export async function smsOffSince(db: D1Database, phone: string): Promise<number | null> {
  const row = await drizzle(db).select().from(reminderPhones).where(eq(reminderPhones.phone, phone)).get();
  return row?.offAt ?? null;
}

/** Query that stops the SMS of a phone, or lets them come again; the same again changes nothing. */
export function storeSmsOff(
  db: D1Database,
  { phone, isOff, now }: { phone: string; isOff: boolean; now: number },
) {
  const wish = isOff ? { offAt: now, usedAt: null } : { offAt: null, usedAt: now };
  return drizzle(db)
    .insert(reminderPhones)
    .values({ phone, ...wish })
    .onConflictDoUpdate({
      target: reminderPhones.phone,
      set: wish,
      setWhere: isOff ? sql`${reminderPhones.offAt} IS NULL` : sql`${reminderPhones.offAt} IS NOT NULL`,
    });
}

type Holder = Pick<RequestContext, "db" | "clock" | "clientAddress">;

/**
 * The phone behind the link of an SMS.
 *
 * @throws BusinessError NOT_FOUND for a link that never was or is over, TOO_MANY_REQUESTS
 */
export async function phoneOfLink(token: string, { db, clock, clientAddress }: Holder) {
  const key = `sms-off:network:${clientNetwork(clientAddress)}`;
  await enforceReadingLimit(db, { key, ...NETWORK_READS, now: clock.now() });
  const row = isUnsubscribeToken(token)
    ? await drizzle(db).select().from(reminderPhones).where(eq(reminderPhones.token, token)).get()
    : undefined;
  if (!row) throw notFound("退订链接");
  return row;
}

/** Stops the SMS of the phone behind a link, and does nothing else. @throws as {@link phoneOfLink} */
export async function stopByLink(token: string, holder: Holder): Promise<void> {
  const { phone } = await phoneOfLink(token, holder);
  await storeSmsOff(holder.db, { phone, isOff: true, now: holder.clock.now() });
}
