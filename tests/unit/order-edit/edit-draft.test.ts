import { describe, expect, test } from "vitest";
import { draftOf, isOutdated, renewed } from "../../../app/features/order-edit/edit-draft";
import { valuesOf } from "../../../app/features/order-edit/edit-values";
import { anOrder } from "./an-order";

const draft = (typed: object = {}) => ({ ...draftOf(anOrder()), ...typed });

describe("a draft of a change", () => {
  test("is outdated when the order is changed elsewhere, not by what is typed", () => {
    expect(isOutdated(draft({ remark: "晚上来" }), anOrder())).toBe(false);
    expect(isOutdated(draft(), anOrder({ remark: "别打电话" }))).toBe(true);
  });

  test("follows the order where nothing is typed", () => {
    const order = anOrder({ remark: "别打电话" });
    expect(renewed(draft(), order)).toEqual({ draft: draftOf(order), isContested: false });
  });

  test("keeps what is typed when another field changes elsewhere, and shows the new old values", () => {
    const order = anOrder({ address: "文三路99号" });
    expect(renewed(draft({ remark: "晚上来" }), order)).toEqual({
      draft: { ...valuesOf(order), remark: "晚上来", base: valuesOf(order) },
      isContested: false,
    });
  });

  const OTHER_AREA = { areaPath: ["33", "3301", "330108"], areaNames: ["浙江省", "杭州市", "滨江区"] };
  test.each<[string, object, object]>([
    ["the name", { customerName: "李四" }, { customerName: "赵六" }],
    ["the phone", { customerPhone: "13800138001" }, { customerPhone: "13800138002" }],
    ["the area", OTHER_AREA, { areaCode: "330105", areaName: "拱墅区" }],
    ["the address", { address: "文二路1号" }, { address: "文一路1号" }],
    ["the floor", { floors: "6" }, { floors: 7 }],
    ["the lift", { hasLift: true }, { floors: 7 }],
    ["the waybill", { logisticsNo: "DPK2" }, { logisticsNo: "DPK3" }],
    ["the time", { expectedAt: null }, { expectedAt: "2026-12-02T10:00:00+08:00" }],
    ["the remark", { remark: "晚上来" }, { remark: "别打电话" }],
  ])(
    "is contested when %s is typed and changed elsewhere, and keeps what is typed",
    (_name, typed, elsewhere) => {
      const { draft: kept, isContested } = renewed(draft(typed), anOrder(elsewhere));
      expect(isContested).toBe(true);
      expect(kept).toMatchObject(typed);
    },
  );

  test("is not contested when the same is typed here and saved elsewhere, blanks aside", () => {
    const { draft: kept, isContested } = renewed(draft({ remark: "晚上来 " }), anOrder({ remark: "晚上来" }));
    expect(isContested).toBe(false);
    expect(kept).toMatchObject({ remark: "晚上来 ", base: { remark: "晚上来" } });
  });

  test("knows an area by its code: other words for it change nothing", () => {
    const { draft: kept, isContested } = renewed(draft({ areaNames: ["浙江", "杭州", "西湖"] }), anOrder());
    expect(isContested).toBe(false);
    expect(kept.areaNames).toEqual(["浙江省", "杭州市", "西湖区"]);
  });

  test("keeps area and floor as a whole: the names beside the code, the floor beside the lift", () => {
    const { draft: kept } = renewed(
      draft({ ...OTHER_AREA, floors: "6" }),
      anOrder({ hasLift: true, floors: null }),
    );
    expect(kept).toMatchObject({ ...OTHER_AREA, hasLift: false, floors: "6" });
  });
});
