import { Code } from "../../../schema/rules/codes";
import { plainSmsCode } from "../../../schema/rules/digits";
import type { AccountFormAnswer, AccountFormValues } from "./account-form";

/** Reads a posted sign-in or registration form. Missing fields and files count as empty. */
export function readAccountForm(form: FormData): AccountFormValues & { code: string } {
  return {
    phone: textOf(form, "phone"),
    code: plainSmsCode(textOf(form, "code")),
    referralCode: textOf(form, "referralCode").trim(),
    hasAgreed: form.get("agreement") !== null,
  };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, 100) : "";
}

const CODE_PROBLEMS: readonly number[] = [Code.SMS_CODE_WRONG, Code.SMS_CODE_EXPIRED, Code.SMS_CODE_USED];

/** A refusal of the server; shown at the code field if it is about the code (ERR-12). */
export function problemOf(error: {
  code: number;
  message: string;
}): NonNullable<AccountFormAnswer["problem"]> {
  return { field: CODE_PROBLEMS.includes(error.code) ? "code" : null, message: error.message };
}
