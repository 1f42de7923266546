import type { BackendEnv } from "./env";

/**
 * What the backend does not serve without, apart from settings that only one choice needs (assert-configuration.ts). The
 * secrets stand in backend/wrangler.toml as well, so that wrangler refuses an upload without them.
 */
export const REQUIRED_SECRETS = [
  "ROOM_EVENT_SECRET",
  "SECRET_PEPPER",
  "TENCENT_SMS_SECRET_ID",
  "TENCENT_SMS_SECRET_KEY",
] as const satisfies readonly (keyof BackendEnv)[];

export const REQUIRED_VARIABLES = [
  "TENCENT_SMS_APP_ID",
  "TENCENT_SMS_SIGN_NAME",
  "TENCENT_SMS_TEMPLATE_ID",
  "TENCENT_SMS_PHONE_CHANGED_TEMPLATE_ID",
] as const satisfies readonly (keyof BackendEnv)[];

/** Secrets that a choice of the operator needs: of a provider, of calls, of pushes (docs/deploy.md). */
export const OPTIONAL_SECRETS = [
  "GEETEST_KEY",
  "AMAP_KEY",
  "KUAIDI100_KEY",
  "ALIPAY_PRIVATE_KEY",
  "ALIPAY_PUBLIC_KEY",
  "WECHAT_PAY_PRIVATE_KEY",
  "WECHAT_PAY_PUBLIC_KEY",
  "WECHAT_PAY_API_V3_KEY",
  "WECHAT_APP_SECRET",
  "TURN_SECRET",
  "MASTER_EVENTS_SECRET",
  "VAPID_PRIVATE_KEY",
] as const satisfies readonly (keyof BackendEnv)[];
