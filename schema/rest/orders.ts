import { z } from "zod";
import { SOLVE_WAYS } from "../rules/abnormal";
import { ORDER_STATUSES } from "../rules/order-status";
import { REFUND_STATUSES } from "../rules/refund-status";
import { defineCall } from "./call";
import { collection } from "./collection";
import { orderActionCalls } from "./order-actions";
import { appointmentFilterFields, orderFilterFields } from "./order-filters";
import { latestFollow, orderRecordCalls } from "./order-records";
import { orderStatsCalls } from "./order-stats";
import { payWay } from "./payment";
import { flag, id, pageNumber, pageSize, time, yuan } from "./shapes";

const tag = "订单";
const text = (max: number) => z.string().max(max);
const areaCode = z.string().regex(/^\d{2,12}$/);

const orderStatus = z.enum(ORDER_STATUSES);
const orderType = z.enum(["TIMELY", "GENERAL"]);
export const verifType = z.enum(["NOT", "MIAO", "WANG"]);

/** Line of the price breakdown (ENT-04). */
const serviceFee = z.object({ name: z.string(), fee: yuan });

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
    totalVolume: z.coerce.number().min(0).max(99_999_999),
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
 * nothing the caller says about money is believed. Texts are checked by `schema/rules/order-draft.ts`.
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
    areaCode,
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
    remark: text(500).nullish(),
    userName: text(50),
    userPhone: text(32),
    pickupAreaCode: areaCode.nullish(),
    transportTime: time.nullish(),
    /** An immediate order or one by quotations (C-26); not documented for this call, see decision 018. */
    orderType: orderType.default("GENERAL"),
    /** What the customer was shown, 元. When the rules now say otherwise the answer is PRICE_CHANGED (ux.md U20). */
    quotedTotalFee: yuan.nullish(),
  }),
  data: z.object({ orderId: id }),
});

/** Order item as read (ENT-13). */
export const orderItem = z.object({
  id,
  name: z.string(),
  goodsTypeId: z.number().int(),
  goodsTypeName: z.string(),
  count: z.number().int(),
  packingMethod: z.string().nullable(),
  description: z.string().nullable(),
  imgUrl: z.string(),
  installVideoUrl: z.string().nullable(),
});

/** Order as read in lists (ENT-13), as far as it is filled today; later capabilities add their fields. */
export const order = z.object({
  id,
  orderNo: z.string().regex(/^\d{14}$/),
  status: orderStatus,
  statusName: z.string(),
  orderType,
  createTime: time,
  expectedTime: time.nullable(),
  goodsTypeId: z.number().int(),
  goodsTypeName: z.string(),
  serviceType: z.number().int(),
  serviceTypeName: z.string(),
  customerName: z.string(),
  customerPhone: z.string(),
  provinceName: z.string(),
  cityName: z.string(),
  areaName: z.string(),
  areaCode: z.string(),
  address: z.string(),
  isLift: z.boolean(),
  floorsNumber: z.number().int().nullable(),
  isArrival: z.boolean(),
  isNeedTakeDelivery: z.boolean(),
  logisticsNo: z.string().nullable(),
  ...collection,
  packingCount: z.number().int(),
  totalVolume: z.number(),
  orderItems: z.array(orderItem),
  verifType: z.string(),
  verifOrderNo: z.string().nullable(),
  remark: z.string().nullable(),
  userName: z.string(),
  userPhone: z.string(),
  pickupAreaCode: z.string().nullable(),
  transportTime: time.nullable(),
  originalAmount: yuan,
  orderServiceFees: z.array(serviceFee),
  workerFee: yuan,
  totalAmount: yuan.describe("订单价格加已支付的加价"),
  markupAmount: yuan.describe("已支付的加价"),
  payTime: time.nullable(),
  payWay: payWay.nullable(),
  workerName: z.string().nullable(),
  workerPhone: z.string().nullable().describe("即时订单不提供（DETAIL-17）"),
  workerAvatar: z.string().nullable(),
  assignWorkerTime: time.nullable(),
  appointmentTime: time.nullable(),
  completeTime: time.nullable(),
  isGoodsAbnormal: z.boolean(),
  solveExceptionWay: z.enum(SOLVE_WAYS).nullable().describe("最近一次异常的处理方式；未处理为 null"),
  solveExceptionTime: time.nullable(),
  isAcceptance: z.number().int().nullable().describe("null 待验收，0 已拒绝、等待重新拍照，1 已验收"),
  acceptTimeStr: time.nullable().describe("到此时间自动验收"),
  acceptanceDelayDays: z.number().int(),
  acceptanceTime: time.nullable(),
  acceptanceWay: z.enum(["SYS", "MANUAL"]).nullable(),
  refundStatusName: z.string().nullable().describe("最近一次退款的状态；没有退款时为 null"),
  /** When an unpaid order closes by itself; null once that no longer applies (PAY-19). */
  expirationTimeStr: time.nullable(),
  latestFollow: latestFollow.nullable().describe("最新一条跟进记录；不在文档中"),
});

