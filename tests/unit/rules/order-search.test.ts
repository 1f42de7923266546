import { describe, expect, test } from "vitest";
import { recogniseSearch, searchValue } from "../../../schema/rules/orders/order-search";

describe("recognising a search", () => {
  test.each([
    ["13800138000", "customer", "客户电话"],
    ["10000000000", "customer", "客户电话"],
    ["138 0013-8000", "customer", "客户电话"],
    ["+86 138 0013 8000", "customer", "客户电话"],
    ["１３８００１３８０００", "customer", "客户电话"],
  ])("%j has eleven digits and starts with 1 [HOME-05] [C-11]", (text, param, label) => {
    expect(recogniseSearch(text)).toEqual({ param, label });
  });

  test.each(["26112015603984", "261120 1560 3984", "99999999999999"])(
    "%j has fourteen digits, even if it was a waybill number [HOME-06] [C-60] [CONST-26]",
    (text) => {
      expect(recogniseSearch(text)).toEqual({ param: "orderNum", label: "订单号" });
    },
  );

  test.each(["8000", "８０００", " 8000 "])("%j are the last four digits of a phone [U9]", (text) => {
    expect(recogniseSearch(text)).toEqual({ param: "customer", label: "手机尾号" });
  });

  test.each(["王", "王小二 2", "SF王123", "𠮷野"])("%j holds Chinese characters [HOME-07]", (text) => {
    expect(recogniseSearch(text)).toEqual({ param: "customer", label: "客户姓名" });
  });

  test.each([
    "SF1234567890",
    "23800138000",
    "1380013800",
    "138001380001",
    "261120156039841",
    "2611201560398",
    "ABC-1",
  ])("%j is anything else [HOME-08] [CONST-26] [HOME-06]", (text) => {
    expect(recogniseSearch(text)).toEqual({ param: "logisticsNo", label: "物流单号" });
  });
});

test("a search value loses the spaces and marks that it is displayed with", () => {
  expect(searchValue("  261120 1560 3984 ")).toBe("26112015603984");
  expect(searchValue("+86 138-0013-8000")).toBe("13800138000");
  expect(searchValue(" 阿依古丽 买买提 ")).toBe("阿依古丽 买买提");
  expect(searchValue("ＳＦ１２-３")).toBe("SF12-3");
  expect(searchValue("　三人沙发（灰色）")).toBe("三人沙发（灰色）");
});
