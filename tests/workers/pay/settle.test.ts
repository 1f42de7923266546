import { describe, expect, test } from "vitest";
import { HOUR, SECOND } from "../../../backend/src/shared/clock";
import { balanceOf, payOrder, readOrder } from "../../support/orders/orders";
import { IS_DEEP } from "../../support/sizes";
import { PROVIDERS, rows, settlementOf, titlesOf } from "./support";
import { withPayBackend } from "./with-pay-backend";

const platform = withPayBackend();

/** How often an order ends while its payment is told. */
const ROUNDS = IS_DEEP ? 12 : 6;

/** What the ledger says has happened to an order, in its own order. */
const booked = async (orderId: number) =>
  (
    await rows("SELECT type, content FROM ledger_events WHERE order_id = ? ORDER BY created_at, id", orderId)
  ).map(({ type, content }) => `${type} ${String(content).replace(/[：:].*$/, "")}`);

describe("one order paid twice", () => {
  test("[R14] by Alipay and by WeChat Pay at the same time: one counts, the other goes back, and the customer is told", async () => {
    const alipay = await platform.openPayment("ALIPAY");
    const wechat = await platform.openPayment("WECHAT", alipay);
    const { orderId, total, account } = alipay;
    await Promise.all([platform.act(alipay.outTradeNo, "pay"), platform.act(wechat.outTradeNo, "pay")]);

    const settlements = await Promise.all([alipay, wechat].map(settlementOf));
    const counted = settlements.filter(({ refunds }) => refunds.length === 0);
    const returned = settlements.filter(({ refunds }) => refunds.length === 1);
    expect([counted.length, returned.length]).toEqual([1, 1]);
    expect(returned[0]).toMatchObject({
      receipts: [{ amount: total }],
      refunds: [{ amount: total, status: "DONE" }],
    });
    expect(await balanceOf(`escrow:${orderId}`)).toBe(total);
    expect(await balanceOf(`refunding:${account.customerId}`)).toBe(0);
    expect(await booked(orderId)).toEqual([
      "PLACE_AN_ORDER 订单支付",
      "REFUND 订单重复支付，待退回",
      "REFUND 订单重复支付，已原路退回",
    ]);
    expect(await titlesOf(account.customerId)).toEqual(["订单支付成功", "款项将原路退回", "款项已原路退回"]);
    const refunds = await rows(
      "SELECT amount FROM sandbox_refunds WHERE out_trade_no IN (?, ?)",
      alipay.outTradeNo,
      wechat.outTradeNo,
    );
    expect(refunds).toEqual([{ amount: total }]);
  });

  test("[R14] from the wallet while a code is shown, and then by that code: the second payment goes back", async () => {
    const payment = await platform.openPayment("WECHAT");
    const { account, orderId, total } = payment;
    expect((await payOrder(platform.backend, account, orderId)).code).toBe(0);
    await platform.act(payment.outTradeNo, "pay");
    expect(await settlementOf(payment)).toMatchObject({
      refunds: [{ amount: total, status: "DONE" }],
      order: { status: "RECEIVING_ORDER", pay_way: "WALLET" },
      escrow: total,
    });
    expect(await balanceOf(`wallet:${account.customerId}`)).toBe(1_000_000 - total);
  });

  test("[S24] a success that is replayed after the refund books nothing", async () => {
    const payment = await platform.openPayment("ALIPAY");
    await payOrder(platform.backend, payment.account, payment.orderId);
    await platform.act(payment.outTradeNo, "pay");
    const before = await settlementOf(payment);
    expect(before.refunds).toEqual([{ amount: payment.total, status: "DONE" }]);
    for (let i = 0; i < 20; i++) {
      const notification = await platform.notificationOf(payment.outTradeNo, { transactionId: `other${i}` });
      expect((await platform.deliver(notification)).status).toBe(200);
    }
    expect(await settlementOf(payment)).toEqual(before);
    expect(await booked(payment.orderId)).toHaveLength(3);
  });
});

describe.each(PROVIDERS)("around the end of the 24 hours, by %s", (provider) => {
  /** The end of the order, with a payment that was opened shortly before. */
  async function nearTheEnd() {
    const first = await platform.openPayment("WECHAT");
    platform.backend.clock.advance(24 * HOUR - 30 * SECOND);
    const payment = await platform.openPayment(provider, first);
    return payment;
  }

  test.each([
    ["paid 1 s before, told before", -1, "before", "paid"],
    ["paid 1 s before, told after the order was closed", -1, "after", "refunded"],
    ["paid 1 s before, told after the end of an order that is not closed yet", -1, "unclosed", "paid"],
    ["paid 1 s after, told before the order is closed", 1, "unclosed", "refunded"],
    ["paid 1 s after, told after the order was closed", 1, "after", "refunded"],
  ] as const)("[R15] %s", async (_what, second, told, outcome) => {
    const payment = await nearTheEnd();
    const { orderId, outTradeNo, total, account } = payment;
    platform.backend.clock.advance((30 + second) * SECOND);
    await platform.act(outTradeNo, "pay", told === "before" ? 1 : 0);
    platform.backend.clock.advance(2 * SECOND);
    if (told === "after") expect((await readOrder(platform.backend, account, orderId)).status).toBe("CLOSE");
    if (told !== "before") await platform.act(outTradeNo, "notify");
    await platform.runJobs();

    const settlement = await settlementOf(payment);
    expect(settlement.receipts).toEqual([{ amount: total }]);
    if (outcome === "paid") {
      expect(settlement).toMatchObject({ refunds: [], order: { status: "RECEIVING_ORDER" }, escrow: total });
    } else {
      expect(settlement).toMatchObject({
        refunds: [{ amount: total, status: "DONE" }],
        order: { status: "CLOSE" },
        escrow: 0,
      });
      expect(await titlesOf(account.customerId)).toContain("款项将原路退回");
    }
  });

  test("[R15] closing and the notification at the same moment, again and again: paid, or closed and sent back", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      // A new clock: a dozen ends of an order later every session would have expired.
      const payment = await nearTheEnd();
      const { orderId, outTradeNo, total, account } = payment;
      platform.backend.clock.advance(29 * SECOND);
      await platform.act(outTradeNo, "pay", 0);
      platform.backend.clock.advance(2 * SECOND);
      const closing = readOrder(platform.backend, account, orderId);
      const telling = platform.act(outTradeNo, "notify");
      await Promise.all(round % 2 ? [telling, closing] : [closing, telling]);
      await platform.runJobs();
      const { order, escrow, refunds } = await settlementOf(payment);
      const isPaid = order?.status === "RECEIVING_ORDER";
      expect([order?.status, escrow, refunds]).toEqual(
        isPaid ? ["RECEIVING_ORDER", total, []] : ["CLOSE", 0, [{ amount: total, status: "DONE" }]],
      );
    }
  }, 240_000);
});

test("[S7] a cancelled trade pays nothing, and the order can be paid by a new one", async () => {
  const payment = await platform.openPayment("ALIPAY");
  expect(await platform.act(payment.outTradeNo, "cancel")).toBe(1);
  expect(await settlementOf(payment)).toMatchObject({ payment: "CLOSED", order: { status: "WAIT_PAY" } });
  const again = await platform.openPayment("ALIPAY", payment);
  expect(again.outTradeNo).not.toBe(payment.outTradeNo);
  await platform.act(again.outTradeNo, "pay");
  expect(await settlementOf(again)).toMatchObject({ payment: "PAID", escrow: payment.total });
});
