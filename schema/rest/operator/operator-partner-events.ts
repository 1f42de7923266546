import { z } from "zod";
import { PARTNER_EVENT_TYPES, type PartnerEventType } from "../../rules/partner/partner-events";
import { defineCall } from "../rest-call";
import { id, nothing, time } from "../shapes";

const tag = "运营·对接";
const path = "/operator/api/partner";
const type = z.enum(PARTNER_EVENT_TYPES as [PartnerEventType, ...PartnerEventType[]]);
const secret = z.string().describe("签名密钥，只在此时显示一次");
const params = z.object({ id });

/** EXT-535: the addresses of the calling client that are told of events, oldest first (decision 076). */
export const listPartnerWebhooks = defineCall({
  id: "EXT-535",
  method: "GET",
  path: `${path}/webhooks`,
  tag,
  summary: "对接通知地址",
  auth: "operator",
  data: z.array(
    z.object({
      id,
      url: z.string(),
      events: z.array(type),
      heardSeq: z.number().int().describe("已送达的最后一个事件"),
      failures: z.number().int().describe("连续失败的次数"),
      lastTryTime: time.nullable(),
      lastStatus: z.number().int().nullable().describe("最近一次的 HTTP 状态；没有应答为 null"),
      lastAnswer: z.string().nullable().describe("最近一次应答的开头，或失败原因"),
      createTime: time,
    }),
  ),
});

/**
 * EXT-536: adds an address that is told from now on: Standard Webhooks, at least once, in sequence. The types of an
 * address do not change: another one is added before it is taken away.
 */
export const addPartnerWebhook = defineCall({
  id: "EXT-536",
  method: "POST",
  path: `${path}/webhook`,
  tag,
  summary: "添加对接通知地址（要更换订阅的类型，请先添加另一个地址，再删除原来的）",
  auth: "operator",
  body: z.object({
    url: z.string().max(500).describe("https 地址"),
    events: z.array(type).min(1).max(PARTNER_EVENT_TYPES.length).describe("须有相应权限"),
  }),
  data: z.object({ id, secret }),
});

/** EXT-537: takes an address away. */
export const deletePartnerWebhook = defineCall({
  id: "EXT-537",
  method: "DELETE",
  path: `${path}/webhook/{id}`,
  tag,
  summary: "删除对接通知地址",
  auth: "operator",
  params,
  data: nothing,
});

/** EXT-538: another secret; the former one signs beside it for a day. */
export const renewPartnerWebhookSecret = defineCall({
  id: "EXT-538",
  method: "POST",
  path: `${path}/webhook/{id}/secret`,
  tag,
  summary: "更换对接通知的签名密钥",
  auth: "operator",
  params,
  data: z.object({ secret }),
});

/**
 * EXT-539: the events of the last 30 days that the client's scopes open, oldest first: for what an address has missed. An
 * event that no address wanted when it happened was not written (decision 076).
 */
export const listPartnerEvents = defineCall({
  id: "EXT-539",
  method: "GET",
  path: `${path}/events`,
  tag,
  summary: "对接事件（旧的在前）：只含发生时有通知地址订阅的类型；没有通知地址时请查询各列表",
  auth: "operator",
  query: z.object({
    after: z.coerce.number().int().min(0).default(0).describe("此 seq 之后的"),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  data: z.array(
    z.object({
      seq: z.number().int(),
      type,
      id: id.describe("对象的编号：订单、投诉、提现等"),
      state: z.string(),
      time,
    }),
  ),
});
