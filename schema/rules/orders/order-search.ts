import { isContactPhone, normalizeContactPhone } from "../contact-phone";
import { normalizePhone, toHalfWidth } from "../phone";

/** Parameters of the order list that a search can fill (LIST-18), and our own for a part of anything. */
export const SEARCH_PARAMS = ["orderNum", "customer", "logisticsNo", "keyword"] as const;
export type SearchParam = (typeof SEARCH_PARAMS)[number];

/** How a search can be read. */
interface RecognisedSearch {
  param: SearchParam;
  /** What it was taken for: 订单号. */
  label: string;
}

/** Looser than the rule of the forms: whatever could be a phone (C-11). */
const PHONE = /^1\d{10}$/;
const ORDER_NO = /^\d{14}$/;
const CHINESE = /\p{Script=Han}/u;
/** Digits as they are typed, maybe in groups. */
const DIGITS = /^[\d\s]+$/;

const isWholePhone = (value: string) => PHONE.test(value) || isContactPhone(value);

/**
 * What is searched for: phones and order numbers lose the spaces, dashes and +86 with which they are shown and pasted
 * (ux.md U38), landlines and extensions get the form in which orders keep them, and other numbers lose their spaces and
 * full-width characters. A text with Chinese stays as it is, because orders keep their names, addresses and goods with
 * full-width signs.
 */
export function searchValue(text: string): string {
  const trimmed = text.trim();
  const plain = toHalfWidth(trimmed);
  const phone = normalizeContactPhone(trimmed);
  // A landline is written with its dash or brackets: twelve digits alone are a waybill number (HOME-08).
  if (isContactPhone(phone) && (PHONE.test(phone) || !DIGITS.test(plain))) return phone;
  const compact = normalizePhone(trimmed);
  if (PHONE.test(compact) || ORDER_NO.test(compact)) return compact;
  if (DIGITS.test(plain)) return plain.replaceAll(/\s/g, "");
  return CHINESE.test(trimmed) ? trimmed : plain;
}

/**
 * Takes a text from the search box for what it most likely is, in the documented order: phone, order number, name, and
 * everything else is a waybill number (HOME-05..08). A waybill number of 14 digits is taken for an order number (C-60).
 */
export function recogniseSearch(text: string): RecognisedSearch {
  const value = searchValue(text);
  if (isWholePhone(value)) return { param: "customer", label: "客户电话" };
  if (ORDER_NO.test(value)) return { param: "orderNum", label: "订单号" };
  if (CHINESE.test(value)) return { param: "customer", label: "客户姓名" };
  return { param: "logisticsNo", label: "物流单号" };
}

/**
 * What the box of the order list searches for: whole phones and order numbers as the home page does, and everything else
 * as a part of whatever an order says (ux.md U9).
 */
export function listSearchParam(text: string): SearchParam {
  const value = searchValue(text);
  return isWholePhone(value) || ORDER_NO.test(value) ? recogniseSearch(value).param : "keyword";
}

/**
 * The documented filter that a keyword is sent with (HOME-05..08), for a backend that knows the documents alone; ours
 * ignores it beside the keyword. Empty without a keyword.
 */
export function documentedReading(keyword: string | null | undefined): Readonly<Record<string, string>> {
  if (!keyword) return {};
  const { param } = recogniseSearch(keyword);
  return { [param === "orderNum" ? "orderNo" : param]: keyword };
}
