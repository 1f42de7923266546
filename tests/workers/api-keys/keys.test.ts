import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { API_KEYS_MOST } from "../../../schema/rules/account/api-keys";
import { Code } from "../../../schema/rules/codes";
import { type Account, openSession, signIn } from "../../support/accounts/accounts";
import { makeKey } from "../../support/accounts/api-keys";
import type { TestBackend } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";
import { activityOf, messagesOf } from "../account-safety/support";
import { plantCode } from "../withdrawals/support";
import { askOrders, createKey, listKeys, revokeKey, rotateKey, rowOfKey } from "./support";

const HOUR = 60 * 60 * 1000;

let backend: TestBackend;
let account: Account;
beforeEach(async () => {
  backend = createTestBackend();
  account = await signIn();
});

describe("a new key", () => {
  test("[U70] is shown once, opens the customer's orders, and is stored as a hash alone", async () => {
    const made = await createKey(backend, account, {
      scopes: ["orders:read", "payments"],
      addresses: [" 203.0.113.0/24", "203.0.113.0/24", ""],
      dayLimit: 500,
    });
    expect(made.code).toBe(0);
    const { id, secret } = made.data;
    expect(secret).toMatch(/^zd_live_[0-9a-f]{64}$/);
    expect((await askOrders(backend, secret, "203.0.113.9")).code).toBe(0);
    expect(await listKeys(backend, account)).toEqual([
      {
        id,
        mode: "live",
        name: "仓库系统",
        tail: secret.slice(-4),
        scopes: ["orders:read", "payments"],
        addresses: ["203.0.113.0/24"],
        dayLimit: 500,
        paidToday: 0,
        createTime: expect.stringMatching(/^2026-11-20 /),
        lastUseTime: null,
        lastUseAddress: null,
        oldSecretUntil: null,
      },
    ]);
    const { results } = await env.DB.prepare("SELECT * FROM api_keys").all();
    expect(JSON.stringify(results)).not.toContain(secret.slice(8, 40));
  });

  test("[U70] is in the account's activity, and its owner gets a message", async () => {
    await createKey(backend, account);
    expect(await activityOf(backend, account.token)).toMatchObject([
      { kind: "API_KEY_CREATED", detail: "仓库系统" },
    ]);
    const [message] = await messagesOf(account);
    expect(message).toMatchObject({ title: "接口密钥已创建" });
    expect(JSON.stringify(message)).not.toMatch(/zd_live/);
  });

  test("[S19] needs a fresh code, which one key uses up", async () => {
    expect((await createKey(backend, account, { code: "000000" })).code).toBe(Code.SMS_CODE_WRONG);
    expect(await createKey(backend, account, { code: "" })).toMatchObject({ field: "code" });
    expect(await listKeys(backend, account)).toEqual([]);
  });

  test.each([
    ["no name", { name: "  " }, "name"],
    ["a long name", { name: "仓".repeat(31) }, "name"],
    ["no scope", { scopes: [] }, "scopes"],
    ["payments without an amount", { scopes: ["payments"] }, "dayLimit"],
    ["a part of a 元", { scopes: ["payments"], dayLimit: 0.5 }, "dayLimit"],
    ["more than may be paid", { scopes: ["payments"], dayLimit: 500_001 }, "dayLimit"],
    ["an amount without payments", { dayLimit: 5 }, "dayLimit"],
    ["no address", { addresses: ["203.0.113.7", "example.com"] }, "addresses"],
    ["an unknown scope", { scopes: ["admin"] }, "scopes"],
  ])("is refused with %s, and the code is left", async (_what, wish, field) => {
    expect(await createKey(backend, account, wish)).toMatchObject({ code: Code.INVALID_INPUT, field });
    expect((await createKey(backend, account)).code).toBe(0);
  });

  test("is refused beside twenty others, and goes through once one of them is revoked", async () => {
    const first = await makeKey(account);
    for (let i = 1; i < API_KEYS_MOST; i++) await makeKey(account);
    const refused = await createKey(backend, account);
    expect(refused).toMatchObject({ code: Code.INVALID_INPUT, message: expect.stringContaining("20") });
    expect((await revokeKey(backend, account, first.id)).code).toBe(0);
    expect((await createKey(backend, account)).code).toBe(0);
  });
});

