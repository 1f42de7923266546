import type { DeriveKey } from "./shared/derive-key";
import type { CellNamespace, OwnCell } from "./shared/stores/cells/open-cells";

/**
 * A message of the queue: the customer whose deliveries or export are due, or null for partner clients. What is due is
 * read from the customer's store, so repeated or late messages do no harm (decision 071).
 */
export interface WebhookWake {
  readonly customerId: number | null;
  /** An export of the customer's data is due, and not the deliveries. */
  readonly isExport?: true;
  /** Of an export: it is not queued again before (ms). Its row says the same until it is begun or queued again. */
  readonly handedUntil?: number;
}

/** Bindings, variables and secrets of the backend Worker (backend/wrangler.toml, docs/deploy.md). */
export interface BackendEnv {
  /** The platform's directory. */
  DB: D1Database;
  /** The cells that hold the customers' rows, and how many there are: a divisor of 256. */
  CELLS?: CellNamespace;
  CELL_COUNT?: string;
  /** Inside of a cell: its own database. */
  CELL?: OwnCell;
  /** Inside of a cell: derives keys of passwords next to it. */
  PASSWORDS?: { readonly deriveKey: DeriveKey };
  FILES: R2Bucket;
  /** The site, whose signed intake brings events to the rooms. */
  SITE: Fetcher;
  /** Customers whose webhook deliveries or exports are due (decision 071). The backend also reads this queue. */
  WEBHOOKS: Queue<WebhookWake>;

  ENVIRONMENT: "local" | "production";
  /** `on` opens the console and plays the services that are not configured; refused with ENVIRONMENT=production. */
  SANDBOX: "on" | "off";
  CAPTCHA_PROVIDER: "slider" | "geetest";
  /** `live` offers the payment providers that are configured; `sandbox` plays both. */
  PAY_PROVIDER?: "sandbox" | "live";
  /**
   * Origin of the site as the world sees it, e.g. `https://www.example.com`; the payment providers send their
   * notifications there.
   */
  PUBLIC_ORIGIN?: string;

  /** Shared with the site: signs events for the rooms. */
  ROOM_EVENT_SECRET: string;
  /** Bearer token of the operator API, on a developer's machine alone. */
  OPERATOR_TOKEN?: string;
  /** Pepper of password, token and code hashes. */
  SECRET_PEPPER: string;

  TENCENT_SMS_SECRET_ID?: string;
  TENCENT_SMS_SECRET_KEY?: string;
  TENCENT_SMS_APP_ID?: string;
  TENCENT_SMS_SIGN_NAME?: string;
  TENCENT_SMS_TEMPLATE_ID?: string;
  TENCENT_SMS_PHONE_CHANGED_TEMPLATE_ID?: string;
  TENCENT_SMS_REGION?: string;
  /** Ids of the SMS templates of reminders as JSON, `{"BID":"1234567",…}`; without it no reminder is sent by SMS. */
  TENCENT_SMS_REMINDER_TEMPLATES?: string;
  /** The same of WeChat, `{"BID":{"id":"…","fields":["character_string1"]},…}`. */
  WECHAT_REMINDER_TEMPLATES?: string;
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
  /** What a customer may withdraw in a day: an amount in 元 (50,000 by default), and how many times (20). */
  WITHDRAWAL_DAY_LIMIT?: string;
  WITHDRAWAL_DAY_TIMES?: string;
  /** How long a new binding or a new phone holds withdrawals, hours; a day by default. */
  WITHDRAWAL_HOLD_HOURS?: string;
  /** Numbers of the application's certificate and of Alipay's root: what its transfers want besides. */
  ALIPAY_APP_CERT_SN?: string;
  ALIPAY_ROOT_CERT_SN?: string;
  /** What WeChat Pay knows our transfers to be for, e.g. `1005`. */
  WECHAT_TRANSFER_SCENE_ID?: string;
  /** Secret of the official account `WECHAT_PAY_APP_ID`, by which customers bind their WeChat and get reminders. */
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
  /**
   * Where the masters' own system hears of calls, `https://…`, and the secret that signs what it hears; both or none.
   */
  MASTER_EVENTS_URL?: string;
  MASTER_EVENTS_SECRET?: string;
  /** Host name at which partner clients reach the operator API, a route of this Worker; without it there is none. */
  PARTNER_HOSTNAME?: string;
  /** Above this amount in 元 a partner client needs two persons for one movement of money; 2,000 by default. */
  PARTNER_TWO_PERSONS_ABOVE?: string;
  /** Where Cloudflare Access stands in front of it: `https://<team>.cloudflareaccess.com`, and the application's tag. */
  ACCESS_ISSUER?: string;
  ACCESS_AUDIENCE?: string;
  /** Another video gateway than the site's own, `wss://…`; the site needs the same (CALL-12). */
  VIDEO_GATEWAY_URL?: string;
}

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
