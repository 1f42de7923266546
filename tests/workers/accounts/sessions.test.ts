import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { signIn } from "../../support/accounts/accounts";
import { newAddress, newPhone } from "../../support/accounts/newcomers";
import { codeFor, login } from "../../support/accounts/sign-in-flow";
import { createTestBackend } from "../../support/servers/backend";

const MINUTE = 60 * 1000;

const profile = (backend: ReturnType<typeof createTestBackend>, token: string) =>
  backend.call("GET", "/user/api/customer", { token });

describe("a session", () => {
  it("[ROLE-11] [ERR-02] [ERR-15] [ENUM-25] without a token, with an unknown or an overlong one the answer is 7001 请先登录", async () => {
    const backend = createTestBackend();
    for (const token of [undefined, "unknown", "x".repeat(10_000)]) {
      expect(await backend.call("GET", "/user/api/customer", { token })).toEqual({
        code: 7001,
        message: "请先登录",
        data: null,
      });
    }
  });

  it("[S5] a token that no sign-in can have made is not even looked up", async () => {
    const backend = createTestBackend();
    const prepare = vi.spyOn(env.DB, "prepare");
    for (const token of ["x".repeat(67), "f".repeat(66), "f".repeat(68), "F".repeat(67)]) {
      await profile(backend, token);
    }
    expect(prepare).not.toHaveBeenCalled();
    await profile(backend, "f".repeat(67));
    expect(prepare).toHaveBeenCalledOnce();
    prepare.mockRestore();
  });

  it("[ROLE-12] [ERR-03] [ENUM-25] a blocked customer gets 7002 with an open session as well as at the next login", async () => {
    const backend = createTestBackend();
    const { token, phone, customerId } = await signIn({ phone: newPhone() });
    expect((await profile(backend, token)).code).toBe(0);
    await env.DB.prepare("UPDATE customers SET blocked_at = 1 WHERE id = ?").bind(customerId).run();
    const refusal = { code: 7002, message: "您已被平台拉黑，请联系平台客服", data: null };
    expect(await profile(backend, token)).toEqual(refusal);
    expect(await login(backend, phone, await codeFor(backend, phone, newAddress()))).toEqual(refusal);
  });

  it("[S11] [AUTH-19] [NAV-05] logging out kills the token at once and leaves other devices signed in", async () => {
    const backend = createTestBackend();
    const phone = newPhone();
    const here = (await login(backend, phone, await codeFor(backend, phone, newAddress()))).data.webToken;
    backend.clock.advance(MINUTE);
    const there = (await login(backend, phone, await codeFor(backend, phone, newAddress()))).data.webToken;
    expect((await backend.call("POST", "/user/api/customer/logout", { token: here })).code).toBe(0);
    expect((await profile(backend, here)).code).toBe(7001);
    expect((await profile(backend, there)).code).toBe(0);
    expect((await backend.call("POST", "/user/api/customer/logout", { token: here })).code).toBe(0);
    expect((await backend.call("POST", "/user/api/customer/logout")).code).toBe(0);
  });

  it("[AUTH-16] [API-006] [PAY-09] [PAY-10] the profile has nickname, username, avatar and hasPwd, and no secret", async () => {
    const backend = createTestBackend();
    const { token } = await signIn({ payPassword: "135790" });
    const { data } = await profile(backend, token);
    expect(data).toMatchObject({
      nickname: expect.any(String),
      username: expect.any(String),
      avatar: null,
      hasPwd: true,
    });
    expect(JSON.stringify(data)).not.toMatch(/scrypt|hash|token/i);
    expect((await profile(backend, (await signIn()).token)).data.hasPwd).toBe(false);
  });

  it("[API-007] the balance is the wallet's, in 元", async () => {
    const backend = createTestBackend();
    const { token } = await signIn();
    expect((await backend.call("GET", "/user/api/customer/balance", { token })).data).toEqual({
      balance: 0,
      withdrawing: 0,
    });
  });
});
