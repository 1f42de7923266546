import type { BackendEnv } from "../../env";
import type { Clock } from "../../shared/clock";
import type { Ids } from "../../shared/ids";
import { wechatTemplates } from "../../shared/reminder-templates";
import { openStores } from "../../shared/stores/stores";
import { isSandboxPaying, plainFetch } from "../pay/pay-settings";
import { createSandboxWechat } from "./sandbox-wechat";
import { createWechatTemplates } from "./template-messages";
import type { WechatMessenger } from "./wechat-messenger";

/**
 * Who sends reminders by WeChat: the official account by which customers bind their WeChat, so that their openid is
 * known; played by the sandbox where the sandbox plays that binding. Null without templates.
 */
export function chooseWechatMessenger(
  env: BackendEnv,
  { clock, ids }: { clock: Clock; ids: Ids },
): WechatMessenger | null {
  // The constant stands here, so that a production bundle leaves the rest out (security.md S37).
  if (__SANDBOX__ && isSandboxPaying(env))
    return createSandboxWechat({ directory: openStores(env).directory, clock, ids });
  const templates = wechatTemplates(env);
  return templates && env.WECHAT_APP_SECRET
    ? createWechatTemplates(templates, {
        directory: openStores(env).directory,
        env,
        clock,
        fetch: plainFetch,
      })
    : null;
}
