import { z } from "zod";
import { extension } from "../extension";

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
