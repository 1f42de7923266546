import { describe, expect, test } from "vitest";
import { listSearchParam, recogniseSearch, searchValue } from "../../../schema/rules/orders/order-search";

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

  test.each([
    "13800138000-801",
    "138 0013 8000 转 801",
    "0757-23881234",
    "(0757) 2388 1234",
    "010-65667788-801",
    "0757-23881234 转 801",
  ])("[U9] [U38] %j is the phone of a recipient, on the home page and in the list", (text) => {
    expect(recogniseSearch(text)).toEqual({ param: "customer", label: "客户电话" });
    expect(listSearchParam(text)).toBe("customer");
    expect(recogniseSearch(searchValue(text)).param).toBe("customer");
  });

  test.each(["26112015603984", "261120 1560 3984", "99999999999999"])(
    "%j has fourteen digits, even if it was a waybill number [HOME-06] [C-60] [CONST-26]",
    (text) => {
      expect(recogniseSearch(text)).toEqual({ param: "orderNum", label: "订单号" });
    },
  );

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
    "075723881234",
    "0757 2388 1234",
    "ABC-1",
    "8000",
  ])("%j is anything else [HOME-08] [CONST-26] [HOME-06]", (text) => {
    expect(recogniseSearch(text)).toEqual({ param: "logisticsNo", label: "物流单号" });
  });
});

test("a search value loses the spaces and marks that it is displayed with", () => {
  expect(searchValue("  261120 1560 3984 ")).toBe("26112015603984");
  expect(searchValue("+86 138-0013-8000")).toBe("13800138000");
  expect(searchValue("138 0013 8000 转 1000")).toBe("13800138000-1000");
  expect(searchValue("（0757）2388 1234")).toBe("0757-23881234");
  expect(searchValue(" 阿依古丽 买买提 ")).toBe("阿依古丽 买买提");
  expect(searchValue("ＳＦ１２-３")).toBe("SF12-3");
  expect(searchValue("　三人沙发（灰色）")).toBe("三人沙发（灰色）");
});

test.each([
  ["261120 1560", "2611201560"],
  ["138 0013", "1380013"],
  ["１３８　００１３", "1380013"],
  ["SF 123", "SF 123"],
  ["100 号", "100 号"],
])("[U9] [U38] a part of a number, as it is shown in groups, %j is searched as %j", (text, value) => {
  expect(searchValue(text)).toBe(value);
});
