import { env } from "cloudflare:workers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Account } from "../../support/accounts/accounts";
import {
  balanceOf,
  expectSoundData,
  fund,
  payingCustomer,
  payOrder,
  readOrder,
  seedReference,
  type TestBackend,
} from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";
import { messagesOf, orderOf, ordersOf, payFree, readSmall, rowOf, setSmall } from "./support";

const WALLET = 1_000_000;
/** Seconds on a quiet machine; a busy one takes longer. */
const LONG_MS = 60_000;

let backend: TestBackend;
let account: Account;
beforeAll(seedReference);
beforeEach(async () => {
  backend = createTestBackend();
  account = await payingCustomer(WALLET);
});
afterAll(expectSoundData);

const walletOf = () => balanceOf(`wallet:${account.customerId}`);
const batchPay = (orderIds: number[], password: string | null) =>
  backend.call("POST", "/order/api/order/order_batch_pay", {
    token: account.token,
    json: { orderIds, payWayEnum: "WALLET", password },
  });

describe("a payment without a password", () => {
  test("[S48] asks for it until the customer allows such payments, and counts no guess", async () => {
    const orderId = await orderOf(backend, account, 1);
    for (let i = 0; i < 6; i++) {
      expect(await payFree(backend, account, orderId)).toMatchObject({
        code: 4310,
        message: "请输入支付密码",
      });
    }
    expect(await batchPay([orderId], null)).toMatchObject({ code: 4310 });
    expect(await walletOf()).toBe(WALLET);
    expect((await payOrder(backend, account, orderId)).code).toBe(0);
    expect(await rowOf(account)).toEqual({ small_payment_limit: null, small_payment_used: 0 });
  });

  test("[S48] pays up to the limit, is counted and told; above it the password is asked for", async () => {
    await setSmall(backend, account, 50);
    const within = await orderOf(backend, account, 5_000);
    const above = await orderOf(backend, account, 5_001);
    expect((await payFree(backend, account, within)).code).toBe(0);
    expect(await readOrder(backend, account, within)).toMatchObject({
      status: "RECEIVING_ORDER",
      payWay: "WALLET",
    });
    expect((await payFree(backend, account, above)).code).toBe(4310);
    expect(await walletOf()).toBe(WALLET - 5_000);
    expect(await readSmall(backend, account)).toEqual({ limit: 50, usedToday: 50 });
    const { orderNo, customerName } = await readOrder(backend, account, within);
    const [message, second] = await messagesOf(account, "小额免密支付成功");
    expect(message).toMatchObject({ associated_id: within });
    expect(message?.content).toContain(`订单${orderNo}（${customerName}）已通过小额免密从钱包支付¥50.00`);
    expect(second).toBeUndefined();
  });

  test("a payment with the password is none of them, however small", async () => {
    await setSmall(backend, account, 200);
    const orderId = await orderOf(backend, account, 100);
    expect((await payOrder(backend, account, orderId, { pwd: "000000" })).code).toBe(4301);
    expect((await payOrder(backend, account, orderId)).code).toBe(0);
    expect(await readSmall(backend, account)).toEqual({ limit: 200, usedToday: 0 });
    expect(await messagesOf(account, "小额免密支付成功")).toEqual([]);
  });

  test("[S48] the day's ¥1,000 end at midnight in Shanghai, and only then", async () => {
    await setSmall(backend, account, 200);
    backend.clock.set(Date.parse("2026-11-20T23:59:00+08:00"));
    for (const orderId of await ordersOf(backend, account, 5, 19_999)) {
      expect((await payFree(backend, account, orderId)).code).toBe(0);
    }
    const [last = 0, next = 0, after = 0] = [
      await orderOf(backend, account, 5),
      await orderOf(backend, account, 1),
      await orderOf(backend, account, 20_000),
    ];
    expect((await payFree(backend, account, last)).code).toBe(0);
    expect(await readSmall(backend, account)).toEqual({ limit: 200, usedToday: 1000 });
    backend.clock.set(Date.parse("2026-11-20T23:59:59.999+08:00"));
    expect((await payFree(backend, account, next)).code).toBe(4310);
    backend.clock.set(Date.parse("2026-11-21T00:00:00+08:00"));
    expect(await readSmall(backend, account)).toEqual({ limit: 200, usedToday: 0 });
    expect((await payFree(backend, account, after)).code).toBe(0);
    expect(await readSmall(backend, account)).toEqual({ limit: 200, usedToday: 200 });
  });

  test("an isolate whose clock still shows yesterday does not reset the day's sum", async () => {
    await setSmall(backend, account, 200);
    backend.clock.set(Date.parse("2026-11-21T00:00:01+08:00"));
    const orders = await ordersOf(backend, account, 6, 20_000);
    for (const orderId of orders.slice(0, 5)) expect((await payFree(backend, account, orderId)).code).toBe(0);
    backend.clock.set(Date.parse("2026-11-20T23:59:59+08:00"));
    expect((await payFree(backend, account, orders[5] ?? 0)).code).toBe(4310);
    expect((await rowOf(account))?.small_payment_used).toBe(100_000);
  });

  test(
    "[S48] of 50 in parallel, by two isolates, exactly so many pay that the day's sum is not exceeded",
    async () => {
      await setSmall(backend, account, 100);
      const isolates = [backend, createTestBackend({ clock: backend.clock })];
      const orders = await ordersOf(backend, account, 50, 3_000);
      const answers = await Promise.all(
        orders.map((orderId, index) => payFree(isolates[index % 2] ?? backend, account, orderId)),
      );
      const codes = answers.map(({ code }) => code);
      expect(codes.filter((code) => code === 0)).toHaveLength(33);
      expect(codes.filter((code) => code === 4310)).toHaveLength(17);
      expect(await walletOf()).toBe(WALLET - 99_000);
      expect(await readSmall(backend, account)).toEqual({ limit: 100, usedToday: 990 });
      expect(await messagesOf(account, "小额免密支付成功")).toHaveLength(33);
    },
    LONG_MS,
  );

  test("[R1] one order 20 times at once, each with a key of its own, is paid and counted once", async () => {
    await setSmall(backend, account, 100);
    const orderId = await orderOf(backend, account, 9_000);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => payFree(backend, account, orderId, `twin-${i}`)),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0, 4305]));
    expect(await readSmall(backend, account)).toEqual({ limit: 100, usedToday: 90 });
  });

  test("[S48] [R6] the same key, at once and again later, pays once, counts once and tells once", async () => {
    await setSmall(backend, account, 100);
    const orderId = await orderOf(backend, account, 9_000);
    const send = () => payFree(backend, account, orderId, "one-key");
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    // With the password it is still the same payment.
    expect((await payOrder(backend, account, orderId, { key: "one-key" })).code).toBe(0);
    expect(await walletOf()).toBe(WALLET - 9_000);
    expect(await readSmall(backend, account)).toEqual({ limit: 100, usedToday: 90 });
    expect(await messagesOf(account, "小额免密支付成功")).toHaveLength(1);
  });

  test("[S48] a refused payment is not counted: an empty wallet, a closed order, an order that is paid", async () => {
    account = await payingCustomer(5_000);
    await setSmall(backend, account, 100);
    const [paid = 0, short = 0, closed = 0] = [
      await orderOf(backend, account, 1_000),
      await orderOf(backend, account, 9_000),
      await orderOf(backend, account, 1_000),
    ];
    await payOrder(backend, account, paid);
    await env.DB.prepare("UPDATE orders SET expires_at = 1 WHERE id = ?").bind(closed).run();
    expect((await payFree(backend, account, paid)).code).toBe(4305);
    expect((await payFree(backend, account, short)).code).toBe(4304);
    expect((await payFree(backend, account, closed)).code).toBe(4306);
    expect(await readSmall(backend, account)).toEqual({ limit: 100, usedToday: 0 });
    expect(await messagesOf(account, "小额免密支付成功")).toEqual([]);
    await fund(account, 9_000);
    expect((await payFree(backend, account, short)).code).toBe(0);
    expect(await readSmall(backend, account)).toEqual({ limit: 100, usedToday: 90 });
  });

  test("[S48] several orders are one payment: their sum is what the limit and the day are asked for", async () => {
    await setSmall(backend, account, 100);
    const orders = await ordersOf(backend, account, 3, 4_000);
    expect(await batchPay(orders, null)).toMatchObject({ code: 4310 });
    expect(await walletOf()).toBe(WALLET);
    expect((await batchPay(orders.slice(0, 2), "")).code).toBe(0);
    expect(await walletOf()).toBe(WALLET - 8_000);
    expect(await readSmall(backend, account)).toEqual({ limit: 100, usedToday: 80 });
    expect(await messagesOf(account, "小额免密支付成功")).toMatchObject([
      { content: expect.stringContaining("2个订单已通过小额免密从钱包支付¥80.00"), associated_id: null },
    ]);
  });
});
