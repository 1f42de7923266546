import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { formatTime, HOUR, MINUTE } from "../../../backend/src/shared/clock";
import { expectConsole } from "../../support/console-is-error";
import { createFaults } from "../../support/faults/faults";
import {
  EVENTS,
  follow,
  MASTER,
  refundIdOf,
  refundRequest,
  seedWorkers,
} from "../../support/orders/order-life";
import { balanceOf, expectSoundData, payingCustomer, placeOrder } from "../../support/orders/orders";
import {
  createPayBackend,
  type OpenedPayment,
  PROVIDERS,
  type Provider,
  rows,
  runJobs,
  settlementOf,
  titlesOf,
} from "./support";
import { withPayBackend } from "./with-pay-backend";

const platform = withPayBackend();
beforeAll(seedWorkers);

/** An order paid at a provider. */
async function paidOrder(provider: Provider): Promise<OpenedPayment> {
  const payment = await platform.openPayment(provider);
  await platform.act(payment.outTradeNo, "pay");
  return payment;
}
const subjectOf = ({ account, orderId }: OpenedPayment, on = platform.backend) => ({
  backend: on,
  account,
  orderId,
});

async function refundOf({ account, orderId }: OpenedPayment) {
  const path = `/order/api/refund/${await refundIdOf(orderId)}`;
  return (await platform.backend.call("GET", path, { token: account.token })).data;
}
/** The platform, while it cannot send any money back at once. */
function sendingNothing() {
  const faults = createFaults();
  expectConsole(/refunds not sent at once/);
  faults.d1.query(/from "payment_refunds"/).throwBefore();
  return createPayBackend({ clock: platform.backend.clock, env: faults.wrap({ DB: env.DB }) });
}
const sentBack = ({ outTradeNo }: OpenedPayment) =>
  rows("SELECT amount FROM sandbox_refunds WHERE out_trade_no = ?", outTradeNo);

describe.each(PROVIDERS)("an order paid by %s", (provider) => {
  test("[REFUND-22] [G-19] [ENUM-05] goes back whole to where it came from, while no master has it", async () => {
    const payment = await paidOrder(provider);
    const { account, total } = payment;
    await follow(subjectOf(payment), ["refund"]);
    await platform.runJobs();
    expect(await settlementOf(payment)).toMatchObject({
      refunds: [{ amount: total, status: "DONE" }],
      order: { status: "CLOSE" },
      escrow: 0,
    });
    expect(await sentBack(payment)).toEqual([{ amount: total }]);
    expect(await balanceOf(`wallet:${account.customerId}`)).toBe(1_000_000);
    expect(await balanceOf(`refunding:${account.customerId}`)).toBe(0);
    expect(await refundOf(payment)).toMatchObject({
      status: "SUCCESS",
      payWay: provider,
      refundAmount: total / 100,
    });
    expect(await titlesOf(account.customerId)).toEqual(["订单支付成功", "款项已原路退回"]);
  });

  test("[REFUND-07] [REFUND-18] [ENUM-07] goes back less the subsidy, which the master keeps; agreed to first, successful then", async () => {
    const payment = await paidOrder(provider);
    const { account, orderId, total } = payment;
    const earned = await balanceOf(`payable:${account.customerId}:worker:${MASTER.id}`);
    await follow(subjectOf(payment), ["receive"]);
    await platform.backend.call("POST", `/order/api/order/${orderId}/cancel`, {
      token: account.token,
      json: refundRequest({ allowance: 20 }),
    });
    await follow(subjectOf(payment, sendingNothing()), ["agree_refund"]);
    expect(await refundOf(payment)).toMatchObject({ status: "AGREE", refundStatusName: "已同意退款" });
    expect(await balanceOf(`refunding:${account.customerId}`)).toBe(total - 2000);

    await platform.runJobs();
    expect(await refundOf(payment)).toMatchObject({ status: "SUCCESS", refundAmount: (total - 2000) / 100 });
    expect(await sentBack(payment)).toEqual([{ amount: total - 2000 }]);
    expect(await balanceOf(`payable:${account.customerId}:worker:${MASTER.id}`)).toBe(earned + 2000);
  });

  test("[ARB-12] [ENT-14] goes back as the platform decides: on its way at first, and back once the provider has it", async () => {
    const payment = await paidOrder(provider);
    const { total } = payment;
    const steps = ["receive", "request_refund", "refuse_refund", "request_arbitration"] as const;
    await follow(subjectOf(payment), steps);
    await follow(subjectOf(payment, sendingNothing()), ["arbitrate"]);
    const processed = { status: "PROCESSED", payWay: provider, refundAmount: total / 100 };
    expect(await refundOf(payment)).toMatchObject({ ...processed, refundSuccessTime: null });
    await platform.runJobs();
    const refundSuccessTime = formatTime(platform.backend.clock.now());
    expect(await refundOf(payment)).toMatchObject({ ...processed, refundSuccessTime });
    expect(await sentBack(payment)).toEqual([{ amount: total }]);
  });

  test.each(["throwBefore", "throwAfterCommit"] as const)(
    "[R6] killed between the provider's answer and our commit (%s), it is paid out once and noted once",
    async (fault) => {
      expectConsole(/database batch failed/, /refund failed/);
      const payment = await paidOrder(provider);
      const faults = createFaults();
      faults.d1.batch(/update "payment_refunds" set "status"/i)[fault]();
      const failing = createPayBackend({ clock: platform.backend.clock, env: faults.wrap({ DB: env.DB }) });
      await follow(subjectOf(payment, failing), ["refund"]);
      await runJobs(failing);
      expect(faults.unfired()).toEqual([]);
      await expectSoundData();

      platform.backend.clock.advance(2 * MINUTE);
      await platform.runJobs();
      expect(await refundOf(payment)).toMatchObject({ status: "SUCCESS" });
      expect(await sentBack(payment)).toEqual([{ amount: payment.total }]);
      const told = (await titlesOf(payment.account.customerId)).filter((title) => title === "款项已原路退回");
      expect(told).toHaveLength(1);
    },
  );
});

