import { z } from "zod";
import { defineCall } from "../rest-call";
import { id, time, yuan } from "../shapes";

const tag = "运营";
const cell = z.coerce.number().int().min(0).max(255).describe("分片编号，从 0 开始");
const dump = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(-\d{6}(-past-\d{1,16})?|-before-\d{1,16})?$/)
  .describe("备份名称：每晚的为日期，手动的和过去某一时刻的另带时间");
const reviewer = z.string().trim().min(1).max(40).describe("操作人");
const kind = z.enum(["PAYMENT", "REFUND", "PAYOUT", "SETTLEMENT"]).describe("收款、退款、提现打款、师傅结算");
const number = z.string().min(1).max(64).describe("商户单号；师傅结算为其编号");

/**
 * EXT-603: restores a customer, or every customer of a cell, from a dump (decision 079). The minute job does it. Asking for
 * the same again while it is open changes nothing.
 */
export const askRestore = defineCall({
  id: "EXT-603",
  method: "POST",
  path: "/operator/api/restores",
  tag,
  summary: "从备份恢复一位客户或一个分片的全部客户",
  auth: "operator",
  body: z.object({
    customerId: id.optional().describe("要恢复的客户；与 cell 二选一"),
    cell: cell.optional(),
    dump,
    reason: z.string().trim().min(1).max(200).describe("原因"),
    reviewer,
  }),
  data: z.object({ id: id.describe("恢复任务编号") }),
});

/** EXT-604: what became of restores, the newest hundred first. */
export const listRestores = defineCall({
  id: "EXT-604",
  method: "GET",
  path: "/operator/api/restores",
  tag,
  summary: "恢复任务的进度（新的在前）",
  auth: "operator",
  data: z.array(
    z.object({
      id,
      customerId: id.nullable().describe("null 表示整个分片"),
      cell,
      dump,
      undo: dump.describe("被替换数据的备份名称；用它再次恢复即可撤销"),
      state: z
        .enum(["RESTORING", "HELD", "OPEN", "CANCELLED"])
        .describe("等待或恢复中；已恢复、暂停付款，等待核对；已恢复付款；未恢复任何客户即已取消"),
      restoredCustomers: z.number().int(),
      skippedCustomers: z.number().int().describe("备份之后已注销，或当时不在该分片的客户"),
      rows: z.number().int().describe("已写入的行数"),
      frozenMs: z.number().int().describe("客户暂停服务的毫秒数合计"),
      momentTime: time.describe("备份开始的时间；其后的数据不在备份中"),
      askedBy: z.string(),
      reason: z.string(),
      askTime: time,
      cancelledBy: z.string().nullable().describe("取消的操作人；此前已开始的客户仍会恢复完成"),
      doneTime: time.nullable(),
      compareTime: time.nullable(),
      openTime: time.nullable(),
      openedBy: z.string().nullable(),
      openReason: z.string().nullable(),
      failure: z.string().nullable().describe("上次没有进展的原因"),
    }),
  ),
});

/**
 * EXT-570: calls a restore off before it begins. In a cell the customer who is being restored is completed, and the others
 * stay as they are. Once more changes nothing.
 */
export const cancelRestore = defineCall({
  id: "EXT-570",
  method: "POST",
  path: "/operator/api/restores/{id}/cancel",
  tag,
  summary: "取消尚未开始的恢复，或停止分片中其余客户的恢复",
  auth: "operator",
  params: z.object({ id }),
  body: z.object({ reviewer }),
  data: z.null(),
});

