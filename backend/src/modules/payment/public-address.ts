import { payNotificationPath } from "../../../../schema/rest/pay-notification";
import type { BackendEnv } from "../../env";
import type { ProviderName } from "../../providers/pay/pay-provider";

/** Header in which the gateway tells the origin of the site that the customer uses. */
export const SITE_ORIGIN_HEADER = "X-Site-Origin";

/**
 * Origin under which the providers reach us. It is configured wherever real money moves; the sandbox believes the
 * gateway, because its port is not known beforehand.
 */
export function publicOrigin(env: BackendEnv, siteOrigin: string | null): string {
  if (env.PUBLIC_ORIGIN) return env.PUBLIC_ORIGIN;
  if (env.ENVIRONMENT !== "local") throw new Error("configuration: PUBLIC_ORIGIN is not set");
  return /^https?:\/\/[\w.:-]{1,100}$/.test(siteOrigin ?? "") ? String(siteOrigin) : "http://localhost:8787";
}

/** Where a provider sends its notifications. */
export const notifyPath = (name: ProviderName): string =>
  payNotificationPath(name === "ALIPAY" ? "alipay" : "wechat");
