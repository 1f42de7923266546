import { toHalfWidth } from "./phone";

/** Money is an integer number of 分 everywhere but on the REST wire, which speaks 元 (decision 013). */
export type Fen = number;

/** 元 as the REST API prints it, to 分. Rejects what is not a finite amount with at most two decimals. */
export function yuanToFen(yuan: number): Fen {
  const fen = Math.round(yuan * 100);
  if (!Number.isSafeInteger(fen) || Math.abs(fen / 100 - yuan) > 1e-6) {
    throw new RangeError(`not an amount in 元: ${yuan}`);
  }
  return fen;
}

/** 分 to the 元 number of the REST API. */
export function fenToYuan(fen: Fen): number {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`not an amount in 分: ${fen}`);
  return fen / 100;
}

/** The same for an amount that may not be there. */
export const yuanOrNull = (fen: Fen | null): number | null => (fen === null ? null : fenToYuan(fen));

const format = new Intl.NumberFormat("zh-CN", {
  style: "currency",
  currency: "CNY",
  currencyDisplay: "narrowSymbol",
});

/** An amount in 元 as text for people: `¥1,234.50`, a negative one as `-¥5.00` (ux.md U33). */
export const formatYuan = (yuan: number): string => format.format(yuan);

/** An amount in 分 as text for people: `¥1,234.50`. @see formatYuan */
export const inYuan = (fen: Fen): string => formatYuan(fenToYuan(fen));

/** Shown for an amount that cannot be read. */
export const AMOUNT_UNCLEAR = "金额只能填写数字，最多两位小数";

/** 50, 50.5, 50., .5 and with a comma for the dot, as long as that cannot separate thousands. */
const PLAIN = /^(\d*)(?:\.(\d*)|,(\d{0,2}))?$/;
/** 1,234 and 1 234 567.8: the first group is no zero and the others have three digits. */
const GROUPED = /^([1-9]\d{0,2}(?:(?:,\d{3})+|(?: \d{3})+))(?:\.(\d*))?$/;
/** More than any form takes. */
const MOST_DIGITS = 13;

/**
 * An amount in 元 as it was meant, in digits and at most one dot: full-width digits, 。, ¥, 元, spaces and commas are
 * understood where they can only mean one thing (ux.md U38). Empty for nothing, null for what is no amount or may be
 * two: `1.2.3`, `1,23,4`, `-5`. Decimals are all of those that were typed.
 */
export function plainAmount(typed: string): string | null {
  if (typed.trim() === "") return "";
  const text = toHalfWidth(typed)
    .trim()
    .replaceAll("。", ".")
    .replace(/^[¥￥]\s*/, "")
    .replace(/\s*元$/, "");
  const plain = PLAIN.exec(text);
  const grouped = GROUPED.exec(text);
  const digits = (plain?.[1] ?? grouped?.[1])?.replace(/[, ]/g, "");
  const decimals = plain?.[2] ?? plain?.[3] ?? grouped?.[2] ?? "";
  if (digits === undefined || (digits === "" && decimals === "")) return null;
  const whole = digits.replace(/^0+(?=\d)/, "") || "0";
  return decimals === "" ? whole : `${whole}.${decimals}`;
}

/** A typed amount in 分; null for nothing, for what is no amount, and for more than two decimals. */
export function amountFen(typed: string): Fen | null {
  const [whole, decimals = ""] = plainAmount(typed)?.split(".") ?? [];
  if (!whole || decimals.length > 2) return null;
  if (whole.length > MOST_DIGITS) return Number.MAX_SAFE_INTEGER;
  return Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
}

/** What is wrong with how an amount is written, or null; nothing is wrong with none. */
export const amountIssue = (typed: string): string | null =>
  plainAmount(typed) !== "" && amountFen(typed) === null ? AMOUNT_UNCLEAR : null;

/**
 * What stays in a field for an amount while one types: everything, but for decimals beyond the second one, which are
 * cut off and never rounded (MARK-02, REFUND-10, ux.md U32).
 */
export function cutAmount(typed: string): string {
  const [whole, decimals = ""] = plainAmount(typed)?.split(".") ?? [];
  return decimals.length > 2 ? `${whole}.${decimals.slice(0, 2)}` : typed;
}

/** An amount for a field, without thousands separators: `50.00`. */
export const fenToAmount = (fen: Fen): string =>
  `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, "0")}`;

/** An optional amount in 元, as calls take it: undefined when it was left out. */
export const yuanIfGiven = (fen: Fen | null | undefined): number | undefined =>
  fen == null ? undefined : fenToYuan(fen);
