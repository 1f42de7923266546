import { z } from "zod";
import { MAX_WEBHOOK_URL } from "../../rules/webhooks/webhook-address";
import { PING, WEBHOOK_EVENT_TYPES, type WebhookEventType } from "../../rules/webhooks/webhook-events";
import { DELIVERY_STATES, MAX_WEBHOOK_NOTE, WEBHOOK_STATES } from "../../rules/webhooks/webhooks";
import { defineCall } from "../rest-call";
import { id, moment, nothing, pageNumber, pageSize, time } from "../shapes";

const tag = "Webhook";
const without = "不能把订单动态推送到商家自己的系统";
const absent = { offer: "webhooks", without } as const;

const url = z.string().min(1).max(MAX_WEBHOOK_URL).describe("接收通知的 https 地址");
const note = z.string().trim().max(MAX_WEBHOOK_NOTE).describe("备注");
const eventType = z.enum(WEBHOOK_EVENT_TYPES as [WebhookEventType, ...WebhookEventType[]]);
const events = z
  .array(eventType)
  .min(1)
  .max(WEBHOOK_EVENT_TYPES.length)
  .transform((types) => WEBHOOK_EVENT_TYPES.filter((type) => types.includes(type)))
  .describe("要接收的事件");

/** An address of a merchant's own system (decision 071). */
export const webhook = z.object({
  id,
  url: z.string(),
  note: z.string(),
  events: z.array(eventType),
  state: z
    .enum(WEBHOOK_STATES)
    .describe("ON 推送中；PAUSED 长时间没有成功，已暂停，期间的通知保留；OFF 已停用，期间不保留"),
  failingSince: time.nullable().describe("从何时起一直失败；正常时为空"),
  waiting: z.number().int().describe("等待推送的通知"),
  formerSecretUntil: time.nullable().describe("旧密钥到何时失效；只有一个密钥时为空"),
  isLocal: z.boolean().describe("本机地址，仅沙盒可用"),
  createTime: time,
});

const secret = z.string().describe("签名密钥，whsec_ 开头，只在此时显示一次");

/** EXT-580: the addresses that the caller's events are sent to, oldest first. */
export const listWebhooks = defineCall({
  id: "EXT-580",
  method: "GET",
  path: "/user/api/webhook",
  tag,
  summary: "Webhook 地址列表",
  auth: "required",
  data: z.array(webhook),
  absent: { data: [], without },
});

/**
 * EXT-581: adds an address; its secret is shown this once, and again for a repeated `Idempotency-Key`. Five at most, each
 * address once.
 */
export const createWebhook = defineCall({
  id: "EXT-581",
  method: "POST",
  path: "/user/api/webhook",
  tag,
  summary: "添加 Webhook 地址",
  auth: "required",
  body: z.object({ url, note: note.default(""), events }),
  data: z.object({ id, secret }),
  absent,
});

/** EXT-582: changes an own address; what is left out stays. Switching a paused one on sends what has waited. */
export const changeWebhook = defineCall({
  id: "EXT-582",
  method: "PUT",
  path: "/user/api/webhook/{id}",
  tag,
  summary: "修改、停用或恢复 Webhook 地址",
  auth: "required",
  params: z.object({ id }),
  body: z.object({
    url: url.optional(),
    note: note.optional(),
    events: events.optional(),
    isOn: z.boolean().optional().describe("true 推送（暂停的恢复），false 停用"),
  }),
  data: nothing,
  absent,
});

/** EXT-583: deletes an own address with its deliveries. */
export const deleteWebhook = defineCall({
  id: "EXT-583",
  method: "DELETE",
  path: "/user/api/webhook/{id}",
  tag,
  summary: "删除 Webhook 地址",
  auth: "required",
  params: z.object({ id }),
  data: nothing,
  absent,
});

/** EXT-584: a new secret for an own address, shown this once; the former one signs for a day more. */
export const rotateWebhookSecret = defineCall({
  id: "EXT-584",
  method: "POST",
  path: "/user/api/webhook/{id}/secret",
  tag,
  summary: "更换签名密钥",
  auth: "required",
  params: z.object({ id }),
  data: z.object({ secret, formerUntil: time.describe("旧密钥到此时失效") }),
  absent,
});

/** EXT-585: sends a test to an own address, also to one that is paused or off. It is tried once. */
export const pingWebhook = defineCall({
  id: "EXT-585",
  method: "POST",
  path: "/user/api/webhook/{id}/ping",
  tag,
  summary: "发送测试通知",
  auth: "required",
  params: z.object({ id }),
  data: z.object({ deliveryId: id }),
  absent,
});

/** A delivery to an address with its last try. */
export const webhookDelivery = z.object({
  id,
  type: z.union([eventType, z.literal(PING)]),
  orderId: id.nullable(),
  state: z.enum(DELIVERY_STATES),
  tries: z.number().int(),
  body: z.string().describe("推送的内容，JSON"),
  eventTime: time.describe("事件发生的时间"),
  lastTryTime: time.nullable(),
  nextTryTime: time.nullable().describe("下次推送；在等同一订单的前一条或地址已暂停时为空"),
  answerStatus: z.number().int().nullable().describe("HTTP 状态码；没有应答时为空"),
  answer: z.string().nullable().describe("应答的开头，或没有应答的原因"),
  answerMs: z.number().int().nullable().describe("用时，毫秒"),
});

/** EXT-586: deliveries of an own address of the last 30 days, newest first. */
export const listWebhookDeliveries = defineCall({
  id: "EXT-586",
  method: "GET",
  path: "/user/api/webhook/{id}/delivery",
  tag,
  summary: "推送记录",
  auth: "required",
  params: z.object({ id }),
  query: z.object({
    state: z.enum(DELIVERY_STATES).optional(),
    pageIndex: pageNumber,
    pageSize: pageSize(10, 50),
  }),
  data: z.object({ rows: z.array(webhookDelivery), total: z.number().int() }),
  absent: { data: { rows: [], total: 0 }, without },
});

/** EXT-587: sends a delivery again that was taken or given up. */
export const resendWebhookDelivery = defineCall({
  id: "EXT-587",
  method: "POST",
  path: "/user/api/webhook_delivery/{id}/resend",
  tag,
  summary: "重新推送一条",
  auth: "required",
  params: z.object({ id }),
  data: nothing,
  absent,
});

/** EXT-588: sends what happened in a period again: all of it, or what was given up. */
export const resendWebhookPeriod = defineCall({
  id: "EXT-588",
  method: "POST",
  path: "/user/api/webhook/{id}/resend",
  tag,
  summary: "重新推送一段时间",
  auth: "required",
  params: z.object({ id }),
  body: z.object({
    from: moment,
    to: moment,
    isFailedOnly: z.boolean().default(true).describe("只重新推送已放弃的"),
  }),
  data: z.object({ count: z.number().int().describe("重新推送的条数") }),
  absent,
});
