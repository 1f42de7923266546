import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { runRefunds } from "../../../backend/src/modules/settlement/payment-refunds";
import { amountMoved } from "../../../backend/src/operator/partner/money-moved";
import { HOUR, MINUTE } from "../../../backend/src/shared/clock";
import { refundToWallet } from "../../../schema/rest/operator/operator-refunds";
import { Code } from "../../../schema/rules/codes";
import { expectConsole } from "../../support/console-is-error";
import { createFaults } from "../../support/faults/faults";
import { follow, seedWorkers } from "../../support/orders/order-life";
import { balanceOf } from "../../support/orders/orders";
import { idsBy } from "../../support/servers/backend";
import { paidTwice, refundRow, sentBack, treatRefunds } from "./stuck-refunds";
import { createPayBackend, type OpenedPayment, PROVIDERS, type Provider, runJobs, titlesOf } from "./support";
import { withPayBackend } from "./with-pay-backend";

const platform = withPayBackend();
beforeAll(seedWorkers);

const OPERATOR = { Authorization: `Bearer ${env.OPERATOR_TOKEN}` };
const REASON = "原支付账户已注销";

/** EXT-571. */
const toWallet = (orderId: number, outRefundNo: string, on = platform.backend, reason = REASON) =>
  on.call("POST", `/operator/api/order/${orderId}/refund_to_wallet`, {
    headers: OPERATOR,
    json: { outRefundNo, reason },
  });
/** What the call would move, for which it may need a second person. */
const movedBy = (id: number, outRefundNo: string) =>
  amountMoved(refundToWallet, { params: { id }, body: { outRefundNo } }, { db: env.DB } as never);
const moneyOf = async ({ account: { customerId } }: OpenedPayment) => ({
  wallet: await balanceOf(`wallet:${customerId}`),
  owed: await balanceOf(`refunding:${customerId}`),
});

/** A second payment for an order that a provider refuses to send back, tried an hour ago; with what stands before. */
async function refused(provider: Provider = "ALIPAY") {
  expectConsole(/refund failed/);
  const payment = await paidTwice(platform.backend, { provider, mood: "REFUSE" });
  platform.backend.clock.advance(HOUR);
  const { outRefundNo } = await refundRow(payment);
  return { payment, outRefundNo, before: await moneyOf(payment) };
}

/** A backend whose provider is slow to answer. */
function slowly() {
  const faults = createFaults();
  const backend = createPayBackend({ clock: platform.backend.clock, env: faults.wrap({ DB: env.DB }) });
  return { faults, backend };
}

describe.each(PROVIDERS)("money that no order needs and %s refuses for good", (provider) => {
  test("[EXT-571] [R14] staff put into the wallet: the customer reads why, and it is never sent", async () => {
    const { payment, before } = await refused(provider);
    // What the log has told: WeChat Pay has closed that number since.
    const outRefundNo = `${payment.outTradeNo}-${payment.orderId}`;
    expect((await toWallet(payment.orderId, outRefundNo, platform.backend, "")).code).toBe(4000);
    expect(await movedBy(payment.orderId, outRefundNo)).toBe(payment.total);
    expect((await toWallet(payment.orderId, outRefundNo)).code).toBe(0);
    expect((await toWallet(payment.orderId, outRefundNo)).code).toBe(0);
    expect(await moneyOf(payment)).toEqual({ wallet: before.wallet + payment.total, owed: 0 });
    expect((await refundRow(payment)).status).toBe("WALLET");
    expect(await movedBy(payment.orderId, outRefundNo)).toBe("nothing");
    expect(await titlesOf(payment.account.customerId)).toContain("款项已退到余额");
    await treatRefunds(payment, "PAY");
    platform.backend.clock.advance(2 * HOUR);
    await platform.runJobs();
    expect(await sentBack(payment)).toEqual([]);
  });

  test("is not put there while the last try may be on its way to the provider", async () => {
    expectConsole(/refund failed/);
    const payment = await paidTwice(platform.backend, { provider, mood: "REFUSE" });
    const { outRefundNo } = await refundRow(payment);
    platform.backend.clock.advance(4 * MINUTE);
    expect(await toWallet(payment.orderId, outRefundNo)).toMatchObject({
      code: Code.CONFLICT,
      message: expect.stringMatching(/^这笔退款可能还在途中，请在\d{4}-.*后再提交$/),
    });
    platform.backend.clock.advance(MINUTE);
    expect((await toWallet(payment.orderId, outRefundNo)).code).toBe(0);
  });
});

