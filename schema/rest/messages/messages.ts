import { z } from "zod";
import { type MessageTopic, TOPIC_NAMES } from "../../rules/messages/message-topics";
import { TIME_OF_DAY } from "../../rules/messages/quiet-hours";
import { ORDER_STATUSES } from "../../rules/orders/order-status";
import { extension } from "../extension";
import { defineCall } from "../rest-call";
import { id, nothing, orElse, pageNumber, pageSize, time } from "../shapes";

const tag = "消息";
const count = z.number().int();

/** Message tabs (MSG-*, C-49): service message, system message, change-appointment reminder. */
export const messageType = z.enum(["service", "system", "appointment"]);

const [FIRST_TOPIC, ...OTHER_TOPICS] = TOPIC_NAMES as readonly [MessageTopic, ...MessageTopic[]];

/** What a message is about (ux.md U44). */
export const messageTopic = z.enum([FIRST_TOPIC, ...OTHER_TOPICS]);

/**
 * Where the caller's events stood: what comes later has a higher one. Ours; a backend without it leaves it out, and
 * marks everything read that it has.
 */
const asOf = z.coerce.number().int().min(0);

/** Message (ENT-26). `content` is sanitised HTML. */
const message = z.object({
  id,
  type: extension(messageType.nullable(), null, "消息属于所查询的标签"),
  title: z.string(),
  content: z.string(),
  createTime: time,
  isRead: z.boolean(),
  /** Id of what the message is about, e.g. an order. */
  mesAssociatedId: id.nullable(),
  topic: extension(messageTopic.nullable(), null, "消息不分类别"),
});

/** API-083: one page of messages with the counts of every tab; a read, although a POST. */
export const listMessages = defineCall({
  id: "API-083",
  method: "POST",
  path: "/user/api/mes/list",
  tag,
  summary: "消息列表与未读数",
  auth: "required",
  safe: true,
  anyLocation: true,
  body: z.object({ pageIndex: pageNumber, pageSize: pageSize(12), type: messageType.optional() }),
  data: z.object({
    serviceMesTotal: orElse(count.describe("服务消息未读数"), 0),
    sysMesTotal: orElse(count.describe("系统消息未读数"), 0),
    updateAppointTotal: orElse(count.describe("改约提醒未读数"), 0),
    unReadNum: orElse(count.describe("全部未读数"), 0),
    pageResult: z.object({ rows: z.array(message), total: count }),
    asOf: extension(
      asOf.nullable().describe("读取时的消息序号，全部已读时带回，之后到达的消息保持未读"),
      null,
      "全部已读会包括刚到达的消息",
    ),
  }),
});

/** API-084: an own message has been opened (MSG-05). */
export const readMessage = defineCall({
  id: "API-084",
  method: "PUT",
  path: "/user/api/mes/modify",
  tag,
  summary: "标为已读",
  auth: "required",
  anyLocation: true,
  body: z.object({ id }),
  data: nothing,
});

/**
 * API-085: the unread messages of a tab, or of all, are read (MSG-06); those with one title when it is given. What came
 * after `asOf` stays unread.
 */
export const readAllMessages = defineCall({
  id: "API-085",
  method: "PUT",
  path: "/user/api/mes/all_read",
  tag,
  summary: "全部标为已读",
  auth: "required",
  anyLocation: true,
  body: z.object({
    type: messageType.optional(),
    title: z.string().min(1).max(50).optional(),
    asOf: asOf.optional().describe("消息列表返回的 asOf，缺省为现在"),
  }),
  data: nothing,
});

/** EXT-380: one own message, for the page at its address (C-78). */
export const getMessage = defineCall({
  id: "EXT-380",
  method: "GET",
  path: "/user/api/mes/detail",
  tag,
  summary: "消息详情",
  auth: "required",
  query: z.object({ id }),
  data: message.nullable(),
  absent: { data: null, without: "消息详情从消息列表中查找" },
});

/** Messages of one order that {@link listMessageGroups} shows. */
export const MOST_IN_GROUP = 20;

/**
 * EXT-381: the messages of a tab by the order that they are about, the order with the newest message first (ux.md U44).
 * Those about no order are a group, too.
 */
export const listMessageGroups = defineCall({
  id: "EXT-381",
  method: "POST",
  path: "/user/api/mes/groups",
  tag,
  summary: "按订单查看消息",
  auth: "required",
  safe: true,
  body: z.object({ pageIndex: pageNumber, pageSize: pageSize(12), type: messageType }),
  data: z.object({
    rows: z.array(
      z.object({
        orderId: id.nullable().describe("订单；与订单无关的消息为空"),
        orderNo: z.string().nullable(),
        customerName: z.string().nullable(),
        status: z.enum(ORDER_STATUSES).nullable(),
        total: count,
        unread: count,
        messages: z.array(message).max(MOST_IN_GROUP).describe("最近的消息"),
      }),
    ),
    total: count.describe("共有多少组"),
    asOf,
  }),
  absent: { data: { rows: [], total: 0, asOf: 0 }, without: "消息不按订单查看" },
});

/** EXT-382: the unread messages of a tab that are about one order, or about none, are read (ux.md U44). */
export const readMessageGroup = defineCall({
  id: "EXT-382",
  method: "PUT",
  path: "/user/api/mes/group_read",
  tag,
  summary: "将一个订单的消息标为已读",
  auth: "required",
  body: z.object({
    type: messageType,
    orderId: id.nullable().describe("订单；为空则是与订单无关的消息"),
    asOf: asOf.optional(),
  }),
  data: nothing,
  absent: { offer: "messageGroups", without: "消息不按订单查看" },
});

const timeOfDay = z.string().regex(TIME_OF_DAY).describe("时刻，HH:mm（Asia/Shanghai）");

/** How the customer wants to be told (ux.md U44). */
const messageSettings = z.object({
  offTopics: z.array(messageTopic).max(TOPIC_NAMES.length).describe("已关闭的消息类别：不计入未读，也不提醒"),
  quietHours: z
    .object({ from: timeOfDay, until: timeOfDay })
    .nullable()
    .describe("免打扰时段，可跨零点；为空则没有"),
});

/** EXT-383: the caller's settings for messages. */
export const getMessageSettings = defineCall({
  id: "EXT-383",
  method: "GET",
  path: "/user/api/mes/settings",
  tag,
  summary: "消息设置",
  auth: "required",
  data: messageSettings,
  absent: { data: { offTopics: [], quietHours: null }, without: "消息类别和免打扰时段不能设置" },
});

/** EXT-384: replaces them. Topics about money and the account cannot be switched off. */
export const saveMessageSettings = defineCall({
  id: "EXT-384",
  method: "PUT",
  path: "/user/api/mes/settings",
  tag,
  summary: "修改消息设置",
  auth: "required",
  body: messageSettings,
  data: nothing,
  absent: { offer: "messageSettings", without: "消息类别和免打扰时段不能设置" },
});
