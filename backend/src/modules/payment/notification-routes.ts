import type { ProviderName, RawNotification } from "../../providers/pay/pay-provider";
import type { RequestContext } from "../../shared/context";
import type { BackendApp } from "../../shared/implement";
import { log } from "../../shared/log";

/** Takes a notification: whether its provider may stop sending it. Throws when it could not be stored. */
type TakeNotification = (
  name: ProviderName,
  raw: RawNotification,
  context: RequestContext,
) => Promise<boolean>;

/** Registers addresses to which providers send notifications, each answered with the very words that stop it. */
export function registerNotifications(
  app: BackendApp,
  paths: Readonly<Record<ProviderName, string>>,
  take: TakeNotification,
): void {
  /** Whether it was taken; null when it could not be stored. */
  const taken = async (name: ProviderName, request: Request, context: RequestContext) => {
    try {
      return await take(name, { headers: request.headers, body: await readUtf8(request) }, context);
    } catch (error) {
      log.error("payment notification not stored", error, { provider: name });
      return null;
    }
  };

  app.post(paths.ALIPAY, async (raw) => {
    const isTaken = await taken("ALIPAY", raw.req.raw, raw.get("context"));
    // Exactly these seven bytes; anything else makes Alipay send it again.
    return raw.text(isTaken ? "success" : "fail", isTaken === null ? 500 : 200);
  });

  app.post(paths.WECHAT, async (raw) => {
    const isTaken = await taken("WECHAT", raw.req.raw, raw.get("context"));
    if (isTaken) return raw.json({ code: "SUCCESS", message: "成功" }, 200);
    return raw.json({ code: "FAIL", message: "失败" }, isTaken === null ? 500 : 400);
  });
}

/** The very text of the body; what is no UTF-8 becomes a text that no signature fits. */
async function readUtf8(request: Request): Promise<string> {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await request.arrayBuffer());
}
