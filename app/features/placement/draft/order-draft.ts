// The small half of zod: this is parsed in the browser, where the whole of it weighs 20 KB more.
import { z } from "../../../../schema/browser-zod";

/** `'true'` and `'false'` as the documents print them (PLACE-12, PLACE-15). */
const flagText = z.enum(["true", "false"]);

const orderType = z.enum(["GENERAL", "TIMELY"]);
export type OrderType = z.infer<typeof orderType>;

/** What another order brought, by what tells that it is still there; see `copied-order/copied-fields.ts`. */
const copiedFields = z.object({
  customerPhone: z.string(),
  itemKeys: z.array(z.string()),
  userName: z.string(),
  remark: z.string(),
  pickupAddress: z._default(z.string(), ""),
});

const draftItem = z.object({
  /** Identity inside the form only, so that a row keeps its fields when its neighbour is removed. */
  key: z.string().check(z.minLength(1)),
  imgUrl: z.nullable(z.string()),
  installVideoUrl: z.nullable(z.string()),
  goodsTypeId: z.nullable(z.string()),
  name: z.string(),
  count: z.number(),
  packingMethod: z.string(),
  description: z.string(),
});

/**
 * The order draft under its documented field names (PLACE-11..18). Answers that may be open are null, texts may be
 * half typed. Upload progress (the documented `fileList` and `videoList`) lives in the upload fields.
 */
export const orderDraftSchema = z.object({
  /** Made when the form opens, kept until an order came of it: a repeated submit can never order twice. */
  idempotencyKey: z.string(),
  /** An order by quotations, or an immediate one on its own page (PLACE-04). */
  orderType: z._default(orderType, "GENERAL"),
  /** One good, or several goods in one order (PLACE-05). */
  mode: z.enum(["single", "batch"]),
  goodsTypeId: z.nullable(z.string()),
  serviceType: z.nullable(z.string()),
  takeDeliveryFee: z.boolean(),
  customerName: z.string(),
  customerPhone: z.string(),
  isLift: z.nullable(flagText),
  floorsNumber: z.string(),
  /** Path of codes, province first; the last one is what is used (PLACE-13). */
  areaCode: z.array(z.string()),
  /** The same path in words, so that a summary need not load the area tree. */
  areaNames: z.array(z.string()),
  address: z.string(),
  orderItems: z.array(draftItem),
  totalVolume: z.string(),
  packingCount: z.string(),
  isArrival: flagText,
  logisticsNo: z.string(),
  logisticsPhone: z.string(),
  logisticsCompany: z.string(),
  pickupCode: z.string(),
  pickupAddress: z.string(),
  pickUpLng: z.nullable(z.number()),
  pickUpLat: z.nullable(z.number()),
  /** Where an immediate order's goods are collected: path of codes as in `areaCode` (C-09). */
  pickupAreaCode: z._default(z.array(z.string()), []),
  pickupAreaNames: z._default(z.array(z.string()), []),
  /** When they are collected: `YYYY-MM-DD HH:mm` in Asia/Shanghai, or empty (C-09). */
  transportTime: z._default(z.string(), ""),
  verifType: z.enum(["NOT", "MIAO", "WANG"]),
  verifOrderNo: z.string(),
  /** `YYYY-MM-DD HH:mm` in Asia/Shanghai, or empty. */
  expectedTime: z.string(),
  remark: z.string(),
  userName: z.string(),
  userPhone: z.string(),
  copied: z._default(z.nullable(copiedFields), null),
});

export type OrderDraft = z.infer<typeof orderDraftSchema>;
export type OrderDraftItem = OrderDraft["orderItems"][number];

/** An untouched good; its count is 1 (PLACE-18). */
export function freshItem(key: string): OrderDraftItem {
  return {
    key,
    imgUrl: null,
    installVideoUrl: null,
    goodsTypeId: null,
    name: "",
    count: 1,
    packingMethod: "",
    description: "",
  };
}

/** An untouched draft with the documented defaults (PLACE-14..16, C-08). `newId` makes the keys. */
export function freshDraft(newId: () => string, orderType: OrderType = "GENERAL"): OrderDraft {
  return {
    idempotencyKey: newId(),
    orderType,
    mode: "single",
    goodsTypeId: null,
    serviceType: null,
    takeDeliveryFee: false,
    customerName: "",
    customerPhone: "",
    isLift: null,
    floorsNumber: "",
    areaCode: [],
    areaNames: [],
    address: "",
    orderItems: [freshItem(newId())],
    totalVolume: orderType === "TIMELY" ? "1" : "0",
    packingCount: "1",
    isArrival: "true",
    logisticsNo: "",
    logisticsPhone: "",
    logisticsCompany: "",
    pickupCode: "",
    pickupAddress: "",
    pickUpLng: null,
    pickUpLat: null,
    pickupAreaCode: [],
    pickupAreaNames: [],
    transportTime: "",
    verifType: "NOT",
    verifOrderNo: "",
    expectedTime: "",
    remark: "",
    userName: "",
    userPhone: "",
    copied: null,
  };
}

/** Raise it whenever a stored draft of the former shape must not be read any more. */
const VERSION = 1;
/** A forgotten draft holds a customer's name, phone and address: it is dropped after 7 days. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

const storedDraft = z.object({
  version: z.literal(VERSION),
  savedAt: z.number(),
  draft: z.extend(orderDraftSchema, { idempotencyKey: z.string().check(z.minLength(1)) }),
});

/** What goes into the browser's storage. `now` in ms. */
export function serializeDraft(draft: OrderDraft, now: number): string {
  return JSON.stringify({ version: VERSION, savedAt: now, draft });
}

/** The stored draft, or null when there is none, it is broken, of another version or older than 7 days. */
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
