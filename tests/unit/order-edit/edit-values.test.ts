import { describe, expect, test } from "vitest";
import { editableOf, inputOf, issuesOf, valuesOf } from "../../../app/features/order-edit/edit-values";
import { anOrder, NOW } from "./an-order";

const NOTHING_OPTIONAL = anOrder({ floors: null, logisticsNo: null, expectedAt: null, remark: null });

describe("the form that changes an order", () => {
  test("starts with what the order says", () => {
    expect(valuesOf(anOrder())).toEqual({
      customerName: "王小满",
      customerPhone: "13800138000",
      areaPath: ["33", "3301", "330106"],
      areaNames: ["浙江省", "杭州市", "西湖区"],
      address: "文三路90号",
      hasLift: false,
      floors: "5",
      logisticsNo: "DPK1",
      expectedAt: "2026-12-01T10:00:00+08:00",
      remark: "先打电话",
    });
  });

  test("starts with empty fields for what the order does not say", () => {
    expect(valuesOf(NOTHING_OPTIONAL)).toMatchObject({
      floors: "",
      logisticsNo: "",
      expectedAt: null,
      remark: "",
    });
  });

  test("ignores blanks around texts, dashes of a phone, and floors beside a lift", () => {
    const values = valuesOf(anOrder());
    const typed = {
      customerName: " 李四 ",
      customerPhone: "138-0013-8001",
      address: " 文二路1号 ",
      remark: " 晚上来 ",
    };
    expect(editableOf({ ...values, ...typed, hasLift: true, floors: "7" })).toEqual({
      customerName: "李四",
      customerPhone: "13800138001",
      areaCode: "330106",
      areaNames: ["浙江省", "杭州市", "西湖区"],
      address: "文二路1号",
      hasLift: true,
      floors: null,
      logisticsNo: "DPK1",
      expectedAt: "2026-12-01T10:00:00+08:00",
      remark: "晚上来",
    });
    expect(editableOf({ ...values, floors: "7" }).floors).toBe("7");
    expect(editableOf({ ...values, areaPath: [] }).areaCode).toBe("");
  });
});

describe("the errors of a change", () => {
  const issues = (order = anOrder(), change: object = {}) =>
    issuesOf(order, { ...valuesOf(order), ...change }, NOW);

  test("are none without a change, although the time of the order has passed", () => {
    expect(issues()).toEqual([]);
    expect(issues(anOrder({ expectedAt: "2026-11-01T10:00:00+08:00" }))).toEqual([]);
  });

  test("stand at the fields of the form: another district at the area, the others at their own", () => {
    const other = { areaPath: ["33", "3301", "330108"], areaNames: ["浙江省", "杭州市", "滨江区"] };
    expect(issues(anOrder(), { ...other, customerName: "" })).toMatchObject([
      { field: "customerName" },
      { field: "areaPath", message: expect.stringContaining("西湖区") },
    ]);
    expect(issues(anOrder({ status: "WAIT_PAY" }), other)).toEqual([]);
  });

  test.each([
    [true, true, [{ field: "logisticsNo", message: "请输入物流单号" }]],
    [true, false, []],
    [false, true, []],
  ])(
    "[PLACE-55] of a waybill that is removed, with pickup %s and arrived %s",
    (needsPickup, isArrival, wanted) => {
      expect(issues(anOrder({ needsPickup, isArrival }), { logisticsNo: "" })).toEqual(wanted);
    },
  );
});

describe("the input for a changed order", () => {
  const sent = (change: object, quoted: number | null = null, order = anOrder()) =>
    inputOf(order, { ...valuesOf(order), ...change }, quoted);

  test("is the order alone while nothing changes", () => {
    expect(sent({})).toEqual({ orderId: "5" });
    expect(sent({}, null, NOTHING_OPTIONAL)).toEqual({ orderId: "5" });
  });

  test("is each changed field with its new value, and the price that was shown", () => {
    expect(sent({ customerName: "李四", remark: "" })).toEqual({
      orderId: "5",
      customerName: "李四",
      remark: "",
    });
    expect(sent({ areaPath: ["33", "3301", "330108"] }, 13_000)).toEqual({
      orderId: "5",
      areaCode: "330108",
      quotedTotalFee: 13_000,
    });
  });

  test.each([
    ["another floor", { floors: "8" }, { floors: 8 }],
    ["no floor", { floors: "" }, { floors: null }],
    ["a lift, which needs no floor", { hasLift: true }, { hasLift: true, floors: null }],
  ])("has %s", (_what, change, wanted) => {
    expect(sent(change)).toEqual({ orderId: "5", ...wanted });
  });
});
