import { Code } from "../../../schema/rules/codes";

const ABOUT_CODE: ReadonlySet<number> = new Set([
  Code.SMS_CODE_WRONG,
  Code.SMS_CODE_EXPIRED,
  Code.SMS_CODE_USED,
]);

/** Whether a refusal is about the SMS code that was sent. */
export const isAboutCode = ({ code }: { code: number }): boolean => ABOUT_CODE.has(code);
