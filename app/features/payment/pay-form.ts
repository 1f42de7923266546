import { z } from "zod";
import { PAY_PASSWORD_CHARS, SMS_CODE_CHARS } from "../../../schema/rules/pay-password";

/** What the payment page sends to its action. */
export const payFormSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("pay"),
    /** Made once per visit of the page: however often it is sent, the order is paid once. */
    idempotencyKey: z.string().min(1).max(64),
    payWay: z.enum(["WALLET", "ALIPAY", "WECHAT"]),
    password: z.string().max(PAY_PASSWORD_CHARS).nullable(),
  }),
  z.object({
    intent: z.literal("set-password"),
    code: z.string().max(SMS_CODE_CHARS),
    password: z.string().max(PAY_PASSWORD_CHARS),
  }),
]);

export type PayForm = z.infer<typeof payFormSchema>;

/** What the customer is shown to pay at a provider: a page that leads there, or a code to scan. */
export type ShownPayment = { payWay: "ALIPAY"; pageHtml: string } | { payWay: "WECHAT"; qrImage: string };

/** What became of it. A payment from the wallet leads away from the page instead; `shown` is for the providers. */
export type PayAnswer = {
  intent: PayForm["intent"];
  failure: { code: number; message: string } | null;
  shown?: ShownPayment | null;
};

/** What a payment call has answered for the customer to see; null when nothing, because it has paid. */
export function shownPaymentOf({
  pageHtml,
  qrImage,
}: {
  pageHtml?: string | null;
  qrImage?: string | null;
}): ShownPayment | null {
  if (pageHtml) return { payWay: "ALIPAY", pageHtml };
  if (qrImage) return { payWay: "WECHAT", qrImage };
  return null;
}
