import { describe, expect, test } from "vitest";
import { freshDraft, freshItem, type OrderDraft } from "../../../app/features/placement/draft/order-draft";
import { quoteInputOf } from "../../../app/features/placement/price/quote-input";
import { createOrderInputOf } from "../../../app/features/placement/submission/create-order-input";

const draft: OrderDraft = {
  ...freshDraft(() => "key"),
  goodsTypeId: "1",
  serviceTypeId: "11",
  customerName: "王芳",
  customerPhone: "13800138000",
  hasLift: false,
  floors: "5",
  areaPath: ["33", "3301", "330106"],
  address: "文三路 1 号",
  items: [{ ...freshItem("a"), imageUrl: "/files/a.png", goodsTypeId: "101", name: "床", count: 2 }],
  totalVolume: "4.50",
  packingCount: "3",
  contactName: "李雷",
  contactPhone: "13900139000",
};

describe("the query for a price", () => {
  test("[PLACE-47] [PLACE-13] [API-020] category, service type, last area code, volume, goods and packing count", () => {
    expect(quoteInputOf(draft)).toEqual({
      goodsTypeId: "1",
      serviceTypeId: "11",
      areaCode: "330106",
      totalVolume: 4.5,
      items: [{ name: "床", count: 2, goodsTypeId: "101" }],
      packingCount: 3,
    });
  });

  test.each([
    ["the city", { areaPath: [] }],
    ["the service type", { serviceTypeId: null }],
    ["the volume", { totalVolume: "0" }],
    ["the packing count", { packingCount: "0" }],
    ["a good's category", { items: [freshItem("a")] }],
    ["every good", { items: [] }],
  ])("[PLACE-47] nothing is asked while %s is missing", (_what, open) => {
    expect(quoteInputOf({ ...draft, ...open })).toBeNull();
  });
});

