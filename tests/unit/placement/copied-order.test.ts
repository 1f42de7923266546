import { describe, expect, test } from "vitest";
import { stepOneFailures } from "../../../app/features/placement/checks/step-one-issues";
import {
  copiedFieldNames,
  NO_CUSTOMER,
  withoutCopiedFields,
  withoutCustomer,
} from "../../../app/features/placement/copied-order/copied-fields";
import {
  areaPathOf,
  draftOfOrder,
  nextDraftOf,
} from "../../../app/features/placement/copied-order/copied-order";
import { copyPath } from "../../../app/features/placement/copied-order/copy-path";
import { visibleSections } from "../../../app/features/placement/draft/draft-rules";
import { createDraftStore } from "../../../app/features/placement/draft/draft-store";
import { freshDraft, freshItem, type OrderDraft } from "../../../app/features/placement/draft/order-draft";
import type { CopiedOrderFragment } from "../../../app/gql/graphql";

const order: CopiedOrderFragment = {
  id: "5",
  type: "TIMELY",
  goodsTypeId: "1",
  serviceTypeId: "2",
  needsPickup: false,
  customerName: "王小姐",
  customerPhone: "13800138000",
  hasLift: false,
  floors: 5,
  areaCode: "330106",
  provinceName: "浙江省",
  cityName: "杭州市",
  areaName: "西湖区",
  address: "文三路 90 号",
  totalVolume: 2.5,
  packingCount: 3,
  verifType: "MIAO",
  bidding: null,
  remark: "周末送",
  pickupAddress: "城东物流园 3 号库",
  pickupAreaCode: "330110",
  contactName: "李先生",
  contactPhone: "13900139000",
  items: [
    {
      name: "三人沙发",
      goodsTypeId: "101",
      count: 2,
      packingMethod: "纸箱",
      description: null,
      imageUrl: "/files/a.jpg",
      videoUrl: null,
    },
  ],
};

let keys = 0;
const newId = () => `key-${++keys}`;

