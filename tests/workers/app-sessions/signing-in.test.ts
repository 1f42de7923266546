import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { Code } from "../../../schema/rules/codes";
import { openSession } from "../../support/accounts/accounts";
import { type AppTokens, signInApp } from "../../support/accounts/app-sessions";
import { newAddress, newPhone } from "../../support/accounts/newcomers";
import { codeFor } from "../../support/accounts/sign-in-flow";
import type { TestBackend } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";
import { activityOf, profileOf } from "../account-safety/support";
import { almost, codeOf, next, refresh, rowsOf } from "./support";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let backend: TestBackend;
let phone: string;
beforeEach(() => {
  backend = createTestBackend();
  phone = newPhone();
});

/** A code to the phone, which gets one a minute. */
function freshCode(): Promise<string> {
  backend.clock.advance(MINUTE);
  return codeFor(backend, phone, newAddress());
}
/** The tokens of an app into which the phone signs in. */
async function app(options: { token?: string } = {}): Promise<AppTokens> {
  return (await signInApp(backend, phone, await freshCode(), { address: newAddress(), ...options })).data;
}
const sessionsOf = async (token: string) =>
  (await backend.call("GET", "/user/api/customer/sessions", { token })).data;

describe("[EXT-565] an app", () => {
  test("signs in by phone and code, which registers the phone, and is told how long its tokens work", async () => {
    const tokens = await app();
    expect(tokens).toEqual({
      accessToken: expect.stringMatching(/^zd_app_[\da-f]{96}$/),
      accessEndTime: "2026-11-20 16:46:00",
      refreshToken: expect.stringMatching(/^zd_refresh_[\da-f]{96}$/),
      sessionEndTime: "2027-02-18 16:31:00",
    });
    expect((await profileOf(backend, tokens.accessToken)).data.username).toBe(phone);
  });

  test("is told why it may not", async () => {
    const code = await freshCode();
    const ask = (changes: { phone?: string; code?: string; device?: string }) => {
      const asked = { phone, code, device: "小米 14", ...changes };
      return signInApp(backend, asked.phone, asked.code, { device: asked.device, address: newAddress() });
    };
    expect((await ask({ phone: "12" })).code).toBe(Code.INVALID_INPUT);
    expect((await ask({ code: "" })).code).toBe(Code.INVALID_INPUT);
    expect(await ask({ device: "\u200b " })).toMatchObject({ code: Code.INVALID_INPUT, field: "device" });
    expect(await ask({ device: "好".repeat(41) })).toMatchObject({
      code: Code.INVALID_INPUT,
      field: "device",
    });
    expect((await ask({ code: almost(code) })).code).toBe(Code.SMS_CODE_WRONG);
    expect((await ask({})).code).toBe(0);
    expect((await ask({})).code).toBe(Code.SMS_CODE_USED);
  });

  test("[ROLE-12] of a blocked account gets no tokens, and those that it has answer 7002", async () => {
    const { accessToken, refreshToken } = await app();
    await env.DB.prepare("UPDATE customers SET blocked_at = 1 WHERE phone = ?").bind(phone).run();
    const code = await freshCode();
    expect((await signInApp(backend, phone, code, { address: newAddress() })).code).toBe(Code.BLOCKED);
    expect(await codeOf(backend, accessToken)).toBe(Code.BLOCKED);
    expect((await refresh(backend, refreshToken)).code).toBe(Code.BLOCKED);
  });

  test("[S10] gets other tokens at each sign-in, and the session that it had ends", async () => {
    const first = await app();
    const second = await app({ token: first.accessToken });
    expect(second.accessToken.slice(0, 39)).not.toBe(first.accessToken.slice(0, 39));
    expect(await codeOf(backend, first.accessToken)).toBe(Code.NOT_LOGGED_IN);
    expect((await refresh(backend, first.refreshToken)).code).toBe(Code.APP_SESSION_OVER);
    expect(await codeOf(backend, second.accessToken)).toBe(0);
  });

  test("[U50] stands among the signed-in devices under its name, marked as an app's, and in the activity", async () => {
    const { accessToken } = await app();
    expect(await sessionsOf(accessToken)).toMatchObject([{ device: "小米 14 · 应用", isCurrent: true }]);
    const [last] = await activityOf(backend, accessToken);
    expect(last).toMatchObject({ kind: "SIGNED_IN", device: "小米 14 · 应用" });
  });

  test("[S38] is stored by hashes alone", async () => {
    const { accessToken, refreshToken } = await app();
    const stored = JSON.stringify(await rowsOf(phone));
    for (const token of [accessToken, refreshToken]) {
      expect(stored).not.toContain(token.slice(-64));
      expect(stored).not.toContain(token.slice(-96, -64));
    }
  });
});

