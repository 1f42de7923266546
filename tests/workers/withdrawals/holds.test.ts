import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY, HOUR } from "../../../backend/src/shared/clock";
import { Code } from "../../../schema/rules/codes";
import type { Account } from "../../support/accounts/accounts";
import { expectSoundData, payingCustomer, seedReference } from "../../support/orders/orders";
import { bindAlipay, changeBinding, createPayoutBackend, NAME, withdraw, withdrawer } from "./support";

const backend = createPayoutBackend();
beforeAll(seedReference);
afterAll(expectSoundData);

const termsOf = async ({ token }: Account) =>
  (await backend.call("GET", "/order/api/withdraw/terms", { token })).data;

const phoneChanged = ({ customerId }: Account, at: number) =>
  env.DB.prepare("INSERT INTO account_activity (id, customer_id, kind, at) VALUES (?, ?, 'PHONE_CHANGED', ?)")
    .bind(customerId, customerId, at)
    .run();

describe("a new binding or a new phone", () => {
  test("holds withdrawals for a day, and says until when", async () => {
    const account = await withdrawer(100_000);
    const at = backend.clock.now();
    await bindAlipay(account, { boundAt: at - 23 * HOUR });
    const held = await withdraw(backend, account);
    expect(held.code).toBe(Code.PAYOUT_HELD);
    expect(held.message).toMatch(
      /^支付宝刚刚绑定，为保障资金安全，24小时内暂不能提现，请于2026-11-20 17:\d\d后再试$/,
    );
    expect(await termsOf(account)).toMatchObject({
      leftToday: 50_000,
      timesLeft: 20,
      heldUntil: [{ payWay: "ALIPAY", reason: "支付宝刚刚绑定，为保障资金安全，24小时内暂不能提现" }],
    });
    await bindAlipay(account, { boundAt: at - DAY });
    await phoneChanged(account, at - HOUR);
    expect((await withdraw(backend, account)).message).toMatch(/^手机号刚刚更换/);
    const later = createPayoutBackend();
    later.clock.set(at + 23 * HOUR);
    expect((await withdraw(later, account)).code).toBe(0);
  });
});

describe("the first binding", () => {
  const ALIPAY = { payWayEnum: "ALIPAY", account: "13900139000", realName: NAME };
  const registeredAt = (account: Account, at: number) =>
    env.DB.prepare("UPDATE customers SET created_at = ? WHERE id = ?").bind(at, account.customerId).run();

  test("of an account older than a week pays out at once; the next one is held", async () => {
    const account = await payingCustomer(100_000);
    await registeredAt(account, backend.clock.now() - 8 * DAY);
    const hoursOf = async () => (await termsOf(account)).newBindingHoldHours;
    expect(await hoursOf()).toBe(0);
    await changeBinding(backend, account, "bind", ALIPAY);
    expect((await withdraw(backend, account)).code).toBe(0);
    expect(await hoursOf()).toBe(24);
    await changeBinding(backend, account, "unbind", { payWay: "ALIPAY" });
    await changeBinding(backend, account, "bind", ALIPAY);
    expect((await withdraw(backend, account)).code).toBe(Code.PAYOUT_HELD);
  });

  test("is not the one after an unbinding, though its own binding is told no more", async () => {
    const account = await payingCustomer(100_000);
    await registeredAt(account, backend.clock.now() - 800 * DAY);
    await bindAlipay(account);
    await changeBinding(backend, account, "unbind", { payWay: "ALIPAY" });
    await changeBinding(backend, account, "bind", ALIPAY);
    expect((await withdraw(backend, account)).code).toBe(Code.PAYOUT_HELD);
  });

  test("of a customer whose phone has just changed waits as long as the new phone does, and this is told before", async () => {
    const account = await payingCustomer(100_000);
    const { customerId } = account;
    await registeredAt(account, backend.clock.now() - 8 * DAY);
    await phoneChanged(account, backend.clock.now() - 9.5 * HOUR);
    const terms = await termsOf(account);
    await changeBinding(backend, account, "bind", ALIPAY);
    expect((await withdraw(backend, account)).message).toMatch(/^手机号刚刚更换/);
    expect(terms).toMatchObject({ holdHours: 24, newBindingHoldHours: 15 });
    await env.DB.prepare("DELETE FROM account_activity WHERE customer_id = ?").bind(customerId).run();
    expect((await withdraw(backend, account)).code).toBe(0);
  });

  test("of a newer account is held", async () => {
    const account = await payingCustomer(100_000);
    await registeredAt(account, backend.clock.now() - 6 * DAY);
    await changeBinding(backend, account, "bind", ALIPAY);
    expect((await withdraw(backend, account)).code).toBe(Code.PAYOUT_HELD);
  });
});
