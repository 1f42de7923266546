/** Payment password and SMS code are six characters (PAY-13, PAY-27, CONST-02). */
export const PAY_PASSWORD_CHARS = 6;
export const SMS_CODE_CHARS = 6;

/** What the set-payment-password dialog collects. */
export interface PayPasswordForm {
  code: string;
  password: string;
  confirmation: string;
}

const SIX_DIGITS = /^\d{6}$/;

/** Six digits, each one more (`step` 1) or one less (-1) than the one before, or the same (0). */
const isRow = (digits: string, step: -1 | 0 | 1): boolean =>
  [...digits].every((digit, index) => index === 0 || Number(digit) - Number(digits[index - 1]) === step);

/**
 * Why this may not become a payment password, in words, or null: exactly six digits, not all equal, no run up or down,
 * and not six in a row of the customer's phone (C-13).
 *
 * @param phone digits of the customer's phone
 */
export function weakPayPassword(password: string, phone: string): string | null {
  if (!SIX_DIGITS.test(password)) return "支付密码须为6位数字";
  if (isRow(password, 0)) return "6位数字不能全部相同，请换一个";
  if (isRow(password, 1) || isRow(password, -1)) return "不能使用连续的数字，请换一个";
  if (phone.includes(password)) return "不能使用手机号中的连续6位，请换一个";
  return null;
}

/**
 * First failing rule of the dialog, in the documented order, or null (PAY-22..26). The rules of the password
 * itself come after the check that it is filled in and before the check of its repetition.
 *
 * @param phone digits of the customer's phone
 */
export function payPasswordIssue(
  form: PayPasswordForm,
  phone: string,
): { field: keyof PayPasswordForm; message: string } | null {
  if (form.code === "") return { field: "code", message: "请输入验证码" };
  if (form.code.length < SMS_CODE_CHARS) return { field: "code", message: "验证码小于6位" };
  if (form.password === "") return { field: "password", message: "请输入密码" };
  const weakness = weakPayPassword(form.password, phone);
  if (weakness) return { field: "password", message: weakness };
  if (form.confirmation === "") return { field: "confirmation", message: "请再次输入密码" };
  if (form.password !== form.confirmation) {
    return { field: "confirmation", message: "两次输入密码不一致!" };
  }
  return null;
}
