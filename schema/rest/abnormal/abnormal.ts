import { z } from "zod";
import {
  ABNORMAL_SOURCES,
  MAX_ABNORMAL_TEXT,
  MAX_SOURCE_NAME,
  MAX_SOURCE_PHONE,
  MERCHANT_STATUSES,
  SOLVE_WAYS,
} from "../../rules/abnormal/abnormal";
import { extension } from "../extension";
import { defineCall } from "../rest-call";
import { id, nothing, time, yuan } from "../shapes";

const tag = "异常";
const merchantStatus = z.enum(MERCHANT_STATUSES);
const text = (max: number) => z.string().max(max);
const pictures = text(2500).nullish().describe("图片地址，逗号分隔，最多 8 张");

/** An exception of an order with what was done about it (DETAIL-10). */
const abnormalRecord = z.object({
  id: extension(id.nullable(), null, "异常只能查看，不能跟进处理"),
  mainOrderId: extension(id.nullable(), null, "异常不链接到订单"),
  mainOrderNo: z.string(),
  goodsTypeName: z.string(),
  serviceTypeName: z.string(),
  createTime: time,
  source: extension(z.enum(ABNORMAL_SOURCES).nullable(), null, "不说明异常由谁上报，只显示姓名"),
  sourceName: z.string(),
  sourcePhone: z.string().nullable(),
  sourceWorkerId: id.nullable(),
  abnormalType: z.string(),
  description: z.string(),
  abnormalImage: z.string().describe("图片、视频、音频地址，逗号分隔"),
  packageState: extension(
    z.number().int().nullable().describe("1 褶皱或变形，2 破损，3 完好"),
    null,
    "不显示包装状态",
  ),
  orderItemList: z.array(
    z.object({ id: extension(id.nullable(), null, "按位置识别商品"), imgUrl: z.string(), name: z.string() }),
  ),
  merchantStatus,
  awaitsDecision: extension(
    z.boolean().describe("订单的异常还待客户决定如何继续"),
    false,
    "异常记录中不提供“处理”入口，在订单上处理",
  ),
  orderAbnormalRecordList: z.array(
    z.object({
      id: extension(id.nullable(), null, "按位置识别跟进"),
      createTime: time,
      status: extension(merchantStatus.nullable(), null, "跟进不显示当时的状态"),
      content: z.string(),
      image: z.string().describe("图片地址，逗号分隔"),
      additionalFee: extension(yuan.nullable().describe("随处理支付的加价"), null, "跟进不显示所付加价"),
    }),
  ),
});

const page = z.coerce.number().int().min(1).max(100_000).optional();

/** API-063: exceptions of one's orders, newest first. A page is `pageIndex` or `pageNo`, whichever is sent. */
export const listAbnormal = defineCall({
  id: "API-063",
  method: "GET",
  path: "/order/api/abnormal/list",
  tag,
  summary: "异常记录",
  auth: "required",
  query: z.object({
    pageIndex: page,
    pageNo: page,
    pageSize: z.coerce.number().int().min(1).max(100).default(30),
    mainOrderId: id.optional(),
    merchantStatus: merchantStatus.optional(),
  }),
  data: z.object({ records: z.array(abnormalRecord), total: z.number().int() }),
});

/**
 * API-064: what was done about an exception (ABN-18); with `isMarkup` the fee is paid from the wallet in the same moment.
 * Send an `Idempotency-Key` header.
 */
export const addAbnormalRecord = defineCall({
  id: "API-064",
  method: "POST",
  path: "/order/api/abnormal/add_abnormal_record",
  tag,
  summary: "处理异常",
  auth: "required",
  body: z.object({
    orderAbnormalId: id,
    status: text(20).nullish().describe("FOLLOWING_UP 或 PROCESSED"),
    content: text(MAX_ABNORMAL_TEXT).nullish(),
    image: pictures,
    isMarkup: z.union([z.boolean(), z.enum(["true", "false"])]).nullish(),
    additionalFee: z.coerce.number().nullish().describe("金额，单位：元，最多两位小数"),
    walletPassword: text(64).nullish(),
  }),
  data: nothing,
});

/** API-065: an exception that the customer reports (ABN-19). The documents send it form-encoded. */
export const addAbnormal = defineCall({
  id: "API-065",
  method: "POST",
  path: "/order/api/abnormal/add",
  tag,
  summary: "上报异常",
  auth: "required",
  anyLocation: true,
  isForm: true,
  body: z.object({
    orderId: id,
    source: z.enum(ABNORMAL_SOURCES).default("CUSTOMER"),
    sourceName: text(MAX_SOURCE_NAME).nullish(),
    sourcePhone: text(MAX_SOURCE_PHONE).nullish(),
    sourceWorkerId: id.nullish(),
    abnormalType: text(50).nullish().describe("字典 abnormal_type"),
    description: text(MAX_ABNORMAL_TEXT).nullish(),
    abnormalImage: pictures,
    orderItemIds: text(1000).nullish().describe("商品 id，逗号分隔"),
  }),
  data: nothing,
});

/**
 * API-039: how an order goes on after an exception (ABN-07, C-75). MARKUP answers once its markup is paid, which has
 * solved it already (C-77).
 */
export const solveException = defineCall({
  id: "API-039",
  method: "POST",
  path: "/order/api/order/{id}/solve_exception",
  tag,
  summary: "处理异常订单",
  auth: "required",
  params: z.object({ id }),
  query: z.object({
    solveExceptionWay: z.enum(SOLVE_WAYS),
    allowance: z.coerce.number().optional(),
    description: text(MAX_ABNORMAL_TEXT).optional(),
    amount: z.coerce.number().optional(),
  }),
  data: nothing,
});
