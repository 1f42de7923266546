import { describe, expect, test } from "vitest";
import {
  copiedFieldNames,
  hasCopiedCustomer,
  withoutCopiedFields,
  withoutCustomer,
  withRemarkOfCustomer,
} from "../../../app/features/placement/copied-order/copied-fields";
import { freshDraft, freshItem, type OrderDraft } from "../../../app/features/placement/draft/order-draft";

const NO_PARTS = { customerPhone: "", itemKeys: [], contactName: "", remark: "", pickupAddress: "" };
const EMPTY_CUSTOMER = {
  customerName: "",
  customerPhone: "",
  areaPath: [],
  areaNames: [],
  address: "",
  hasLift: null,
  floors: "",
};

let keys = 0;
const newId = () => `key-${++keys}`;

/** A draft with all that another order can bring; `copied` says which of it did. */
const draftWith = (copied: Partial<NonNullable<OrderDraft["copied"]>> | null): OrderDraft => ({
  ...freshDraft(newId),
  goodsTypeId: "1",
  serviceTypeId: "2",
  takeDeliveryFee: true,
  customerName: "王小姐",
  customerPhone: "13800138000",
  areaPath: ["33", "3301", "330106"],
  areaNames: ["浙江省", "杭州市", "西湖区"],
  address: "文三路 90 号",
  hasLift: true,
  floors: "5",
  items: [{ ...freshItem("sofa"), name: "三人沙发", count: 2 }],
  totalVolume: "2.5",
  packingCount: "3",
  pickupAddress: "城东物流园 3 号库",
  pickupPoint: { lng: 120.2, lat: 30.3 },
  pickupAreaPath: ["33", "3301", "330110"],
  pickupAreaNames: ["浙江省", "杭州市", "余杭区"],
  remark: "周末送",
  contactName: "李先生",
  contactPhone: "13900139000",
  copied: copied && { ...NO_PARTS, ...copied },
});

describe("one part of a copied order", () => {
  const { mode, goodsTypeId, serviceTypeId, takeDeliveryFee, totalVolume, packingCount } = freshDraft(newId);
  const job = { mode, goodsTypeId, serviceTypeId, takeDeliveryFee, totalVolume, packingCount };

  test.each<[string, Partial<NonNullable<OrderDraft["copied"]>>, Partial<OrderDraft>, Partial<OrderDraft>]>([
    ["客户信息", { customerPhone: "13800138000" }, EMPTY_CUSTOMER, { customerPhone: "13700001234" }],
    [
      "商品和服务",
      { itemKeys: ["sofa"] },
      { ...job, items: [freshItem(expect.any(String))] },
      { items: [freshItem("own")] },
    ],
    [
      "下单联系人",
      { contactName: "李先生" },
      { contactName: "", contactPhone: "" },
      { contactName: "李小姐" },
    ],
    [
      "提货地址",
      { pickupAddress: "城东物流园 3 号库" },
      { pickupAddress: "", pickupPoint: null, pickupAreaPath: [], pickupAreaNames: [] },
      { pickupAddress: "良睦路 1 号" },
    ],
    ["备注", { remark: "周末送" }, { remark: "" }, { remark: "先打电话" }],
  ])(
    "[U18] %s is named and taken out alone, and not once it is changed",
    (name, copied, cleared, changed) => {
      const draft = draftWith(copied);
      expect(copiedFieldNames(draft)).toEqual([name]);
      expect(withoutCopiedFields(draft, newId)).toEqual({ ...cleared, copied: null });
      const later = { ...draft, ...changed };
      expect(copiedFieldNames(later)).toEqual([]);
      expect(withoutCopiedFields(later, newId)).toEqual({ copied: null });
    },
  );

  test.each([
    ["the order had none of it", {}],
    ["the draft is of no order", null],
  ])("[U18] is not named where %s, though the draft has such fields or is blank", (_when, copied) => {
    expect(copiedFieldNames(draftWith(copied))).toEqual([]);
    const blank = { ...freshDraft(newId), copied: copied && { ...NO_PARTS, ...copied } };
    expect(copiedFieldNames(blank)).toEqual([]);
    expect(withoutCopiedFields(blank, newId)).toEqual({ copied: null });
  });

  test("[U18] is told in the sequence of the page, and goods added to the copied ones keep their category", () => {
    const draft = draftWith({
      remark: "周末送",
      pickupAddress: "城东物流园 3 号库",
      contactName: "李先生",
      itemKeys: ["gone", "sofa"],
      customerPhone: "13800138000",
    });
    const own = freshItem("own");
    const added = { ...draft, items: [...draft.items, own] };
    expect(copiedFieldNames(added)).toEqual(["客户信息", "商品和服务", "下单联系人", "提货地址", "备注"]);
    expect(withoutCopiedFields(added, newId)).toEqual({
      ...EMPTY_CUSTOMER,
      items: [own],
      contactName: "",
      contactPhone: "",
      pickupAddress: "",
      pickupPoint: null,
      pickupAreaPath: [],
      pickupAreaNames: [],
      remark: "",
      copied: null,
    });
  });
});

test.each<[string, Partial<NonNullable<OrderDraft["copied"]>> | null, string, boolean]>([
  ["with the phone of the order", { customerPhone: "13800138000" }, "13800138000", true],
  ["with another phone", { customerPhone: "13800138000" }, "13700001234", false],
  ["of an order without a phone", {}, "", false],
  ["of no order", null, "13800138000", false],
])("a draft %s has the recipient of the order before: %j %s %j", (_what, copied, customerPhone, has) => {
  expect(hasCopiedCustomer({ ...draftWith(copied), customerPhone })).toBe(has);
});

test.each<[string, Partial<NonNullable<OrderDraft["copied"]>> | null, boolean]>([
  ["from the order goes with it", { remark: "周末送" }, true],
  ["that was typed since stays", { remark: "先打电话" }, false],
  ["where the order had none stays", {}, false],
  ["of a draft without an order stays", null, false],
])("[U18] without its recipient a draft has nothing of them, and a remark %s", (_what, copied, goes) => {
  const expected = goes ? { ...EMPTY_CUSTOMER, remark: "" } : EMPTY_CUSTOMER;
  expect(withoutCustomer(draftWith(copied))).toEqual(expected);
});

test.each<[string, Partial<NonNullable<OrderDraft["copied"]>> | null, string, string]>([
  ["goes with another whole phone", { customerPhone: "13800138000", remark: "周末送" }, "13700001234", ""],
  ["stays with the same phone", { customerPhone: "13800138000", remark: "周末送" }, "13800138000", "周末送"],
  ["stays while a phone is typed", { customerPhone: "13800138000", remark: "周末送" }, "1370000", "周末送"],
  ["stays without a phone", { customerPhone: "13800138000", remark: "周末送" }, "", "周末送"],
  ["stays where the order had no phone", { remark: "周末送" }, "13700001234", "周末送"],
  ["stays when typed since", { customerPhone: "13800138000", remark: "早上送" }, "13700001234", "周末送"],
  ["stays in a draft of no order", null, "13700001234", "周末送"],
])("[U18] the remark %s", (_what, copied, customerPhone, remark) => {
  const draft = { ...draftWith(copied), customerPhone };
  expect(withRemarkOfCustomer(draft)).toEqual({ ...draft, remark });
});

test("[U18] the remark goes with another whole phone while other fields are not filled in yet", () => {
  const copied = { ...NO_PARTS, customerPhone: "13800138000", remark: "周末送" };
  const draft = { ...freshDraft(newId), customerPhone: "13700001234", remark: "周末送", copied };
  expect(withRemarkOfCustomer(draft).remark).toBe("");
});
