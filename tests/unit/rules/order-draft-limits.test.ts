import { describe, expect, test } from "vitest";
import { fitDigits } from "../../../schema/rules/digits";
import {
  AREA_NOT_SERVED,
  floorsIssue,
  limitVolumeInput,
  PRICE_IN_MAINTENANCE,
  packingCountIssue,
  parseVolume,
  stepOneIssues,
  stepTwoIssues,
} from "../../../schema/rules/placing/order-draft";

const DRAFT = {
  customerName: "王小姐",
  customerPhone: "13800138000",
  areaCode: "330106",
  address: "文三路 100 号",
  hasLift: false,
  floors: 1,
  items: [{ imageUrl: "/x.jpg", goodsTypeId: 101, name: "沙发", count: 1 }],
  totalVolume: "1",
  packingCount: 1,
};
const STEP_TWO = {
  takeDeliveryFee: true,
  isArrival: true,
  logisticsNo: "SF1",
  logisticsPhone: "95338",
  contactName: "李",
  contactPhone: "13800138000",
};
const ITEM = DRAFT.items[0];
const issuesOf = (overrides: Record<string, unknown>) =>
  stepOneIssues({ ...DRAFT, ...overrides }).map((issue) => issue.field);

describe("limits of the order form", () => {
  test.each([
    ["1", 1],
    ["1.", 1],
    ["12", 12],
    ["12.5", 12.5],
    ["12.55", 12.55],
    [".5", 0.5],
    [".25", 0.25],
    ["12345678.12", 12_345_678.12],
    ["123456789.12", null],
    ["99999999", 99_999_999],
    ["99999999.01", null],
    ["12345678901", null],
    ["a.5", null],
    [".255", null],
    [".5a", null],
    ["+.25", null],
    ["1.255", null],
    ["0", null],
    ["", null],
  ])("[PLACE-40] [CONST-09] a volume of %s is read as %s", (input, volume) => {
    expect(parseVolume(input)).toBe(volume);
  });

  test.each([
    ["007", "7"],
    ["0", "0"],
    ["00", "0"],
    ["00.5", "0.5"],
    ["1。2。345", "1.23"],
    ["a", ""],
    ["123456789012", "12345678901"],
    ["3m3", "3"],
    ["2.5 M3", "2.5"],
    ["１．２ｍ３", "1.2"],
    ["0.5m^3", "0.5"],
    ["3m3左右", "3"],
  ])("[PLACE-40] [CONST-09] typing %s leaves %s", (typed, kept) => {
    expect(limitVolumeInput(typed)).toBe(kept);
  });

  test("[PLACE-39] a phone keeps 11 digits, and what it does not keep is known", () => {
    expect(fitDigits("a138-0013-80001", 11)).toEqual({ digits: "13800138000", leftOut: "a1" });
  });

  test("[PLACE-32] floors go from 1 to 99, and are asked only without a lift", () => {
    for (const floors of [1, 99, "12"]) expect(issuesOf({ floors })).toEqual([]);
    for (const floors of [0, 100, 1.5, null, undefined, "", "x"]) {
      expect(issuesOf({ floors }), String(floors)).toEqual(["floors"]);
    }
    expect(issuesOf({ hasLift: true, floors: null })).toEqual([]);
  });

  test("[PLACE-41] [PLACE-42] [CONST-08] goods and parcels go from 1 to 999", () => {
    for (const count of [1, 999]) {
      expect(issuesOf({ items: [{ ...ITEM, count }], packingCount: count })).toEqual([]);
    }
    for (const count of [0, 1000]) {
      expect(issuesOf({ items: [{ ...ITEM, count }], packingCount: count })).toEqual([
        "items.0.count",
        "packingCount",
      ]);
    }
    expect(stepOneIssues({ ...DRAFT, packingCount: 1000 })[0]?.message).toBe("包装件数须为1-999");
    expect(stepOneIssues({ ...DRAFT, packingCount: 0 })[0]?.message).toBe("包装件数不能为0");
    for (const packingCount of ["1e2", "12.5", "0x10", "abc"]) {
      expect(packingCountIssue(packingCount), packingCount).toBe("包装件数须为1-999");
    }
    expect(packingCountIssue("")).toBe("包装件数不能为0");
    expect(["", "100", "2.5", "6"].map(floorsIssue)).toEqual([
      "请输入楼梯层数",
      "楼梯层数须为1-99",
      "楼梯层数须为1-99",
      null,
    ]);
  });

  test("[PLACE-27] [PLACE-30] texts of blanks count as empty", () => {
    expect(issuesOf({ customerName: "  ", address: "\t" })).toEqual(["customerName", "address"]);
    expect(stepOneIssues({ ...DRAFT, items: [] })).toEqual([
      { field: "items", message: "请至少添加一件商品" },
    ]);
  });

  test("[PLACE-38] [PLACE-23] a service without a price and an area without agents have these words", () => {
    expect(PRICE_IN_MAINTENANCE).toBe("商品类目价格维护中，该类目暂时不能下单");
    expect(AREA_NOT_SERVED).toBe("该区域暂未开通服务，无法下单");
  });

  test("[PLACE-55] [PLACE-56] [CONST-06] [PLACE-57] goods that the master collects need a consignment number and a carrier's phone of 1 to 12 digits", () => {
    const fields = (overrides: Record<string, unknown>) =>
      stepTwoIssues({ ...STEP_TWO, ...overrides }).map((issue) => issue.field);
    expect(fields({})).toEqual([]);
    expect(fields({ logisticsPhone: "123456789012" })).toEqual([]);
    for (const logisticsPhone of ["1234567890123", "", null, undefined, "a95338", "95338a"]) {
      expect(fields({ logisticsPhone }), String(logisticsPhone)).toEqual(["logisticsPhone"]);
    }
    expect(fields({ logisticsNo: " " })).toEqual(["logisticsNo"]);
    for (const without of [{ takeDeliveryFee: false }, { isArrival: false }]) {
      expect(fields({ ...without, logisticsNo: "", logisticsPhone: "" })).toEqual([]);
    }
  });
});
