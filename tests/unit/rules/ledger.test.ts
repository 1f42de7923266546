import { expect, test } from "vitest";
import { BILL_TYPES } from "../../../schema/rules/wallet/bill";
import {
  LEDGER_PAY_WAY_NAMES,
  LEDGER_TYPE_NAMES,
  LEDGER_TYPES,
  shownContent,
  signedAmount,
} from "../../../schema/rules/wallet/ledger";

test("[WALLET-04] [ENUM-15] [MARK-22] [G-16] the ledger has thirteen types, each with a name of its own, and a bill has all of them", () => {
  expect(LEDGER_TYPES).toEqual([
    "PLACE_AN_ORDER",
    "REFUND",
    "MARKUP",
    "MARKUP_REQUEST",
    "VALUE_ADDED",
    "BONUS",
    "REBATE",
    "ORDER_PROFIT",
    "RECHARGE",
    "CASH_OUT",
    "CASH_OUT_REJECT",
    "FINE",
    "REWARD",
  ]);
  expect(LEDGER_TYPES.map((type) => LEDGER_TYPE_NAMES[type])).toEqual([
    "订单消费",
    "订单退款",
    "订单加价",
    "师傅加价",
    "增值服务",
    "奖金",
    "返利",
    "订单收益",
    "充值",
    "提现",
    "提现退回",
    "罚款",
    "奖励",
  ]);
  expect([...BILL_TYPES].sort()).toEqual([...LEDGER_TYPES].sort());
});

test("[WALLET-05] the pay ways of the ledger have names", () => {
  expect(LEDGER_PAY_WAY_NAMES).toEqual({ ALIPAY: "支付宝", WECHAT: "微信支付", WALLET: "钱包余额" });
});

test.each([
  [{ amount: 5, previous: 10, next: 5, direct: null }, -5],
  [{ amount: 5, previous: 5, next: 10, direct: null }, 5],
  [{ amount: 5, previous: 5, next: 5, direct: null }, 5],
  [{ amount: -5, previous: 10, next: 5, direct: null }, -5],
  [{ amount: 5, previous: 5, next: 5, direct: "OUT" as const }, -5],
  [{ amount: 5, previous: 5, next: 5, direct: "IN" as const }, 5],
])(
  "[WALLET-07] a line takes where the balance was larger before it, and adds otherwise; a direct one says which: %j",
  (line, signed) => {
    expect(signedAmount(line)).toBe(signed);
  },
);

test("[WALLET-08] of a content what stands before a bar is shown", () => {
  expect(["订单支付：1|内部", "充值", "|内部", ""].map(shownContent)).toEqual([
    "订单支付：1",
    "充值",
    "",
    "",
  ]);
});
