import { iceUrls, isRelay } from "./shared/ice-urls";

/** Bindings, variables and secrets of the backend Worker (backend/wrangler.toml, docs/deploy.md). */
export interface BackendEnv {
  DB: D1Database;
  FILES: R2Bucket;
  /** The site, whose signed intake brings events to the rooms. */
  SITE: Fetcher;

  ENVIRONMENT: "local" | "production";
  /** `on` opens the console and plays the services that are not configured; refused with ENVIRONMENT=production. */
  SANDBOX: "on" | "off";
  CAPTCHA_PROVIDER: "slider" | "geetest";
  /** `live` offers the payment providers that are configured; `sandbox` plays both. */
  PAY_PROVIDER?: "sandbox" | "live";
  /** Origin of the site as the world sees it, e.g. `https://www.example.com`; the payment providers send their notifications there. */
  PUBLIC_ORIGIN?: string;

  /** Shared with the site: signs events for the rooms. */
  ROOM_EVENT_SECRET: string;
  /** Bearer token of the operator API. */
  OPERATOR_TOKEN: string;
  /** Pepper of password, token and code hashes. */
  SECRET_PEPPER: string;

  TENCENT_SMS_SECRET_ID?: string;
  TENCENT_SMS_SECRET_KEY?: string;
  TENCENT_SMS_APP_ID?: string;
  TENCENT_SMS_SIGN_NAME?: string;
  TENCENT_SMS_TEMPLATE_ID?: string;
  TENCENT_SMS_PHONE_CHANGED_TEMPLATE_ID?: string;
  TENCENT_SMS_REGION?: string;
  GEETEST_ID?: string;
  GEETEST_KEY?: string;
  /** With it addresses are found and ways measured. */
  AMAP_KEY?: string;

  ALIPAY_APP_ID?: string;
  /** The merchant's 2088… number. */
  ALIPAY_SELLER_ID?: string;
  /** The application's private key, PKCS#8. */
  ALIPAY_PRIVATE_KEY?: string;
  /** Alipay's public key for the application. */
  ALIPAY_PUBLIC_KEY?: string;

  WECHAT_PAY_APP_ID?: string;
  WECHAT_PAY_MCH_ID?: string;
  /** Serial number of the merchant's certificate. */
  WECHAT_PAY_SERIAL_NO?: string;
  /** The merchant's private key, PKCS#8. */
  WECHAT_PAY_PRIVATE_KEY?: string;
  /** WeChat Pay's public key and its id, `PUB_KEY_ID_…`. */
  WECHAT_PAY_PUBLIC_KEY_ID?: string;
  WECHAT_PAY_PUBLIC_KEY?: string;
  /** 32 characters. */
  WECHAT_PAY_API_V3_KEY?: string;

  /** Up to this amount in 元 a withdrawal is paid out without a review; nothing by default. */
  PAYOUT_AUTO_LIMIT?: string;
  /** Numbers of the application's certificate and of Alipay's root: what its transfers want besides. */
  ALIPAY_APP_CERT_SN?: string;
  ALIPAY_ROOT_CERT_SN?: string;
  /** What WeChat Pay knows our transfers to be for, e.g. `1005`. */
  WECHAT_TRANSFER_SCENE_ID?: string;
  /** Secret of the official account `WECHAT_PAY_APP_ID`, by which customers bind their WeChat. */
  WECHAT_APP_SECRET?: string;

  /** With both waybills are tracked. */
  KUAIDI100_CUSTOMER?: string;
  KUAIDI100_KEY?: string;

  /** Keys of web pushes (RFC 8292, base64url), and whom push services may ask, `mailto:…`; all three or none. */
  VAPID_PUBLIC_KEY?: string;
  VAPID_PRIVATE_KEY?: string;
  VAPID_SUBJECT?: string;

  /** STUN and TURN servers of calls, separated by spaces, e.g. `stun:stun.example.com turns:turn.example.com:5349`. */
  ICE_URLS?: string;
  /** Shared with the TURN servers, which know passwords made with it (coturn: `use-auth-secret`). */
  TURN_SECRET?: string;
  /** Another video gateway than the site's own, `wss://…`; the site needs the same (CALL-12). */
  VIDEO_GATEWAY_URL?: string;
}

const TENCENT_SETTINGS = [
  "TENCENT_SMS_SECRET_ID",
  "TENCENT_SMS_SECRET_KEY",
  "TENCENT_SMS_APP_ID",
  "TENCENT_SMS_SIGN_NAME",
  "TENCENT_SMS_TEMPLATE_ID",
  "TENCENT_SMS_PHONE_CHANGED_TEMPLATE_ID",
] as const;

/** Everything that a payment provider needs; all of it or none. */
export const PAY_SETTINGS = {
  ALIPAY: ["ALIPAY_APP_ID", "ALIPAY_SELLER_ID", "ALIPAY_PRIVATE_KEY", "ALIPAY_PUBLIC_KEY"],
  WECHAT: [
    "WECHAT_PAY_APP_ID",
    "WECHAT_PAY_MCH_ID",
    "WECHAT_PAY_SERIAL_NO",
    "WECHAT_PAY_PRIVATE_KEY",
    "WECHAT_PAY_PUBLIC_KEY_ID",
    "WECHAT_PAY_PUBLIC_KEY",
    "WECHAT_PAY_API_V3_KEY",
  ],
} as const satisfies Record<string, readonly (keyof BackendEnv)[]>;

