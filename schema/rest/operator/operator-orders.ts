import { z } from "zod";
import { MASTER_MATTERS } from "../../rules/orders/master-matters";
import { ORDER_STATUSES } from "../../rules/orders/order-status";
import { PICKUP_CARS } from "../../rules/orders/pickup-car";
import { editRequest } from "../orders/order-edits";
import { defineCall } from "../rest-call";
import { id, nothing, pageNumber, pageSize, staffPage, staffRows, time, total, yuan } from "../shapes";
import { evidenceUrl } from "./operator-evidence";

const tag = "运营·订单";
const params = z.object({ id });
const text = (max: number) => z.string().trim().min(1).max(max);
const reason = text(200);
const phone = z.string().min(5).max(20);
const sitePicture = z
  .string()
  .max(300)
  .regex(/^\/[\w-][\w./-]*$/)
  .describe("本站静态图片的路径");
const photos = z.object({
  content: z.string().trim().max(500).default(""),
  imgs: z.array(evidenceUrl).min(1).max(9).describe("至少一张照片"),
});

const masterMatter = z
  .enum(MASTER_MATTERS)
  .describe("EDIT_REQUESTED 客户申请修改，等待师傅确认；REJECTED 客户验收不通过，等待师傅重新拍照");

const worker = z.object({
  id,
  type: z.enum(["PERSONAL", "ENTERPRISE"]).describe("师傅或服务商"),
  name: z.string(),
  phone: z.string(),
  avatar: z.string().nullable(),
  verifyTime: time.nullable().describe("实名认证时间"),
  lng: z.number().min(-180).max(180).nullable().describe("出发地坐标，GCJ-02"),
  lat: z.number().min(-90).max(90).nullable(),
});

/** EXT-106: masters and providers in the sequence in which they were added, by pages. */
export const listWorkers = defineCall({
  id: "EXT-106",
  method: "GET",
  path: "/operator/api/workers",
  tag,
  summary: "师傅与服务商（先添加的在前；不满一页即为最后一页）",
  auth: "operator",
  query: z.object({ pageIndex: pageNumber, pageSize: pageSize(100) }),
  data: z.array(
    worker.extend({ pausedUntil: time.nullable().describe("因末位名单暂停接单，至此时恢复；未暂停为 null") }),
  ),
});

/** EXT-107: a new master or provider. */
export const addWorker = defineCall({
  id: "EXT-107",
  method: "POST",
  path: "/operator/api/worker",
  tag,
  summary: "添加师傅或服务商",
  auth: "operator",
  body: worker.omit({ id: true }).extend({
    name: text(50),
    phone,
    avatar: sitePicture.nullish(),
    verifyTime: worker.shape.verifyTime.optional(),
    lng: worker.shape.lng.optional(),
    lat: worker.shape.lat.optional(),
  }),
  data: z.object({ id }),
});

/** EXT-108: orders with what masters, providers and staff can do with each now, the newest first, by pages. */
export const findOperatorOrders = defineCall({
  id: "EXT-108",
  method: "GET",
  path: "/operator/api/orders",
  tag,
  summary: "查找订单（新的在前）",
  auth: "operator",
  query: z.object({
    orderNo: z
      .string()
      .regex(/^\d{1,14}$/)
      .optional()
      .describe("订单号或其开头"),
    status: z.enum(ORDER_STATUSES).optional(),
    masterMatter: masterMatter.optional(),
    ...staffPage,
  }),
  data: staffRows(
    z.object({
      id,
      orderNo: z.string(),
      status: z.enum(ORDER_STATUSES),
      statusName: z.string(),
      serviceTypeName: z.string(),
      address: z.string(),
      workerId: id.nullable().describe("现在的师傅；没有为 null"),
      workerName: z.string().nullable(),
      isCallable: z.boolean().describe("师傅（即时订单为平台客服）能否与客户通话"),
      totalAmount: yuan,
      createTime: time,
      editRequest: editRequest.extend({ id: z.number().int() }).nullable().describe("等待师傅确认的修改"),
      masterMatter: masterMatter.nullable(),
      events: z.array(z.string()).describe("现在可执行的操作"),
    }),
  ).extend({ total }),
});

