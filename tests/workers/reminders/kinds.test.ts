import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import {
  withdrawalPaid,
  withdrawalReturned,
} from "../../../backend/src/modules/withdrawals/withdrawal-bookings";
import { REMINDER_NAMES } from "../../../schema/rules/messages/reminders";
import { follow } from "../../support/orders/order-life";
import { withReminders } from "../../support/reminders";
import { idsBy } from "../../support/servers/backend";

const { life, save, tell, run, smsTo, waiting } = withReminders();
const { orderIn, subjectOf } = life;

/** Kinds that wait for the customer. */
async function kinds(): Promise<string[]> {
  const { results } = await env.DB.prepare("SELECT DISTINCT kind FROM reminder_queue WHERE customer_id = ?")
    .bind(life.account.customerId)
    .all<{ kind: string }>();
  return results.map(({ kind }) => kind).sort();
}

test("[U62] everything that matters of an order is told to a customer who wants all of it", async () => {
  await save({ sms: REMINDER_NAMES, quietHours: { from: "16:00", until: "20:00" } });
  const subject = subjectOf(await orderIn("WAIT_PICK_UP"));
  await follow(subject, ["dispatch_driver", "pick_up", "reschedule", "sign_in"]);
  await follow(subject, ["report_exception", "request_markup"]);
  await follow(subjectOf(await orderIn("WAIT_INSTALL")), ["request_refund", "refuse_refund"]);
  await orderIn("WAIT_ACCEPT");
  await follow(subjectOf(await orderIn("WAIT_PAY", { priceWay: "BIDS" })), ["bid"]);
  expect(await kinds()).toEqual([
    "ACCEPTANCE",
    "APPOINTMENT",
    "BID",
    "DRIVER",
    "EXCEPTION",
    "MARKUP",
    "ON_SITE",
    "PICKED_UP",
    "REFUND",
  ]);
});

test("[U62] a withdrawal that was paid, or came back, is told", async () => {
  await save({ sms: ["WITHDRAWAL"], quietHours: { from: "16:00", until: "20:00" } });
  const { clock } = life.backend;
  const tools = { db: env.DB, clock, ids: idsBy(clock) };
  const row = {
    id: 1,
    customerId: life.account.customerId,
    payWay: "ALIPAY",
    amount: 100,
    actual: 99,
    accountName: "a",
  };
  // The message and its reminder alone: the money is what tests/workers/withdrawals are about.
  const told = (statements: D1PreparedStatement[]) => env.DB.batch(statements.slice(-3));
  await told(withdrawalPaid(row as Parameters<typeof withdrawalPaid>[0], tools));
  await told(withdrawalReturned(row as Parameters<typeof withdrawalReturned>[0], "账号不存在", tools));
  expect(await kinds()).toEqual(["WITHDRAWAL_FAILED", "WITHDRAWAL_PAID"]);
});

test.each([
  ["BID", true],
  ["APPOINTMENT", true],
  ["DRIVER", true],
  ["PICKED_UP", true],
  ["ON_SITE", true],
  ["DEPOT", true],
  ["MARKUP", true],
  ["EXCEPTION", true],
  ["REFUND", true],
  ["WITHDRAWAL_PAID", false],
  ["WITHDRAWAL_FAILED", false],
  ["SIGN_IN", false],
] as const)("[U62] a reminder of the kind %s has everything that its text says", async (kind, isOfOrder) => {
  await save({ sms: [] });
  const orderId = await (kind === "BID"
    ? orderIn("WAIT_PAY", { priceWay: "BIDS" })
    : orderIn("WAIT_INSTALL"));
  await save({ sms: REMINDER_NAMES });
  await tell(isOfOrder ? orderId : undefined, kind);
  await run();
  expect(await smsTo()).toEqual([expect.not.stringMatching(/[{}]|undefined|null/)]);
  expect(await waiting()).toBe(0);
});
