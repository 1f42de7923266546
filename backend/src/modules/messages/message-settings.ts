import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { MESSAGE_TOPICS, type MessageTopic } from "../../../../schema/rules/messages/message-topics";
import { type QuietHours, quietHoursIssue } from "../../../../schema/rules/messages/quiet-hours";
import type { Clock } from "../../shared/clock";
import { invalidInput } from "../../shared/errors";
import type { CustomerStore } from "../../shared/stores/stores";
import { messageSettings } from "./messages.tables";

export interface MessageSettings {
  readonly offTopics: readonly MessageTopic[];
  readonly quietHours: QuietHours | null;
}

/** The customer's message settings (ux.md U44). */
export async function findSettings(db: CustomerStore, customerId: number): Promise<MessageSettings> {
  const [row] = await drizzle(db)
    .select()
    .from(messageSettings)
    .where(eq(messageSettings.customerId, customerId));
  const { offTopics = [], quietFrom = null, quietUntil = null } = row ?? {};
  return {
    offTopics,
    quietHours: quietFrom && quietUntil ? { from: quietFrom, until: quietUntil } : null,
  };
}

/**
 * Stores the customer's message settings. New messages of topics that are off count as read.
 *
 * @throws BusinessError INVALID_INPUT for topics that cannot be switched off, and for quiet hours that begin
 *   when they end
 */
export async function storeSettings(
  customerId: number,
  { offTopics, quietHours }: MessageSettings,
  { db, clock }: { db: CustomerStore; clock: Clock },
): Promise<void> {
  const kept = offTopics.find((topic) => !MESSAGE_TOPICS[topic].canBeOff);
  if (kept) throw invalidInput(`${MESSAGE_TOPICS[kept].name}消息关系到资金和账户安全，不能关闭`);
  const issue = quietHours && quietHoursIssue(quietHours);
  if (issue) throw invalidInput(issue);
  const settings = {
    offTopics: [...new Set(offTopics)].sort(),
    quietFrom: quietHours?.from ?? null,
    quietUntil: quietHours?.until ?? null,
    changedAt: clock.now(),
  };
  await drizzle(db)
    .insert(messageSettings)
    .values({ customerId, ...settings })
    .onConflictDoUpdate({ target: messageSettings.customerId, set: settings });
}
