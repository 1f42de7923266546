import { z } from "zod";
import type { AnyRefundEvent } from "./refund-edges";

const text = z.string();
const fen = z.number().int().nonnegative();

const application = z.object({
  reason: text,
  allowance: fen,
  contactName: text,
  contactPhone: text,
  description: text,
  imgs: z.array(text),
});
/** A decision with the photos of the master or of staff. */
const verdict = z.object({ content: text, imgs: z.array(text).default([]) });

/** A customer's refund request; the subsidy in 分. */
export type RefundApplication = z.output<typeof application>;

const SCHEMAS = {
  refund: z.object({ amount: z.number().int() }),
  request_refund: application,
  change_refund: application,
  renew_refund: application,
  cancel_refund: z.null(),
  /** The subsidy that the reviewer has seen, if told. */
  agree_refund: z.object({ allowance: fen }).nullable(),
  refuse_refund: verdict,
  request_arbitration: z.object({ allowance: fen, content: text, imgs: z.array(text) }),
  cancel_arbitration: z.null(),
  /** The subsidy that was granted to the master. */
  arbitrate: verdict.extend({ allowance: fen }),
  dismiss_arbitration: verdict,
  refund_arrive: z.null(),
  refund_stall: z.null(),
} as const satisfies Record<AnyRefundEvent, z.ZodType>;

type RefundDetails = { readonly [E in AnyRefundEvent]: z.output<(typeof SCHEMAS)[E]> };

/** Details of a refund step in the history of an order. Money in 分. */
export type RefundDetail<E extends AnyRefundEvent> = RefundDetails[E];

/** Schemas of these details, by event. */
export const REFUND_DETAILS: { readonly [E in AnyRefundEvent]: z.ZodType<RefundDetails[E]> } = SCHEMAS;
