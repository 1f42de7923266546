import { z } from "zod";
import { SECOND } from "../../shared/clock";
import type { WechatTemplate } from "../../shared/reminder-templates";
import { PayProviderError } from "../pay/pay-provider";
import type { WechatMessenger, WechatReminder } from "./wechat-messenger";
import { forgetAccessToken, type WechatTools, wechatAccessToken } from "./wechat-tokens";

const ADDRESS = "https://api.weixin.qq.com/cgi-bin/message/template/send";
const TIMEOUT_MS = 5 * SECOND;

const answer = z.object({ errcode: z.number() });
/** The token that is kept is not good any more, e.g. because the secret was changed. */
const TOKEN_IS_OVER: readonly number[] = [40001, 40014, 42001];
/** Not a follower, refused, or a person of another account. */
const UNWANTED: readonly number[] = [40003, 43004, 43019, 43101];

/** Sends through `message/template/send` of the official account. */
export function createWechatTemplates(
  templates: Readonly<Record<string, WechatTemplate>>,
  tools: WechatTools,
): WechatMessenger {
  async function ask(message: WechatReminder, template: WechatTemplate): Promise<number> {
    const token = await wechatAccessToken(tools);
    // The address holds the token: it stands in no error.
    const response = await tools
      .fetch(`${ADDRESS}?${new URLSearchParams({ access_token: token })}`, {
        method: "POST",
        body: JSON.stringify({
          touser: message.openid,
          template_id: template.id,
          url: message.url,
          // WeChat sends the same id to the same person once.
          client_msg_id: message.key,
          data: Object.fromEntries(
            template.fields.map((field, index) => [field, { value: message.parameters[index] ?? "" }]),
          ),
        }),
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      .catch((error: unknown) => {
        throw new PayProviderError(
          `template/send unreachable: ${error instanceof Error ? error.name : "unknown"}`,
        );
      });
    const parsed = answer.safeParse(await response.json().catch(() => null));
    if (!parsed.success) throw new PayProviderError("template/send answered something else");
    return parsed.data.errcode;
  }

  return {
    async send(message) {
      const template = templates[message.kind];
      if (!template) throw new PayProviderError(`no template for ${message.kind}`);
      let code = await ask(message, template);
      if (TOKEN_IS_OVER.includes(code)) {
        await forgetAccessToken(tools.directory);
        code = await ask(message, template);
      }
      if (UNWANTED.includes(code)) return "unwanted";
      if (code !== 0) throw new PayProviderError(`template/send answered ${code}`);
      return "sent";
    },
  };
}
