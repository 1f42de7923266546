import { z } from "zod";
import { defineCall } from "./rest-call";

/**
 * EXT-160: whether the backend can do its work. It answers with code 0 also when its database does not: the parts then
 * say so. Names no person and no order.
 */
export const getReadiness = defineCall({
  id: "EXT-160",
  method: "GET",
  path: "/common/api/readiness",
  tag: "平台",
  summary: "后端就绪状态",
  data: z.object({
    release: z.string().describe("后端的版本和提交"),
    /** False when D1 did not answer; the others are then null. */
    database: z.boolean(),
    migrations: z
      .object({
        applied: z.string().nullable().describe("数据库中最后一个迁移"),
        expected: z.string().describe("本版本需要的最后一个迁移"),
        isAsExpected: z.boolean().describe("数据库是否由本版本的这个迁移建立：内容相同，不只是名称相同"),
      })
      .nullable(),
    outbox: z
      .object({
        pending: z.number().int().describe("尚未送达的事件数"),
        oldestAgeMs: z.number().int().nullable().describe("最早一条已等待的毫秒数"),
      })
      .nullable(),
  }),
});
