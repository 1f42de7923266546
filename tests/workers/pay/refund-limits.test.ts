import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { runRefunds } from "../../../backend/src/modules/settlement/payment-refunds";
import { choosePayProvider } from "../../../backend/src/providers/pay/choose-pay";
import { HOUR } from "../../../backend/src/shared/clock";
import { expectConsole } from "../../support/console-is-error";
import { balanceOf, payOrder } from "../../support/orders/orders";
import { idsBy } from "../../support/servers/backend";
import { type OpenedPayment, PROVIDERS, rows, settlementOf, titlesOf } from "./support";
import { withPayBackend } from "./with-pay-backend";

const platform = withPayBackend();

const dependencies = () => ({
  db: env.DB,
  directory: env.DB,
  env: platform.backend.env,
  clock: platform.backend.clock,
  ids: idsBy(platform.backend.clock),
});
/** What has left the provider for the payer, 分, each time. */
const sentBack = async ({ outTradeNo }: OpenedPayment) =>
  (await rows("SELECT amount FROM sandbox_refunds WHERE out_trade_no = ?", outTradeNo)).map(
    ({ amount }) => amount,
  );
const addRefund = ({ outTradeNo, orderId, account }: OpenedPayment, amount: number) =>
  env.DB.prepare(
    `INSERT INTO payment_refunds (out_refund_no, out_trade_no, order_id, customer_id, amount, reason, next_attempt_at, created_at)
     VALUES (?, ?, ?, ?, ?, '测试', 0, 0)`,
  )
    .bind(crypto.randomUUID(), outTradeNo, orderId, account.customerId, amount)
    .run();

describe.each(PROVIDERS)("money that goes back by %s", (provider) => {
  test("[S26] twenty runs of the cron at once send it back once, to the 分", async () => {
    const payment = await platform.openPayment(provider);
    await payOrder(platform.backend, payment.account, payment.orderId);
    await platform.act(payment.outTradeNo, "pay", 0);
    // Twenty notifications as well: none of them may book a second refund.
    await Promise.all(Array.from({ length: 20 }, () => platform.act(payment.outTradeNo, "notify")));
    await Promise.all(Array.from({ length: 20 }, () => runRefunds(dependencies())));
    expect(await sentBack(payment)).toEqual([payment.total]);
    expect((await settlementOf(payment)).refunds).toEqual([{ amount: payment.total, status: "DONE" }]);
    expect(await balanceOf(`refunding:${payment.account.customerId}`)).toBe(0);
    const titles = await titlesOf(payment.account.customerId);
    expect(titles.filter((title) => title === "款项已原路退回")).toHaveLength(1);
  });

  test("[S26] more than was paid, and anything after all of it went back, is refused: nothing is booked", async () => {
    expectConsole(/refund failed/);
    const payment = await platform.openPayment(provider);
    await payOrder(platform.backend, payment.account, payment.orderId);
    await platform.act(payment.outTradeNo, "pay");
    const before = await settlementOf(payment);
    const events = await rows("SELECT id FROM ledger_events WHERE order_id = ?", payment.orderId);
    await addRefund(payment, 1);
    await addRefund(payment, payment.total + 1);
    for (let hour = 0; hour < 3; hour++) {
      platform.backend.clock.advance(HOUR);
      await runRefunds(dependencies());
    }
    expect(await sentBack(payment)).toEqual([payment.total]);
    expect(await rows("SELECT id FROM ledger_events WHERE order_id = ?", payment.orderId)).toEqual(events);
    expect((await settlementOf(payment)).escrow).toBe(before.escrow);
    await env.DB.prepare("DELETE FROM payment_refunds WHERE reason = '测试'").run();
  });

  test.each([-1, 0])("[S26] %i 分 is no refund for the provider", async (amount) => {
    const payment = await platform.openPayment(provider);
    await platform.act(payment.outTradeNo, "pay");
    const adapter = await choosePayProvider(provider, dependencies());
    const refund = {
      outTradeNo: payment.outTradeNo,
      outRefundNo: crypto.randomUUID(),
      amount,
      total: payment.total,
      reason: "测试",
    };
    await expect(adapter?.refund(refund)).rejects.toThrow();
    expect(await sentBack(payment)).toEqual([]);
  });
});
