import { z } from "zod";
import { id, yuan } from "../shapes";

const text = (max: number) => z.string().max(max);

/**
 * The body of a refund request (API-033 with body, API-056). `content` is the reason, one of API-054; `verifyWorkerId`
 * is the master who reviews it: should it be named, the order's, or the one who reviewed the same refund before.
 */
export const refundBody = z.object({
  allowance: yuan.nullish().describe("师傅补贴费用"),
  content: text(100).nullish().describe("退款原因"),
  contactName: text(50).nullish(),
  contactPhone: text(32).nullish(),
  description: text(500).nullish(),
  imgs: z.array(text(300)).max(8).nullish(),
  verifyWorkerId: id.nullish(),
});
