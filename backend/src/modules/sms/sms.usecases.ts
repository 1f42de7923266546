import { Code } from "../../../../schema/rules/codes";
import { isPhone, normalizePhone, PHONE_MESSAGE } from "../../../../schema/rules/phone";
import type { BackendEnv } from "../../env";
import { SMS_TIMEOUT_MS, type SmsProvider, SmsRefused } from "../../providers/sms/sms-provider";
import { type Clock, HOUR, MINUTE, SECOND } from "../../shared/clock";
import { withFreshIds } from "../../shared/commit";
import type { CustomerSession } from "../../shared/context";
import { sha256 } from "../../shared/crypto";
import { BusinessError, invalidInput, tooManyRequests } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { log } from "../../shared/log";
import { consumeGrant } from "../captcha";
import { clientNetwork, enforceLimit, hitLimit } from "../limits";
import { hashCode } from "./code-check";
import {
  acceptCode,
  CODE_LIFETIME_MS,
  type CodeKey,
  codeOfRequest,
  disownCode,
  isDisowned,
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

const NOT_SENT_MESSAGE: Record<SmsRefused["reason"], string> = {
  busy: "短信发送过于频繁，请稍后再试",
  failed: "短信发送失败，请稍后重试",
  lost: "短信发送失败，请稍后重试",
  unanswered: "短信服务没有应答，如未收到短信，请60秒后再试",
};

/**
 * Sends a code to a phone (AUTH-07, AUTH-10). A visitor pays with a captcha grant; a signed-in customer needs none and
 * may name any phone, because changing the phone needs a code to the new one (C-50). Whether the phone has an account
 * is never looked at, so the answer cannot tell (security.md S15).
 *
 * A request that comes again with its id sends nothing more and is answered from what became of it (reliability.md
 * R27): the browser may repeat one whose answer was lost.
 *
 * @returns seconds until the next code may be asked for
 * @throws BusinessError INVALID_INPUT, CAPTCHA_*, TOO_MANY_REQUESTS, or SMS_NOT_SENT when the provider fails: when it
 *   refuses or cannot be reached, no code is left and nothing counts against the phone; when it does not answer, the
 *   code stays good in case that the message arrives
 */
export async function sendSmsCode(
  request: {
    telephone: string;
    session: CustomerSession | null;
    /** Header X-Captcha-Grant. */
    grant: string | null;
    clientAddress: string;
    /** Made for one press of the button. */
    requestId: string;
  },
  dependencies: { db: D1Database; env: BackendEnv; clock: Clock; ids: Ids; sms: SmsProvider },
): Promise<number> {
  const { db, env, clock, ids, sms } = dependencies;
  const { session } = request;
  const phone = normalizePhone(request.telephone);
  if (!isPhone(phone)) throw invalidInput(session ? PHONE_MESSAGE.form : PHONE_MESSAGE.login);
  const network = clientNetwork(request.clientAddress);
  const now = clock.now();
  const key: CodeKey = { phone, purpose: session ? `account:${session.customerId}` : "login" };
  const requestHash = await sha256(`${key.purpose}/${phone}/${request.requestId}`);
  const earlier = await earlierAnswer(db, requestHash, now);
  if (earlier !== null) return earlier;

  if (!session) await consumeGrant(request.grant, network, { db, clock });
  const hourly = (key: string, limit: number) => ({ key, limit, windowMs: HOUR, now });
  await enforceLimit(db, hourly(`sms:network:${network}`, NETWORK_CODES));
  if (session) await enforceLimit(db, hourly(`sms:customer:${session.customerId}`, CUSTOMER_CODES));

  const code = ids.digits(CODE_DIGITS);
  const stored = { ...key, codeHash: await hashCode(code, key, env), requestHash, now };
  const id = await withFreshIds(async () => {
    const id = ids.directoryId();
    return (await storeCode(db, { ...stored, id })) ? id : null;
  });
  if (id === null) {
    const twin = await earlierAnswer(db, requestHash, now);
    if (twin !== null) return twin;
    throw tooManyRequests(LIMIT_MESSAGE[(await reachedLimit(db, phone, now)) ?? "minute"]);
  }
  try {
    if (!(await hitLimit(db, hourly("sms:platform", PLATFORM_CODES))))
      throw new SmsRefused("busy", "hourly budget is spent");
    await sms.send({ phone, code, minutes: CODE_LIFETIME_MS / MINUTE });
  } catch (error) {
    log.error("sms not sent", error);
    const reason = error instanceof SmsRefused ? error.reason : "failed";
    if (reason === "lost") await disownCode(db, id);
    else if (reason !== "unanswered") await withdrawCode(db, id);
    throw notSent(NOT_SENT_MESSAGE[reason]);
  }
  await acceptCode(db, id, clock.now());
  return RESEND_AFTER_SECONDS;
}

/**
 * What to answer to a request whose id is known: the seconds that are left of its wait; null for a new one.
 *
 * @throws BusinessError SMS_NOT_SENT when the provider has not taken its message, or not yet
 */
async function earlierAnswer(db: D1Database, requestHash: string, now: number): Promise<number | null> {
  const earlier = await codeOfRequest(db, requestHash);
  if (!earlier) return null;
  if (earlier.acceptedAt !== null) {
    return Math.max(0, Math.ceil((earlier.createdAt - now) / SECOND) + RESEND_AFTER_SECONDS);
  }
  if (isDisowned(earlier)) throw notSent(NOT_SENT_MESSAGE.lost);
  const isUnderWay = now - earlier.createdAt < SMS_TIMEOUT_MS;
  throw notSent(isUnderWay ? "验证码正在发送，请稍候" : NOT_SENT_MESSAGE.unanswered);
}

const notSent = (message: string) => new BusinessError(Code.SMS_NOT_SENT, message);
