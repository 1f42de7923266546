import { payNoticePath } from "../../../../schema/rest/pay-notice";
import type { BackendApp } from "../../shared/implement";
import { log } from "../../shared/log";
import { takeNotice } from "./take-notice";

/** EXT-004: notifications of the providers, each answered with the very words that stop it (reliability.md R11). */
export function registerPayNoticeRoutes(app: BackendApp): void {
  app.post(payNoticePath("alipay"), async (raw) => {
    const isTaken = await take("ALIPAY", raw.req.raw, raw.get("context"));
    // Exactly these seven bytes; anything else makes Alipay send it again.
    return raw.text(isTaken ? "success" : "fail", isTaken === null ? 500 : 200);
  });

  app.post(payNoticePath("wechat"), async (raw) => {
    const isTaken = await take("WECHAT", raw.req.raw, raw.get("context"));
    if (isTaken) return raw.json({ code: "SUCCESS", message: "成功" }, 200);
    return raw.json({ code: "FAIL", message: "失败" }, isTaken === null ? 500 : 400);
  });
}

/** Whether it was taken; null when it could not be stored. */
async function take(
  name: "ALIPAY" | "WECHAT",
  request: Request,
  context: Parameters<typeof takeNotice>[2],
): Promise<boolean | null> {
  try {
    const notice = { headers: request.headers, body: await readUtf8(request) };
    return await takeNotice(name, notice, context);
  } catch (error) {
    log.error("payment notice not stored", error, { provider: name });
    return null;
  }
}

/** The very text of the body; what is no UTF-8 becomes a text that no signature fits. */
async function readUtf8(request: Request): Promise<string> {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await request.arrayBuffer());
}
