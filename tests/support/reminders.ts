import { env } from "cloudflare:workers";
import { sendReminders } from "../../backend/src/modules/reminders/send-reminders";
import { DAY } from "../../backend/src/shared/clock";
import type { ReminderKind } from "../../schema/rules/messages/reminders";
import type { Account } from "./accounts/accounts";
import { sendTo } from "./messages";
import { inEveryStore } from "./minute-jobs";
import { withOneLife } from "./orders/one-life";
import { createTestBackend } from "./servers/backend";

export const REMINDER_SETTINGS = "/user/api/mes/reminders";

/** A customer with money, over a sandbox that plays SMS and WeChat, and what tests about reminders do. */
export function withReminders() {
  const life = withOneLife(10_000_000, {
    createBackend: () => createTestBackend({ env: { PAY_PROVIDER: "sandbox" } }),
  });
  return {
    life,
    save: (wishes: Record<string, unknown>, token = life.account.token) =>
      life.backend.call("PUT", REMINDER_SETTINGS, {
        token,
        json: { sms: [], wechat: [], quietHours: null, isSmsOff: false, ...wishes },
      }),
    read: async (token = life.account.token) =>
      (await life.backend.call("GET", REMINDER_SETTINGS, { token })).data,
    bindWechat: () =>
      env.DB.prepare("INSERT INTO payout_accounts VALUES (?, 'WECHAT', ?, '木屿', NULL, 0, 1)")
        .bind(life.account.customerId, openidOf(life.account))
        .run(),
    /** Tells a customer about an order, or about none, as a step of it does. */
    tell: (
      associatedId: number | undefined,
      reminder: ReminderKind = "EXCEPTION",
      to: Account = life.account,
    ) =>
      sendTo(life.backend, to, {
        type: "service",
        title: "提醒",
        topic: "EXCEPTION",
        ...(associatedId === undefined ? {} : { associatedId }),
        reminder,
      }),
    /** What the cron does. */
    run: (bindings = life.backend.env) =>
      inEveryStore((given: Parameters<typeof sendReminders>[1]) => sendReminders(null, given))({
        env: bindings,
        clock: life.backend.clock,
      }),
    /** Texts that a phone has got, the oldest first. */
    smsTo: ({ phone }: Pick<Account, "phone"> = life.account) =>
      inSequence("SELECT content FROM sandbox_sms WHERE phone = ? ORDER BY created_at, id", phone),
    wechats: () =>
      inSequence(
        "SELECT content || ' → ' || url AS content FROM sandbox_wechat WHERE openid = ? ORDER BY created_at, id",
        openidOf(life.account),
      ),
    waiting: () =>
      env.DB.prepare("SELECT COUNT(*) AS n FROM reminder_queue WHERE customer_id = ?")
        .bind(life.account.customerId)
        .first<number>("n"),
    /** The order that the event of the last message with this title names; null when it names none. */
    orderNamedBy: (title: string) =>
      env.DB.prepare(
        "SELECT payload ->> 'orderId' AS id FROM outbox WHERE user_id = ? AND payload ->> 'title' = ? ORDER BY seq DESC",
      )
        .bind(life.account.customerId, title)
        .first<number>("id"),
    /** Turns the clock to a time of day in Shanghai, on the day that it began or so many days later. */
    turnTo: (time: string, days = 0) =>
      life.backend.clock.set(Date.parse(`2026-11-20T${time}:00+08:00`) + days * DAY),
  };
}

const openidOf = ({ customerId }: Account) => `openid-${customerId}`;

async function inSequence(query: string, value: string): Promise<string[]> {
  const { results } = await env.DB.prepare(query).bind(value).all<{ content: string }>();
  return results.map(({ content }) => content);
}
