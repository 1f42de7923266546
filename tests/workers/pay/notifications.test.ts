import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { MINUTE } from "../../../backend/src/shared/clock";
import { expectConsole } from "../../support/console-is-error";
import { createPayBackend, deliver, PROVIDERS, rows, settlementOf, titlesOf } from "./support";
import { withPayBackend } from "./with-pay-backend";

const platform = withPayBackend();

/** The answers that make a provider stop sending. */
const ACCEPTED = { ALIPAY: "success", WECHAT: '{"code":"SUCCESS","message":"成功"}' };

describe.each(PROVIDERS)("notifications of %s", (provider) => {
  test("[R11] [S24] [PAY-08] [ENUM-15] however often and in whatever order they come, the order is paid once and each is answered as the provider wants", async () => {
    const payment = await platform.openPayment(provider);
    const { orderId, outTradeNo, total, account } = payment;
    await platform.act(outTradeNo, "pay", 0);
    const paid = await platform.notificationOf(outTradeNo);
    const closed = await platform.notificationOf(outTradeNo, { status: "CLOSED", paidAt: null });

    const started = Date.now();
    const atOnce = await Promise.all(
      Array.from({ length: 12 }, (_, i) => platform.deliver(i % 4 === 3 ? closed : paid)),
    );
    const slowest = Date.now() - started;
    for (const answer of atOnce) {
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(ACCEPTED[provider]);
    }
    expect(slowest).toBeLessThan(5_000);
    for (let i = 0; i < 10; i++) {
      platform.backend.clock.advance(140 * MINUTE);
      const answer = await platform.deliver(await platform.notificationOf(outTradeNo));
      expect(await answer.text()).toBe(ACCEPTED[provider]);
    }

    expect(await settlementOf(payment)).toEqual({
      payment: "PAID",
      receipts: [{ amount: total }],
      refunds: [],
      order: { status: "RECEIVING_ORDER", pay_way: provider },
      escrow: total,
    });
    expect(await rows("SELECT type, pay_way FROM ledger_events WHERE order_id = ?", orderId)).toEqual([
      { type: "PLACE_AN_ORDER", pay_way: provider },
    ]);
    expect(await titlesOf(account.customerId)).toEqual(["订单支付成功"]);
    expect(platform.backend.site.held(account.customerId).map(({ kind }) => kind)).toContain("ORDER_CHANGED");
  });

  test("[S24] a hundred replays of one notification have one effect", async () => {
    const payment = await platform.openPayment(provider);
    await platform.act(payment.outTradeNo, "pay", 0);
    const notification = await platform.notificationOf(payment.outTradeNo);
    for (let i = 0; i < 10; i++) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => platform.deliver(notification)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
    expect(await settlementOf(payment)).toMatchObject({ receipts: [{ amount: payment.total }], refunds: [] });
    const events = await rows("SELECT id FROM ledger_events WHERE order_id = ?", payment.orderId);
    expect(events).toHaveLength(1);
  });

  test("[S23] a forged one changes nothing: changed, unsigned, with another amount, for another trade", async () => {
    expectConsole(/payment notification for no payment of ours/);
    const payment = await platform.openPayment(provider);
    const { outTradeNo } = payment;
    await platform.act(outTradeNo, "pay", 0);
    const genuine = await platform.notificationOf(outTradeNo);
    const forged = [
      { ...genuine, body: genuine.body.replace(/[0-9]/, (digit) => (digit === "7" ? "8" : "7")) },
      { ...genuine, body: "" },
      { ...genuine, body: "<xml>" },
      { ...genuine, headers: {} },
      await platform.notificationOf(outTradeNo, { amount: 1 }),
      await platform.notificationOf(outTradeNo, { amount: payment.total + 1 }),
      await platform.notificationOf(outTradeNo, { outTradeNo: "unknown-trade" }),
    ];
    for (const notification of forged) {
      const answer = await platform.deliver(notification);
      expect(await answer.text()).not.toBe(ACCEPTED[provider]);
      if (provider === "WECHAT") expect(answer.status).toBe(400);
    }
    expect(await settlementOf(payment)).toMatchObject({
      payment: "OPEN",
      receipts: [],
      order: { status: "WAIT_PAY" },
      escrow: 0,
    });
    // The genuine one still counts.
    expect(await (await platform.deliver(genuine)).text()).toBe(ACCEPTED[provider]);
    expect(await settlementOf(payment)).toMatchObject({ payment: "PAID", escrow: payment.total });
  });

  test("[S23] the bytes are taken as they are: packed, in another charset or with bytes that are no text they fit no signature", async () => {
    const payment = await platform.openPayment(provider);
    await platform.act(payment.outTradeNo, "pay", 0);
    const genuine = await platform.notificationOf(payment.outTradeNo);
    const packed = new Response(new Blob([genuine.body]).stream().pipeThrough(new CompressionStream("gzip")));
    const utf16 = new Uint8Array([...genuine.body].flatMap((sign) => [sign.charCodeAt(0), 0]));
    const broken = new Uint8Array([...new TextEncoder().encode(genuine.body), 0xff]);
    for (const [body, encoding] of [
      [await packed.arrayBuffer(), "gzip"],
      [utf16, "identity"],
      [broken, "identity"],
    ] as const) {
      const headers = { ...genuine.headers, "Content-Encoding": encoding };
      const answer = await platform.backend.request(genuine.path, { method: "POST", headers, body });
      expect(await answer.text()).not.toBe(ACCEPTED[provider]);
    }
    expect(await settlementOf(payment)).toMatchObject({ payment: "OPEN", receipts: [] });
  });

  test("[S23] a notification of one provider about a payment of the other is refused", async () => {
    expectConsole(/payment notification for no payment of ours/);
    const other = provider === "ALIPAY" ? "WECHAT" : "ALIPAY";
    const payment = await platform.openPayment(other);
    const crossed = await platform.notificationOf(payment.outTradeNo, {
      provider,
      status: "PAID",
      paidAt: platform.backend.clock.now(),
    });
    expect(await (await platform.deliver(crossed)).text()).not.toBe(ACCEPTED[provider]);
    expect(await settlementOf(payment)).toMatchObject({ receipts: [], order: { status: "WAIT_PAY" } });
  });

  test("[R13] one that comes before our own answer was stored is applied; one for an unknown trade is refused, with an alarm", async () => {
    // All that is left of an attempt whose request died while the provider was being asked.
    const payment = await platform.openPayment(provider);
    await env.DB.prepare("DELETE FROM idempotency_keys WHERE customer_id = ?")
      .bind(payment.account.customerId)
      .run();
    expect(await platform.act(payment.outTradeNo, "pay")).toBe(1);
    expect(await settlementOf(payment)).toMatchObject({ payment: "PAID", escrow: payment.total });

    expectConsole(/payment notification for no payment of ours.*unknown trade/);
    const unknown = await platform.notificationOf(payment.outTradeNo, {
      outTradeNo: "unknown",
      transactionId: "1",
    });
    expect(await (await platform.deliver(unknown)).text()).not.toBe(ACCEPTED[provider]);
  });
});

test("[S23] WeChat Pay's notification is believed for five minutes around its moment", async () => {
  const payment = await platform.openPayment("WECHAT");
  await platform.act(payment.outTradeNo, "pay", 0);
  const notification = await platform.notificationOf(payment.outTradeNo);
  platform.backend.clock.advance(10 * MINUTE);
  expect((await platform.deliver(notification)).status).toBe(400);
  expect(await settlementOf(payment)).toMatchObject({ receipts: [] });
});

test("without a provider its address takes nothing", async () => {
  const closed = createPayBackend({ env: { PAY_PROVIDER: "live" } });
  const payment = await platform.openPayment("ALIPAY");
  await platform.act(payment.outTradeNo, "pay", 0);
  expect(await (await deliver(closed, await platform.notificationOf(payment.outTradeNo))).text()).toBe(
    "fail",
  );
});