test("money that the provider has sent after all is booked as sent, and staff are told so", async () => {
  expectConsole(/refund failed/);
  const payment = await paidTwice(platform.backend, { provider: "ALIPAY", mood: "LOSE_ANSWER" });
  const { outRefundNo } = await refundRow(payment);
  const before = await moneyOf(payment);
  platform.backend.clock.advance(HOUR);
  expect(await toWallet(payment.orderId, outRefundNo)).toMatchObject({
    code: Code.CONFLICT,
    message: "支付渠道已退款成功，已按原路退回入账",
  });
  expect(await moneyOf(payment)).toEqual({ wallet: before.wallet, owed: 0 });
  expect((await toWallet(payment.orderId, outRefundNo)).message).toBe("款项已原路退回");
});

test("money of which the provider cannot be asked stays as it is", async () => {
  const { payment, outRefundNo, before } = await refused();
  const { faults, backend } = slowly();
  faults.d1.query(/^select .* from "sandbox_refunds"/i).throwBefore();
  expect(await toWallet(payment.orderId, outRefundNo, backend)).toMatchObject({
    code: Code.UPSTREAM_UNAVAILABLE,
    message: "暂时无法向支付渠道查询这笔退款，请稍后再试",
  });
  expect(await moneyOf(payment)).toEqual(before);
});

test("the refund of an order goes back to its payer alone, and no other order's money is found", async () => {
  expectConsole(/refund failed/);
  const payment = await platform.openPayment("ALIPAY");
  await platform.act(payment.outTradeNo, "pay");
  await treatRefunds(payment, "REFUSE");
  await follow({ backend: platform.backend, account: payment.account, orderId: payment.orderId }, ["refund"]);
  platform.backend.clock.advance(HOUR);
  const { outRefundNo } = await refundRow(payment);
  expect(await toWallet(payment.orderId, outRefundNo)).toMatchObject({
    code: Code.CONFLICT,
    message: "订单退款须原路退回，不能退到余额",
  });
  expect((await toWallet(payment.orderId, outRefundNo.replace(/^./, "x"))).code).toBe(Code.NOT_FOUND);
  await treatRefunds(payment, "PAY");
  await platform.runJobs();
});

test("[R16] a job that has begun before staff put the money into the wallet sends nothing after it", async () => {
  const { payment, outRefundNo, before } = await refused();
  await treatRefunds(payment, "PAY");
  const { faults, backend } = slowly();
  const held = faults.d1.query(/from "payments"/).hold();
  const { clock } = backend;
  const given = { db: backend.env.DB, directory: env.DB, env: backend.env, clock, ids: idsBy(clock) };
  const job = runRefunds(given as unknown as Parameters<typeof runRefunds>[0]);
  await held.reached;
  clock.advance(10 * MINUTE);
  expect((await toWallet(payment.orderId, outRefundNo)).code).toBe(0);
  held.release();
  await job;
  expect(await sentBack(payment)).toEqual([]);
  expect(await moneyOf(payment)).toEqual({ wallet: before.wallet + payment.total, owed: 0 });
});

test("[R16] a job that comes while staff put the money into the wallet sends nothing, also where the provider is slow to answer them", async () => {
  const { payment, outRefundNo } = await refused();
  await treatRefunds(payment, "PAY");
  const { faults, backend } = slowly();
  const held = faults.d1.query(/^select .* from "sandbox_refunds"/i).hold();
  const moving = toWallet(payment.orderId, outRefundNo, backend);
  await held.reached;
  await runJobs(platform.backend);
  held.release();
  expect((await moving).code).toBe(0);
  expect(await sentBack(payment)).toEqual([]);
});
