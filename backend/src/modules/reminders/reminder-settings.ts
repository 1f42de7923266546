import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { quietHoursIssue } from "../../../../schema/rules/messages/quiet-hours";
import {
  DEFAULT_REMINDERS,
  REMINDER_NAMES,
  type ReminderChoice,
} from "../../../../schema/rules/messages/reminders";
import type { Clock } from "../../shared/clock";
import type { CustomerSession } from "../../shared/context";
import { invalidInput } from "../../shared/errors";
import type { Moments } from "../../shared/next-due";
import type { CustomerStore, Directory } from "../../shared/stores/stores";
import { smsOffSince, storeSmsOff } from "./reminder-phones";
import { reminderSettings, wantsDepots } from "./reminders.tables";

type Settings = ReminderChoice & { readonly isSmsOff: boolean };
type Owner = Pick<CustomerSession, "customerId" | "phone">;

/** Events for which a customer gets SMS and WeChat reminders: the customer's choice, or the defaults. */
export async function findReminderSettings(
  { customerId, phone }: Owner,
  { db, directory }: { db: CustomerStore; directory: Directory },
): Promise<Settings> {
  const [row, offAt] = await Promise.all([
    drizzle(db).select().from(reminderSettings).where(eq(reminderSettings.customerId, customerId)).get(),
    smsOffSince(directory, phone),
  ]);
  const isSmsOff = offAt !== null;
  if (!row) return { ...DEFAULT_REMINDERS, isSmsOff };
  const { sms, wechat, quietFrom, quietUntil } = row;
  return {
    sms,
    wechat,
    quietHours: quietFrom && quietUntil ? { from: quietFrom, until: quietUntil } : null,
    isSmsOff,
  };
}

/**
 * Stores the choice. It also applies to reminders that are waiting.
 *
 * @throws BusinessError INVALID_INPUT for hours that begin when they end
 */
export async function storeReminderSettings(
  { customerId, phone }: Owner,
  { sms, wechat, quietHours, isSmsOff }: Settings,
  { db, directory, clock }: { db: CustomerStore; directory: Directory; clock: Clock },
): Promise<void> {
  const issue = quietHours && quietHoursIssue(quietHours);
  if (issue) throw invalidInput(issue);
  const now = clock.now();
  const row = {
    sms: REMINDER_NAMES.filter((event) => sms.includes(event)),
    wechat: REMINDER_NAMES.filter((event) => wechat.includes(event)),
    quietFrom: quietHours?.from ?? null,
    quietUntil: quietHours?.until ?? null,
    changedAt: now,
  };
  await drizzle(db)
    .insert(reminderSettings)
    .values({ customerId, ...row })
    .onConflictDoUpdate({ target: reminderSettings.customerId, set: row });
  // The phone's own setting is in the directory. If the request dies before this, the customer repeats it.
  await storeSmsOff(directory, { phone, isOff: isSmsOff, now });
}

/** This time (ms), if a customer wants reminders about goods at the depot. */
export const nextDepotReminder = (at: number): Moments => [
  sql`(SELECT ${at} FROM ${reminderSettings} WHERE ${wantsDepots} LIMIT 1)`,
];

/** Customers who have chosen to be reminded of goods at the depot, by SMS or by WeChat. */
export async function customersRemindedOfDepots(db: CustomerStore): Promise<number[]> {
  const rows = await drizzle(db)
    .select({ customerId: reminderSettings.customerId })
    .from(reminderSettings)
    .where(wantsDepots);
  return rows.map(({ customerId }) => customerId);
}
