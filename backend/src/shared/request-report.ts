import { solveSlider, validateCaptcha } from "../../../schema/rest/account/captcha";
import { login, modifyPayPassword, register } from "../../../schema/rest/account/customer";
import { verifySmsCode } from "../../../schema/rest/account/sms";
import { getHealth } from "../../../schema/rest/operator/operator";
import type { RestCall } from "../../../schema/rest/rest-call";
import { Code } from "../../../schema/rules/codes";
import { maskPhone, normalizePhone } from "../../../schema/rules/phone";
import { log, logSecurity } from "./log";
import type { Trace } from "./trace";

const SMS_CODES = [Code.SMS_CODE_WRONG, Code.SMS_CODE_EXPIRED, Code.SMS_CODE_USED];
const SIGN_IN = { action: "login", codes: [...SMS_CODES, Code.BLOCKED] };
const CAPTCHA = { action: "captcha", codes: [Code.CAPTCHA_WRONG, Code.CAPTCHA_EXPIRED, Code.CAPTCHA_USED] };
const SMS_CODE = { action: "sms-code", codes: SMS_CODES };

/** Refusals of a payment password, which several calls take (security.md S45). */
const PAY_PASSWORD: readonly number[] = [Code.PAY_PASSWORD_WRONG, Code.PAY_PASSWORD_LOCKED];
/** Other refusals that a guesser collects, by call. */
const WATCHED = new Map<string, { action: string; codes: readonly number[] }>([
  [login.id, SIGN_IN],
  [register.id, SIGN_IN],
  [solveSlider.id, CAPTCHA],
  [validateCaptcha.id, CAPTCHA],
  [modifyPayPassword.id, SMS_CODE],
  [verifySmsCode.id, SMS_CODE],
]);

/** Writes the one line of a request, and its security event if it is one (docs/operations.md, "Lines"). */
export function reportRequest(
  trace: Trace,
  answer: { method: string; path: string; status: number; code: number; durationMs: number },
): void {
  const { call, userId, partner, trips } = trace;
  const { hops, ...d1 } = trips;
  const { status, code, durationMs } = answer;
  // The path of an unknown call may contain any text, so only its first segment is logged.
  const route = call
    ? `${call.id} ${call.method} ${call.path}`
    : `${answer.method} ${firstSegment(answer.path)}`;
  const who = { userId, ...(partner && { partner }) };
  log.info("request", { ...who, route, status, result: code, d1, hops, durationMs });
  if (!call) return;
  const result = code === Code.OK ? "ok" : `refused:${code}`;
  const watched = WATCHED.get(call.id);
  if (PAY_PASSWORD.includes(code)) logSecurity({ action: "pay-password", result });
  else if (watched?.codes.includes(code)) logSecurity({ action: watched.action, result });
  else if (isOperatorAction(call)) logSecurity({ action: `operator:${call.id}`, result });
}

/** The health of the ledger is asked for by machines, again and again; the sandbox does not exist in production. */
const isOperatorAction = (call: RestCall): boolean =>
  call.auth === "operator" && call.path.startsWith("/operator/") && call.id !== getHealth.id;

const firstSegment = (path: string): string => `/${path.split("/")[1]?.slice(0, 40) ?? ""}`;

const PHONE_FIELDS = ["username", "telephone", "mobile", "phone"];

/** Whom or what a call is about: a masked phone or the id in its path; null when it is about neither. */
export function targetOf(input: { params: unknown; query: unknown; body: unknown }): string | null {
  for (const part of [input.query, input.body]) {
    for (const field of PHONE_FIELDS) {
      const phone: unknown = Reflect.get(Object(part), field);
      if (typeof phone === "string") return phone.length < 8 ? "***" : maskPhone(normalizePhone(phone));
    }
  }
  const ids = Object.values(Object(input.params));
  return ids.length > 0 ? ids.join("/") : null;
}
