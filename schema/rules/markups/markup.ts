import { amountFen, amountIssue } from "../money";
import type { OrderStatus } from "../orders/order-status";

/** Statuses of a markup (ENUM-11). */
export const MARKUP_STATUSES = ["WAIT_PAY", "SUCCESS", "REJECT", "CLOSE"] as const;
export type MarkupStatus = (typeof MARKUP_STATUSES)[number];

/** What they are called where they are listed (MARK-01). */
export const MARKUP_STATUS_NAMES: Record<MarkupStatus, string> = {
  WAIT_PAY: "待处理",
  SUCCESS: "已支付",
  REJECT: "已拒绝",
  CLOSE: "已取消",
};

/** Who wants a markup: the customer, or the master who asks for it. */
export const MARKUP_SOURCES = ["CUSTOMER", "WORKER"] as const;

/** Why a price is increased (ENUM-12): in the ordinary course, or because of an exception. */
export const MARKUP_KINDS = ["ORDINARY", "ABNORMAL"] as const;
export type MarkupKind = (typeof MARKUP_KINDS)[number];
export const MARKUP_KIND_NAMES: Record<MarkupKind, string> = { ORDINARY: "普通加价", ABNORMAL: "异常加价" };

/** Largest amount of one markup, 分. */
export const MAX_MARKUP_FEN = 100_000_000;
export const MAX_MARKUP_REMARK = 200;
export const MAX_REJECT_REASON = 500;

/** MARK-13, word for word. */
export const MARKUP_OVER_TEXT = "验收时间已超过一个月,不能加价,有疑问请联系管理员";

/** Why an immediate order's price is not increased here (ACT-21, ABN-08). */
export const TIMELY_MARKUP_TEXT = "即时订单如需加价，请联系平台客服";

/** Whether money for a markup goes straight to the master, because the order is settled (ACT-20). */
export const isPaidToMaster = (status: OrderStatus): boolean =>
  status === "SUCCESS" || status === "EVALUATED";

/** A typed amount in 分; null when it is empty, zero, no amount, or beyond what one markup may be (MARK-03). */
export function markupFen(text: string): number | null {
  const fen = amountFen(text);
  return fen !== null && fen > 0 && fen <= MAX_MARKUP_FEN ? fen : null;
}

/** What is wrong with a typed amount, or null; an empty one and 0 only keep the button disabled (MARK-03). */
export function markupIssue(text: string): string | null {
  if ((amountFen(text) ?? 0) > MAX_MARKUP_FEN) return `单次加价最多${MAX_MARKUP_FEN / 100}元`;
  return amountIssue(text);
}
