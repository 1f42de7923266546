import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { runRefunds } from "../../../backend/src/modules/settlement/payment-refunds";
import { reconcilePayments } from "../../../backend/src/modules/settlement/reconcile-payments";
import { DAY, HOUR, MINUTE, SECOND } from "../../../backend/src/shared/clock";
import { expectConsole } from "../../support/console-is-error";
import { createFaults } from "../../support/faults/faults";
import { follow, refundIdOf, seedWorkers } from "../../support/orders/order-life";
import { balanceOf, placeOrder } from "../../support/orders/orders";
import { idsBy } from "../../support/servers/backend";
import { isClosedNumber, paidTwice, refundRow, sentBack, treatRefunds } from "./stuck-refunds";
import { createPayBackend, type OpenedPayment, PROVIDERS, rows, runJobs, titlesOf } from "./support";
import { withPayBackend } from "./with-pay-backend";

const platform = withPayBackend();
beforeAll(seedWorkers);

const STALLED = "退款暂未到账";
const toldStalled = async ({ account }: OpenedPayment) =>
  (await titlesOf(account.customerId)).filter((title) => title === STALLED);

/** Tries the refunds as the job does, an hour later each time. */
async function tryAgain(times: number, on = platform.backend) {
  for (let hour = 0; hour < times; hour++) {
    platform.backend.clock.advance(HOUR);
    await runJobs(on);
  }
}

/** What the jobs get, with faults of a test. */
function failing() {
  const faults = createFaults();
  const backend = createPayBackend({ clock: platform.backend.clock, env: faults.wrap({ DB: env.DB }) });
  const { clock } = backend;
  const given = { db: backend.env.DB, directory: env.DB, env: backend.env, clock, ids: idsBy(clock) };
  return { faults, backend, given: given as unknown as Parameters<typeof runRefunds>[0] };
}

test("[REFUND-22] [REFUND-18] an order's refund that Alipay has only taken down has not arrived: it has once the money has moved", async () => {
  const payment = await platform.openPayment("ALIPAY");
  const { account, orderId, total } = payment;
  await platform.act(payment.outTradeNo, "pay");
  await treatRefunds(payment, "DELAY");
  await follow({ backend: platform.backend, account, orderId }, ["refund"]);
  await tryAgain(2);
  const path = `/order/api/refund/${await refundIdOf(orderId)}`;
  const read = async () => (await platform.backend.call("GET", path, { token: account.token })).data;
  expect(await read()).toMatchObject({ status: "AGREE" });
  expect(await balanceOf(`refunding:${account.customerId}`)).toBe(total);
  expect(await titlesOf(account.customerId)).not.toContain("款项已原路退回");

  await treatRefunds(payment, "PAY");
  await tryAgain(1);
  expect(await read()).toMatchObject({ status: "SUCCESS" });
  expect(await sentBack(payment)).toEqual([total]);
  expect(await titlesOf(account.customerId)).toContain("款项已原路退回");
});

test("[R14] money that WeChat Pay has closed the refund of goes back under another number, once", async () => {
  expectConsole(/refund failed.*new number/);
  const payment = await paidTwice(platform.backend, { provider: "WECHAT", mood: "REFUSE" });
  const first = `${payment.outTradeNo}-${payment.orderId}`;
  expect(await isClosedNumber(first)).toBe(true);
  expect(await refundRow(payment)).toMatchObject({ outRefundNo: `${first}-2`, status: "PENDING" });
  await tryAgain(1);
  expect((await refundRow(payment)).outRefundNo).toBe(`${first}-3`);
  await treatRefunds(payment, "PAY");
  await tryAgain(2);
  expect(await refundRow(payment)).toMatchObject({ outRefundNo: `${first}-3`, status: "DONE" });
  expect(await sentBack(payment)).toEqual([payment.total]);
  expect(await balanceOf(`refunding:${payment.account.customerId}`)).toBe(0);
});

describe.each(PROVIDERS)("money of a second payment that %s does not send back", (provider) => {
  test("[R14] the customer is told once that it takes longer, however often it is tried", async () => {
    expectConsole(/refund failed/);
    const payment = await paidTwice(platform.backend, { provider, mood: "REFUSE" });
    await tryAgain(3);
    expect(await toldStalled(payment)).toEqual([]);
    await tryAgain(4);
    expect(await toldStalled(payment)).toEqual([STALLED]);
    await treatRefunds(payment, "PAY");
    await tryAgain(1);
    expect(await sentBack(payment)).toEqual([payment.total]);
  });
});

