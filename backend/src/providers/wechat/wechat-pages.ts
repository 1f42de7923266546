import { toHex } from "../../../../schema/rules/hex";
import type { BackendEnv } from "../../env";
import { type Clock, SECOND } from "../../shared/clock";
import type { Ids } from "../../shared/ids";
import type { Directory } from "../../shared/stores/stores";
import { plainFetch } from "../pay/pay-settings";
import { wechatTicket } from "./wechat-tokens";

interface PageTools {
  readonly directory: Directory;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Signs a page of ours, so that WeChat's script works on it (JS-SDK, `wx.config`).
 *
 * @param url address of the page with its query
 * @throws PayProviderError when WeChat gives no ticket
 */
export async function signWechatPage(
  url: string,
  { directory, env, clock, ids }: PageTools,
  fetch = plainFetch,
): Promise<{ timestamp: number; nonceStr: string; signature: string }> {
  const ticket = await wechatTicket({ directory, env, clock, fetch });
  const timestamp = Math.floor(clock.now() / SECOND);
  const nonceStr = ids.token(16);
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`;
  const digest = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(text));
  return { timestamp, nonceStr, signature: toHex(new Uint8Array(digest)) };
}
