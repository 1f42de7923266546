import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { endRefund, findRefund, renumberRefund } from "../../../backend/src/modules/payment";
import { bookSent, type runRefunds } from "../../../backend/src/modules/settlement/payment-refunds";
import { HOUR } from "../../../backend/src/shared/clock";
import { ConstraintViolation, commit } from "../../../backend/src/shared/commit";
import { expectConsole } from "../../support/console-is-error";
import { seedWorkers } from "../../support/orders/order-life";
import { balanceOf } from "../../support/orders/orders";
import { idsBy } from "../../support/servers/backend";
import { paidTwice, refundRow, sentBack, treatRefunds } from "./stuck-refunds";
import { withPayBackend } from "./with-pay-backend";

const platform = withPayBackend();
beforeAll(seedWorkers);

/** A refund that WeChat Pay has closed, as it was before and under the number that it has now. */
async function renumbered() {
  expectConsole(/refund failed.*new number/);
  const payment = await paidTwice(platform.backend, { provider: "WECHAT", mood: "REFUSE" });
  const { clock } = platform.backend;
  const given = { db: env.DB, directory: env.DB, env: platform.backend.env, clock, ids: idsBy(clock) };
  const dependencies = given as unknown as Parameters<typeof runRefunds>[0];
  const first = `${payment.outTradeNo}-${payment.orderId}`;
  const row = await findRefund(dependencies.db, payment.orderId, first);
  if (!row) throw new Error("the refund is gone");
  expect(row.outRefundNo).toBe(`${first}-2`);
  return { payment, row, former: { ...row, outRefundNo: first, attempts: 0 }, dependencies };
}

test("[R14] [R16] a refund that is reported under its former number is ended, and sent under none after it", async () => {
  const { payment, former, dependencies } = await renumbered();
  await bookSent(former, "WECHAT", dependencies);
  expect(await refundRow(payment)).toMatchObject({ status: "DONE" });
  expect(await balanceOf(`refunding:${payment.account.customerId}`)).toBe(0);
  await treatRefunds(payment, "PAY");
  platform.backend.clock.advance(HOUR);
  await platform.runJobs();
  expect(await sentBack(payment)).toEqual([]);
});

test("[R16] a refund ends once: whatever would end it again is refused with its batch", async () => {
  const { payment, row, dependencies } = await renumbered();
  const { db, clock } = dependencies;
  const end = (status: "DONE" | "WALLET") => commit(db, [endRefund(db, row, { status, at: clock.now() })]);
  await bookSent(row, "WECHAT", dependencies);
  for (const status of ["WALLET", "DONE"] as const) {
    await expect(end(status)).rejects.toThrow(ConstraintViolation);
  }
  expect(await refundRow(payment)).toMatchObject({ status: "DONE" });
});

test("[R16] an attempt that is over gives a refund no other number", async () => {
  const { payment, row, dependencies } = await renumbered();
  await renumberRefund(dependencies.db, { ...row, attempts: row.attempts - 1 });
  expect((await refundRow(payment)).outRefundNo).toBe(row.outRefundNo);
  await renumberRefund(dependencies.db, row);
  expect((await refundRow(payment)).outRefundNo).not.toBe(row.outRefundNo);
  await treatRefunds(payment, "PAY");
  platform.backend.clock.advance(HOUR);
  await platform.runJobs();
  expect(await sentBack(payment)).toEqual([payment.total]);
});
