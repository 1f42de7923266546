import { describe, expect, it } from "vitest";
import { searchChoice } from "../../../app/features/dashboard/search/search-choice";

describe("search on the home page", () => {
  it.each([
    ["[HOME-05]", "13800138000", "客户电话", "customer", "13800138000"],
    ["[HOME-05]", "10012345678", "客户电话", "customer", "10012345678"],
    ["[HOME-06]", "26112015603984", "订单号", "orderNum", "26112015603984"],
    ["[HOME-06] as it is shown,", "261120 1560 3984", "订单号", "orderNum", "26112015603984"],
    ["[U9] with its extension,", "13800138000-801", "客户电话", "customer", "13800138000-801"],
    ["[U9] a landline,", "0757-23881234", "客户电话", "customer", "0757-23881234"],
    ["[HOME-07]", "苏晚", "客户姓名", "customer", "苏晚"],
    ["[HOME-08]", "DPK15603984210", "物流单号", "logisticsNo", "DPK15603984210"],
    ["[HOME-08]", "261120156039845", "物流单号", "logisticsNo", "261120156039845"],
  ])("%s %s is taken for a %s and leads to the list with %s", (_ids, text, label, param, value) => {
    const choice = searchChoice(text, null);
    expect(choice?.label).toBe(label);
    const url = new URL(choice?.href ?? "", "https://site.test");
    expect([url.pathname, ...url.searchParams]).toEqual(["/user/order", [param, value]]);
  });

  it("[C-60] [U9] 14 digits can be a waybill number all the same, when one says so", () => {
    const choice = searchChoice("26112015603984", null);
    expect(choice?.others.map(({ param }) => param)).toEqual(["customer", "logisticsNo", "keyword"]);
    const other = searchChoice("26112015603984", "logisticsNo");
    expect(other).toMatchObject({
      label: "物流单号",
      href: "/user/order?logisticsNo=26112015603984",
    });
    expect(other?.others).toEqual([
      { param: "orderNum", label: "订单号" },
      { param: "customer", label: "客户姓名或电话" },
      { param: "keyword", label: "关键词" },
    ]);
    for (const text of ["12a", "a12"]) {
      expect(searchChoice(text, "keyword")?.others.map(({ param }) => param)).not.toContain("orderNum");
    }
  });

  it("[U9] a part of an order number can be searched as one, with the spaces that it is shown with", () => {
    expect(searchChoice("261120 1560", null)?.others.map(({ param }) => param)).toContain("orderNum");
    expect(searchChoice("261120 1560", "orderNum")?.href).toBe("/user/order?orderNum=2611201560");
  });

  it("nothing is searched for with an empty box, and words are never an order number", () => {
    expect(searchChoice("  ", null)).toBeNull();
    expect(searchChoice("苏晚", null)?.others.map(({ param }) => param)).toEqual(["logisticsNo", "keyword"]);
  });
});
