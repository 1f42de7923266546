import { z } from "zod";
import { type Clock, SECOND } from "../../../shared/clock";
import type { Ids } from "../../../shared/ids";
import { PayProviderError } from "../pay-provider";
import {
  type WechatMerchant,
  type WechatPlatform,
  wechatAuthorization,
  wechatSignatureIssue,
} from "./wechat-signature";

export const WECHAT_HOST = "https://api.mch.weixin.qq.com";
const TIMEOUT_MS = 5 * SECOND;

const failure = z.object({ code: z.string(), message: z.string().optional() });

/** WeChat Pay said no, in so many words: nothing was done. */
export class WechatRefused extends PayProviderError {
  constructor(
    path: string,
    /** Its code, e.g. `NOT_ENOUGH`. */
    readonly code: string,
    /** What it says about it, in Chinese. */
    readonly words: string,
  ) {
    super(`${path} refused: ${code}`);
  }
}

/** WeChat Pay's API v3: requests are signed, and so must be whatever comes back. */
export function createWechatApi(
  options: WechatMerchant & WechatPlatform,
  {
    clock,
    ids,
    fetch,
  }: { clock: Pick<Clock, "now">; ids: Pick<Ids, "token">; fetch: typeof globalThis.fetch },
) {
  /**
   * Sends a signed request; `null` for 404.
   *
   * @throws WechatRefused for a refusal that is signed, PayProviderError for everything else
   */
  return async function call<Shape extends z.ZodType>(
    method: "GET" | "POST",
    path: string,
    content: object | null,
    shape: Shape,
  ): Promise<z.output<Shape> | null> {
    const body = content === null ? "" : JSON.stringify(content);
    const timestamp = Math.floor(clock.now() / SECOND);
    const request = { method, path, body, timestamp, nonce: ids.token(16) };
    const response = await fetch(`${WECHAT_HOST}${path}`, {
      method,
      headers: {
        Authorization: await wechatAuthorization(request, options),
        Accept: "application/json",
        "Content-Type": "application/json",
        "User-Agent": "zhuangda",
        "Wechatpay-Serial": options.publicKeyId,
      },
      ...(content === null ? {} : { body }),
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new PayProviderError(`${path} unreachable: ${error instanceof Error ? error.name : "unknown"}`);
    });
    const text = await response.text().catch(() => "");
    const issue = await wechatSignatureIssue({ headers: response.headers, body: text }, options, clock.now());
    if (issue) throw new PayProviderError(`${path} HTTP ${response.status}: ${issue}`);
    if (response.status === 404) return null;
    if (!response.ok) {
      const { code = String(response.status), message = "" } = failure.safeParse(json(text)).data ?? {};
      throw new WechatRefused(path, code, message);
    }
    const parsed = shape.safeParse(json(text));
    if (!parsed.success) throw new PayProviderError(`${path} answered something else`);
    return parsed.data;
  };
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