describe("the submitted order", () => {
  test("[PLACE-61] [PLACE-13] [PLACE-18] [PLACE-11] the order's fields with the key and the price that was shown, and nothing that the form alone needs", () => {
    expect(createOrderInputOf(draft, 42_525)).toEqual({
      idempotencyKey: "key",
      ...{ type: "GENERAL", goodsTypeId: "1", serviceTypeId: "11", takeDeliveryFee: false },
      ...{ customerName: "王芳", customerPhone: "13800138000", hasLift: false, floors: 5 },
      ...{
        areaCode: "330106",
        address: "文三路 1 号",
        totalVolume: "4.50",
        packingCount: 3,
        isArrival: true,
      },
      ...{ logisticsNo: "", logisticsPhone: "", logisticsCompany: "", pickupCode: null, pickupAddress: null },
      ...{ pickupPoint: null, pickupAreaCode: null, transportAt: null, verifType: "NOT", verifOrderNo: null },
      ...{ shopName: "", shopOrderNo: "" },
      ...{
        expectedAt: null,
        expectedUntil: null,
        remark: "",
        contactName: "李雷",
        contactPhone: "13900139000",
      },
      priceWay: "PLATFORM",
      quotedTotalFee: 42_525,
      items: [
        {
          ...{ imageUrl: "/files/a.png", videoUrl: null, goodsTypeId: "101", name: "床", count: 2 },
          ...{ packingMethod: "", description: "" },
        },
      ],
    });
  });

  test("[API-023] [ENT-02] [ENT-03] [PLACE-18] the order goes out with every field that was filled in", () => {
    const typed: Partial<OrderDraft> = {
      ...{ type: "TIMELY", verifType: "WANG", verifOrderNo: "T100", shopName: "木屿", shopOrderNo: "S1" },
      ...{ totalVolume: "4.50", isArrival: false, logisticsNo: "DPK1", logisticsPhone: "95353" },
      ...{ logisticsCompany: "德邦", expectedAt: "2026-11-25T09:00:00+08:00", remark: "周末送" },
      ...{ transportAt: "2026-11-24T08:00:00+08:00", contactName: "李雷", contactPhone: "13900139000" },
    };
    const collected = {
      ...{ takeDeliveryFee: true, pickupCode: "A-12", pickupAddress: "三墩网点" },
      pickupPoint: { lng: 120.1, lat: 30.2 },
    };
    const good = {
      ...{ imageUrl: "/files/a.png", videoUrl: "/files/a.mp4", goodsTypeId: "101", name: "床", count: 2 },
      ...{ packingMethod: "纸箱", description: "易碎" },
    };
    const items = [{ ...freshItem("a"), ...good }];
    const filled = { ...draft, ...typed, ...collected, pickupAreaPath: ["33", "3301", "330110"], items };
    expect(createOrderInputOf(filled, 42_525)).toMatchObject({
      ...{ goodsTypeId: "1", serviceTypeId: "11", areaCode: "330106", address: "文三路 1 号" },
      ...{ customerName: "王芳", customerPhone: "13800138000", hasLift: false, floors: 5, packingCount: 3 },
      ...{ ...typed, ...collected, pickupAreaCode: "330110", items: [good] },
    });
  });

  test("[U59] an order that masters bid for agrees to no price", () => {
    expect(createOrderInputOf({ ...draft, priceWay: "BIDS" }, null)).toMatchObject({
      priceWay: "BIDS",
      quotedTotalFee: null,
    });
  });

  test("[PLACE-53] [PLACE-17] [PLACE-15] [PLACE-16] has the fields of step two and of the immediate order, each under its own name", () => {
    const asked: Partial<OrderDraft> = {
      takeDeliveryFee: true,
      isArrival: false,
      ...{ verifType: "MIAO", verifOrderNo: "T100", pickupCode: "A-12", pickupAddress: "城北物流园" },
      ...{ logisticsNo: "DPK1", logisticsPhone: "95353", logisticsCompany: "德邦", remark: "周末送" },
      ...{ expectedAt: "2026-11-25T09:00:00+08:00", transportAt: "2026-11-24T08:00:00+08:00" },
      pickupAreaPath: ["33", "3301", "330110"],
    };
    expect(createOrderInputOf({ ...draft, ...asked }, 42_525)).toMatchObject({
      takeDeliveryFee: true,
      isArrival: false,
      ...{ verifType: "MIAO", verifOrderNo: "T100", pickupCode: "A-12", pickupAddress: "城北物流园" },
      ...{ logisticsNo: "DPK1", logisticsPhone: "95353", logisticsCompany: "德邦", remark: "周末送" },
      ...{ expectedAt: "2026-11-25T09:00:00+08:00", transportAt: "2026-11-24T08:00:00+08:00" },
      ...{ pickupAreaCode: "330110", contactName: "李雷", contactPhone: "13900139000" },
    });
  });

  test.each(["NOT", "MIAO", "WANG"] as const)(
    "[ENUM-04] [PLACE-11] the order is sent with the chosen write-off %s",
    (verifType) => {
      expect(createOrderInputOf({ ...draft, verifType }, 42_525)?.verifType).toBe(verifType);
    },
  );

  test("[PLACE-12] [PLACE-32] the elevator choice goes out as it was made; floors mean nothing where there is an elevator", () => {
    expect(createOrderInputOf({ ...draft, hasLift: true }, 42_525)).toMatchObject({
      hasLift: true,
      floors: null,
    });
    expect(createOrderInputOf(draft, 42_525)).toMatchObject({ hasLift: false, floors: 5 });
  });

  test("[PLACE-11] a write-off number goes with a write-off only", () => {
    const withNumber = { ...draft, verifOrderNo: "T100" };
    expect(createOrderInputOf(withNumber, 42_525)?.verifOrderNo).toBeNull();
    expect(createOrderInputOf({ ...withNumber, verifType: "MIAO" }, 42_525)?.verifOrderNo).toBe("T100");
  });

  test("[LOG-02] [PLACE-54] [PLACE-11] [API-023] installation only says nothing about collecting, whatever was typed for another service before", () => {
    const typed = {
      ...draft,
      pickupCode: "A-12",
      pickupAddress: "三墩网点",
      pickupPoint: { lng: 120.1, lat: 30.2 },
    };
    expect(createOrderInputOf(typed, 42_525)).toMatchObject({
      pickupCode: null,
      pickupAddress: null,
      pickupPoint: null,
    });
    const others = {
      ...{ isArrival: false, logisticsNo: "DPK1", logisticsPhone: "95353", logisticsCompany: "德邦" },
      ...{ expectedAt: "2026-11-25T09:00:00+08:00", remark: "周末送", takeDeliveryFee: true },
    };
    expect(createOrderInputOf({ ...typed, ...others }, 42_525)).toMatchObject({
      ...others,
      pickupCode: "A-12",
      pickupAddress: "三墩网点",
      pickupPoint: { lng: 120.1, lat: 30.2 },
    });
  });

  test("[LOG-05] the order takes the waybill and the pickup as they were typed", () => {
    const typed: Partial<OrderDraft> = {
      ...{ takeDeliveryFee: true, logisticsNo: "DPK7", logisticsPhone: "95353", logisticsCompany: "德邦" },
      ...{ pickupCode: "A-12", pickupAddress: "三墩网点", pickupPoint: { lng: 120.1, lat: 30.2 } },
    };
    expect(createOrderInputOf({ ...draft, ...typed }, 42_525)).toMatchObject(typed);
  });

  test("an incomplete draft gives no order", () => {
    expect(createOrderInputOf({ ...draft, areaPath: [] }, 42_525)).toBeNull();
    expect(createOrderInputOf({ ...draft, items: [freshItem("a")] }, 42_525)).toBeNull();
  });
});

test("[PLACE-47] [PLACE-61] every good is priced and ordered, each with its own fields", () => {
  const sofa = { ...freshItem("b"), imageUrl: "/files/b.png", goodsTypeId: "102", name: "沙发", count: 3 };
  const two = { ...draft, items: [...draft.items, sofa] };
  expect(quoteInputOf(two)?.items).toEqual([
    { name: "床", count: 2, goodsTypeId: "101" },
    { name: "沙发", count: 3, goodsTypeId: "102" },
  ]);
  expect(createOrderInputOf(two, 42_525)?.items).toMatchObject([
    { imageUrl: "/files/a.png", goodsTypeId: "101", name: "床", count: 2 },
    { imageUrl: "/files/b.png", goodsTypeId: "102", name: "沙发", count: 3 },
  ]);
});

test.each([
  [-1, null],
  [0, null],
  [1, 1],
  [1.5, null],
  [999, 999],
  [1000, null],
])("[PLACE-41] [PLACE-47] a price for %d pieces of a good is asked for %s", (count, asked) => {
  const items = [{ ...freshItem("a"), goodsTypeId: "101", name: " 床 ", count }];
  expect(quoteInputOf({ ...draft, items })?.items ?? null).toEqual(
    asked === null ? null : [{ name: "床", count: asked, goodsTypeId: "101" }],
  );
});
