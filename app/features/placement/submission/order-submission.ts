import { NETWORK_FAILURE_TEXT } from "~/lib/graphql/failure-text";
import { z } from "../../../../schema/browser-zod";
import { orderDraftSchema } from "../draft/order-draft";

/** What step two sends: the draft, and the price in 分 that was shown (null when none could be). */
export const orderSubmissionSchema = z.object({
  draft: orderDraftSchema,
  quotedTotalFee: z.nullable(z.int().check(z.nonnegative())),
});

export type OrderSubmission = z.infer<typeof orderSubmissionSchema>;

/** The price is another one than was shown: the new one has to be confirmed (ux.md U20). */
export const PRICE_CHANGED = 4203;

/** An earlier submission of this draft did place an order, its answer was lost, and the draft was changed since. */
export const ORDERED_BEFORE = 4308;

/** What became of a submission. */
export type SubmissionAnswer = { orderId: string } | { code: number; message: string };

/** What a form says when the network took the answer. */
export const SUBMISSION_LOST: SubmissionAnswer = { code: 5003, message: NETWORK_FAILURE_TEXT };
