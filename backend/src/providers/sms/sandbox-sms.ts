import { desc, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { reminderText } from "../../../../schema/rules/messages/reminders";
import { commit, statement, withFreshIds } from "../../shared/commit";
import type { Directory } from "../../shared/stores/stores";
import type { ProviderTools } from "../provider-tools";
import { sandboxSms } from "./sandbox-sms.tables";
import type { SmsProvider } from "./sms-provider";

/** "Sends" into the table that the sandbox console shows. */
export function createSandboxSms({
  directory,
  clock,
  ids,
  siteOrigin,
}: ProviderTools & { siteOrigin: string }): SmsProvider {
  const keep = async (phone: string, text: string, sendKey: string | null = null) => {
    const row = { phone, content: `【装达】${text}`, createdAt: clock.now(), sendKey };
    await withFreshIds(() => {
      const put = drizzle(directory)
        .insert(sandboxSms)
        .values({ ...row, id: ids.directoryId() });
      return commit(directory, [
        statement(directory, put.onConflictDoNothing({ target: sandboxSms.sendKey })),
      ]);
    });
  };
  return {
    send: ({ phone, code, minutes }) =>
      keep(phone, `验证码 ${code}，${minutes} 分钟内有效。如非本人操作，请忽略本短信。`),
    sendPhoneChanged: ({ phone, newPhone }) =>
      keep(phone, `您账号的登录手机号已改为 ${newPhone}。如非本人操作，请立即联系客服。`),
    async sendReminder({ phone, kind, values, key }) {
      await keep(phone, reminderText(kind, values, siteOrigin), key);
      return "sent";
    },
  };
}

/** What was "sent", newest first; to one phone where it is given. */
export const recentSandboxSms = (directory: Directory, { phone, limit }: { phone?: string; limit: number }) =>
  drizzle(directory)
    .select()
    .from(sandboxSms)
    .where(phone ? eq(sandboxSms.phone, phone) : undefined)
    .orderBy(desc(sandboxSms.createdAt), desc(sandboxSms.id))
    .limit(limit);
