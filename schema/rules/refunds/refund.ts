import { isContactPhone, normalizeContactPhone } from "../contact-phone";
import { type Fen, inYuan } from "../money";
import { PHONE_MESSAGE } from "../phone";

/** Why a customer wants money back (REFUND-08); the documents show no list. */
export const REFUND_REASONS = [
  "不想要了/买家已退货",
  "订单信息填写错误",
  "师傅未按约定时间上门",
  "师傅服务态度不好",
  "安装质量有问题",
  "商品破损或缺件，无法安装",
  "与师傅协商一致退款",
  "其他原因",
] as const;

/** Longest description or arbitration text (REFUND-11), and most pictures (REFUND-12, ARB-04). */
export const REFUND_TEXT_MAX = 500;
export const REFUND_IMAGES_MAX = 8;

/** Exact messages (REFUND-08, REFUND-09, ARB-02, ARB-03). The two about the subsidy differ in the documents (C-59). */
export const REFUND_MESSAGES = {
  reason: "请选择退款原因",
  allowance: "请填写师傅补贴费用",
  description: "请填写退款说明",
  descriptionLength: "退款说明不能超过500字",
  contactName: "请填写联系人",
  contactPhone: "请填写联系电话",
  contactPhoneFormat: PHONE_MESSAGE.form,
  imageType: "图片只能上传jpg、png格式",
  imageCount: "最多上传8张图片",
  allowanceFormat: "补贴费用只能填写数字，最多两位小数",
  allowanceCap: "补贴费用不能超过担保中的师傅费用",
  nothingLeft: "退款金额须大于0",
  arbitrationContent: "请先填写仲裁内容",
  arbitrationContentLength: "仲裁内容不能超过500字",
  arbitrationAllowance: "请填写师傅补贴费",
} as const;

/** What is wrong with the phone of a refund's contact; null for a mobile number or a landline, however it is written. */
export function contactPhoneIssue(phone: string): string | null {
  if (phone.trim() === "") return REFUND_MESSAGES.contactPhone;
  return isContactPhone(normalizeContactPhone(phone)) ? null : REFUND_MESSAGES.contactPhoneFormat;
}

/** What the customer gets back (REFUND-07, ARB-05), within what is possible; both in 分. */
export const refundOf = (total: Fen, allowance: Fen): Fen => Math.max(0, total - allowance);

/** The other direction of the calculator: the subsidy that leaves `refund` to the customer, within its cap; 分. */
export const allowanceFor = (total: Fen, refund: Fen, cap: Fen): Fen =>
  Math.min(cap, Math.max(0, total - refund));

/** Why a subsidy is refused, or null; 分. @param missing the message for an empty field, which differs by form (C-59) */
export function allowanceIssue(
  allowance: Fen | null,
  { cap, total, missing }: { cap: Fen; total: Fen; missing: string },
): string | null {
  if (allowance === null) return missing;
  if (!Number.isSafeInteger(allowance) || allowance < 0) return REFUND_MESSAGES.allowanceFormat;
  if (allowance > cap) return REFUND_MESSAGES.allowanceCap;
  return allowance >= total ? REFUND_MESSAGES.nothingLeft : null;
}

/**
 * Where a refund goes, 分: what the order was paid with goes back that way, to the wallet or by the provider, and never
 * more than came that way; the rest, which was paid later, to the wallet (decision 025).
 *
 * @param price what the order cost before any markup
 */
export function refundParts(
  { price, payWay }: { price: Fen; payWay: PaidBy | null },
  refund: Fen,
): { toWallet: Fen; byProvider: Fen } {
  const byProvider = payWay === null || payWay === "WALLET" ? 0 : Math.min(refund, price);
  return { toWallet: refund - byProvider, byProvider };
}

type PaidBy = "WALLET" | "ALIPAY" | "WECHAT";
const WAY_BACK: Record<PaidBy, string> = { WALLET: "钱包余额", ALIPAY: "支付宝", WECHAT: "微信" };

/** How much of a refund goes where, in words: ¥300.00 到支付宝、¥50.00 到钱包余额. @see refundParts */
export function refundWords(order: { price: Fen; payWay: PaidBy | null }, refund: Fen): string {
  const { toWallet, byProvider } = refundParts(order, refund);
  const parts: [Fen, PaidBy][] = [
    [byProvider, order.payWay ?? "WALLET"],
    [toWallet, "WALLET"],
  ];
  return parts
    .filter(([amount]) => amount > 0)
    .map(([amount, way]) => `${inYuan(amount)} 到${WAY_BACK[way]}`)
    .join("、");
}

/** Where a refund goes, in words: 钱包余额, 支付宝, or 支付宝和钱包余额. @see refundParts */
export function wayBack(order: { price: Fen; payWay: PaidBy | null }, refund: Fen): string {
  const { toWallet, byProvider } = refundParts(order, refund);
  const provider = byProvider > 0 && order.payWay ? [WAY_BACK[order.payWay]] : [];
  return [...provider, ...(toWallet > 0 ? [WAY_BACK.WALLET] : [])].join("和");
}
