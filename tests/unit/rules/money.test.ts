import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  amountFen,
  amountIssue,
  cutAmount,
  fenToAmount,
  fenToYuan,
  formatYuan,
  inYuan,
  plainAmount,
  yuanToFen,
} from "../../../schema/rules/money";
import { orderMatters } from "../../../schema/rules/orders/order-matters";
import { refundWords } from "../../../schema/rules/refunds/refund";
import { USUAL_ORDER } from "../../support/orders/usual-order";

describe("money", () => {
  it("goes from 分 to 元 and back without losing any", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 }),
        (fen) => yuanToFen(fenToYuan(fen)) === fen,
      ),
    );
  });

  it("reads the amounts that binary fractions cannot hold", () => {
    expect([0.1, 0.29, 1.1, 4.35, 1234.56, 8.2].map(yuanToFen)).toEqual([10, 29, 110, 435, 123_456, 820]);
  });

  it("refuses amounts with more than two decimals and what is no amount", () => {
    for (const wrong of [0.005, 1.234, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => yuanToFen(wrong), String(wrong)).toThrow(RangeError);
    }
    for (const wrong of [0.5, Number.NaN, 2 ** 60])
      expect(() => fenToYuan(wrong), String(wrong)).toThrow(RangeError);
    expect(() => yuanToFen(1.234)).toThrow("not an amount in 元: 1.234");
    expect(() => fenToYuan(0.5)).toThrow("not an amount in 分: 0.5");
  });
});

describe("an amount in words", () => {
  test("[U33] has two decimals and groups of three digits", () => {
    expect([0, 5000, 106_155, 123_456_789].map(inYuan)).toEqual([
      "¥0.00",
      "¥50.00",
      "¥1,061.55",
      "¥1,234,567.89",
    ]);
    expect([1061.5, -5].map(formatYuan)).toEqual(["¥1,061.50", "-¥5.00"]);
  });

  test("[U33] is written so in a price, in a refund and in what is open about an order", () => {
    const order = { price: 106_155, payWay: "ALIPAY" } as const;
    expect(refundWords(order, 306_155)).toBe("¥1,061.55 到支付宝、¥2,000.00 到钱包余额");
    const openMarkup = { source: "WORKER", amount: 1061.55 } as const;
    const [matter] = orderMatters({ ...USUAL_ORDER, status: "WAIT_INSTALL", openMarkup });
    expect(matter?.hint).toContain("¥1,061.55");
  });
});

describe("an amount as people write it", () => {
  test.each([
    ["50", "50"],
    ["50.5", "50.5"],
    ["50,5", "50.5"],
    ["50，55", "50.55"],
    ["50。5", "50.5"],
    ["１００", "100"],
    ["１，２３４．５０", "1234.50"],
    ["1,234", "1234"],
    ["1,234,567.8", "1234567.8"],
    ["12 345 678", "12345678"],
    [" ¥ 50.5 元 ", "50.5"],
    ["￥1,000元", "1000"],
    [".5", "0.5"],
    ["5.", "5"],
    ["007", "7"],
    ["12.567", "12.567"],
    ["", ""],
    ["  ", ""],
  ])("[U38] %j is %j", (typed, plain) => {
    expect(plainAmount(typed)).toBe(plain);
  });

  test.each([
    "1.2.3",
    "50,5,5",
    "1,23,456",
    "0,123",
    "1234,567",
    "1.234,56",
    "1,234 567",
    "5 0",
    "-5",
    "1e3",
    "12.5x",
    "abc",
    ".",
    "元",
    "５０－６０",
  ])("[U38] %j may mean anything and is refused", (typed) => {
    expect([plainAmount(typed), amountFen(typed)]).toEqual([null, null]);
    expect(amountIssue(typed)).toBe("金额只能填写数字，最多两位小数");
    expect(cutAmount(typed)).toBe(typed);
  });

  test("is 分 without a float in between, and more than anybody pays where it has too many digits", () => {
    expect(["0.29", "12.", "4.35", "1.239", ""].map(amountFen)).toEqual([29, 1200, 435, null, null]);
    expect(amountFen("9".repeat(30))).toBe(Number.MAX_SAFE_INTEGER);
    expect([amountIssue(""), amountIssue("1.239")]).toEqual([null, "金额只能填写数字，最多两位小数"]);
    fc.assert(fc.property(fc.nat(100_000_000), (fen) => amountFen(fenToAmount(fen)) === fen));
  });

  test("is read the same once it stands in the field as it was understood", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[¥ ]?[\d,.，。 １５]{0,12}元?$/), (typed) => {
        const plain = plainAmount(typed);
        if (plain === null) return;
        expect([plainAmount(plain), amountFen(plain)]).toEqual([plain, amountFen(typed)]);
      }),
    );
  });
});
