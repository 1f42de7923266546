import { ErrorCode } from "~/lib/error-codes";

const ABOUT_CODE: ReadonlySet<number> = new Set([
  ErrorCode.SMS_CODE_WRONG,
  ErrorCode.SMS_CODE_EXPIRED,
  ErrorCode.SMS_CODE_USED,
]);

/** Whether a refusal is about the SMS code that was sent. */
export const isAboutCode = (code: number): boolean => ABOUT_CODE.has(code);
