import { Code } from "../../../schema/rules/codes";

const ABOUT_CODE: ReadonlySet<number> = new Set([
  Code.SMS_CODE_WRONG,
  Code.SMS_CODE_EXPIRED,
  Code.SMS_CODE_USED,
]);

/** Whether a refusal is about the SMS code that was sent: by its number, or by the field that it names. */
export const isAboutCode = ({ code, field }: { code: number; field?: string | null }): boolean =>
  ABOUT_CODE.has(code) || field === "code";