test("[REFUND-23] a refund that a provider keeps refusing is marked failed, told once, retried, and succeeds in the end", async () => {
  expectConsole(/refund failed/, /database batch failed/, /refunds not sent/);
  const payment = await paidOrder("WECHAT");
  const closed = createPayBackend({ clock: platform.backend.clock, env: { PAY_PROVIDER: "live" } });
  await follow(subjectOf(payment, closed), ["refund"]);
  expect(await refundOf(payment)).toMatchObject({ status: "AGREE" });
  for (let hour = 0; hour < 8; hour++) {
    platform.backend.clock.advance(HOUR);
    await runJobs(closed);
  }
  expect(await refundOf(payment)).toMatchObject({ status: "FAIL", refundStatusName: "退款失败" });
  const told = await titlesOf(payment.account.customerId);
  expect(told.filter((title) => title === "退款暂未到账")).toHaveLength(1);

  platform.backend.clock.advance(HOUR);
  await platform.runJobs();
  expect(await refundOf(payment)).toMatchObject({ status: "SUCCESS" });
  expect(await sentBack(payment)).toEqual([{ amount: payment.total }]);
});

test("of orders paid together the part of one goes back", async () => {
  const account = await payingCustomer(1_000_000);
  const [first, second] = [
    await placeOrder(platform.backend, account),
    await placeOrder(platform.backend, account),
  ];
  const opened = await platform.backend.call("POST", "/order/api/order/order_batch_pay", {
    token: account.token,
    json: { orderIds: [first, second], payWayEnum: "WECHAT" },
  });
  expect(opened.message).toBe("success");
  const [row] = await rows("SELECT out_trade_no FROM payment_orders WHERE order_id = ?", first);
  const outTradeNo = String(row?.out_trade_no);
  await platform.act(outTradeNo, "pay");
  const total = await balanceOf(`escrow:${first}`);
  await follow({ backend: platform.backend, account, orderId: first }, ["refund"]);
  await platform.runJobs();
  expect(await rows("SELECT amount FROM sandbox_refunds WHERE out_trade_no = ?", outTradeNo)).toEqual([
    { amount: total },
  ]);
  expect(await balanceOf(`escrow:${second}`)).toBeGreaterThan(0);
  await follow({ backend: platform.backend, account, orderId: second }, ["refund"]);
  await platform.runJobs();
  expect(await rows("SELECT amount FROM sandbox_refunds WHERE out_trade_no = ?", outTradeNo)).toHaveLength(2);
});

test("[R14] an order paid twice goes back once by each payment, and never more than was paid", async () => {
  const alipay = await platform.openPayment("ALIPAY");
  const wechat = await platform.openPayment("WECHAT", alipay);
  await platform.act(alipay.outTradeNo, "pay");
  await platform.act(wechat.outTradeNo, "pay");
  await platform.runJobs();
  expect(await EVENTS.refund(subjectOf(alipay))).toMatchObject({ code: 0 });
  await platform.runJobs();
  for (const payment of [alipay, wechat]) expect(await sentBack(payment)).toEqual([{ amount: alipay.total }]);
});