/** Where Alipay should have sent long ago, the bank of a payer of WeChat Pay may take days. */
describe.each([
  ["ALIPAY", { tries: 2, wait: 0 }],
  ["WECHAT", { tries: 6, wait: 6 * DAY + 16 * HOUR }],
] as const)("money of a second payment that %s is at work on for too long", (provider, { tries, wait }) => {
  test("[R14] is told to staff and, once, to the customer", async () => {
    const payment = await paidTwice(platform.backend, { provider, mood: "DELAY" });
    await tryAgain(tries);
    platform.backend.clock.advance(wait);
    await tryAgain(1);
    expect(await toldStalled(payment)).toEqual([]);
    expectConsole(/refund failed.*still at work/);
    await tryAgain(3);
    expect(await toldStalled(payment)).toEqual([STALLED]);
    await treatRefunds(payment, "PAY");
    await tryAgain(1);
    expect(await sentBack(payment)).toEqual([payment.total]);
  });
});

describe("a fifth failed try that cannot be told", () => {
  test("[REFUND-23] [R21] of an order's refund is told by the sixth, and holds up no other refund", async () => {
    expectConsole(/refund failed/, /refund stall not told/, /database batch failed/);
    const payment = await platform.openPayment("ALIPAY");
    const { account, orderId, outTradeNo } = payment;
    await platform.act(outTradeNo, "pay");
    await treatRefunds(payment, "REFUSE");
    await follow({ backend: platform.backend, account, orderId }, ["refund"]);
    await tryAgain(3);
    const other = await paidTwice(platform.backend, { provider: "WECHAT", mood: "DELAY" });
    await treatRefunds(other, "PAY");

    const { faults, backend } = failing();
    faults.d1.batch(/update "refunds" set "status"/i).throwBefore();
    await tryAgain(1, backend);
    expect(faults.unfired()).toEqual([]);
    expect(await refundRow(payment)).toMatchObject({ attempts: 5 });
    expect(await toldStalled(payment)).toEqual([]);
    expect(await sentBack(other)).toEqual([other.total]);

    await tryAgain(2);
    const path = `/order/api/refund/${await refundIdOf(orderId)}`;
    const { data } = await platform.backend.call("GET", path, { token: account.token });
    expect(data).toMatchObject({ status: "FAIL", refundStatusName: "退款失败" });
    expect(await toldStalled(payment)).toEqual([STALLED]);
    await treatRefunds(payment, "PAY");
    await tryAgain(1);
  });
});

describe("a provider that does not answer", () => {
  test("[R21] holds up no other refund of the run", async () => {
    const [slow, other] = [
      await paidTwice(platform.backend, { provider: "ALIPAY", mood: "DELAY" }),
      await paidTwice(platform.backend, { provider: "WECHAT", mood: "DELAY" }),
    ];
    for (const payment of [slow, other]) await treatRefunds(payment, "PAY");
    platform.backend.clock.advance(HOUR);
    const { faults, given } = failing();
    const hanging = faults.d1.query(/sandbox_payout_moods/).hold();
    const booked = faults.d1.batch(/update "payment_refunds" set "status"/i).hold();
    const run = runRefunds(given);
    await Promise.all([hanging.reached, booked.reached]);
    booked.release();
    hanging.release();
    await run;
    expect(await Promise.all([slow, other].map(sentBack))).toEqual([[slow.total], [other.total]]);
  });

  test("[R21] ends a run of refunds after twenty seconds: the rest is due again, and its tries are not counted", async () => {
    const payments: OpenedPayment[] = [];
    for (let i = 0; i < 7; i++)
      payments.push(await paidTwice(platform.backend, { provider: "WECHAT", mood: "DELAY" }));
    platform.backend.clock.advance(HOUR);
    const { faults, given } = failing();
    const hanging = faults.d1
      .query(/sandbox_payout_moods/)
      .times(5)
      .hold();
    const run = runRefunds(given);
    await hanging.reached;
    platform.backend.clock.advance(21 * SECOND);
    hanging.release();
    await run;
    const attempts = (await Promise.all(payments.map(refundRow))).map((row) => row.attempts);
    expect(attempts.filter((tried) => tried === 1).length).toBeGreaterThanOrEqual(2);
    for (const payment of payments) await treatRefunds(payment, "PAY");
    await tryAgain(1);
    expect(await Promise.all(payments.map(sentBack))).toEqual(payments.map(({ total }) => [total]));
  });

  test("[R12] to a refund holds up no question about a payment", async () => {
    const slow = await paidTwice(platform.backend, { provider: "ALIPAY", mood: "DELAY" });
    await treatRefunds(slow, "PAY");
    const orderId = await placeOrder(platform.backend, slow.account);
    const lost = await platform.openPayment("WECHAT", { account: slow.account, orderId });
    await platform.act(lost.outTradeNo, "pay", 0);
    platform.backend.clock.advance(3 * MINUTE);
    const { faults, given } = failing();
    faults.d1
      .query(/sandbox_payout_moods/)
      .always()
      .throwBefore();
    await reconcilePayments(given);
    faults.clear();
    expect(await rows("SELECT status FROM payments WHERE out_trade_no = ?", lost.outTradeNo)).toEqual([
      { status: "PAID" },
    ]);
    expect(await refundRow(slow)).toMatchObject({ status: "PENDING", attempts: 1 });
    await tryAgain(1);
    expect(await refundRow(slow)).toMatchObject({ status: "DONE" });
  });
});