/** EXT-605: compares what was restored with what the providers have moved since the moment. */
export const compareRestore = defineCall({
  id: "EXT-605",
  method: "POST",
  path: "/operator/api/restores/{id}/compare",
  tag,
  summary: "与支付渠道核对恢复后的收款、退款和打款",
  auth: "operator",
  params: z.object({ id }),
  body: z.object({
    lines: z
      .array(z.object({ kind, number, amount: yuan.min(0), time }))
      .max(1000)
      .default([])
      .describe("从渠道商户平台下载的账单中、备份时间之后的记录；渠道不能即时查询时填写"),
  }),
  data: z.object({
    asked: z.boolean().describe("已向渠道查询；否则须由人下载账单填入 lines"),
    differences: z.array(
      z.object({
        kind,
        number,
        amount: yuan,
        time,
        source: z.enum(["PROVIDER", "BEFORE", "STAFF"]).describe("依据：渠道、恢复前的数据、人工填入的账单"),
      }),
    ),
    books: z
      .array(z.object({ customerId: id, rule: z.string(), subject: z.string() }))
      .describe("账目核对发现的问题"),
  }),
});

/** EXT-606: lets the money of restored customers out again. With differences that stand, a person says why. */
export const openRestore = defineCall({
  id: "EXT-606",
  method: "POST",
  path: "/operator/api/restores/{id}/open",
  tag,
  summary: "核对后恢复付款和提现",
  auth: "operator",
  params: z.object({ id }),
  body: z.object({
    reviewer,
    reason: z.string().trim().min(1).max(200).optional().describe("仍有差异时的放行原因"),
  }),
  data: z.null(),
});

/** EXT-607: begins a dump of a cell now, beside those of each night. */
export const askDump = defineCall({
  id: "EXT-607",
  method: "POST",
  path: "/operator/api/cells/{cell}/dumps",
  tag,
  summary: "立即备份一个分片",
  auth: "operator",
  params: z.object({ cell }),
  data: z.object({ dump }),
});

/** EXT-608: the complete dumps of a cell, the newest first. */
export const listDumps = defineCall({
  id: "EXT-608",
  method: "GET",
  path: "/operator/api/cells/{cell}/dumps",
  tag,
  summary: "一个分片的备份（新的在前）",
  auth: "operator",
  params: z.object({ cell }),
  data: z.array(dump),
});

/**
 * EXT-609: asks for a dump of a past moment, made by the platform's bookmarks (decision 083). The cell takes no requests
 * meanwhile. EXT-603 then restores from it.
 */
export const askPastDump = defineCall({
  id: "EXT-609",
  method: "POST",
  path: "/operator/api/past-dumps",
  tag,
  summary: "备份过去 30 天内的某一时刻（其间该分片暂停服务）",
  auth: "operator",
  body: z.object({
    customerId: id.optional().describe("只备份这位客户；不填则备份整个分片"),
    cell: cell.optional().describe("分片编号；不填则为客户所在的分片"),
    time,
    reason: z.string().trim().min(1).max(200).describe("原因"),
    reviewer,
  }),
  data: z.object({ dump }),
});

/** EXT-610: what became of dumps of past moments, the newest hundred first. */
export const listPastDumps = defineCall({
  id: "EXT-610",
  method: "GET",
  path: "/operator/api/past-dumps",
  tag,
  summary: "过去时刻的备份的进度（新的在前）",
  auth: "operator",
  data: z.array(
    z.object({
      dump,
      cell,
      customerId: id.nullable().describe("null 表示整个分片"),
      time: time.describe("备份的时刻"),
      state: z.enum(["WRITING", "READY", "FAILED"]).describe("等待或写入中；已完成；未完成，分片已恢复服务"),
      askedBy: z.string(),
      reason: z.string(),
      askTime: time,
      doneTime: time.nullable().describe("分片恢复服务的时间"),
      cancelledBy: z.string().nullable(),
      failure: z.string().nullable().describe("上次没有进展的原因"),
    }),
  ),
});

/** EXT-611: calls a cell back from a past moment; the minute job does it. A dump that is not complete by then is none. */
export const cancelPastDump = defineCall({
  id: "EXT-611",
  method: "POST",
  path: "/operator/api/cells/{cell}/past-dumps/cancel",
  tag,
  summary: "停止备份过去的时刻，让分片恢复服务",
  auth: "operator",
  params: z.object({ cell }),
  body: z.object({ reviewer }),
  data: z.null(),
});
