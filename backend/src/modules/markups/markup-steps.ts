import { z } from "zod";
import { inYuan } from "../../../../schema/rules/money";
import { type OrderEvent, orderInWords, serviceMessage, step, together } from "../orders";
import { MARKUP_EDGES } from "./markup-edges";

/** The master requests a markup. */
const request = step({
  event: "request_markup",
  title: "申请加价",
  edges: MARKUP_EDGES.request_markup,
  detail: z.object({ amount: z.number().int().positive(), markupType: z.string(), remark: z.string() }),
  words: ({ markupType, amount, remark }) => together(`${markupType} ${inYuan(amount)}`, remark),
  effects: (order, { amount, remark }) => ({
    message: serviceMessage(
      "师傅申请加价",
      `${orderInWords(order)}的师傅申请加价${inYuan(amount)}：${remark}`,
      "MARKUP",
      "MARKUP",
    ),
  }),
});

/** A markup was paid. It is not a step that callers run: it happens with the payment (markup-paid.ts). */
const paid = {
  event: "markup",
  title: "支付加价",
  edges: MARKUP_EDGES.markup,
} as const satisfies OrderEvent;

/** Markups in the life of their order (decision 023). */
export const markupSteps = { request_markup: request, markup: paid } as const;
