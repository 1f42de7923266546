import { fitDigits } from "./digits";
import { isPhone, normalizePhone, PHONE_CHARS, toHalfWidth } from "./phone";

/** Area codes of two digits after the 0, then of three; a subscriber's number begins with 2 to 8. */
const LANDLINE = String.raw`0(?:10|2[0-57-9])-[2-8]\d{7}|0(?:[3-8]\d\d|9[0134579]\d)-[2-8]\d{6,7}`;
const CONTACT_PHONE = new RegExp(String.raw`^(?:1[1-9]\d{9}|${LANDLINE})(?:-\d{1,6})?$`);

/** What stands before an extension: `-1000`, `转801`, `,801`; phones type # and * where they have no comma. */
const BEFORE_EXTENSION = String.raw`(?:-|转|,|#|\*|分机号?:?|ext\.?)+`;
const SEPARATOR = new RegExp(`(${BEFORE_EXTENSION})`, "i");
/**
 * A number as it is written, without spaces. A mobile number in groups has its last dash in doubt: an extension of it has
 * three digits at least.
 */
const MOBILE = String.raw`1[1-9]\d{9}(?=$|\D)|1[1-9]\d-?\d{4}-?\d{4}(?=$|[^-\d]|-\d{3})`;
const WRITTEN_LANDLINE = String.raw`\(?0(?:10|2[0-57-9]|[3-8]\d\d|9[0134579]\d)\)?-?[2-8]\d{2,3}-?\d{4}`;
const WRITTEN = new RegExp(
  String.raw`^(?:(?:\+|00)?86-?(?=1))?(?:(${MOBILE})|(${WRITTEN_LANDLINE}))(?:${BEFORE_EXTENSION}(\d{1,6}))?$`,
  "i",
);
/** Half typed: a landline that is not whole, or a number before the digits of its extension. */
const HALF = new RegExp(String.raw`^(?:1[1-9]\d{9}|${LANDLINE})${BEFORE_EXTENSION}$|^0\d{2,3}-\d{0,8}$`, "i");

/**
 * Canonical form of the phone of a recipient or sender: `13800138000` and `0757-23881234`, with an extension
 * `13800138000-1000` (ux.md U38). The documents know mobile numbers only; what they accept stays as it is, and what is
 * none of these is left to {@link isContactPhone} to refuse.
 */
export function normalizeContactPhone(input: string): string {
  const plain = normalizePhone(input);
  if (isPhone(plain)) return plain;
  const [, mobile, landline, extension] = WRITTEN.exec(compact(input)) ?? [];
  const number = mobile?.replaceAll("-", "") ?? (landline && inParts(landline.replace(/\D/g, "")));
  if (!number) return plain;
  return extension === undefined ? number : `${number}-${extension}`;
}

/** Whether a text is a mobile number or a landline, with or without extension, in its canonical form. */
export const isContactPhone = (phone: string): boolean => CONTACT_PHONE.test(phone);

/**
 * The canonical form of what a text can be the beginning of, by which phones are searched: `0757-2388` of `07572388`,
 * `13800138000-1` of `138-0013-8000 转 1`. Null when no phone begins with it.
 */
export function phoneBeginning(text: string): string | null {
  const whole = normalizeContactPhone(text);
  if (isContactPhone(whole)) return whole;
  const written = compact(text)
    .replace(/^(?:\+|00)86-?(?=1)/, "")
    .replace(/^\((0\d{2,3})\)/, "$1");
  const [first = "", ...others] = written.split(SEPARATOR);
  let number = first;
  for (let at = 0; at < others.length; at += 2) {
    const [separator = "", digits = ""] = others.slice(at);
    if (isContactPhone(inParts(number))) number += `-${digits}`;
    else if (/^-+$/.test(separator)) number += digits;
    else return null;
  }
  return /^\d+(?:-\d*)?$/.test(number) ? inParts(number) : null;
}

/**
 * What a field for such a phone takes of a text, and what it leaves out. A mobile number has eleven digits and no more
 * (PLACE-39, PLACE-59); a dash, 转 or comma after a whole number begins its extension.
 */
export function fitContactPhone(typed: string): { digits: string; leftOut: string } {
  const half = compact(typed);
  if (HALF.test(half)) return { digits: half, leftOut: "" };
  const whole = normalizeContactPhone(typed);
  return isContactPhone(whole) ? { digits: whole, leftOut: "" } : fitDigits(typed, PHONE_CHARS);
}

const compact = (text: string): string =>
  toHalfWidth(text)
    .replace(/[\s\u00a0]/g, "")
    .replace(/[–—−]/g, "-");

/** 07572388 is 0757-2388; other numbers and the extension stay as they are. */
const inParts = (number: string): string => number.replace(/^(0(?:10|2\d|[3-9]\d\d))(?=\d)/, "$1-");
