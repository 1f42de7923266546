import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { HOUR, MINUTE, SECOND } from "../../../backend/src/shared/clock";
import { expectConsole } from "../../support/console-is-error";
import { createFaults } from "../../support/faults/faults";
import { expectSoundData, payOrder, readOrder } from "../../support/orders/orders";
import { createPayBackend, deliver, PROVIDERS, rows, runJobs, settlementOf } from "./support";
import { withPayBackend } from "./with-pay-backend";

const platform = withPayBackend();
beforeEach(async () => {
  await env.DB.prepare("UPDATE payments SET status = 'CLOSED' WHERE status = 'OPEN'").run();
});

/** The same database, failing where the test says. */
function createFailing() {
  const faults = createFaults();
  const failing = createPayBackend({ clock: backendClock(), env: faults.wrap({ DB: env.DB }) });
  return { faults, failing };
}
const backendClock = () =>
  Object.assign(Object.create(null), platform.backend.clock) as typeof platform.backend.clock;

describe.each(PROVIDERS)("a notification of %s that never arrives", (provider) => {
  test("[R12] is made up for by asking, three minutes later at most; one that still comes changes nothing", async () => {
    const payment = await platform.openPayment(provider);
    platform.backend.clock.advance(17 * MINUTE);
    await platform.runJobs();
    await platform.act(payment.outTradeNo, "pay", 0);
    for (let minute = 0; minute < 3; minute++) {
      platform.backend.clock.advance(MINUTE);
      await platform.runJobs();
    }
    const found = await settlementOf(payment);
    expect(found).toMatchObject({
      payment: "PAID",
      order: { status: "RECEIVING_ORDER", pay_way: provider },
      escrow: payment.total,
    });
    expect(await platform.act(payment.outTradeNo, "notify", 2)).toBe(2);
    expect(await settlementOf(payment)).toEqual(found);
  });

  test("[U45] [G-11] [API-024] is made up for within seconds while the customer looks at the order", async () => {
    const payment = await platform.openPayment(provider);
    const { account, orderId } = payment;
    platform.backend.clock.advance(SECOND);
    await platform.act(payment.outTradeNo, "pay", 0);
    platform.backend.clock.advance(4 * SECOND);
    await readOrder(platform.backend, account, orderId);
    expect((await readOrder(platform.backend, account, orderId)).status).toBe("RECEIVING_ORDER");
  });

  test("a customer who polls every second makes us ask the provider every few seconds only", async () => {
    const payment = await platform.openPayment(provider);
    const asked = new Set<unknown>();
    for (let second = 0; second < 12; second++) {
      platform.backend.clock.advance(SECOND);
      await readOrder(platform.backend, payment.account, payment.orderId);
      const [row] = await rows("SELECT asked_at FROM payments WHERE out_trade_no = ?", payment.outTradeNo);
      asked.add(row?.asked_at);
    }
    expect(asked.size - 1).toBe(3);
  });
});

test("an unpaid payment is closed once it can no longer be paid", async () => {
  const wechat = await platform.openPayment("WECHAT");
  const alipay = await platform.openPayment("ALIPAY");
  platform.backend.clock.advance(2 * HOUR + 11 * MINUTE);
  await platform.runJobs();
  expect((await settlementOf(wechat)).payment).toBe("CLOSED");
  expect((await settlementOf(alipay)).payment).toBe("CLOSED");
  // Whatever the provider says later still counts.
  const late = await platform.notificationOf(wechat.outTradeNo, {
    status: "PAID",
    paidAt: platform.backend.clock.now(),
  });
  expect((await platform.deliver(late)).status).toBe(200);
  expect(await settlementOf(wechat)).toMatchObject({ payment: "PAID", escrow: wechat.total });
});

describe("killed between the provider's answer and our commit", () => {
  test.each(["throwBefore", "throwAfterCommit"] as const)(
    "[R6] [R12] a payment found by asking is booked once (%s)",
    async (fault) => {
      expectConsole(/database batch failed/, /payment not reconciled/);
      const payment = await platform.openPayment("WECHAT");
      await platform.act(payment.outTradeNo, "pay", 0);
      platform.backend.clock.advance(3 * MINUTE);
      const { faults, failing } = createFailing();
      faults.d1.batch(/payment_receipts/)[fault]();
      await runJobs(failing);
      expect(faults.unfired()).toEqual([]);
      await expectSoundData();

      platform.backend.clock.advance(3 * MINUTE);
      await platform.runJobs();
      expect(await settlementOf(payment)).toMatchObject({
        payment: "PAID",
        receipts: [{ amount: payment.total }],
        escrow: payment.total,
      });
    },
  );

  test("[R14] a refund that the provider has made and we have not noted is asked for again and paid out once", async () => {
    expectConsole(/database batch failed/, /refund failed/);
    const payment = await platform.openPayment("ALIPAY");
    await payOrder(platform.backend, payment.account, payment.orderId);
    const { faults, failing } = createFailing();
    faults.d1.batch(/update "payment_refunds" set "status"/i).throwBefore();
    await platform.act(payment.outTradeNo, "pay", 0);
    await deliver(failing, await platform.notificationOf(payment.outTradeNo));
    expect(faults.unfired()).toEqual([]);
    expect((await settlementOf(payment)).refunds).toEqual([{ amount: payment.total, status: "PENDING" }]);
    expect(
      await rows("SELECT amount FROM sandbox_refunds WHERE out_trade_no = ?", payment.outTradeNo),
    ).toEqual([{ amount: payment.total }]);

    platform.backend.clock.advance(2 * MINUTE);
    await platform.runJobs();
    expect((await settlementOf(payment)).refunds).toEqual([{ amount: payment.total, status: "DONE" }]);
    expect(
      await rows("SELECT amount FROM sandbox_refunds WHERE out_trade_no = ?", payment.outTradeNo),
    ).toEqual([{ amount: payment.total }]);
  });

  test("[R5] a notification that cannot be stored is answered so that it comes again, and then counts once", async () => {
    expectConsole(/database batch failed/, /payment notification not stored/);
    for (const provider of PROVIDERS) {
      const payment = await platform.openPayment(provider);
      await platform.act(payment.outTradeNo, "pay", 0);
      const notification = await platform.notificationOf(payment.outTradeNo);
      const { faults, failing } = createFailing();
      faults.d1.batch(/payment_receipts/).throwBefore();
      expect((await deliver(failing, notification)).status).toBe(500);
      expect((await settlementOf(payment)).receipts).toEqual([]);
      expect((await platform.deliver(notification)).status).toBe(200);
      expect(await settlementOf(payment)).toMatchObject({ receipts: [{ amount: payment.total }] });
    }
  });
});
