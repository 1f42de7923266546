import { SMS_CODE_CHARS, weakPayPassword } from "../payments/pay-password";
import { isPhone, PHONE_MESSAGE } from "../phone";

/**
 * Why an account may not move to this phone, in words, or null (SAFE-12).
 *
 * @param phone canonical, see `normalizePhone`
 * @param current digits of the phone that the account has
 */
export function newPhoneIssue(phone: string, current: string): string | null {
  if (!isPhone(phone)) return PHONE_MESSAGE.form;
  return phone === current ? "新手机号不能与原手机号相同" : null;
}

/** What the second step of another payment password collects. */
export interface NewPayPassword {
  password: string;
  confirmation: string;
}

/**
 * The first thing that is wrong with a new payment password on its page, or null: the rules of the dialog, with the
 * page's own words for two that differ (SAFE-16, C-58).
 *
 * @param phone digits of the customer's phone
 */
export function newPayPasswordIssue(
  { password, confirmation }: NewPayPassword,
  phone: string,
): { field: keyof NewPayPassword; message: string } | null {
  if (password === "") return { field: "password", message: "请输入密码" };
  const weakness = weakPayPassword(password, phone);
  if (weakness) return { field: "password", message: weakness };
  if (confirmation === "") return { field: "confirmation", message: "请再次输入密码" };
  return password === confirmation ? null : { field: "confirmation", message: "两次输入的密码不同" };
}

/** What is wrong with a code before it is sent, or null (SAFE-18, PAY-22, PAY-23). */
export function smsCodeIssue(code: string): string | null {
  if (code === "") return "请输入验证码";
  return code.length < SMS_CODE_CHARS ? "验证码小于6位" : null;
}
