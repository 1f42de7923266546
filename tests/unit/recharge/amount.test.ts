import { describe, expect, test } from "vitest";
import { rechargeHref } from "../../../app/features/recharge/recharge-address";
import { readRechargeAmount, readTypedRecharge } from "../../../schema/rules/wallet/recharge";

describe("the amount of a recharge", () => {
  test.each(["", " ", "0", "0.00", "-5", "abc", "1.2.3", "1e3", "."])(
    "[WALLET-22] %j answers 请先输入要充值的金额",
    (typed) => {
      expect(readRechargeAmount(typed)).toEqual({ issue: "请先输入要充值的金额" });
    },
  );

  test.each([
    ["0.01", 1],
    [".5", 50],
    ["8.", 800],
    ["19.99", 1_999],
    [" 500 ", 50_000],
    ["50000", 5_000_000],
  ])("[WALLET-22] %j is %d 分", (typed, fen) => {
    expect(readRechargeAmount(typed)).toEqual({ fen });
  });

  test.each([
    ["50,5", { fen: 5_050 }],
    ["１００元", { fen: 10_000 }],
    ["1,000", { fen: 100_000 }],
    ["", { issue: "请先输入要充值的金额" }],
    ["12.345", { issue: "金额最多两位小数" }],
    ["1.2.3", { issue: "金额只能填写数字，最多两位小数" }],
    ["60000", { issue: "单次充值最多50000元" }],
  ])("[U38] [WALLET-22] typed as %j it is %j", (typed, read) => {
    expect(readTypedRecharge(typed)).toEqual(read);
  });

  test("the server understands plain ones alone", () => {
    for (const typed of ["50,5", "１００", "¥50", "1,000"]) {
      expect(readRechargeAmount(typed)).toEqual({ issue: "请先输入要充值的金额" });
    }
  });

  test("[WALLET-22] has two decimals and a largest one", () => {
    expect(readRechargeAmount("1.234")).toEqual({ issue: "金额最多两位小数" });
    expect(readRechargeAmount("50000.01")).toEqual({ issue: "单次充值最多50000元" });
  });
});

test("[ROUTE-27] the address of the page carries what is proposed", () => {
  expect(rechargeHref()).toBe("/user/wallet/recharge");
  expect(rechargeHref({ amount: -1 })).toBe("/user/wallet/recharge");
  expect(rechargeHref({ amount: 50_000, back: "/user/order?page=2" })).toBe(
    "/user/wallet/recharge?amount=500&back=%2Fuser%2Forder%3Fpage%3D2",
  );
});
