import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { assertConfiguration } from "../../backend/src/assert-configuration";
import type { BackendEnv } from "../../backend/src/env";

const production = {
  ENVIRONMENT: "production",
  SANDBOX: "off",
  CAPTCHA_PROVIDER: "slider",
  PAY_PROVIDER: "live",
  ROOM_EVENT_SECRET: "a-real-secret",
  SECRET_PEPPER: "a-real-pepper",
  TENCENT_SMS_SECRET_ID: "id",
  TENCENT_SMS_SECRET_KEY: "key",
  TENCENT_SMS_APP_ID: "1400000000",
  TENCENT_SMS_SIGN_NAME: "装达",
  TENCENT_SMS_TEMPLATE_ID: "1",
  TENCENT_SMS_PHONE_CHANGED_TEMPLATE_ID: "2",
} as BackendEnv;

const ALIPAY = {
  PUBLIC_ORIGIN: "https://www.example.com",
  ALIPAY_APP_ID: "2021000000000000",
  ALIPAY_SELLER_ID: "2088000000000000",
  ALIPAY_PRIVATE_KEY: "private",
  ALIPAY_PUBLIC_KEY: "public",
};

describe("configuration of the backend", () => {
  test("a complete production configuration is accepted, with either captcha", () => {
    expect(() => assertConfiguration(production)).not.toThrow();
    const geetest = { CAPTCHA_PROVIDER: "geetest", GEETEST_ID: "id", GEETEST_KEY: "key" } as const;
    expect(() => assertConfiguration({ ...production, ...geetest })).not.toThrow();
  });

  test("a payment provider is accepted when all of it is there", () => {
    expect(() => assertConfiguration({ ...production, ...ALIPAY })).not.toThrow();
  });

  test("calls without servers, and with a relay and a gateway, are accepted", () => {
    const servers = { ICE_URLS: "stun:stun.example.com turns:turn.example.com:5349", TURN_SECRET: "secret" };
    const masters = {
      MASTER_EVENTS_URL: "https://masters.example.com/calls",
      MASTER_EVENTS_SECRET: "secret",
    };
    const calls = { ...servers, ...masters, VIDEO_GATEWAY_URL: "wss://gateway.example.com/line" };
    expect(() => assertConfiguration({ ...production, ...calls })).not.toThrow();
  });

  test.each([
    ["[S37] the sandbox's payments", { PAY_PROVIDER: "sandbox" }],
    ["[S57] no word about payments", { PAY_PROVIDER: undefined }],
    ["[S57] Alipay without its key", { ...ALIPAY, ALIPAY_PRIVATE_KEY: "" }],
    ["[S57] Alipay without an address for its notifications", { ...ALIPAY, PUBLIC_ORIGIN: undefined }],
    ["[S57] an address without https", { ...ALIPAY, PUBLIC_ORIGIN: "http://www.example.com" }],
    ["[S57] WeChat Pay in part", { WECHAT_PAY_API_V3_KEY: "0".repeat(32) }],
    ["[S37] the sandbox", { SANDBOX: "on" }],
    ["[S57] no word about the sandbox", { SANDBOX: undefined }],
    ["[S57] no SMS provider", { TENCENT_SMS_SECRET_ID: undefined }],
    ["[S57] SMS without its key", { TENCENT_SMS_SECRET_KEY: undefined }],
    ["[S57] SMS without its template", { TENCENT_SMS_TEMPLATE_ID: "" }],
    ["[S57] an unknown captcha", { CAPTCHA_PROVIDER: "none" }],
    ["[S57] Geetest without its key", { CAPTCHA_PROVIDER: "geetest", GEETEST_ID: "id" }],
    ["[S57] Kuaidi100 without its key", { KUAIDI100_CUSTOMER: "customer" }],
    ["[S57] a relay without its secret", { ICE_URLS: "stun:stun.example.com turn:turn.example.com" }],
    ["[S57] a server that is none", { ICE_URLS: "https://turn.example.com" }],
    ["[S22] [CALL-12] [API-113] a gateway without wss", { VIDEO_GATEWAY_URL: "ws://gateway.example.com" }],
    ["[S57] a masters' system without its secret", { MASTER_EVENTS_URL: "https://masters.example.com" }],
    [
      "[S22] a masters' system without https",
      { MASTER_EVENTS_URL: "http://m.test", MASTER_EVENTS_SECRET: "s" },
    ],
    ["a local secret", { ROOM_EVENT_SECRET: "local-room-event-secret" }],
    ["[S51] a partner's name that is an address", { PARTNER_HOSTNAME: "https://partner.example.com" }],
    ["[S51] Access without its audience", { ACCESS_ISSUER: "https://team.cloudflareaccess.com" }],
    ["[S51] Access without https", { ACCESS_ISSUER: "http://team.test", ACCESS_AUDIENCE: "tag" }],
    ["[S52] a limit for two persons that is no amount", { PARTNER_TWO_PERSONS_ABOVE: "2k" }],
    ["no pepper", { SECRET_PEPPER: undefined }],
    ["[S57] a day's limit below the least withdrawal", { WITHDRAWAL_DAY_LIMIT: "99" }],
    ["[S57] no withdrawal a day", { WITHDRAWAL_DAY_TIMES: "0" }],
    ["[S57] a hold that is no number", { WITHDRAWAL_HOLD_HOURS: "1d" }],
    ["[S57] a misspelt environment", { ENVIRONMENT: "Production" }],
    ["[S57] no environment", { ENVIRONMENT: undefined }],
  ])("%s is refused outside of a local environment", (_what, change) => {
    expect(() => assertConfiguration({ ...production, ...change } as BackendEnv)).toThrow(/^configuration: /);
  });

  test("[S38] no log line per request, which would hold codes and passwords of the documented queries", () => {
    const toml = readFileSync(new URL("../../backend/wrangler.toml", import.meta.url), "utf8");
    expect(toml).toMatch(/\[observability\.logs\]\ninvocation_logs = false/);
  });

  test("[S57] everything that is wrong is named at once", () => {
    const change = { SECRET_PEPPER: "", ROOM_EVENT_SECRET: "local-room-event-secret", SANDBOX: "on" };
    expect(() => assertConfiguration({ ...production, ...change } as BackendEnv)).toThrow(
      "configuration: the sandbox cannot run in production; ROOM_EVENT_SECRET is not set; SECRET_PEPPER is not set",
    );
  });
});
