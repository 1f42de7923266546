import type { ProviderName, RawNotification } from "../../providers/pay/pay-provider";
import type { RequestContext } from "../../shared/context";
import type { BackendApp } from "../../shared/implement";
import { log } from "../../shared/log";

/**
 * Handles a notification; returns whether its provider may stop sending it. Throws when it could not be
 * stored.
 */
type TakeNotification = (
  name: ProviderName,
  raw: RawNotification,
  context: RequestContext,
) => Promise<boolean>;

/**
 * Registers addresses for notifications of providers, each with the exact answer that the provider expects.
 */
export function registerNotifications(
  app: BackendApp,
  paths: Readonly<Record<ProviderName, string>>,
  take: TakeNotification,
): void {
  /** Whether the notification was accepted; null when it could not be stored. */
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
    // Exactly these seven bytes: after any other answer Alipay sends it again.
    return raw.text(isTaken ? "success" : "fail", isTaken === null ? 500 : 200);
  });

  app.post(paths.WECHAT, async (raw) => {
    const isTaken = await taken("WECHAT", raw.req.raw, raw.get("context"));
    if (isTaken) return raw.json({ code: "SUCCESS", message: "成功" }, 200);
    return raw.json({ code: "FAIL", message: "失败" }, isTaken === null ? 500 : 400);
  });
}

/** The exact text of the body. Bytes that are not UTF-8 become a text that matches no signature. */
async function readUtf8(request: Request): Promise<string> {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await request.arrayBuffer());
}
