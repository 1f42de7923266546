import { z } from "zod";
import { COMPLAINT_STATUSES } from "../../rules/feedback/complaint";
import { complaintEntity } from "../feedback/complaints";
import { defineCall } from "../rest-call";
import { id, nothing, staffPage, staffRows, total } from "../shapes";

const tag = "运营·投诉";

/** EXT-290: complaints of all customers, newest first, by pages. */
export const findComplaints = defineCall({
  id: "EXT-290",
  method: "GET",
  path: "/operator/api/complaints",
  tag,
  summary: "查找投诉",
  auth: "operator",
  query: z.object({
    status: z.enum(COMPLAINT_STATUSES).optional(),
    ...staffPage,
  }),
  data: staffRows(complaintEntity.extend({ customerPhone: z.string() })).extend({ total }),
});

/** EXT-291: answers a complaint, which ends it (COMP-11); its customer is told. */
export const answerComplaint = defineCall({
  id: "EXT-291",
  method: "POST",
  path: "/operator/api/complaint/{id}/answer",
  tag,
  summary: "处理投诉",
  auth: "operator",
  params: z.object({ id }),
  body: z.object({ suggestion: z.string().trim().min(1).max(500).describe("处理意见") }),
  data: nothing,
});
