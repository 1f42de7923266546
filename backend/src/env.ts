/** Bindings, variables and secrets of the backend Worker (backend/wrangler.toml, docs/deploy.md). */
export interface BackendEnv {
  DB: D1Database;
  FILES: R2Bucket;
  /** The site, whose signed intake brings events to the rooms. */
  SITE: Fetcher;

  ENVIRONMENT: "local" | "production";
  /** `on` opens the sandbox providers and console; refused together with ENVIRONMENT=production. */
  SANDBOX: "on" | "off";
  SMS_PROVIDER: "sandbox" | "tencent";
  CAPTCHA_PROVIDER: "slider" | "geetest";
  /** `gazetteer` is the sandbox's map; with `amap` and its key addresses are found for real, with `off` not at all. */
  GEOCODER?: "gazetteer" | "amap" | "off";
  /** `sandbox` makes tracks up; with `kuaidi100` and its settings waybills are tracked for real, with `off` not at all. */
  TRACKER?: "sandbox" | "kuaidi100" | "off";

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
  TENCENT_SMS_REGION?: string;
  GEETEST_ID?: string;
  GEETEST_KEY?: string;
  AMAP_KEY?: string;
  KUAIDI100_CUSTOMER?: string;
  KUAIDI100_KEY?: string;
}

const TENCENT_SETTINGS = [
  "TENCENT_SMS_SECRET_ID",
  "TENCENT_SMS_SECRET_KEY",
  "TENCENT_SMS_APP_ID",
  "TENCENT_SMS_SIGN_NAME",
  "TENCENT_SMS_TEMPLATE_ID",
] as const;

/**
 * Refuses to serve, and to run jobs, with a dangerous or incomplete configuration: at once, and not when the first
 * customer needs what is missing (security.md S37, S44). Only what calls itself local is trusted to be.
 */
export function assertConfiguration(env: BackendEnv): void {
  if (env.ENVIRONMENT === "local") return;
  if (env.ENVIRONMENT !== "production") throw refusal("ENVIRONMENT must be local or production");
  if (env.SANDBOX !== "off") throw refusal("the sandbox cannot run in production");
  if (env.SMS_PROVIDER !== "tencent") throw refusal("SMS_PROVIDER must be tencent in production");
  if (env.CAPTCHA_PROVIDER !== "slider" && env.CAPTCHA_PROVIDER !== "geetest") {
    throw refusal("CAPTCHA_PROVIDER must be slider or geetest");
  }
  if (env.GEOCODER === "gazetteer") throw refusal("GEOCODER must be amap or off in production");
  if (env.GEOCODER === "amap" && !env.AMAP_KEY) throw refusal("AMAP_KEY is not set");
  if (env.TRACKER === "sandbox") throw refusal("TRACKER must be kuaidi100 or off in production");
  if (env.TRACKER === "kuaidi100" && !(env.KUAIDI100_CUSTOMER && env.KUAIDI100_KEY)) {
    throw refusal("KUAIDI100_CUSTOMER and KUAIDI100_KEY are not set");
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
}

const refusal = (reason: string) => new Error(`configuration: ${reason}`);
