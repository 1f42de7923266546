import { drizzle } from "drizzle-orm/d1";
import { sandboxSms } from "../../modules/sms/sms.tables";
import type { ProviderTools } from "../provider-tools";
import type { SmsProvider } from "./sms-provider";

/** "Sends" into the table that the sandbox console shows. */
export function createSandboxSms({ db, clock, ids }: ProviderTools): SmsProvider {
  return {
    async send({ phone, code, minutes }) {
      await drizzle(db)
        .insert(sandboxSms)
        .values({
          id: ids.rowId(),
          phone,
          content: `【装达】验证码 ${code}，${minutes} 分钟内有效。如非本人操作，请忽略本短信。`,
          createdAt: clock.now(),
        });
    },
  };
}
