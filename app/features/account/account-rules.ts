import type { FieldIssue } from "~/lib/form/field-issue";
import { plainSmsCode } from "../../../schema/rules/digits";
import { isPhone, PHONE_MESSAGE } from "../../../schema/rules/phone";
import { phoneDigits } from "./phone-format";

export type SignInField = "phone" | "code";
export type RegisterField = SignInField | "agreement";

/** Longest code that the sign-in and the registration field take (AUTH-06, REG-04, C-03). */
export const SIGN_IN_CODE_MAX = 13;
export const REGISTER_CODE_MAX = 6;
/** Longest referral code (REG-03). */
export const REFERRAL_CODE_MAX = 13;

const CODE_LENGTH = 6;

/** What is wrong with a phone on the sign-in and registration pages, null when nothing is (AUTH-02, REG-13). */
export function phoneIssue(phone: string): string | null {
  return isPhone(phoneDigits(phone)) ? null : PHONE_MESSAGE.login;
}

function codeIssue(code: string): string | null {
  const plain = plainSmsCode(code);
  if (plain === "") return "请输入验证码";
  return plain.length < CODE_LENGTH ? "验证码小于6位" : null;
}

/** Errors in the order of the fields; an empty list allows sending the form (AUTH-02). */
export function signInIssues(values: { phone: string; code: string }): FieldIssue<SignInField>[] {
  const issues: FieldIssue<SignInField>[] = [];
  const phone = phoneIssue(values.phone);
  if (phone) issues.push({ field: "phone", message: phone });
  const code = codeIssue(values.code);
  if (code) issues.push({ field: "code", message: code });
  return issues;
}

/** The same for registration, with the agreement (REG-07). */
export function registerIssues(values: {
  phone: string;
  code: string;
  hasAgreed: boolean;
}): FieldIssue<RegisterField>[] {
  const issues: FieldIssue<RegisterField>[] = signInIssues(values);
  if (!values.hasAgreed) issues.push({ field: "agreement", message: "请勾选用户服务协议" });
  return issues;
}

/** Whether the button for signing in or registering is enabled (AUTH-13). */
export function canSubmit(values: { phone: string; codeWasSent: boolean }): boolean {
  return phoneDigits(values.phone).length === 11 && values.codeWasSent;
}
