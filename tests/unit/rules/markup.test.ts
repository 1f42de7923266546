import { describe, expect, test } from "vitest";
import { exceptionIssue, handlingIssue } from "../../../schema/rules/abnormal/abnormal";
import { isPaidToMaster, markupFen, markupIssue } from "../../../schema/rules/markups/markup";
import { cutAmount } from "../../../schema/rules/money";

describe("an amount that is being typed", () => {
  test.each([
    ["12.5", "12.5"],
    ["12.567", "12.56"],
    ["12.999", "12.99"],
    ["１，２３４．５６７", "1234.56"],
    ["50,5", "50,5"],
    [".5", ".5"],
    ["", ""],
  ])("[MARK-02] %j stays as %j: cut after two decimals, and not otherwise", (typed, stays) => {
    expect(cutAmount(typed)).toBe(stays);
  });

  test.each([
    ["1.2.3", "金额只能填写数字，最多两位小数"],
    ["1e3", "金额只能填写数字，最多两位小数"],
    ["1000000.01", "单次加价最多1000000元"],
    ["50,5", null],
    ["", null],
    ["0", null],
  ])("[MARK-02] %j is told %j", (typed, issue) => {
    expect(markupIssue(typed)).toBe(issue);
  });

  test.each([
    ["", null],
    ["0", null],
    ["0.00", null],
    [".", null],
    ["0.01", 1],
    ["12.5", 1250],
    ["50,5", 5050],
    ["１００", 10_000],
    [".5", 50],
    ["5.", 500],
    ["1000000", 100_000_000],
    ["1000000.01", null],
    ["99999999", null],
  ])("[MARK-03] %j is %j 分", (typed, fen) => {
    expect(markupFen(typed)).toBe(fen);
  });
});

test("[MARK-21] [ACT-20] money goes straight to the master once the order is settled, and not before", () => {
  expect(isPaidToMaster("SUCCESS")).toBe(true);
  expect(isPaidToMaster("EVALUATED")).toBe(true);
  expect(isPaidToMaster("WAIT_ACCEPT")).toBe(false);
});

test("[ABN-20] [ABN-21] an exception wants its kind and words", () => {
  expect(exceptionIssue({ abnormalType: "", description: "" })?.message).toBe("请选择异常类型");
  expect(exceptionIssue({ abnormalType: "货物破损", description: " \n" })?.message).toBe("请输入异常描述");
  expect(exceptionIssue({ abnormalType: "货物破损", description: "裂了" })).toBeNull();
});

test("[ABN-12] [ABN-14] [ABN-15] its handling wants status and words, and an amount only with a markup", () => {
  const whole = { status: "PROCESSED", content: "已补发", isMarkup: true, fee: 100 };
  expect(handlingIssue({ ...whole, status: "" })?.message).toBe("请选择处理状态");
  expect(handlingIssue({ ...whole, content: " " })?.message).toBe("请输入处理内容");
  expect(handlingIssue({ ...whole, fee: null })?.message).toBe("请输入加价金额");
  expect(handlingIssue({ ...whole, isMarkup: false, fee: null })).toBeNull();
  expect(handlingIssue(whole)).toBeNull();
});
