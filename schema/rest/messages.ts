import { z } from "zod";
import { defineCall } from "./rest-call";
import { id, pageNumber, pageSize, time } from "./shapes";

/** Message tabs (MSG-*, C-49): service message, system message, change-appointment reminder. */
export const messageType = z.enum(["service", "system", "appointment"]);

/** Message (ENT-26). `content` is sanitised HTML. */
const message = z.object({
  id,
  type: messageType,
  title: z.string(),
  content: z.string(),
  createTime: time,
  isRead: z.boolean(),
  /** Id of what the message is about, e.g. an order. */
  mesAssociatedId: id.nullable(),
});

/** API-083: one page of messages with the counts of every tab; a read, although a POST. */
export const listMessages = defineCall({
  id: "API-083",
  method: "POST",
  path: "/user/api/mes/list",
  tag: "消息",
  summary: "消息列表与未读数",
  auth: "required",
  safe: true,
  anyLocation: true,
  body: z.object({ pageIndex: pageNumber, pageSize: pageSize(12), type: messageType.optional() }),
  data: z.object({
    serviceMesTotal: z.number().int().describe("服务消息未读数"),
    sysMesTotal: z.number().int().describe("系统消息未读数"),
    updateAppointTotal: z.number().int().describe("改约提醒未读数"),
    unReadNum: z.number().int().describe("全部未读数"),
    pageResult: z.object({ rows: z.array(message), total: z.number().int() }),
  }),
});