const photos = z.object({ content: z.string(), imgs: z.array(z.object({ url: z.string() })) });

/** What has been done for an order, as its detail shows it (DETAIL-21..25). Null for what has not happened. */
const orderService = z.object({
  orderExpand: z.object({
    appointResult: z.boolean().nullable().describe("最近一次预约是否成功"),
    appointFailReason: z.string().nullable(),
    signInLng: z.number().nullable(),
    signInLat: z.number().nullable(),
    pickUpLng: z.number().nullable(),
    pickUpLat: z.number().nullable(),
    pickupAreaCode: z.string().nullable(),
    pickupWorkerName: z.string().nullable().describe("实际提货的师傅；提货前为空"),
    pickupWorkerPhone: z.string().nullable().describe("即时订单不提供（DETAIL-17）"),
  }),
  orderPickupCar: z
    .object({
      driverName: z.string(),
      driverPhone: z.string(),
      dispatcher: z.string().nullable(),
      dispatcherPhone: z.string().nullable(),
    })
    .nullable(),
  orderGoodsPickUp: photos.nullable(),
  orderCompleteConfirm: photos.nullable(),
  signArea: z.string().nullable(),
  signInTime: time.nullable(),
  isSignAreaNormal: z.boolean().nullable(),
  isSignTimeNormal: z.boolean().nullable(),
  verifyTime: time.nullable(),
  rejectContent: z.string().nullable().describe("最近一次拒绝验收的原因"),
  isMarkupOverTime: z.boolean().describe("验收已超过一个自然月（C-68）"),
  workerCashIntransit: yuan.describe("担保中的师傅费用"),
  outOrderNo: z.string().nullable().describe("支付宝或微信的商户订单号；余额支付没有"),
  orderMarkups: z
    .array(
      z.object({
        markupType: z.string(),
        amount: yuan,
        payWay: payWay.nullable(),
        payTime: time.nullable(),
        markupRemark: z.string(),
      }),
    )
    .describe("已支付的加价"),
  orderEvaluation: z
    .object({
      star: z.number().int(),
      content: z.string(),
      label: z.string().describe("标签名，逗号分隔"),
      isAnonymous: z.boolean(),
      imgs: z.array(z.string()),
      createTime: time,
    })
    .nullable(),
  refundNo: z.string().nullable(),
  refundDetailResponse: z
    .object({
      id,
      status: z.enum(REFUND_STATUSES),
      refundReason: z.string(),
      contactName: z.string(),
      contactPhone: z.string(),
      allowance: yuan,
      description: z.string(),
      imgs: z.array(z.string()),
    })
    .nullable()
    .describe("最近一次退款"),
  /** What happened and who did it, oldest first; not in the documents. */
  orderLogs: z.array(
    z.object({
      event: z.string(),
      title: z.string(),
      content: z.string().describe("补充说明，如预约时间或原因；可为空"),
      imgs: z.array(z.string()),
      operatorName: z.string(),
      createTime: time,
    }),
  ),
});

const orderDetail = order.extend(orderService.shape);

/** API-024: one order of the caller; somebody else's answers exactly like a missing one. */
export const getOrder = defineCall({
  id: "API-024",
  method: "GET",
  path: "/order/api/order/{id}",
  tag,
  summary: "订单详情",
  auth: "required",
  params: z.object({ id }),
  data: orderDetail,
});

/** API-027: the caller's orders, newest first (LIST-19, HOME-16, LIST-42). */
export const listOrders = defineCall({
  id: "API-027",
  method: "GET",
  path: "/order/api/order",
  tag,
  summary: "订单列表",
  auth: "required",
  query: z.object({
    pageNum: pageNumber,
    pageSize: pageSize(6),
    ...orderFilterFields,
    ...appointmentFilterFields,
  }),
  data: z.object({ rows: z.array(order), total: z.number().int() }),
});

export const orderCalls = {
  quotePrice,
  createOrder,
  getOrder,
  listOrders,
  ...orderActionCalls,
  ...orderRecordCalls,
  ...orderStatsCalls,
};