describe("a rotated key", () => {
  test("[U70] has two secrets for a day, then the new one alone", async () => {
    const { id, secret } = await makeKey(account);
    const { data } = await rotateKey(backend, account, id);
    expect(data).toEqual({ id, secret: expect.stringMatching(/^zd_live_/) });
    expect(data.secret).not.toBe(secret);
    backend.clock.advance(24 * HOUR - 1);
    for (const one of [secret, data.secret]) expect((await askOrders(backend, one)).code).toBe(0);
    backend.clock.advance(1);
    expect((await askOrders(backend, secret)).code).toBe(Code.NOT_LOGGED_IN);
    expect((await askOrders(backend, data.secret)).code).toBe(0);
    const [message] = await messagesOf(account);
    expect(message).toMatchObject({ title: "接口密钥已更换" });
  });

  test("keeps no third secret: rotated again, the oldest is dead at once", async () => {
    const { id, secret } = await makeKey(account);
    const second = (await rotateKey(backend, account, id)).data.secret;
    backend.clock.advance(HOUR);
    const third = (await rotateKey(backend, account, id)).data.secret;
    expect((await askOrders(backend, secret)).code).toBe(Code.NOT_LOGGED_IN);
    for (const one of [second, third]) expect((await askOrders(backend, one)).code).toBe(0);
  });
});

describe("a revoked key", () => {
  test("[U70] is dead at once, with its old secret", async () => {
    const { id, secret } = await makeKey(account);
    const fresh = (await rotateKey(backend, account, id)).data.secret;
    expect((await revokeKey(backend, account, id)).code).toBe(0);
    for (const one of [secret, fresh])
      expect(await askOrders(backend, one)).toMatchObject({ code: Code.NOT_LOGGED_IN, data: null });
    expect(await listKeys(backend, account)).toEqual([]);
    expect((await revokeKey(backend, account, id)).code).toBe(Code.NOT_FOUND);
    expect((await rotateKey(backend, account, id)).code).toBe(Code.NOT_FOUND);
    expect((await activityOf(backend, account.token))[0]).toMatchObject({ kind: "API_KEY_REVOKED" });
  });
});

describe("[S5] a key", () => {
  test("with a digit changed, cut, or in capitals is none", async () => {
    const { secret } = await makeKey(account);
    const digit = secret.at(-1) === "0" ? "1" : "0";
    for (const wrong of [
      `${secret.slice(0, -1)}${digit}`,
      secret.slice(0, -1),
      secret.toUpperCase(),
      "zd_live_",
    ])
      expect((await askOrders(backend, wrong)).code).toBe(Code.NOT_LOGGED_IN);
  });

  test("of a blocked customer is answered as a session is", async () => {
    const { secret } = await makeKey(await signIn({ blocked: true }));
    expect((await askOrders(backend, secret)).code).toBe(Code.BLOCKED);
  });

  test("[S50] is asked for its address: another one, and an unknown one, are refused", async () => {
    const { secret } = await makeKey(account, { addresses: ["203.0.113.0/24", "2001:db8::/32"] });
    for (const address of ["203.0.113.200", "2001:db8:5::1"])
      expect((await askOrders(backend, secret, address)).code).toBe(0);
    for (const address of ["203.0.114.1", "::1", "203.0.113.200, 198.51.100.1", undefined])
      expect((await askOrders(backend, secret, address)).code).toBe(Code.KEY_ADDRESS_REFUSED);
  });

  test("works while its owner signs in and out elsewhere, and shows that customer's orders alone", async () => {
    const { secret } = await makeKey(account);
    const token = await openSession(account.customerId);
    await backend.call("POST", "/user/api/customer/logout", { token });
    expect((await askOrders(backend, secret)).code).toBe(0);
  });

  test("is dead once its account is closed", async () => {
    const { id, secret } = await makeKey(account);
    const json = { code: await plantCode(backend, account) };
    const closed = await backend.call("POST", "/user/api/customer/close", { token: account.token, json });
    expect(closed.code).toBe(0);
    expect((await askOrders(backend, secret)).code).toBe(Code.NOT_LOGGED_IN);
    expect(await rowOfKey(id)).toBeNull();
  });
});
