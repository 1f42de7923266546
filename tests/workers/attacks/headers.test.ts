import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { expectConsole } from "../../support/console-is-error";
import { createFaults } from "../../support/faults/faults";
import { createTestBackend } from "../../support/servers/backend";
import { ORIGIN } from "../gateway/support";
import { siteOf, withWorld } from "./with-world";

const world = withWorld();
const site = siteOf(world);

describe("the policy of pages", () => {
  const policyOf = async (url: string) => {
    const response = await site.visit(url);
    const text = response.headers.get("content-security-policy") ?? "";
    const nonces = text.match(/(?<='nonce-)[\w+/=]{24}(?=')/g) ?? [];
    expect(new Set(nonces).size).toBe(2);
    return text.replace(`nonce-${nonces[0]}`, "nonce-N").replace(`nonce-${nonces[1]}`, "nonce-S");
  };
  const policy = (socket: string) =>
    [
      "default-src 'self'",
      "script-src 'nonce-N' 'strict-dynamic'",
      "style-src 'self' 'nonce-S'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "frame-src 'none'",
      "worker-src 'self'",
      `connect-src 'self' ${socket}`,
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ].join("; ");

  test("[S28] is exactly this one: no inline scripts, no other host, no frames", async () => {
    expect(await policyOf("https://site.test/login")).toBe(policy("wss://site.test"));
    expect(await policyOf(`${ORIGIN}/user/order`)).toBe(policy("ws://site.test"));
  });

  test("[S28] of the page that WeChat opens allows WeChat's script besides", async () => {
    const allowed = policy("wss://site.test").replace(
      "'strict-dynamic'",
      "'strict-dynamic' https://res.wx.qq.com",
    );
    expect(await policyOf(`https://site.test/wechat/confirm/${"0".repeat(32)}`)).toBe(allowed);
  });
});

describe("caches may keep", () => {
  // Answers to calls: good-input.test.ts.
  test.each([
    ["/user/index", {}],
    ["/user/order.css", {}],
    ["/user/index.data", {}],
    ["/graphql", { method: "POST", body: '{"query":"{ viewer { id } }"}' }],
    ["/healthz", {}],
    ["/admin/websocket/1", {}],
    ["/files/missing.jpg", {}],
  ])("[S39] nothing of %s of a signed-in customer", async (path, init) => {
    const headers = {
      cookie: `token=${world.own.token}`,
      origin: ORIGIN,
      "x-graphql-csrf": "1",
      "content-type": "application/json",
    };
    const response = await site.visit(path, { ...init, headers });
    expect(response.headers.get("cache-control")).toContain("no-store");
  });

  test("[S39] nothing of a call that does not exist, or that failed by our own fault", async () => {
    expectConsole(/"event":"unexpected"/);
    const missing = await world.backend.request("/no/such/call");
    const faults = createFaults();
    faults.d1.call().always().throwBefore();
    const broken = createTestBackend({ env: faults.wrap({ DB: env.DB }) });
    const failed = await broken.request("/common/api/area/all_province");
    expect([missing.status, failed.status]).toEqual([404, 500]);
    for (const { headers } of [missing, failed]) expect(headers.get("cache-control")).toBe("no-store");
  });
});