describe("[S5] the access token of an app", () => {
  test("works for a quarter of an hour", async () => {
    const { accessToken } = await app();
    backend.clock.advance(15 * MINUTE - 1);
    expect(await codeOf(backend, accessToken)).toBe(0);
    backend.clock.advance(1);
    expect(await codeOf(backend, accessToken)).toBe(Code.NOT_LOGGED_IN);
  });

  test("is told from every other text", async () => {
    const { accessToken, refreshToken } = await app();
    const [row] = await rowsOf(phone);
    const customer = (await profileOf(backend, accessToken)).data;
    const cookie = await openSession(customer.id);
    for (const wrong of [
      refreshToken,
      refreshToken.replace("zd_refresh_", "zd_app_"),
      accessToken.replace("zd_app_", "zd_live_"),
      accessToken.replace("zd_app_", ""),
      `zd_app_${cookie}`,
      almost(accessToken),
      `${accessToken}0`,
      accessToken.toUpperCase(),
      accessToken.slice(0, 39),
      String(row?.access_hash),
      String(row?.token_hash),
    ])
      expect(await codeOf(backend, wrong), wrong).toBe(Code.NOT_LOGGED_IN);
    expect(await codeOf(backend, accessToken)).toBe(0);
  });
});

describe("[S11] the session of an app ends", () => {
  const ended = async ({ accessToken, refreshToken }: { accessToken: string; refreshToken: string }) => [
    await codeOf(backend, accessToken),
    (await refresh(backend, refreshToken)).code,
  ];
  const OVER = [Code.NOT_LOGGED_IN, Code.APP_SESSION_OVER];

  test("when it signs out", async () => {
    const tokens = await app();
    await backend.call("POST", "/user/api/customer/logout", { token: tokens.accessToken });
    expect(await ended(tokens)).toEqual(OVER);
  });

  test("when its owner ends it from another device, or all others, also between two of its tokens", async () => {
    const first = await app();
    const browser = await openSession((await profileOf(backend, first.accessToken)).data.id);
    const tokens = await next(backend, first);
    const [shown] = (await sessionsOf(browser)).filter(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    const end = { token: browser, json: { sessionId: shown.id } };
    expect((await backend.call("POST", "/user/api/customer/sessions/end", end)).code).toBe(0);
    expect(await ended(tokens)).toEqual(OVER);
    const another = await app();
    await backend.call("POST", "/user/api/customer/sessions/end_others", { token: browser });
    expect(await ended(another)).toEqual(OVER);
    expect(await codeOf(backend, browser)).toBe(0);
  });

  test("and it ends those of others, but not its own, with whichever token it has", async () => {
    const first = await app();
    const browser = await openSession((await profileOf(backend, first.accessToken)).data.id);
    const { accessToken } = await next(backend, first);
    await backend.call("POST", "/user/api/customer/sessions/end_others", { token: accessToken });
    expect(await codeOf(backend, browser)).toBe(Code.NOT_LOGGED_IN);
    expect(await codeOf(backend, accessToken)).toBe(0);
  });

  test("after 90 days, however often its tokens were changed", async () => {
    let tokens = await app();
    for (let i = 0; i < 3; i++) {
      backend.clock.advance(29 * DAY);
      tokens = await next(backend, tokens);
    }
    backend.clock.advance(3 * DAY - 10 * MINUTE);
    tokens = await next(backend, tokens);
    expect(tokens.accessEndTime).toBe(tokens.sessionEndTime);
    backend.clock.advance(10 * MINUTE);
    expect(await ended(tokens)).toEqual(OVER);
  });
});
