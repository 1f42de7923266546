import { NETWORK_FAILURE_TEXT } from "~/lib/graphql/failure-text";
import { z } from "../../../../schema/browser-zod";
import { Code } from "../../../../schema/rules/codes";
import { orderDraftSchema } from "../draft/order-draft";

/** What step two sends: the draft, and the price in 分 that was shown (null when none could be). */
export const orderSubmissionSchema = z.object({
  draft: orderDraftSchema,
  quotedTotalFee: z.nullable(z.int().check(z.nonnegative())),
});

export type OrderSubmission = z.infer<typeof orderSubmissionSchema>;

/** What became of a submission. */
export type SubmissionAnswer = { orderId: string } | { code: number; message: string };

/** What a form says when the network took the answer. */
export const SUBMISSION_LOST: SubmissionAnswer = {
  code: Code.UPSTREAM_UNAVAILABLE,
  message: NETWORK_FAILURE_TEXT,
};
