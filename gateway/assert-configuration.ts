import { tileSettingsIssue } from "./edge/map-tiles";
import type { SiteEnv } from "./env";
import { paymentFormOrigins } from "./payment/payment-origins";

/** Refuses to serve with a dangerous or incomplete configuration, at the first request. */
export function assertConfiguration(env: SiteEnv): void {
  if (env.BACKEND_ORIGIN && !/^https?:\/\/[^/?#\s]+$/.test(env.BACKEND_ORIGIN)) {
    throw new Error("configuration: BACKEND_ORIGIN must be an origin without a path");
  }
  if (!paymentFormOrigins(env).every((origin) => /^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin))) {
    throw new Error("configuration: PAYMENT_FORM_ORIGINS must be https origins without a path");
  }
  if (!["slider", "geetest", undefined].includes(env.CAPTCHA_PROVIDER)) {
    throw new Error("configuration: CAPTCHA_PROVIDER must be slider or geetest");
  }
  const tileIssue = tileSettingsIssue(env);
  if (tileIssue) throw new Error(`configuration: ${tileIssue}`);
  if (env.VIDEO_GATEWAY_URL && !/^wss:\/\/[a-z0-9.-]+(:\d+)?(\/[\w./-]*)?$/.test(env.VIDEO_GATEWAY_URL)) {
    throw new Error("configuration: VIDEO_GATEWAY_URL must be a wss address");
  }
  // Everything that does not call itself local is treated as production.
  if (env.ENVIRONMENT === "local") return;
  if (env.ENVIRONMENT !== "production")
    throw new Error("configuration: ENVIRONMENT must be local or production");
  if (env.SANDBOX !== "off") throw new Error("configuration: the sandbox cannot run in production");
  if (env.GRAPHQL_PLAYGROUND !== "off") {
    throw new Error("configuration: GRAPHQL_PLAYGROUND must be off in production");
  }
  if (!env.ROOM_EVENT_SECRET || env.ROOM_EVENT_SECRET.startsWith("local-")) {
    throw new Error("configuration: ROOM_EVENT_SECRET is not set");
  }
}
