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
