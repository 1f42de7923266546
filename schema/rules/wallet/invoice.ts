import type { Fen } from "../money";
import { toHalfWidth } from "../phone";

export const INVOICE_STATUSES = ["PENDING", "ISSUED", "REFUSED"] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];
export const INVOICE_STATUS_NAMES: Record<InvoiceStatus, string> = {
  PENDING: "开票中",
  ISSUED: "已开票",
  REFUSED: "未能开票",
};

/** Whom an invoice is made out to: a person has no tax number. */
export const INVOICE_KINDS = ["ENTERPRISE", "PERSON"] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

export const MAX_INVOICE_TITLE = 60;
export const MAX_EMAIL = 100;

export interface InvoiceForm {
  readonly kind: InvoiceKind;
  readonly title: string;
  readonly taxNo: string;
  readonly email: string;
}

/** Characters of a unified social credit code in the order of their values (GB 32100-2015). */
const DIGITS = "0123456789ABCDEFGHJKLMNPQRTUWXY";
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** A tax number as it is stored: half-width capitals, without the blanks that people put between its groups. */
export const plainTaxNo = (typed: string): string => toHalfWidth(typed).replaceAll(/\s/g, "").toUpperCase();

/** An e-mail address as it is stored: half-width. */
export const plainEmail = (typed: string): string => toHalfWidth(typed).trim();

/** What is wrong with a tax number, or null: 18 characters of which the last checks the others. */
export function taxNoIssue(typed: string): string | null {
  const taxNo = plainTaxNo(typed);
  if (taxNo === "") return "请填写税号";
  if (taxNo.length !== 18) return "税号应为18位统一社会信用代码";
  const values = [...taxNo].map((character) => DIGITS.indexOf(character));
  if (values.includes(-1)) return "税号只能由数字和大写字母组成，不含I、O、S、V、Z";
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * (values[index] ?? 0), 0);
  return (31 - (sum % 31)) % 31 === values[17] ? null : "税号有误，请对照营业执照检查";
}

/** What is wrong with an e-mail address, or null. */
export function emailIssue(typed: string): string | null {
  const email = plainEmail(typed);
  if (email === "") return "请填写接收发票的邮箱";
  const isAddress = /^[\w.+-]{1,64}@[A-Za-z\d-]{1,63}(?:\.[A-Za-z\d-]{2,63})+$/.test(email);
  return isAddress && email.length <= MAX_EMAIL ? null : "邮箱格式有误，请检查";
}

/** Everything that is wrong with an application, in the sequence of the form. */
export function invoiceIssues({ kind, title, taxNo, email }: InvoiceForm) {
  const text = title.trim();
  const issues = {
    title: text === "" ? "请填写发票抬头" : text.length > MAX_INVOICE_TITLE ? "发票抬头最多60个字" : null,
    taxNo: kind === "ENTERPRISE" ? taxNoIssue(taxNo) : null,
    email: emailIssue(email),
  } as const;
  return (["title", "taxNo", "email"] as const).flatMap((field) => {
    const message = issues[field];
    return message === null ? [] : [{ field, message }];
  });
}

/** Said where there is nothing to make an invoice about. */
export const NOTHING_TO_INVOICE = "该月没有可开票的消费";
/** Said about a month that is not over. */
export const MONTH_NOT_OVER = "本月结束后可申请开票";
/** Said about a month that has one. */
export const ALREADY_ASKED = "该月已申请开票";

/**
 * The amount of a month's invoice, 分. A refund in a later month reduces it: all invoices together never exceed what the
 * customer has spent in all.
 *
 * @param net spent in the month, less what came back in it
 * @param total the same of all months until now
 * @param askedElsewhere amounts of the invoices of other months
 */
export const invoiceable = ({
  net,
  total,
  askedElsewhere,
}: {
  net: Fen;
  total: Fen;
  askedElsewhere: Fen;
}): Fen => Math.max(0, Math.min(net, total - askedElsewhere));
