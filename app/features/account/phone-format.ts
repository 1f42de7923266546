import { groupPhone, normalizePhone } from "../../../schema/rules/phone";

/** The text of a phone field, and the place of its caret. */
export interface PhoneEdit {
  value: string;
  caret: number;
}

/** Longest grouped phone: 11 digits and two spaces (AUTH-04). */
export const PHONE_FIELD_LENGTH = 13;

/**
 * Regroups the text of a phone field after an edit, and keeps the caret after the same digit (AUTH-04,
 * ux.md U38). `raw` is the text from the browser, `rawCaret` the caret in it.
 */
export function regroupPhone(raw: string, rawCaret: number): PhoneEdit {
  const value = groupPhone(normalizePhone(raw));
  const all = countDigits(normalizePhone(raw));
  // Counted from the end when a prefix such as +86 was removed, otherwise from the start.
  const droppedPrefix = countDigits(raw) - all;
  const digitsBefore = Math.max(0, countDigits(raw.slice(0, rawCaret)) - droppedPrefix);
  return { value, caret: caretAfterDigits(value, digitsBefore) };
}

function countDigits(text: string): number {
  return text.replace(/[^\d\uff10-\uff19]/g, "").length;
}

function caretAfterDigits(grouped: string, digits: number): number {
  let seen = 0;
  for (let index = 0; index < grouped.length; index += 1) {
    if (seen === digits) return index;
    if (grouped[index] !== " ") seen += 1;
  }
  return grouped.length;
}

/** Digits of a grouped phone, as sent to the server (AUTH-14). */
export function phoneDigits(grouped: string): string {
  return normalizePhone(grouped).replace(/\D/g, "");
}
