import { describe, expect, test } from "vitest";
import { assertConfiguration } from "../../../gateway/assert-configuration";
import type { SiteEnv } from "../../../gateway/env";
import { pagePath } from "../../../gateway/http/page-path";

const production = {
  ENVIRONMENT: "production",
  SANDBOX: "off",
  GRAPHQL_PLAYGROUND: "off",
  ROOM_EVENT_SECRET: "a-real-secret",
} as SiteEnv;

describe("configuration of the site", () => {
  test("a complete production configuration is accepted", () => {
    expect(() => assertConfiguration(production)).not.toThrow();
    expect(() =>
      assertConfiguration({ ...production, BACKEND_ORIGIN: "https://api.example.com" }),
    ).not.toThrow();
  });

  test.each([
    ["[S37] the sandbox", { SANDBOX: "on" }],
    ["[S36] [S37] the playground", { GRAPHQL_PLAYGROUND: "on" }],
    ["[S37] no word about the playground", { GRAPHQL_PLAYGROUND: undefined }],
    ["[S57] no word about the sandbox", { SANDBOX: undefined }],
    ["[S57] a misspelt environment", { ENVIRONMENT: "prod" }],
    ["[S57] no environment", { ENVIRONMENT: undefined }],
    ["a local secret", { ROOM_EVENT_SECRET: "local-room-event-secret" }],
    ["no secret", { ROOM_EVENT_SECRET: "" }],
    ["[S35] a backend origin with a path", { BACKEND_ORIGIN: "https://api.example.com/v1" }],
    ["[S25] a payment provider without https", { PAYMENT_FORM_ORIGINS: "http://openapi.alipay.com" }],
    ["[S25] every payment provider there is", { PAYMENT_FORM_ORIGINS: "https://*" }],
    ["[S28] a policy in place of a provider", { PAYMENT_FORM_ORIGINS: "https://a.example; script-src *" }],
    ["[S22] [CALL-12] [API-113] a video gateway without wss", { VIDEO_GATEWAY_URL: "ws://gateway.example" }],
    ["[S28] a policy in place of a gateway", { VIDEO_GATEWAY_URL: "wss://a.example;script-src *" }],
    ["an unknown captcha provider", { CAPTCHA_PROVIDER: "hcaptcha" }],
    ["[S35] a backend that is no origin", { BACKEND_ORIGIN: "file:///etc/passwd" }],
  ] as const)("production with %s is refused", (_, change) => {
    expect(() => assertConfiguration({ ...production, ...change } as SiteEnv)).toThrow(/^configuration: /);
  });

  test("[S57] production with an invented hotline is refused, a local site is not", () => {
    expect(() => assertConfiguration(production, ["hotline"])).toThrow(/invented: hotline/);
    expect(() => assertConfiguration({ ...production, ENVIRONMENT: "local" }, ["hotline"])).not.toThrow();
  });

  test("[S57] everything that is wrong is named at once", () => {
    const change = { SANDBOX: "on", ROOM_EVENT_SECRET: "" };
    expect(() => assertConfiguration({ ...production, ...change } as SiteEnv)).toThrow(
      "configuration: the sandbox cannot run in production; ROOM_EVENT_SECRET is not set",
    );
  });
});

describe("the page behind a request", () => {
  test.each([
    ["/user/order?page=2", "/user/order?page=2"],
    ["/user/order.data?page=2&_routes=routes%2Fuser", "/user/order?page=2"],
    ["/_root.data", "/"],
    ["/user/index?index", "/user/index"],
  ])("[AUTH-20] %s belongs to the page %s", (requested, page) => {
    expect(pagePath(`https://site.test${requested}`)).toBe(page);
  });
});
