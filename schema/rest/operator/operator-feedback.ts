import { z } from "zod";
import { FEEDBACK_TEXT_MAX } from "../../rules/feedback/feedback";
import { feedbackEntity } from "../feedback/feedback";
import { defineCall } from "../rest-call";
import { id, nothing, staffPage, staffRows, total } from "../shapes";

const tag = "运营·意见反馈";

/** EXT-394: feedback of all customers, newest first by pages, for the platform's staff. */
export const findFeedback = defineCall({
  id: "EXT-394",
  method: "GET",
  path: "/operator/api/feedback",
  tag,
  summary: "查找反馈",
  auth: "operator",
  query: z.object({
    isOpen: z.enum(["true", "false"]).optional().describe("true 只看未回复的"),
    ...staffPage,
  }),
  data: staffRows(feedbackEntity.extend({ customerPhone: z.string() })).extend({ total }),
});

/** EXT-395: answers a feedback, once; its customer is told. The same answer again changes nothing. */
export const answerFeedback = defineCall({
  id: "EXT-395",
  method: "POST",
  path: "/operator/api/feedback/{id}/answer",
  tag,
  summary: "回复反馈",
  auth: "operator",
  params: z.object({ id }),
  body: z.object({ reply: z.string().trim().min(1).max(FEEDBACK_TEXT_MAX).describe("回复内容") }),
  data: nothing,
});
