import { desc, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { REMINDER_EVENTS, REMINDER_KINDS } from "../../../../schema/rules/messages/reminders";
import { commit, statement, withFreshIds } from "../../shared/commit";
import type { Directory } from "../../shared/stores/stores";
import type { ProviderTools } from "../provider-tools";
import { sandboxWechat } from "./sandbox-wechat.tables";
import type { WechatMessenger } from "./wechat-messenger";

/** "Sends" into the table that the sandbox console shows. */
export function createSandboxWechat({ directory, clock, ids }: ProviderTools): WechatMessenger {
  return {
    async send({ openid, kind, parameters, url, key }) {
      const { event } = REMINDER_KINDS[kind];
      const content = [event ? REMINDER_EVENTS[event].name : kind, ...parameters].join(" ");
      const row = { openid, content, url, sendKey: key, createdAt: clock.now() };
      await withFreshIds(() => {
        const put = drizzle(directory)
          .insert(sandboxWechat)
          .values({ ...row, id: ids.directoryId() });
        return commit(directory, [
          statement(directory, put.onConflictDoNothing({ target: sandboxWechat.sendKey })),
        ]);
      });
      return "sent";
    },
  };
}

/** What was "sent", newest first; to one person where an openid is given. */
export const recentSandboxWechat = (
  directory: Directory,
  { openid, limit }: { openid?: string; limit: number },
) =>
  drizzle(directory)
    .select()
    .from(sandboxWechat)
    .where(openid ? eq(sandboxWechat.openid, openid) : undefined)
    .orderBy(desc(sandboxWechat.createdAt), desc(sandboxWechat.id))
    .limit(limit);
