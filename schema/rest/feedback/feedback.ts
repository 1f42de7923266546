import { z } from "zod";
import { FEEDBACK_PAGE_SIZE, FEEDBACK_TEXT_MAX } from "../../rules/feedback/feedback";
import { extension } from "../extension";
import { defineCall } from "../rest-call";
import { id, pageNumber, pageSize, time } from "../shapes";

const tag = "意见反馈";

/** What a customer thinks of the platform, and what it answered. */
export const feedbackEntity = z.object({
  id,
  content: z.string(),
  imgs: z.array(z.object({ url: z.string() })),
  createTime: time,
  reply: z.string().nullable().describe("平台回复，未回复为 null"),
  replyTime: time.nullable(),
});

/** API-094: sends feedback (FEED-06). The same feedback again, while it is unanswered, is stored once. */
export const addFeedback = defineCall({
  id: "API-094",
  method: "POST",
  path: "/user/api/feedback/add",
  tag,
  summary: "提交反馈",
  auth: "required",
  body: z.object({
    content: z.string().max(FEEDBACK_TEXT_MAX),
    imgs: z
      .array(z.object({ url: z.string().max(300) }))
      .max(100)
      .nullish()
      .describe("最多 8 张"),
  }),
  data: extension(z.object({ id: id.nullable() }), { id: null }, "提交后不直接打开该反馈"),
});

/** EXT-392: the caller's feedback, newest first. The documents have the page and no call for it (G-05). */
export const listFeedback = defineCall({
  id: "EXT-392",
  method: "GET",
  path: "/user/api/feedback/list",
  tag,
  summary: "我的反馈",
  auth: "required",
  query: z.object({ pageIndex: pageNumber, pageSize: pageSize(FEEDBACK_PAGE_SIZE) }),
  data: z.object({ rows: z.array(feedbackEntity), total: z.number().int() }),
  absent: { data: { rows: [], total: 0 }, without: "提交后不能查看反馈和回复" },
});

/** EXT-393: one feedback of the caller's. */
export const getFeedback = defineCall({
  id: "EXT-393",
  method: "GET",
  path: "/user/api/feedback/{id}",
  tag,
  summary: "反馈详情",
  auth: "required",
  params: z.object({ id }),
  data: feedbackEntity,
  absent: { offer: "feedback", without: "提交后不能查看反馈和回复" },
});
