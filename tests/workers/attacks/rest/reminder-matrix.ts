import { env } from "cloudflare:workers";
import { bucketPrefix } from "../../../../backend/src/shared/numbers/bucket";
import type { AttackEntry, GraphEntry } from "../attack";
import type { World } from "../attack-world";

const tokenOf = (customerId: number) => `${bucketPrefix(customerId)}5ec7e7`.padEnd(23, "0");

/** The caller's phone has got an SMS. */
async function withLink({ own }: World): Promise<string> {
  const token = tokenOf(own.customerId);
  await env.DB.prepare("INSERT OR REPLACE INTO reminder_phones (phone, token, used_at) VALUES (?1, ?2, 0)")
    .bind(own.phone, token)
    .run();
  return token;
}

const choice = { sms: ["REFUND"], wechat: [], isSmsOff: false };

/** How to attack the calls about reminders by SMS and WeChat. */
export const reminderAttacks = {
  "reminders.getReminderSettings": { prepare: () => ({}) },
  "reminders.saveReminderSettings": { prepare: () => ({ body: { ...choice, quietHours: null } }) },
  "reminders.getSmsSubscription": {
    prepare: async (world) => ({ params: { token: await withLink(world) } }),
    ids: { "params.token": "text" },
  },
  "reminders.stopSmsReminders": {
    prepare: async (world) => ({ params: { token: await withLink(world) } }),
    ids: { "params.token": "text" },
  },
} satisfies Partial<Record<string, AttackEntry>>;

/** How to attack the fields about them. */
export const reminderGraphAttacks = {
  "Mutation.saveReminderSettings": { variables: () => choice },
  "Query.smsSubscription": { variables: async (world) => ({ token: await withLink(world) }) },
  "Mutation.stopSmsReminders": { variables: async (world) => ({ token: await withLink(world) }) },
} satisfies Record<string, GraphEntry>;
