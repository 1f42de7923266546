import { env } from "cloudflare:workers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findSmallPayment, setLimit } from "../../../backend/src/modules/customers/small-payment.repository";
import { commit } from "../../../backend/src/shared/commit";
import { type Account, signIn } from "../../support/accounts/accounts";
import { receivedCode, requestCode } from "../../support/accounts/sign-in-flow";
import {
  balanceOf,
  expectSoundData,
  payingCustomer,
  payOrder,
  seedReference,
  type TestBackend,
} from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";
import { captureLines } from "../../support/servers/log-lines";
import { messagesOf, orderOf, payFree, readSmall, rowOf, setSmall, stopSmall } from "./support";

const MINUTE = 60_000;

let backend: TestBackend;
let account: Account;
beforeAll(seedReference);
beforeEach(async () => {
  backend = createTestBackend();
  account = await payingCustomer(1_000_000);
});
afterAll(expectSoundData);

const wrongly = (times: number, pwd = "000000") =>
  Promise.all(Array.from({ length: times }, () => setSmall(backend, account, 100, pwd)));

async function newPassword(pwd: string) {
  await requestCode(backend, account.phone, { token: account.token });
  const json = { pwd, code: await receivedCode(account.phone) };
  return backend.call("POST", "/user/api/customer/modify_pay_pwd", { token: account.token, json });
}

describe("payments without a password", () => {
  test("[S48] are off; turning them on and off is told, and once more is not", async () => {
    expect(await readSmall(backend, account)).toEqual({ limit: null, usedToday: 0 });
    for (const limit of [50, 50, 200]) expect((await setSmall(backend, account, limit)).code).toBe(0);
    expect(await readSmall(backend, account)).toEqual({ limit: 200, usedToday: 0 });
    for (let i = 0; i < 2; i++) expect((await stopSmall(backend, account)).code).toBe(0);
    expect(await readSmall(backend, account)).toEqual({ limit: null, usedToday: 0 });
    expect((await messagesOf(account, "小额免密支付")).map(({ title }) => title)).toEqual([
      "小额免密支付已开启",
      "小额免密支付限额已修改",
      "小额免密支付已关闭",
    ]);
    expect(backend.site.held(account.customerId).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  test.each([0, -50, 1, 99.99, 100.004, 500, 1e15])("a limit of %d is none to choose", async (limit) => {
    expect((await setSmall(backend, account, limit)).code).toBe(4000);
  });

  test("[S18] [ERR-05] turning them on with wrong passwords is guessing: five lock it, for payments as well", async () => {
    expect((await wrongly(6)).map(({ code }) => code).sort()).toEqual([4301, 4301, 4301, 4301, 4301, 4302]);
    expect((await setSmall(backend, account)).code).toBe(4302);
    const orderId = await orderOf(backend, account, 1_000);
    expect((await payOrder(backend, account, orderId)).code).toBe(4302);
    expect((await rowOf(account))?.small_payment_limit).toBeNull();
    expect(await messagesOf(account, "小额免密支付")).toEqual([]);
  });

  test("an empty password turns nothing on, and where none is set it says so", async () => {
    expect((await setSmall(backend, account, 100, "")).code).toBe(4301);
    account = await signIn();
    expect((await setSmall(backend, account)).code).toBe(4303);
  });

  test("[S18] [S48] a locked password stops them until the lock ends", async () => {
    await setSmall(backend, account);
    await wrongly(5);
    const orderId = await orderOf(backend, account, 1_000);
    expect((await payFree(backend, account, orderId)).code).toBe(4302);
    backend.clock.advance(30 * MINUTE);
    expect((await payFree(backend, account, orderId)).code).toBe(0);
  });

  test("[S48] a new password turns them off, which is told; the old limit does not come back", async () => {
    await setSmall(backend, account);
    const [one, two] = [await orderOf(backend, account, 4_000), await orderOf(backend, account, 4_000)];
    await payFree(backend, account, one);
    expect((await newPassword("975310")).code).toBe(0);
    expect((await payFree(backend, account, two)).code).toBe(4310);
    expect(await messagesOf(account, "小额免密支付已关闭")).toHaveLength(1);
    expect((await setSmall(backend, account, 100, "975310")).code).toBe(0);
    // Off and on again is not a new day.
    expect(await readSmall(backend, account)).toEqual({ limit: 100, usedToday: 40 });
  });

  test("[C-13] a password that may pay no more turns nothing on, and stops what is on", async () => {
    account = await signIn({ payPassword: "111111" });
    expect((await setSmall(backend, account, 100, "111111")).code).toBe(4309);
    expect((await rowOf(account))?.small_payment_limit).toBeNull();
    await env.DB.prepare("UPDATE customers SET small_payment_limit = 10000 WHERE id = ?")
      .bind(account.customerId)
      .run();
    const orderId = await orderOf(backend, account, 1_000);
    expect((await payFree(backend, account, orderId)).code).toBe(4309);
  });

  test("a blocked account pays nothing", async () => {
    await setSmall(backend, account);
    const orderId = await orderOf(backend, account, 1_000);
    await env.DB.prepare("UPDATE customers SET blocked_at = 1 WHERE id = ?").bind(account.customerId).run();
    expect((await payFree(backend, account, orderId)).code).toBe(7002);
    expect(await balanceOf(`wallet:${account.customerId}`)).toBe(1_000_000);
  });

  test("a password that was changed meanwhile cannot turn them on", async () => {
    const before = await findSmallPayment(env.DB, account.customerId, backend.clock.now());
    await newPassword("975310");
    const late = setLimit(env.DB, account.customerId, { limit: 10_000, hash: before?.hash ?? "" });
    await expect(commit(env.DB, [late])).rejects.toThrow("customers_small_payment_limit");
    expect((await rowOf(account))?.small_payment_limit).toBeNull();
  });

  test("[S48] [S53] the first password after a change of the pepper turns them on, although it is hashed again", async () => {
    const rotated = createTestBackend({ env: { SECRET_PEPPER: `a-new-pepper,${env.SECRET_PEPPER}` } });
    const read = () => findSmallPayment(env.DB, account.customerId, backend.clock.now());
    const before = await read();
    expect(await setSmall(rotated, account)).toMatchObject({ code: 0 });
    expect((await read())?.hash).not.toBe(before?.hash);
    expect(await readSmall(rotated, account)).toEqual({ limit: 100, usedToday: 0 });
  });

  test("[S40] turning them on and off all day long ends, and off is always possible", async () => {
    for (let i = 0; i < 20; i++) await setSmall(backend, account, i % 2 ? 50 : 100);
    expect((await setSmall(backend, account)).code).toBe(4029);
    expect((await stopSmall(backend, account)).code).toBe(0);
    expect((await rowOf(account))?.small_payment_limit).toBeNull();
  });

  test("[S45] turning them on and off, and a wrong password for it, are in the security log", async () => {
    const log = captureLines();
    await setSmall(backend, account, 100, "000000");
    await setSmall(backend, account);
    await stopSmall(backend, account);
    await setSmall(backend, account, 50);
    await newPassword("975310");
    const { customerId: user } = account;
    expect(log.of("security")).toMatchObject([
      { user, action: "pay-password", result: "refused:4301" },
      { user, action: "small-payment-on", target: "¥100.00", result: "ok" },
      { user, action: "small-payment-off", result: "ok" },
      { user, action: "small-payment-on", target: "¥50.00", result: "ok" },
      { user, action: "small-payment-off", result: "ok" },
    ]);
  });
});
