import { afterAll, beforeAll, expect, test } from "vitest";
import { Code } from "../../../schema/rules/codes";
import { balanceOf, expectSoundData, payOrder, placeOrder, seedReference } from "../../support/orders/orders";
import { bookOne, createPayoutBackend, plantCode, rowsOf, withdraw, withdrawer } from "./support";

const backend = createPayoutBackend();
beforeAll(seedReference);
afterAll(expectSoundData);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

test("[R2] [S26] of 50 withdrawals of ¥100 at once out of ¥1,000 exactly ten are taken, and the others told why", async () => {
  const account = await withdrawer(100_000);
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => bookOne(backend, account)));
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === "rejected" ? [messageOf(outcome.reason)] : [],
  );
  expect(refused).toEqual(Array(40).fill("您的余额不足，请修改提现金额"));
  expect(await balanceOf(`wallet:${account.customerId}`)).toBe(0);
  expect(await balanceOf(`payout:${account.customerId}`)).toBe(100_000);
  expect(await rowsOf(account)).toHaveLength(10);
});

test("[R1] of 50 withdrawals at once with one code one is taken", async () => {
  const account = await withdrawer(100_000);
  const code = await plantCode(backend, account);
  const answers = await Promise.all(Array.from({ length: 50 }, () => withdraw(backend, account, { code })));
  const codes = answers.map((answer) => answer.code);
  expect(codes.filter((one) => one === 0)).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set([0, Code.SMS_CODE_USED]));
  expect(await balanceOf(`wallet:${account.customerId}`)).toBe(90_000);
});

test("of withdrawals at once no more are taken than a day allows, by number and by sum", async () => {
  const often = await withdrawer(1_000_000);
  const tries = await Promise.allSettled(Array.from({ length: 25 }, () => bookOne(backend, often)));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
  const last = tries.flatMap((one) => (one.status === "rejected" ? [messageOf(one.reason)] : []));
  expect(new Set(last)).toEqual(new Set(["每天最多提现20次，请明天再试"]));

  const much = await withdrawer(20_000_000);
  const large = await Promise.allSettled(
    Array.from({ length: 5 }, () => bookOne(backend, much, { amount: 2_000_000 })),
  );
  expect(large.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  expect(await balanceOf(`wallet:${much.customerId}`)).toBe(16_000_000);
  expect((await withdraw(backend, much, { amount: "10000.01" })).message).toBe(
    "单日最多提现50000元，请减少金额或明天再试",
  );
});

test("[R2] a payment and a withdrawal of the same money: one of them has it", async () => {
  const account = await withdrawer(100_000);
  const orderId = await placeOrder(backend, account);
  const outcomes = await Promise.allSettled([
    bookOne(backend, account, { amount: 100_000 }),
    payOrder(backend, account, orderId).then(({ code }) => {
      if (code !== 0) throw new Error("not paid");
    }),
  ]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await balanceOf(`wallet:${account.customerId}`)).toBeGreaterThanOrEqual(0);
});
