import { expect, test } from "vitest";
import { placeOf } from "../../../app/features/personal-data/closing-blockers";
import { CLOSING_BLOCKERS } from "../../../schema/rules/account/personal-data";

const PLACES = [
  ["ORDERS", 3, "3 个订单还没有完成", "/user/order", "查看订单"],
  ["MARKUPS", 2, "2 笔加价待支付", "/user/order", "查看订单"],
  ["REFUNDS", 1, "1 笔退款待审核", "/user/order/refund", "查看退款"],
  ["ARBITRATIONS", 4, "4 笔仲裁待处理", "/user/order/refund", "查看仲裁"],
  ["COMPLAINTS", 5, "5 个投诉待处理", "/user/right", "查看投诉"],
  ["PAYMENTS", 6, "6 笔付款或原路退款待到账", "/user/wallet", "查看钱包"],
  ["WITHDRAWALS", 7, "7 笔提现待到账", "/user/wallet/withdraw", "查看提现"],
  ["INVOICES", 8, "8 个发票申请待处理", "/user/bill", "查看账单"],
  ["BALANCE", 123_450, "账户中还有 ¥1,234.50", "/user/wallet/money", "去提现"],
] as const;

test.each(PLACES)(
  "[ROUTE-25] [ROUTE-27] [ROUTE-31] [ROUTE-35] a reason to keep an account open, %s of %i, is shown with its page",
  (kind, count, words, to, label) => {
    const facts = kind === "BALANCE" ? { count: null, amount: count } : { count, amount: null };
    expect(placeOf({ kind, ...facts })).toEqual({ words, to, label });
  },
);

test("a balance that is too small to be withdrawn is shown with the page of the customer service", () => {
  expect(placeOf({ kind: "BALANCE", count: null, amount: 3_000 })).toEqual({
    words: "账户中还有 ¥30.00，不足100元不能自助提现，请联系客服办理",
    to: "/user/about/contact",
    label: "联系客服",
  });
  expect(placeOf({ kind: "BALANCE", count: null, amount: 10_000 }).to).toBe("/user/wallet/money");
});

test("each reason to keep an account open has its words", () => {
  expect(PLACES.map(([kind]) => kind)).toEqual(CLOSING_BLOCKERS);
});
