import { Code } from "../../../../schema/rest/codes";
import { isPhone, normalizePhone, PHONE_MESSAGE } from "../../../../schema/rules/phone";
import type { BackendEnv } from "../../env";
import { type SmsProvider, SmsRefused } from "../../providers/sms/sms-provider";
import { type Clock, HOUR, MINUTE } from "../../shared/clock";
import type { CustomerSession } from "../../shared/context";
import { BusinessError, invalidInput, tooManyRequests } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { log } from "../../shared/log";
import { consumeGrant } from "../captcha/captcha-grants";
import { clientNetwork } from "../limits/client-network";
import { enforceLimit, hitLimit } from "../limits/limits";
import { hashCode } from "./code-check";
import {
  CODE_LIFETIME_MS,
  type CodeKey,
  type PhoneLimit,
  reachedLimit,
  storeCode,
  withdrawCode,
} from "./sms-codes.repository";

/** Seconds until the same phone may be sent another code (AUTH-11). */
const RESEND_AFTER_SECONDS = 60;
const CODE_DIGITS = 6;

/** Per hour: for one network, for one signed-in customer whatever the phone, and for the platform as a fuse. */
const NETWORK_CODES = 20;
const CUSTOMER_CODES = 10;
const PLATFORM_CODES = 5_000;

const LIMIT_MESSAGE: Record<PhoneLimit, string> = {
  minute: "验证码已发送，请60秒后再试",
  hour: "该手机号获取验证码过于频繁，请一小时后再试",
  day: "该手机号今日获取验证码次数已达上限，请明天再试",
};

/**
 * Sends a code to a phone (AUTH-07, AUTH-10). A visitor pays with a captcha grant; a signed-in customer needs none and
 * may name any phone, because changing the phone needs a code to the new one (C-50). Whether the phone has an account
 * is never looked at, so the answer cannot tell (security.md S15).
 *
 * @returns seconds until the next code may be asked for
 * @throws BusinessError INVALID_INPUT, CAPTCHA_*, TOO_MANY_REQUESTS, or SMS_NOT_SENT when the provider fails; then no
 *   code is left and nothing counts against the phone
 */
export async function sendSmsCode(
  request: {
    telephone: string;
    session: CustomerSession | null;
    /** Header X-Captcha-Grant. */
    grant: string | null;
    clientAddress: string;
  },
  dependencies: { db: D1Database; env: BackendEnv; clock: Clock; ids: Ids; sms: SmsProvider },
): Promise<number> {
  const { db, env, clock, ids, sms } = dependencies;
  const { session } = request;
  const phone = normalizePhone(request.telephone);
  if (!isPhone(phone)) throw invalidInput(session ? PHONE_MESSAGE.form : PHONE_MESSAGE.login);
  const network = clientNetwork(request.clientAddress);
  const now = clock.now();

  if (!session) await consumeGrant(request.grant, network, { db, clock });
  const hourly = (key: string, limit: number) => ({ key, limit, windowMs: HOUR, now });
  await enforceLimit(db, hourly(`sms:network:${network}`, NETWORK_CODES));
  if (session) await enforceLimit(db, hourly(`sms:customer:${session.customerId}`, CUSTOMER_CODES));

  const key: CodeKey = { phone, purpose: session ? `account:${session.customerId}` : "login" };
  const code = ids.digits(CODE_DIGITS);
  const id = ids.rowId();
  if (!(await storeCode(db, { ...key, id, codeHash: await hashCode(code, key, env), now }))) {
    throw tooManyRequests(LIMIT_MESSAGE[(await reachedLimit(db, phone, now)) ?? "minute"]);
  }
  try {
    if (!(await hitLimit(db, hourly("sms:platform", PLATFORM_CODES))))
      throw new SmsRefused("busy", "hourly budget is spent");
    await sms.send({ phone, code, minutes: CODE_LIFETIME_MS / MINUTE });
  } catch (error) {
    await withdrawCode(db, id);
    throw notSent(error);
  }
  return RESEND_AFTER_SECONDS;
}

function notSent(error: unknown): BusinessError {
  log.error("sms not sent", error);
  const busy = error instanceof SmsRefused && error.reason === "busy";
  return new BusinessError(
    Code.SMS_NOT_SENT,
    busy ? "短信发送过于频繁，请稍后再试" : "短信发送失败，请稍后重试",
  );
}
