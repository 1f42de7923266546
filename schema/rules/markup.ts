import type { OrderStatus } from "./order-status";

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

/** Whether money for a markup goes straight to the master, because the order is settled (ACT-20). */
export const isPaidToMaster = (status: OrderStatus): boolean =>
  status === "SUCCESS" || status === "EVALUATED";

/**
 * What stays of an amount that is being typed (MARK-02): digits and one dot, more than two decimals cut off. What is
 * typed behind a second dot goes, too.
 */
export function typedAmount(text: string): string {
  const [whole = "", ...decimals] = text.replace(/[^\d.]/g, "").split(".");
  if (decimals.length === 0) return whole;
  return `${whole}.${(decimals[0] ?? "").slice(0, 2)}`;
}

/** A typed amount in 分; null when it is empty, zero, no amount, or beyond what one markup may be (MARK-03). */
export function markupFen(text: string): number | null {
  if (!/^\d{1,7}(\.\d{0,2})?$|^\.\d{1,2}$/.test(text)) return null;
  const fen = Math.round(Number(text) * 100);
  return fen > 0 && fen <= MAX_MARKUP_FEN ? fen : null;
}
