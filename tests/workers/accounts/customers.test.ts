import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { signIn as signInByCode } from "../../../backend/src/modules/customers/customers.usecases";
import { openStores } from "../../../backend/src/shared/stores/stores";
import { signIn } from "../../support/accounts/accounts";
import { newAddress, newPhone } from "../../support/accounts/newcomers";
import {
  ADDRESS,
  codeFor,
  from,
  login,
  receivedCode,
  register,
  requestCode,
} from "../../support/accounts/sign-in-flow";
import { createTestBackend, idsBy } from "../../support/servers/backend";

const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60 * 1000;

/** Another code than this one. */
const otherThan = (code: string) => (code === "000000" ? "111111" : "000000");

const profile = (backend: ReturnType<typeof createTestBackend>, token: string) =>
  backend.call("GET", "/user/api/customer", { token });

describe("signing in", () => {
  it("[AUTH-14] [AUTH-15] [API-004] [CONST-01] login answers with a webToken that opens the account for 30 days", async () => {
    const backend = createTestBackend();
    const phone = newPhone();
    const { code, data } = await login(backend, phone, await codeFor(backend, phone, newAddress()));
    expect(code).toBe(0);
    expect(data.webToken).toMatch(/^[\da-f]{67}$/);
    expect((await profile(backend, data.webToken)).data.username).toBe(phone);
    backend.clock.advance(30 * DAY - 1);
    expect((await profile(backend, data.webToken)).code).toBe(0);
    backend.clock.advance(1);
    expect((await profile(backend, data.webToken)).code).toBe(7001);
  });

  it("[AUTH-01] [AUTH-14] [ENT-01] an unknown phone is registered on the fly, with an empty wallet and no referral (C-72), and is known the next time", async () => {
    const backend = createTestBackend();
    const phone = newPhone();
    const code = await codeFor(backend, phone, newAddress());
    expect((await login(backend, phone, otherThan(code))).code).toBe(4111);
    const { data } = await login(backend, phone, code);
    const customer = (await profile(backend, data.webToken)).data;
    expect(customer).toMatchObject({ username: phone, hasPwd: false, balance: 0, withdrawing: 0 });
    const wallet = await env.DB.prepare("SELECT kind, balance FROM ledger_accounts WHERE id = ?")
      .bind(`wallet:${customer.id}`)
      .first();
    expect(wallet).toEqual({ kind: "wallet", balance: 0 });
    const referral = await env.DB.prepare("SELECT referral_code FROM customers WHERE id = ?")
      .bind(customer.id)
      .first();
    expect(referral).toEqual({ referral_code: null });
    backend.clock.advance(MINUTE);
    const again = await login(backend, phone, await codeFor(backend, phone, newAddress()));
    expect((await profile(backend, again.data.webToken)).data.id).toBe(customer.id);
  });

  it("[AUTH-02] [REG-13] [CONST-03] [ERR-15] a phone that breaks the rule is refused in the same words at login and registration", async () => {
    const backend = createTestBackend();
    const refusal = { code: 4000, message: "手机号格式有误", data: null };
    for (const username of ["", "10800138000", "1380013800", "138001380000", "abc"]) {
      expect(await login(backend, username, "123456")).toEqual(refusal);
      expect(await register(backend, { username, code: "123456" })).toEqual(refusal);
    }
  });

  it("[AUTH-14] takes the phone as it is displayed, with spaces, for the same account", async () => {
    const backend = createTestBackend();
    const phone = newPhone();
    const grouped = `${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`;
    const { data } = await login(backend, grouped, await codeFor(backend, phone, newAddress()));
    expect((await profile(backend, data.webToken)).data.username).toBe(phone);
  });

  it("[S10] every login makes a new token; a value that the visitor brings never becomes one", async () => {
    const backend = createTestBackend();
    const phone = newPhone();
    const brought = "a".repeat(64);
    const first = await codeFor(backend, phone, newAddress());
    const answer = await backend.call("GET", `/user/api/customer/login?username=${phone}&code=${first}`, {
      ...from(ADDRESS),
      token: brought,
    });
    backend.clock.advance(MINUTE);
    const second = await login(backend, phone, await codeFor(backend, phone, newAddress()));
    expect(new Set([brought, answer.data.webToken, second.data.webToken]).size).toBe(3);
    expect((await profile(backend, brought)).code).toBe(7001);
    expect((await profile(backend, answer.data.webToken)).code).toBe(0);
    expect((await profile(backend, second.data.webToken)).code).toBe(0);
  });

  it("[S10] signing in again ends the session that the browser had, and no other", async () => {
    const backend = createTestBackend();
    const [before, elsewhere] = [await signIn({ phone: newPhone() }), await signIn({ phone: newPhone() })];
    const code = await codeFor(backend, elsewhere.phone, newAddress());
    const wrong = await backend.call(
      "GET",
      `/user/api/customer/login?username=${elsewhere.phone}&code=000000`,
      {
        ...from(ADDRESS),
        token: before.token,
      },
    );
    expect(wrong.code).toBe(4111);
    expect((await profile(backend, before.token)).code).toBe(0);
    const right = await backend.call(
      "GET",
      `/user/api/customer/login?username=${elsewhere.phone}&code=${code}`,
      {
        ...from(ADDRESS),
        token: before.token,
      },
    );
    expect((await profile(backend, before.token)).code).toBe(7001);
    expect((await profile(backend, elsewhere.token)).code).toBe(0);
    expect((await profile(backend, right.data.webToken)).data.username).toBe(elsewhere.phone);
  });

  it("an id that another isolate made in the same ms is drawn again", async () => {
    const backend = createTestBackend();
    const taken = await signIn({ phone: newPhone() });
    const phone = newPhone();
    const code = await codeFor(backend, phone, newAddress());
    const ids = idsBy(backend.clock);
    const draws = [taken.customerId, taken.customerId];
    const token = await signInByCode(
      {
        username: phone,
        code,
        clientAddress: newAddress(),
        client: { device: null, place: null },
        session: null,
      },
      {
        ...backend,
        waitUntil: () => undefined,
        stores: openStores(env),
        directory: openStores(env).directory,
        ids: { ...ids, customerId: () => draws.shift() ?? ids.customerId() },
      },
    );
    expect((await profile(backend, token)).data.username).toBe(phone);
  });

  it("stores no token, only its hash", async () => {
    const backend = createTestBackend();
    const phone = newPhone();
    const { data } = await login(backend, phone, await codeFor(backend, phone, newAddress()));
    const { results } = await env.DB.prepare("SELECT token_hash FROM sessions").all();
    expect(JSON.stringify(results)).not.toContain(data.webToken);
  });

  it("limits sign-ins per address, right or wrong", async () => {
    const backend = createTestBackend();
    const address = newAddress();
    for (let i = 0; i < 60; i++)
      expect((await login(backend, "13400000000", "000000", address)).code).toBe(4111);
    expect((await login(backend, "13400000000", "000000", address)).code).toBe(4029);
  });
});

