import { describe, expect, test } from "vitest";
import {
  freshDraft,
  freshItem,
  type OrderDraft,
  parseStoredDraft,
  serializeDraft,
  untypedTotals,
} from "../../../app/features/placement/draft/order-draft";

const NOW = Date.UTC(2026, 10, 20, 8, 30);
const KEPT_MS = 604_800_000;

function ids() {
  let count = 0;
  return () => `id-${++count}`;
}

const FULL: OrderDraft = {
  ...freshDraft(ids()),
  items: [
    {
      ...freshItem("a"),
      imageUrl: "/files/a.jpg",
      name: "沙发",
      measures: { volume: 1.5, packingCount: 2, weight: null },
    },
  ],
  pickupPoint: { lng: 120.1, lat: 30.2 },
  copied: {
    customerPhone: "13800138000",
    itemKeys: ["a"],
    contactName: "张三",
    remark: "轻放",
    pickupAddress: "文三路 1 号",
  },
};

const stored = (change: object) => serializeDraft({ ...FULL, ...change } as OrderDraft, NOW);

describe("a draft without input", () => {
  test("[PLACE-32] is a general order of one good at the platform's price", () => {
    const empty = Object.entries(freshDraft(ids())).filter(([, value]) => value === "");
    expect(empty.map(([name]) => name).sort()).toEqual(
      (
        "address contactName contactPhone customerName customerPhone floors logisticsCompany logisticsNo " +
        "logisticsPhone pickupAddress pickupCode remark shopName shopOrderNo verifOrderNo"
      ).split(" "),
    );
    expect(freshDraft(ids())).toMatchObject({
      idempotencyKey: "id-1",
      type: "GENERAL",
      mode: "single",
      takeDeliveryFee: false,
      areaPath: [],
      areaNames: [],
      pickupAreaPath: [],
      pickupAreaNames: [],
      priceWay: "PLATFORM",
    });
  });

  test("[PLACE-17] [ENT-02] of an immediate order has a volume of 1", () => {
    expect(freshDraft(ids(), "TIMELY")).toMatchObject({
      type: "TIMELY",
      totalVolume: "1",
      packingCount: "1",
    });
    expect(untypedTotals("TIMELY")).toEqual({ totalVolume: "1", packingCount: "1" });
    expect(untypedTotals("GENERAL")).toEqual({ totalVolume: "0", packingCount: "1" });
  });
});

describe("a draft in the browser's storage", () => {
  test.each([
    { type: "GENERAL" },
    { type: "TIMELY" },
    { mode: "single" },
    { mode: "batch" },
    { verifType: "NOT" },
    { verifType: "MIAO" },
    { verifType: "WANG" },
    { priceWay: "PLATFORM" },
    { priceWay: "BIDS" },
    { copied: null, pickupPoint: null },
    { isGoodsShown: true },
  ])("[PLACE-11] [ENT-02] comes back whole with %j", (change) => {
    expect(parseStoredDraft(stored(change), NOW)).toEqual({ ...FULL, ...change });
  });

  test("[PLACE-09] comes back from before it noted whether the goods are shown", () => {
    expect(parseStoredDraft(stored({ isGoodsShown: undefined }), NOW)).toEqual(FULL);
  });

  test.each([
    { type: "" },
    { mode: "" },
    { verifType: "" },
    { priceWay: "" },
    { idempotencyKey: "" },
    { pickupPoint: {} },
    { pickupPoint: { lng: "120.1", lat: 30.2 } },
    { copied: {} },
    { items: [{}] },
    { items: [freshItem("")] },
    { items: [{ ...freshItem("a"), measures: {} }] },
    { customerName: undefined },
  ])("is not used with %j", (change) => {
    expect(parseStoredDraft(stored(change), NOW)).toBeNull();
  });

  test.each([
    ["no JSON", "{"],
    ["an empty object", "{}"],
    ["no time of its own", JSON.stringify({ version: 1, draft: FULL })],
    ["the next version", JSON.stringify({ version: 2, savedAt: NOW, draft: FULL })],
  ])("is not used when it is %s", (_what, text) => {
    expect(parseStoredDraft(text, NOW)).toBeNull();
  });

  test.each([
    [KEPT_MS - 1, FULL],
    [KEPT_MS, FULL],
    [KEPT_MS + 1, null],
  ])("is after %d ms as it was, until seven days are over", (ms, draft) => {
    expect(parseStoredDraft(stored({}), NOW + ms)).toEqual(draft);
  });
});