/** What paying customers out needs besides, for each provider; all of it or none. */
export const PAYOUT_SETTINGS = {
  ALIPAY: ["ALIPAY_APP_CERT_SN", "ALIPAY_ROOT_CERT_SN"],
  WECHAT: ["WECHAT_TRANSFER_SCENE_ID", "WECHAT_APP_SECRET"],
} as const satisfies Record<string, readonly (keyof BackendEnv)[]>;

/**
 * Refuses to serve, and to run jobs, with a dangerous or incomplete configuration: at once, and not when the first
 * customer needs what is missing (security.md S37, S44). Only what calls itself local is trusted to be.
 */
export function assertConfiguration(env: BackendEnv): void {
  if (env.ENVIRONMENT === "local") return;
  if (env.ENVIRONMENT !== "production") throw refusal("ENVIRONMENT must be local or production");
  if (env.SANDBOX !== "off") throw refusal("the sandbox cannot run in production");
  if (env.CAPTCHA_PROVIDER !== "slider" && env.CAPTCHA_PROVIDER !== "geetest") {
    throw refusal("CAPTCHA_PROVIDER must be slider or geetest");
  }
  if (Boolean(env.KUAIDI100_CUSTOMER) !== Boolean(env.KUAIDI100_KEY)) {
    throw refusal("KUAIDI100_CUSTOMER and KUAIDI100_KEY belong together");
  }
  const captchaSettings = env.CAPTCHA_PROVIDER === "geetest" ? (["GEETEST_ID", "GEETEST_KEY"] as const) : [];
  for (const name of [
    "ROOM_EVENT_SECRET",
    "OPERATOR_TOKEN",
    "SECRET_PEPPER",
    ...TENCENT_SETTINGS,
    ...captchaSettings,
  ] as const) {
    if (!env[name] || env[name].startsWith("local-")) throw refusal(`${name} is not set`);
  }
  assertPayConfiguration(env);
  assertPayoutConfiguration(env);
  assertCallConfiguration(env);
  assertPushConfiguration(env);
}

/** Keys that are there in part would let browsers subscribe to pushes that never come. */
function assertPushConfiguration({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }: BackendEnv): void {
  const settings = [VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT].filter(Boolean);
  if (settings.length === 0) return;
  if (settings.length < 3)
    throw refusal("VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT belong together");
  if (!/^(?:mailto:|https:)/.test(VAPID_SUBJECT ?? ""))
    throw refusal("VAPID_SUBJECT must be mailto: or https:");
}

/** A relay without its secret would refuse everybody. */
function assertCallConfiguration({ ICE_URLS = "", TURN_SECRET, VIDEO_GATEWAY_URL }: BackendEnv): void {
  const urls = iceUrls({ ICE_URLS });
  if (!urls.every((url) => /^(stun|stuns|turn|turns):[^\s]+$/.test(url))) {
    throw refusal("ICE_URLS must be stun: and turn: addresses");
  }
  if (urls.some(isRelay) && !TURN_SECRET) throw refusal("TURN_SECRET is not set");
  if (VIDEO_GATEWAY_URL && !/^wss:\/\/[a-z0-9.-]+(:\d+)?(\/[\w./-]*)?$/.test(VIDEO_GATEWAY_URL)) {
    throw refusal("VIDEO_GATEWAY_URL must be a wss address");
  }
}

/** A provider that is configured in part would fail its first customer, and one without our address would never tell us. */
function assertPayConfiguration(env: BackendEnv): void {
  if (env.PAY_PROVIDER !== "live") throw refusal("PAY_PROVIDER must be live in production");
  for (const names of Object.values(PAY_SETTINGS)) {
    const missing = names.filter((name) => !env[name]);
    if (missing.length === names.length) continue;
    if (missing.length > 0) throw refusal(`${missing.join(", ")} is not set`);
    if (!/^https:\/\/[^/?#\s]+$/.test(env.PUBLIC_ORIGIN ?? "")) {
      throw refusal("PUBLIC_ORIGIN must be the site's https origin");
    }
  }
  if (env.WECHAT_PAY_API_V3_KEY && env.WECHAT_PAY_API_V3_KEY.length !== 32) {
    throw refusal("WECHAT_PAY_API_V3_KEY must have 32 characters");
  }
}

/** A way out that is configured in part would take money from wallets and leave it there. */
function assertPayoutConfiguration(env: BackendEnv): void {
  for (const name of ["ALIPAY", "WECHAT"] as const) {
    const missing = PAYOUT_SETTINGS[name].filter((setting) => !env[setting]);
    if (missing.length === PAYOUT_SETTINGS[name].length) continue;
    const all = [...missing, ...PAY_SETTINGS[name].filter((setting) => !env[setting])];
    if (all.length > 0) throw refusal(`${all.join(", ")} is not set`);
  }
  if (!/^\d{0,6}(\.\d{1,2})?$/.test(env.PAYOUT_AUTO_LIMIT ?? "")) {
    throw refusal("PAYOUT_AUTO_LIMIT must be an amount in 元");
  }
}

const refusal = (reason: string) => new Error(`configuration: ${reason}`);