describe("registering", () => {
  const referralOf = (phone: string) =>
    env.DB.prepare("SELECT referral_code FROM customers WHERE phone = ?").bind(phone).first();

  it("[REG-03] [REG-08] [REG-09] [API-005] takes phone, code and an optional referral code and answers with a webToken", async () => {
    const backend = createTestBackend();
    const username = newPhone();
    const code = await codeFor(backend, username, newAddress());
    const answer = await register(backend, { username, code, referralCode: "ZD20261234567" });
    expect(answer).toEqual({
      code: 0,
      message: "success",
      data: { webToken: expect.stringMatching(/^[\da-f]{67}$/) },
    });
    expect(await referralOf(username)).toEqual({ referral_code: "ZD20261234567" });
  });

  it("[REG-03] says to the staff who registered with which code, newest first", async () => {
    const backend = createTestBackend();
    const username = newPhone();
    const code = await codeFor(backend, username, newAddress());
    await register(backend, { username, code, referralCode: "BRING2026" });
    const read = async (query: string) =>
      (
        await backend.call("GET", `/operator/api/referrals${query}`, {
          headers: { Authorization: `Bearer ${env.OPERATOR_TOKEN}` },
        })
      ).data;
    const [newest] = (await read("")).rows;
    expect(newest).toMatchObject({ phone: username, referralCode: "BRING2026" });
    expect(await read("?code=BRING2026")).toMatchObject({ total: 1, rows: [newest] });
    expect(await read("?code=NOBODY")).toMatchObject({ total: 0, rows: [] });
  });

  it("[REG-01] [REG-03] [API-005] [CONST-05] an emptied referral code is allowed, and one of 13 characters; one of 14 is not", async () => {
    const backend = createTestBackend();
    const username = newPhone();
    const code = await codeFor(backend, username, newAddress());
    expect((await register(backend, { username, code, referralCode: "12345678901234" })).code).toBe(4000);
    expect((await register(backend, { username, code, referralCode: "" })).code).toBe(0);
    const allowed: Record<string, string>[] = [{ referralCode: "1234567890123" }, {}];
    for (const more of allowed) {
      const other = newPhone();
      const given = { username: other, code: await codeFor(backend, other, newAddress()), ...more };
      expect((await register(backend, given)).code).toBe(0);
    }
  });

  it("[REG-08] [API-005] an existing phone signs in and keeps its referral code (C-72)", async () => {
    const backend = createTestBackend();
    const { phone: username, customerId } = await signIn({ phone: newPhone() });
    const code = await codeFor(backend, username, newAddress());
    const { data } = await register(backend, { username, code, referralCode: "LATE" });
    expect((await profile(backend, data.webToken)).data.id).toBe(customerId);
    expect(await referralOf(username)).toEqual({ referral_code: null });
  });
});

