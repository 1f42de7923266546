// The small variant of zod, because this runs in the browser: the whole of zod would add 20 KB.

import type { OrderType } from "~/gql/graphql";
import { z } from "../../../../schema/browser-zod";

/**
 * Fields from another order, with values that tell whether they are still there; see
 * `copied-order/copied-fields.ts`.
 */
const copiedFields = z.object({
  customerPhone: z.string(),
  itemKeys: z.array(z.string()),
  contactName: z.string(),
  remark: z.string(),
  pickupAddress: z.string(),
});

const draftItem = z.object({
  /** Identifies a row inside the form, so that it keeps its fields when another row is removed. */
  key: z.string().check(z.minLength(1)),
  imageUrl: z.nullable(z.string()),
  videoUrl: z.nullable(z.string()),
  goodsTypeId: z.nullable(z.string()),
  name: z.string(),
  count: z.number(),
  packingMethod: z.string(),
  description: z.string(),
  /** Of one piece, as in the goods library. */
  measures: z.nullable(
    z.object({
      volume: z.nullable(z.number()),
      packingCount: z.nullable(z.number()),
      weight: z.nullable(z.number()),
    }),
  ),
});

/**
 * The order draft (PLACE-11..18): the fields of the graph's `CreateOrderInput` with the same names, and
 * fields that only the form needs. Open answers are null; texts and numbers may be incomplete. The progress
 * of uploads (the documented `fileList` and `videoList`) is in the upload fields.
 */
const orderDraftSchema = z.object({
  /**
   * Created when the form opens, and kept until the order is placed, so that a repeated submit never orders
   * twice.
   */
  idempotencyKey: z.string(),
  /** An order with bids or platform price, or an immediate one with a page of its own (PLACE-04). */
  type: z.enum(["GENERAL", "TIMELY"]),
  /** One good, or several goods in one order (PLACE-05). */
  mode: z.enum(["single", "batch"]),
  goodsTypeId: z.nullable(z.string()),
  serviceTypeId: z.nullable(z.string()),
  takeDeliveryFee: z.boolean(),
  customerName: z.string(),
  customerPhone: z.string(),
  hasLift: z.nullable(z.boolean()),
  floors: z.string(),
  /** Path of codes, province first; the last one is the order's `areaCode` (PLACE-13, C-28). */
  areaPath: z.array(z.string()),
  /** Names of the same path, so that a summary need not load the area tree. */
  areaNames: z.array(z.string()),
  address: z.string(),
  /**
   * Whether the goods are shown (PLACE-09). False in a draft that was stored before there was this field; then
   * `visibleSections` reads the answer from the customer's fields.
   */
  isGoodsShown: z._default(z.boolean(), false),
  items: z.array(draftItem),
  totalVolume: z.string(),
  packingCount: z.string(),
  isArrival: z.boolean(),
  logisticsNo: z.string(),
  logisticsPhone: z.string(),
  logisticsCompany: z.string(),
  pickupCode: z.string(),
  pickupAddress: z.string(),
  pickupPoint: z.nullable(z.object({ lng: z.number(), lat: z.number() })),
  /** Area where an immediate order's goods are picked up, like `areaPath` (C-09). */
  pickupAreaPath: z.array(z.string()),
  pickupAreaNames: z.array(z.string()),
  /** Time of the pickup: an instant of ISO 8601 in Asia/Shanghai (C-09). */
  transportAt: z.nullable(z.string()),
  verifType: z.enum(["NOT", "MIAO", "WANG"]),
  verifOrderNo: z.string(),
  /** Wished time of the work: an instant of ISO 8601 in Asia/Shanghai. */
  expectedAt: z.nullable(z.string()),
  /** Latest arrival on that day, in the same form. */
  expectedUntil: z.nullable(z.string()),
  remark: z.string(),
  shopName: z.string(),
  shopOrderNo: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
  /** The way to find the price; immediate orders have the platform's price. */
  priceWay: z.enum(["PLATFORM", "BIDS"]),
  copied: z.nullable(copiedFields),
});

export type OrderDraft = z.infer<typeof orderDraftSchema>;
export type OrderDraftItem = OrderDraft["items"][number];

/** A good without input; its count is 1 (PLACE-18). */
export function freshItem(key: string): OrderDraftItem {
  return {
    key,
    imageUrl: null,
    videoUrl: null,
    goodsTypeId: null,
    name: "",
    count: 1,
    packingMethod: "",
    description: "",
    measures: null,
  };
}

/** Volume and packages before any input. */
export const untypedTotals = (type: OrderType) => ({
  totalVolume: type === "TIMELY" ? "1" : "0",
  packingCount: "1",
});

/** A draft without input, with the documented defaults (PLACE-14..16, C-08). `newId` makes the keys. */
export function freshDraft(newId: () => string, type: OrderType = "GENERAL"): OrderDraft {
  return {
    idempotencyKey: newId(),
    type,
    mode: "single",
    goodsTypeId: null,
    serviceTypeId: null,
    takeDeliveryFee: false,
    customerName: "",
    customerPhone: "",
    hasLift: null,
    floors: "",
    areaPath: [],
    areaNames: [],
    address: "",
    isGoodsShown: false,
    items: [freshItem(newId())],
    ...untypedTotals(type),
    isArrival: true,
    logisticsNo: "",
    logisticsPhone: "",
    logisticsCompany: "",
    pickupCode: "",
    pickupAddress: "",
    pickupPoint: null,
    pickupAreaPath: [],
    pickupAreaNames: [],
    transportAt: null,
    verifType: "NOT",
    verifOrderNo: "",
    expectedAt: null,
    expectedUntil: null,
    remark: "",
    shopName: "",
    shopOrderNo: "",
    contactName: "",
    contactPhone: "",
    priceWay: "PLATFORM",
    copied: null,
  };
}

/** Increase it when stored drafts of the old form must not be read any more. */
const VERSION = 1;
/** An abandoned draft has a customer's name, phone and address: it is deleted after 7 days. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

const storedDraft = z.object({
  version: z.literal(VERSION),
  savedAt: z.number(),
  draft: z.extend(orderDraftSchema, { idempotencyKey: z.string().check(z.minLength(1)) }),
});

/** The text for the browser's storage. `now` in ms. */
export function serializeDraft(draft: OrderDraft, now: number): string {
  return JSON.stringify({ version: VERSION, savedAt: now, draft });
}

/** The stored draft; null without one, when it is broken, has another version, or is older than 7 days. */
export function parseStoredDraft(stored: string | null, now: number): OrderDraft | null {
  if (stored === null) return null;
  let json: unknown;
  try {
    json = JSON.parse(stored);
  } catch {
    return null;
  }
  const parsed = storedDraft.safeParse(json);
  if (!parsed.success || now - parsed.data.savedAt > KEPT_MS) return null;
  return parsed.data.draft;
}
