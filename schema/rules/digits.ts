import { normalizePhone, toHalfWidth } from "./phone";

/**
 * Digits of a number that is called and not counted, `max` at most (PLACE-39, PLACE-57, PLACE-59), and what of the text
 * is not among them. Full-width digits, spaces, dashes and +86 are understood (ux.md U38).
 */
export function fitDigits(typed: string, max: number): { digits: string; leftOut: string } {
  let digits = "";
  let leftOut = "";
  for (const char of normalizePhone(typed)) {
    if (/\d/.test(char) && digits.length < max) digits += char;
    else leftOut += char;
  }
  return { digits, leftOut };
}

/** A count as it was meant: full-width digits become ASCII, spaces and the unit go. What is no number stays. */
export function plainCount(typed: string): string {
  return toHalfWidth(typed)
    .replace(/\s/g, "")
    .replace(/[件层楼]$/, "");
}

/** An SMS code as it was sent: half-width, without the blanks that a paste may bring (ux.md U38). */
export const plainSmsCode = (typed: string): string => toHalfWidth(typed).replaceAll(/\s/g, "");

/** Whether a text or a number is a whole number within its bounds; `1e2` and `12.5` are none. */
export function isWhole(value: number | string | null | undefined, min: number, max: number): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === "string" && !/^\d+$/.test(value)) return false;
  const number = Number(value);
  return Number.isInteger(number) && number >= min && number <= max;
}