/**
 * EXT-110 to 120 and 141 to 145: what masters, providers, drivers and staff do with an order. Refused with the reason
 * when the order's state does not allow it.
 */
const step = <B extends z.ZodType>(extId: string, event: string, summary: string, body: B) =>
  defineCall({
    id: extId,
    method: "POST",
    path: `/operator/api/order/{id}/${event}`,
    tag,
    summary,
    auth: "operator",
    params,
    body,
    data: nothing,
  });

/** Given to verified ones alone who are not paused: otherwise 4009 with the reason (GEN-07, GEN-08). */
export const takeOrder = step("EXT-110", "take", "服务商接单（须已实名认证）", z.object({ providerId: id }));
export const receiveOrder = step(
  "EXT-111",
  "receive",
  "师傅按订单价格接单（须已实名认证、未暂停）",
  z.object({ workerId: id }),
);
export const assignOrder = step(
  "EXT-112",
  "assign",
  "指派师傅（须已实名认证、未暂停）；预约前可更换师傅或收款的服务商（报价选定的师傅除外）",
  z.object({
    workerId: id,
    insteadOf: id.optional().describe("更换时必填：订单现在的师傅；与现在的不符则不更换"),
    providerId: id
      .nullable()
      .optional()
      .describe("收款的服务商，接错单时改正用；null 为师傅本人收款；不填则不变"),
  }),
);
export const appointOrder = step("EXT-113", "appoint", "预约上门时间", z.object({ appointmentTime: time }));
export const failAppointment = step("EXT-114", "fail_appointment", "预约失败", z.object({ reason }));
export const dispatchDriver = step(
  "EXT-115",
  "dispatch_driver",
  "派提货司机",
  z.object({
    driverName: text(50),
    driverPhone: phone,
    dispatcher: text(50).nullish(),
    dispatcherPhone: phone.nullish(),
    carTypeId: z
      .literal(PICKUP_CARS.map((car) => car.id))
      .nullish()
      .describe(`车型：${PICKUP_CARS.map((car) => `${car.id} ${car.name}`).join("，")}`),
  }),
);
export const pickUpOrder = step("EXT-116", "pick_up", "提货（附照片）", photos);
export const signInOrder = step(
  "EXT-117",
  "sign_in",
  "上门签到，核对位置与时间",
  z.object({
    lng: z.number().min(-180).max(180),
    lat: z.number().min(-90).max(90),
    area: text(200).describe("签到地点"),
  }),
);
export const completeOrder = step("EXT-118", "complete", "完工（附照片）", photos);
export const verifyOrder = step("EXT-119", "verify", "核销（附凭证）", photos);
export const rephotographOrder = step("EXT-120", "rephotograph", "重新拍照", photos);
export const rescheduleOrder = step(
  "EXT-141",
  "reschedule",
  "改约",
  z.object({ appointmentTime: time, reason }),
);
const requestId = z.number().int().nullish().describe("所答复的修改申请；不填为当前的");
export const confirmEdit = step("EXT-144", "confirm_edit", "确认客户的修改", z.object({ requestId }));
export const refuseEdit = step("EXT-145", "refuse_edit", "不同意客户的修改", z.object({ requestId, reason }));
const ONCE_PER_KEY = "重试须带与首次相同的 Idempotency-Key，否则可能重复；另一次请用新的值";
/** With an `Idempotency-Key` at most once; without it an order can have the same exception twice. */
export const reportException = step(
  "EXT-142",
  "report_exception",
  `上报异常（${ONCE_PER_KEY}）`,
  z.object({
    abnormalType: text(50),
    description: text(500),
    imgs: z.array(evidenceUrl).max(8).default([]).describe("图片、视频或录音"),
    orderItemIds: z.array(id).max(50).default([]).describe("异常商品；不填为整单"),
    packageState: z.number().int().min(1).max(3).nullish().describe("1 褶皱或变形，2 破损，3 完好"),
  }),
);
/** With an `Idempotency-Key` at most once; without it a customer can be asked for the same money twice. */
export const requestMarkup = step(
  "EXT-143",
  "request_markup",
  `申请加价（${ONCE_PER_KEY}）`,
  z.object({
    amount: z.number().min(0.01).max(1_000_000).describe("金额，单位：元，最多两位小数"),
    markupType: text(50),
    remark: text(200),
  }),
);
