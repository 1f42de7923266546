import { z } from "zod";
import { defineCall } from "../rest-call";
import { id, time } from "../shapes";

const tag = "运营";
const cell = z.number().int().min(0).max(255).describe("分片编号，从 0 开始");
const asked = z.object({
  bucket: z.number().int().describe("客户所在的桶；同桶客户一起搬迁"),
  from: cell,
  to: cell,
});

/**
 * EXT-600: moves a customer to another cell, with everybody of the same bucket (decision 078). The minute job does it;
 * requests of these customers wait for less than two seconds. Asking for the same again changes nothing.
 */
export const moveCustomer = defineCall({
  id: "EXT-600",
  method: "POST",
  path: "/operator/api/customers/{id}/move",
  tag,
  summary: "把客户（连同同桶客户）搬到另一个分片",
  auth: "operator",
  params: z.object({ id }),
  body: z.object({ cell }),
  data: asked,
});

/** EXT-601: divides a cell: its buckets are shared out among it and others by their orders. Each one moves as by EXT-600. */
export const splitCell = defineCall({
  id: "EXT-601",
  method: "POST",
  path: "/operator/api/cells/split",
  tag,
  summary: "拆分分片：按订单量把其中的客户分到其他分片",
  auth: "operator",
  body: z.object({ cell, targets: z.array(cell).min(1).max(15).describe("分到哪些分片") }),
  data: z.array(asked),
});

/** EXT-602: what became of moves, the newest 200 first. */
export const listCellMoves = defineCall({
  id: "EXT-602",
  method: "GET",
  path: "/operator/api/moves",
  tag,
  summary: "搬迁的进度（新的在前）",
  auth: "operator",
  data: z.array(
    z.object({
      bucket: z.number().int(),
      cell: cell.describe("现在所在的分片"),
      step: z
        .enum(["WAITING", "COPYING", "CLEANING", "DONE"])
        .describe("等待、复制中、已搬到新分片并在清理旧分片、完成"),
      copiedRows: z.number().int().describe("已复制的行数"),
      frozenMs: z.number().int().nullable().describe("暂停服务的毫秒数"),
      askTime: time,
      doneTime: time.nullable(),
      failure: z.string().nullable().describe("上次没有进展的原因"),
    }),
  ),
});
