import { z } from "zod";
import { ORDER_DRAFT_LIMITS } from "../../rules/placing/order-draft";
import { priceWay } from "../bids/bids";
import { extension } from "../extension";
import { defineCall } from "../rest-call";
import { areaCode, flag, id, time, yuan } from "../shapes";

const tag = "订单";
const text = (max: number) => z.string().max(max);

export const orderType = z.enum(["TIMELY", "GENERAL"]);
export const verifType = z.enum(["NOT", "MIAO", "WANG"]);

/** Line of the price breakdown (ENT-04). */
export const serviceFee = z.object({ name: z.string(), fee: yuan });

const priceItem = z.object({
  name: text(100),
  count: z.coerce.number().int().min(1).max(999),
  goodsTypeId: z.coerce.number().int().positive(),
});

/** API-020: the price of a job (PLACE-47). Needs login (ROLE-04). A read, although a POST. */
export const quotePrice = defineCall({
  id: "API-020",
  method: "POST",
  path: "/order/api/order/price",
  tag,
  summary: "询价",
  auth: "required",
  safe: true,
  body: z.object({
    goodsTypeId: z.coerce.number().int().positive(),
    serviceType: z.coerce.number().int().positive(),
    areaCode,
    totalVolume: z.coerce.number().min(0).max(ORDER_DRAFT_LIMITS.volumeMax),
    orderItems: z.array(priceItem).min(1).max(50),
    count: z.coerce.number().int().min(0).max(999).optional(),
  }),
  data: z.object({
    orderServiceFees: z.array(serviceFee),
    workerFee: yuan.describe("师傅费用；0 表示类目价格维护中（PLACE-38）"),
    totalFee: yuan,
  }),
});

/** Body of an order item (ENT-03); fileList and videoList are client-side upload state and stay there. */
const newOrderItem = z.object({
  imgUrl: text(300),
  installVideoUrl: text(300).nullish(),
  goodsTypeId: z.coerce.number().int().positive(),
  name: text(100),
  count: z.coerce.number().int(),
  packingMethod: text(50).nullish(),
  description: text(500).nullish(),
});

/**
 * API-023: places an order (PLACE-61). Send an `Idempotency-Key` header. The price is computed again from the rules;
 * nothing the caller says about money is believed. `schema/rules/placing/order-draft.ts` checks the texts, and that a
 * district was chosen.
 */
export const createOrder = defineCall({
  id: "API-023",
  method: "POST",
  path: "/order/api/order",
  tag,
  summary: "下单",
  auth: "required",
  body: z.object({
    goodsTypeId: z.coerce.number().int().positive(),
    takeDeliveryFee: flag.nullish(),
    serviceType: z.coerce.number().int().positive(),
    customerName: text(50),
    customerPhone: text(32),
    isLift: flag.nullish(),
    floorsNumber: z.coerce.number().int().min(0).max(99).nullish(),
    areaCode: areaCode.or(z.literal("")),
    address: text(200),
    orderItems: z.array(newOrderItem).max(50),
    totalVolume: z.coerce.string().max(11),
    packingCount: z.coerce.number().int(),
    isArrival: flag.default(true),
    logisticsNo: text(255).nullish(),
    logisticsPhone: text(12).nullish(),
    logisticsCompany: text(100).nullish(),
    pickupCode: text(50).nullish(),
    pickupAddress: text(200).nullish(),
    pickUpLng: z.coerce.number().min(-180).max(180).nullish(),
    pickUpLat: z.coerce.number().min(-90).max(90).nullish(),
    verifType: verifType.default("NOT"),
    verifOrderNo: text(100).nullish(),
    expectedTime: time.nullish(),
    expectedEndTime: extension(
      time.nullish().describe("期望时段的结束，与 expectedTime 同一天"),
      null,
      "只有期望上门时间，没有时段",
    ),
    remark: text(500).nullish(),
    shopOrderNo: extension(
      text(ORDER_DRAFT_LIMITS.shopOrderNoChars).nullish().describe("店铺订单号"),
      null,
      "店铺订单号不随订单保存",
    ),
    shopName: extension(
      text(ORDER_DRAFT_LIMITS.shopNameChars).nullish().describe("店铺"),
      null,
      "店铺不随订单保存",
    ),
    userName: text(50),
    userPhone: text(32),
    pickupAreaCode: areaCode.nullish(),
    transportTime: time.nullish(),
    /** An immediate order or one by quotations (C-26); not documented for this call, see decision 018. */
    orderType: extension(orderType, "GENERAL", "只有普通订单，没有立即下单"),
    priceWay,
    /** What the customer was shown, 元. When the rules now say otherwise the answer is PRICE_CHANGED (ux.md U20). */
    quotedTotalFee: yuan.nullish(),
  }),
  data: z.object({ orderId: id }),
});
