import { z } from "zod";
import { extension } from "../extension";
import { time } from "../shapes";

/** How customers have rated the master. */
export const workerRating = extension(
  z
    .object({
      average: z.number().min(0).max(5).describe("平均星级，保留一位小数；还没有评价时为 0"),
      total: z.number().int().describe("评价数"),
    })
    .nullable()
    .describe("师傅的评分；没有师傅时为 null，即时订单不提供"),
  null,
  "不显示师傅评分",
);

/** When the master's real name was verified (GEN-07). */
export const workerVerifyTime = extension(
  time.nullable().describe("师傅的实名认证时间；没有师傅时为 null，即时订单不提供"),
  null,
  "不显示师傅的实名认证",
);
