import { z } from "zod";
import { isPhone, normalizePhone, PHONE_MESSAGE } from "../../../schema/rules/phone";
import { PAYOUT_MOODS } from "../../../schema/rules/wallet/payout-mood";

const phone = z.string().transform(normalizePhone).refine(isPhone, PHONE_MESSAGE.form);
const text = (max: number, empty: string) => z.string().trim().min(1, empty).max(max, `最多 ${max} 个字`);

/** A service message by hand. */
export const messageInput = z.object({
  phone,
  title: text(100, "请填写标题"),
  content: text(2000, "请填写内容"),
});

/** Blocks a customer or lifts the block. */
export const blockInput = z.object({
  phone,
  blocked: z.enum(["true", "false"]).transform((choice) => choice === "true"),
});

/** The platform's answer to a complaint. */
export const complaintInput = z.object({
  complaintId: z.coerce.number().int().positive(),
  suggestion: text(500, "请填写处理意见"),
});

/** The platform's answer to a feedback. */
export const feedbackInput = z.object({
  feedbackId: z.coerce.number().int().positive(),
  reply: text(1000, "请填写回复内容"),
});

/** The platform's decision about a withdrawal. */
export const withdrawalInput = z.object({
  withdrawalId: z.coerce.number().int().positive(),
  approve: z.enum(["true", "false"]).transform((choice) => choice === "true"),
  reason: z.string().trim().max(200, "最多 200 个字"),
});

/** Result of a withdrawal to a company's bank account: the bank's number, or the reason of a failure. */
export const bankInput = z.object({
  bankId: z.coerce.number().int().positive(),
  paid: z.enum(["true", "false"]).transform((choice) => choice === "true"),
  words: z.string().trim().max(64, "最多 64 个字"),
});

/** The behaviour of the sandbox's providers for transfers from now on. */
export const payoutsInput = z.object({ mood: z.enum(PAYOUT_MOODS) });

/** A step at an order. */
export const playInput = z.object({ orderId: z.coerce.number().int().positive() });

const AMOUNT_MESSAGE = "请填写 0.01 至 1000000 的金额，最多两位小数";

/** A recharge by hand; `amount` in 元. */
export const rechargeInput = z.object({
  phone,
  amount: z
    .string()
    .trim()
    .regex(/^\d{1,7}(?:\.\d{1,2})?$/, AMOUNT_MESSAGE)
    .transform(Number)
    .refine((amount) => amount >= 0.01 && amount <= 1_000_000, AMOUNT_MESSAGE),
});
