/** Phone rule of every form: 11 digits, first digit 1, second 1-9 (AUTH-02, C-11). */
const PHONE_PATTERN = /^1[1-9]\d{9}$/;

/** The same rule has its own message in different places (AUTH-02, AUTH-03, PLACE-59, PLACE-28). */
export const PHONE_MESSAGE = {
  login: "手机号格式有误",
  form: "请输入合法手机号",
  contact: "请输入您的合法电话号码",
} as const;

/**
 * Canonical form of what a person types or pastes as a phone: full-width digits become ASCII, spaces, dashes and a
 * leading +86 or 0086 go away (ux.md U38). Other characters stay, so that the pattern can refuse them.
 */
export function normalizePhone(input: string): string {
  const ascii = toHalfWidth(input).replace(/[\s\u00a0-]/g, "");
  return ascii.replace(/^(?:\+86|0086)(?=1\d{10}$)/, "");
}

/** Full-width digits, letters and punctuation as their ASCII twins. */
export function toHalfWidth(input: string): string {
  return input
    .replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, " ");
}

/** Whether a text is a phone in its canonical form, see {@link normalizePhone}. */
export function isPhone(phone: string): boolean {
  return PHONE_PATTERN.test(phone);
}

/** Digits of a phone (C-11, PUB-31). */
export const PHONE_CHARS = 11;

const inGroups = (text: string) =>
  [text.slice(0, 3), text.slice(3, 7), text.slice(7)].filter(Boolean).join(" ");

/** A phone as it is typed, with a space after the 3rd and the 7th digit, 13 characters at most (AUTH-04). */
export const groupPhone = (typed: string): string => inGroups(typed.replace(/\D/g, "").slice(0, PHONE_CHARS));

const WITH_EXTENSION = /^(1\d{10}|0\d{2,3}-\d{7,8})-(\d{1,6})$/;

/** A phone as its number and its extension; null without one. */
export function splitExtension(phone: string): [number: string, extension: string | null] {
  const [, number = phone, extension = null] = WITH_EXTENSION.exec(phone) ?? [];
  return [number, extension];
}

/**
 * A phone that can be read aloud: `138 0013 8000`, `138 0013 8000 转 1000`, `0757-23881234 转 801`; masked and other
 * numbers keep their characters.
 */
export function formatPhone(phone: string): string {
  const [number, extension] = splitExtension(phone);
  const shown = number.length === PHONE_CHARS && /^1/.test(number) ? inGroups(number) : number;
  return extension === null ? shown : `${shown} 转 ${extension}`;
}

/** Shows the first 3 and the last 4 digits only (GEN-18). */
export function maskPhone(phone: string): string {
  return phone.length < 8 ? phone : `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}