describe("an order that is placed again", () => {
  test("[ACT-23] [U18] has goods, service, address and contact, and may be submitted as it is", () => {
    const draft = draftOfOrder(order, newId);
    expect(draft).toMatchObject({
      type: "TIMELY",
      mode: "single",
      goodsTypeId: "1",
      serviceTypeId: "2",
      takeDeliveryFee: false,
      customerName: "王小姐",
      customerPhone: "13800138000",
      address: "文三路 90 号",
      remark: "周末送",
      hasLift: false,
      floors: "5",
      areaPath: ["33", "3301", "330106"],
      areaNames: ["浙江省", "杭州市", "西湖区"],
      totalVolume: "2.5",
      packingCount: "3",
      verifType: "MIAO",
      contactName: "李先生",
      contactPhone: "13900139000",
    });
    expect(draft.items).toMatchObject([
      { name: "三人沙发", goodsTypeId: "101", count: 2, imageUrl: "/files/a.jpg" },
    ]);
    expect(stepOneFailures(draft)).toEqual([]);
  });

  test("[PLACE-09] [U18] shows its goods at once for the same customer, and for another one once that is filled in", () => {
    const store = createDraftStore({ storage: null, now: () => 1_000, newId, orderType: "TIMELY" });
    store.update(draftOfOrder(order, newId));
    expect(visibleSections(store.get()).goods).toBe(true);
    store.update(withoutCustomer(store.get()));
    expect(visibleSections(store.get()).goods).toBe(true);
    store.update(nextDraftOf(order, newId));
    expect(visibleSections(store.get())).toEqual({ customer: true, goods: false });
  });

  test("[U18] takes over nothing that belongs to one shipment, its depot or one day, and orders under a key of its own", () => {
    const [first, second] = [draftOfOrder(order, newId), draftOfOrder(order, newId)];
    expect(first).toMatchObject({
      isArrival: true,
      logisticsNo: "",
      logisticsPhone: "",
      logisticsCompany: "",
      pickupCode: "",
      pickupAddress: "",
      pickupAreaPath: [],
      pickupPoint: null,
      verifOrderNo: "",
      expectedAt: null,
      transportAt: null,
    });
    expect(first.idempotencyKey).not.toBe(second.idempotencyKey);
  });

  test("[U18] says what it took over, as long as that is there", () => {
    const draft = draftOfOrder(order, newId);
    expect(copiedFieldNames(draft)).toEqual(["客户信息", "商品和服务", "下单联系人", "备注"]);
    expect(copiedFieldNames({ ...draft, customerPhone: "13700001234", remark: "周末送，先打电话" })).toEqual([
      "商品和服务",
      "下单联系人",
    ]);
    expect(copiedFieldNames({ ...draft, items: [freshItem("own")] })).not.toContain("商品和服务");
    expect(copiedFieldNames(freshDraft(newId))).toEqual([]);
  });

  test("[U18] another customer takes nothing of the one before along: name, place, lift, storey and remark", () => {
    const copied = draftOfOrder(order, newId);
    const next = { ...copied, ...withoutCustomer(copied) };
    const fresh = freshDraft(newId);
    for (const field of [
      "customerName",
      "customerPhone",
      "areaPath",
      "areaNames",
      "address",
      "hasLift",
      "floors",
      "remark",
    ] as const) {
      expect(next[field], field).toEqual(fresh[field]);
    }
    expect(copiedFieldNames(next)).not.toContain("客户信息");
    expect(next.items[0]?.name).toBe("三人沙发");
  });

  test("[U18] the remark goes when a whole phone names another customer, and what was noted since stays", () => {
    const store = createDraftStore({ storage: null, now: () => 1_000, newId, orderType: "TIMELY" });
    store.update(draftOfOrder(order, newId));
    store.update({ customerPhone: "1380013800" });
    expect(store.get().remark).toBe("周末送");
    store.update({ customerPhone: "13700001234" });
    expect(store.get().remark).toBe("");
    store.update({ remark: "先打电话" });
    store.update({ customerPhone: "13700001235" });
    expect(store.get().remark).toBe("先打电话");
  });

  test("[U18] all of it can be taken out again, and what was filled in since stays", () => {
    const draft = { ...draftOfOrder(order, newId), pickupAddress: "良睦路 1 号", remark: "先打电话" };
    const own = { ...draft, ...withoutCopiedFields(draft, newId) };
    expect(own).toEqual({
      ...freshDraft(newId, "TIMELY"),
      idempotencyKey: draft.idempotencyKey,
      items: [freshItem(own.items[0]?.key ?? "")],
      verifType: draft.verifType,
      pickupAddress: "良睦路 1 号",
      remark: "先打电话",
    });
    const added = { ...draft, items: [...draft.items, freshItem("own")] };
    expect(withoutCopiedFields(added, newId)).toMatchObject({ items: [{ key: "own" }], copied: null });
    expect(withoutCopiedFields(added, newId)).not.toHaveProperty("goodsTypeId");
  });

  test("[U18] the next order has category, goods, sender and depot of the last one, and nothing of whom that was for", () => {
    const next = nextDraftOf({ ...order, needsPickup: true }, newId);
    expect(next).toMatchObject({
      ...NO_CUSTOMER,
      goodsTypeId: "1",
      serviceTypeId: "2",
      takeDeliveryFee: true,
      pickupAddress: "城东物流园 3 号库",
      pickupAreaPath: ["33", "3301", "330110"],
      contactName: "李先生",
      contactPhone: "13900139000",
      totalVolume: "2.5",
      remark: "",
      verifType: "NOT",
      logisticsNo: "",
      pickupCode: "",
      expectedAt: null,
    });
    expect(next.items).toMatchObject([{ name: "三人沙发", count: 2 }]);
    expect(copiedFieldNames(next)).toEqual(["商品和服务", "下单联系人", "提货地址"]);
    expect({ ...next, ...withoutCopiedFields(next, newId) }).toMatchObject({
      pickupAddress: "",
      pickupAreaPath: [],
    });
  });

  test("[U18] the next order has no depot where nothing is collected", () => {
    expect(nextDraftOf(order, newId)).toMatchObject({ pickupAddress: "", pickupAreaPath: [] });
  });

  test("[U18] the next order counts neither recipient nor remark as copied, nor a depot where nothing is collected", () => {
    const collected = nextDraftOf({ ...order, needsPickup: true }, newId);
    expect(collected.copied).toMatchObject({
      customerPhone: "",
      remark: "",
      pickupAddress: "城东物流园 3 号库",
      contactName: "李先生",
    });
    expect(nextDraftOf(order, newId).copied?.pickupAddress).toBe("");
    expect(draftOfOrder({ ...order, needsPickup: true }, newId).copied?.pickupAddress).toBe("");
  });

  test.each<[string, Partial<CopiedOrderFragment>, Partial<OrderDraft>]>([
    ["goods to be collected", { needsPickup: true }, { takeDeliveryFee: true }],
    ["a lift", { hasLift: true }, { hasLift: true }],
    ["no storey", { floors: null }, { floors: "" }],
    ["the ground floor", { floors: 0 }, { floors: "0" }],
    ["no remark", { remark: null }, { remark: "" }],
    ["[ENUM-04] no proof of another shop", { verifType: null }, { verifType: "NOT" }],
    ["a proof of another shop", { verifType: "WANG" }, { verifType: "WANG" }],
    ["the price of the platform", { bidding: null }, { priceWay: "PLATFORM" }],
    ["bids", { bidding: { state: "OPEN" } }, { priceWay: "BIDS" }],
    [
      "a city without districts",
      { areaCode: "4419", provinceName: "广东省", cityName: "东莞市", areaName: "东莞市" },
      { areaPath: ["44", "4419"], areaNames: ["广东省", "东莞市"] },
    ],
  ])("[ACT-23] an order with %s makes a draft with the same", (_what, values, expected) => {
    expect(draftOfOrder({ ...order, ...values }, newId)).toMatchObject(expected);
  });

  test("[ACT-23] a good is taken over with its video, packing and description, which are empty where it has none", () => {
    const other = { packingMethod: null, description: "三米长", videoUrl: "/files/a.mp4" };
    const items = order.items.map((item) => ({ ...item, ...other }));
    expect(draftOfOrder(order, newId).items).toMatchObject([{ packingMethod: "纸箱", description: "" }]);
    expect(draftOfOrder({ ...order, items }, newId).items).toMatchObject([
      { packingMethod: "", description: "三米长", videoUrl: "/files/a.mp4" },
    ]);
  });

  test("[ACT-23] several goods make an order of several goods", () => {
    const [item] = order.items;
    const items = item ? [item, item] : [];
    expect(draftOfOrder({ ...order, items }, newId).mode).toBe("batch");
  });

  test("[PLACE-13] the path to an area follows from its code, also where a city has no districts", () => {
    expect(areaPathOf("330106")).toEqual(["33", "3301", "330106"]);
    expect(areaPathOf("441900003")).toEqual(["44", "4419", "441900003"]);
    expect(areaPathOf("4419")).toEqual(["44", "4419"]);
  });

  test("[ACT-23] [ROUTE-19] [ENUM-03] each kind has its form", () => {
    expect(copyPath({ id: "5", type: "TIMELY" })).toBe("/placeorder/speedOrder?copy=5");
    expect(copyPath({ id: "5", type: "GENERAL" })).toBe("/placeorder/stepone?copy=5");
    expect(copyPath({ id: "5", type: "TIMELY" }, "again")).toBe("/placeorder/speedOrder?again=5");
  });
});