describe("setting the payment password", () => {
  const set = (
    backend: ReturnType<typeof createTestBackend>,
    token: string,
    json: { pwd: string; code: string },
  ) => backend.call("POST", "/user/api/customer/modify_pay_pwd", { token, json });

  it("[PAY-28] [SAFE-17] [SAFE-01] [API-092] takes a code sent to the customer's phone; afterwards hasPwd is true", async () => {
    const backend = createTestBackend();
    const { token, phone } = await signIn({ phone: newPhone() });
    await requestCode(backend, phone, { token, address: newAddress() });
    const code = await receivedCode(phone);
    expect(await set(backend, token, { pwd: "246810", code })).toEqual({
      code: 0,
      message: "success",
      data: null,
    });
    expect((await profile(backend, token)).data.hasPwd).toBe(true);
    expect((await set(backend, token, { pwd: "135790", code })).code).toBe(4113);
  });

  it("[PAY-28] [API-092] [SAFE-14] refuses a code that was sent to another phone of the same customer", async () => {
    const backend = createTestBackend();
    const { token } = await signIn({ phone: newPhone() });
    const other = newPhone();
    await requestCode(backend, other, { token, address: newAddress() });
    expect((await set(backend, token, { pwd: "246810", code: await receivedCode(other) })).code).toBe(4111);
    expect((await profile(backend, token)).data.hasPwd).toBe(false);
  });

  it.each([
    ["PAY-22", { pwd: "246810", code: "" }, "请输入验证码"],
    ["PAY-23", { pwd: "246810", code: "12345" }, "验证码小于6位"],
    ["AUTH-21", { pwd: "246810", code: "12345" }, "验证码小于6位"],
    ["CONST-02", { pwd: "246810", code: "12345" }, "验证码小于6位"],
    ["PAY-24", { pwd: "", code: "123456" }, "请输入密码"],
  ])("[%s] [ERR-16] is refused with %j in the documented words: %s", async (_id, given, message) => {
    const backend = createTestBackend();
    const { token } = await signIn({ phone: newPhone() });
    expect((await set(backend, token, given)).message).toBe(message);
  });

  it("[PAY-13] [C-13] [CONST-07] accepts six digits that are not easily guessed and nothing else", async () => {
    const backend = createTestBackend();
    const { token, phone } = await signIn({ phone: newPhone() });
    for (const pwd of [
      "1",
      "24680",
      "2468101",
      "24681x",
      "２４６８１０",
      "888888",
      "123456",
      "987654",
      phone.slice(-6),
    ]) {
      expect(await set(backend, token, { pwd, code: "123456" })).toMatchObject({ code: 4000, field: "pwd" });
    }
    expect((await profile(backend, token)).data.hasPwd).toBe(false);
  });
});

it("[S38] [API-004] [AUTH-14] a whole sign-in logs neither phone nor code nor token, and is kept by no cache", async () => {
  const lines: string[] = [];
  for (const method of ["info", "warn"] as const) {
    vi.spyOn(console, method).mockImplementation((line: unknown) => void lines.push(String(line)));
  }
  const backend = createTestBackend();
  const phone = newPhone();
  const code = await codeFor(backend, phone, newAddress());
  const answer = () => backend.request(`/user/api/customer/login?username=${phone}&code=${code}`);
  const [first, again] = [await answer(), await answer()];
  const { data }: { data: { webToken: string } } = await first.json();
  expect(lines.length).toBeGreaterThan(0);
  for (const secret of [phone, code, data.webToken]) expect(lines.join("\n")).not.toContain(secret);
  for (const { headers } of [first, again]) expect(headers.get("cache-control")).toBe("no-store");
});
