import { z } from "zod";
import { ORDER_SORTS } from "../../rules/orders/order-sort";
import { ORDER_FILTER_ALIASES, ORDER_FILTERS, ORDER_STATUSES } from "../../rules/orders/order-status";
import { payWay } from "../payments/payment";
import { areaCode, blankable, flag, moment } from "../shapes";

/** A text to search for; what is blank searches for nothing. */
const search = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) => text.trim() || undefined)
    .optional();

/**
 * What the order list and its export can be filtered by (LIST-19), under the documented names; everything that is given
 * has to hold. What each filter means stands in docs/decisions/020.
 */
export const orderFilterFields = {
  orderNo: search(20).describe("订单号，或其开头"),
  customer: search(50).describe("客户姓名的一部分，或电话的开头、后四位"),
  worker: search(50).describe("师傅姓名的一部分，或电话的开头"),
  status: blankable(z.enum([...ORDER_STATUSES, ...ORDER_FILTERS, ...ORDER_FILTER_ALIASES])).describe(
    "状态或 ENUM-02 的筛选值；CANCELED 即 CLOSE（C-40）",
  ),
  startTime: blankable(moment).describe("下单时间，起"),
  endTime: blankable(moment).describe("下单时间，止"),
  completeStartTime: blankable(moment).describe("完工时间，起"),
  completeEndTime: blankable(moment).describe("完工时间，止"),
  isArrival: blankable(flag).describe("false：未结束且货物未到"),
  isGoodsAbnormal: blankable(flag).describe("有未处理的异常"),
  isFinish: blankable(flag).describe("true：SUCCESS、EVALUATED、CLOSE（G-18）"),
  logisticsNo: search(255).describe("物流单号，或其开头"),
  goodsTypeName: search(50).describe("类目名称"),
  appointResult: blankable(flag).describe("最近一次预约是否成功"),
  areaCode: blankable(areaCode).describe("区域编码：省、市或区"),
};

/** What our own pages filter by besides, for which the documents have no name (ux.md U9, U56). EXT-452 has its choices. */
export const ownFilterFields = {
  keyword: search(50).describe(
    "扩展参数：订单号、客户姓名或电话、物流单号、店铺订单号、地址或商品名称的一段；没有索引的只找最近 1000 单",
  ),
  shopName: search(50).describe("扩展参数：店铺"),
  serviceTypeName: search(50).describe("扩展参数：服务类型名称"),
  payWay: blankable(payWay).describe("扩展参数：支付方式"),
  logisticsCompany: search(100).describe("扩展参数：物流公司"),
  isVisitOverdue: blankable(flag).describe(
    "扩展参数：true：师傅已过约定时间仍未签到，或约定当天没有完工；false：其他订单",
  ),
};

/** The sequence of the order list and of its export; a parameter of our own, for which the documents have no name. */
export const orderSortField = {
  sort: blankable(z.enum(ORDER_SORTS)).describe(
    "排序（扩展参数）：下单时间 CREATED_DESC（默认）、CREATED_ASC，预约上门时间 APPOINTMENT_ASC、APPOINTMENT_DESC；未预约的排在最后",
  ),
};

/** The same as the home page sends it (HOME-16). The list alone documents these; the export takes them as well. */
export const appointmentFilterFields = {
  appointStartTime: blankable(moment).describe("预约上门时间，起"),
  appointEndTime: blankable(moment).describe("预约上门时间，止"),
};
