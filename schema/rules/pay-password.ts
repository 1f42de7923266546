/** Payment password and SMS code are six characters at most (PAY-13, PAY-27, CONST-02). */
export const PAY_PASSWORD_CHARS = 6;
export const SMS_CODE_CHARS = 6;

/** What the set-payment-password dialog collects. */
export interface PayPasswordForm {
  code: string;
  password: string;
  confirmation: string;
}

/** First failing rule of the dialog, in the documented order, or null (PAY-22..26). */
export function payPasswordIssue(
  form: PayPasswordForm,
): { field: keyof PayPasswordForm; message: string } | null {
  if (form.code === "") return { field: "code", message: "请输入验证码" };
  if (form.code.length < SMS_CODE_CHARS) return { field: "code", message: "验证码小于6位" };
  if (form.password === "") return { field: "password", message: "请输入密码" };
  if (form.confirmation === "") return { field: "confirmation", message: "请再次输入密码" };
  if (form.password !== form.confirmation) {
    return { field: "confirmation", message: "两次输入密码不一致!" };
  }
  return null;
}
