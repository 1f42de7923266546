import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { settle, subsidyIssue, typeAllowance, typeRefund } from "../../../app/features/refunds/calculator";
import { amountFen } from "../../../schema/rules/money";
import { allowanceIssue } from "../../../schema/rules/refunds/refund";

const BOUNDS = { total: 30_000, cap: 24_000, isCapTold: true };

describe("the refund calculator", () => {
  test("[U32] [ARB-05] of a total of 300 a typed subsidy of 50.005 is cut to 50.00, and 250.00 come back", () => {
    expect(typeAllowance("50.005", BOUNDS)).toEqual({ allowance: "50.00", refund: "250.00" });
  });

  test("[U32] [ARB-05] a typed refund gives the subsidy, and is put right when the field is left", () => {
    const typed = typeRefund("250", BOUNDS);
    expect(typed).toEqual({ allowance: "50.00", refund: "250" });
    expect(settle(typed, BOUNDS)).toEqual({ allowance: "50.00", refund: "250.00" });
    // Less than the cap leaves, or more than was paid.
    expect(settle(typeRefund("10", BOUNDS), BOUNDS)).toEqual({ allowance: "240.00", refund: "60.00" });
    expect(settle(typeRefund("999", BOUNDS), BOUNDS)).toEqual({ allowance: "0.00", refund: "300.00" });
  });

  test("[REFUND-10] the subsidy stops at the master's part", () => {
    expect(typeAllowance("240.01", BOUNDS)).toEqual({ allowance: "240.00", refund: "60.00" });
  });

  test("an empty field asks for nothing yet", () => {
    expect(typeAllowance("", BOUNDS)).toEqual({ allowance: "", refund: "" });
    expect(settle(typeRefund("", BOUNDS), BOUNDS)).toEqual({ allowance: "", refund: "" });
  });

  test("[U38] [REFUND-10] a subsidy is understood as it is written, and what is no amount is refused and not changed", () => {
    expect(settle(typeAllowance("５０，５元", BOUNDS), BOUNDS)).toEqual({
      allowance: "50.50",
      refund: "249.50",
    });
    const unclear = settle(typeAllowance("1.2.3", BOUNDS), BOUNDS);
    expect(unclear).toEqual({ allowance: "1.2.3", refund: "" });
    expect(subsidyIssue(unclear, BOUNDS, "请填写师傅补贴费用")).toBe("补贴费用只能填写数字，最多两位小数");
    const empty = { allowance: "", refund: "" };
    expect(subsidyIssue(empty, BOUNDS, "请填写师傅补贴费用")).toBe("请填写师傅补贴费用");
    expect(subsidyIssue(typeRefund("2-5", BOUNDS), BOUNDS, "请填写师傅补贴费用")).toBe(
      "补贴费用只能填写数字，最多两位小数",
    );
  });

  test("[REFUND-07] whatever is typed, subsidy and refund are the total, to the fen", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(1_000_000), fc.nat(1_000_000), (text, total, part) => {
        const bounds = { total, cap: Math.min(part, total), isCapTold: true };
        const { allowance, refund } = settle(typeAllowance(text, bounds), bounds);
        if (amountFen(allowance) === null) return;
        expect((amountFen(allowance) ?? 0) + (amountFen(refund) ?? 0)).toBe(total);
      }),
    );
  });
});

describe("a subsidy", () => {
  const bounds = { total: 30_000, cap: 24_000, missing: "请填写师傅补贴费用" };
  test.each([
    [null, "请填写师傅补贴费用"],
    [-1, "补贴费用只能填写数字，最多两位小数"],
    [0.5, "补贴费用只能填写数字，最多两位小数"],
    [24_001, "补贴费用不能超过担保中的师傅费用"],
    [24_000, null],
    [0, null],
  ])("[S26] [REFUND-09] [REFUND-10] of %s: %s", (fen, issue) => {
    expect(allowanceIssue(fen, bounds)).toBe(issue);
  });

  test("[S26] leaves the customer something", () => {
    expect(allowanceIssue(30_000, { ...bounds, cap: 30_000 })).toBe("退款金额须大于0");
  });
});
