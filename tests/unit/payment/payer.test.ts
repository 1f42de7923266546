import { expect, test } from "vitest";
import { type PayerFragment, payerOf } from "../../../app/features/payment/payer";
import type { FragmentType } from "../../../app/gql";

const customer = { phone: "13800138000", maskedPhone: "138****8000", hasPayPassword: true };
const viewer = (parts: object) => parts as FragmentType<typeof PayerFragment>;

test("a payer has balance, phone, the ways to pay in their order and the setting for small payments", () => {
  const whole = viewer({ wallet: { balance: 700 }, customer });
  const payer = { balance: 700, ...customer, payWays: ["WECHAT", "WALLET"] };
  expect(payerOf(whole, ["WECHAT", "WALLET"], { limit: 10_000, usedToday: 300 })).toEqual({
    ...payer,
    smallPayment: { limit: 10_000, usedToday: 300 },
  });
  expect(payerOf(whole, ["WECHAT", "WALLET"], null)).toEqual({ ...payer, smallPayment: null });
});

test.each([
  ["the balance", viewer({ wallet: null, customer }), ["WALLET"] as const],
  ["the profile", viewer({ wallet: { balance: 700 }, customer: null }), ["WALLET"] as const],
  ["the ways to pay", viewer({ wallet: { balance: 700 }, customer }), null],
  ["the customer's part", null, ["WALLET"] as const],
])("without %s there is no payer", (_what, part, payWays) => {
  expect(payerOf(part, payWays, null)).toBeNull();
});
