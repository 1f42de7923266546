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
import type { CustomerStore, Directory } from "../../shared/stores/stores";
import { consumeGrant } from "../captcha";
import { clientNetwork, enforceLimit, hitLimit, limitCustomer } from "../limits";
import { hashCode } from "./code-check";
import { accountCodes, CODE_LIFETIME_MS, loginCodes } from "./code-store";
import {
  acceptSend,
  countSend,
  disownSend,
  isDisowned,
  type PhoneLimit,
  reachedLimit,
  sendOfRequest,
  withdrawSend,
} from "./sms-sends.repository";

/** Seconds until the same phone may be sent another code (AUTH-11). */
const RESEND_AFTER_SECONDS = 60;
const CODE_DIGITS = 6;

/**
 * Limits per hour for one network, and for the whole platform as a safeguard. The limit of a customer is with
 * the customer's other limits.
 */
const NETWORK_CODES = 20;
const PLATFORM_CODES = 5_000;

const LIMIT_MESSAGE: Record<PhoneLimit, (waitMs: number) => string> = {
  minute: (waitMs) => `验证码已发送，请${Math.ceil(waitMs / SECOND)}秒后再试`,
  hour: (waitMs) => `该手机号获取验证码过于频繁，请${Math.ceil(waitMs / MINUTE)}分钟后再试`,
  day: (waitMs) => `该手机号获取验证码次数已达上限，请${Math.ceil(waitMs / HOUR)}小时后再试`,
};

const NOT_SENT_MESSAGE: Record<SmsRefused["reason"], string> = {
  busy: "短信发送过于频繁，请稍后再试",
  failed: "短信发送失败，请稍后重试",
  lost: "短信发送失败，请稍后重试",
  unanswered: "短信服务没有应答，如未收到短信，请60秒后再试",
};

interface Dependencies {
  readonly db: CustomerStore;
  readonly directory: Directory;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly sms: SmsProvider;
}

/**
 * Sends a code to a phone (AUTH-07, AUTH-10). A visitor needs a captcha grant. A signed-in customer needs
 * none and may name any phone, because changing the phone needs a code to the new one (C-50); those have a small
 * budget of their own, so that they keep no other customer from signing in. It is never
 * checked whether the phone has an account, so the answer cannot reveal it (security.md S15). The code is
 * counted, then stored, then sent, each in a step of its own (decision 063).
 *
 * A repeated request with the same id sends nothing, and is answered from the state of the first one
 * (reliability.md R27): the browser may repeat a request whose answer was lost.
 *
 * @returns seconds until the next code may be requested
 * @throws BusinessError INVALID_INPUT, CAPTCHA_*, TOO_MANY_REQUESTS, or SMS_NOT_SENT when the provider fails:
 *   when it refuses or cannot be reached, the code is deleted and does not count for the phone; when it does
 *   not answer, the code stays valid in case the message arrives
 */
export async function sendSmsCode(
  request: {
    telephone: string;
    session: CustomerSession | null;
    /** Header X-Captcha-Grant. */
    grant: string | null;
    clientAddress: string;
    /** Id of one click of the button. */
    requestId: string;
  },
  dependencies: Dependencies,
): Promise<number> {
  const { db, directory, env, clock, ids } = dependencies;
  // A solved captcha is of a form for visitors, which may still be open in one tab after signing in in another.
  const session = request.grant === null ? request.session : null;
  const phone = normalizePhone(request.telephone);
  if (!isPhone(phone)) throw invalidInput(session ? PHONE_MESSAGE.form : PHONE_MESSAGE.login);
  const network = clientNetwork(request.clientAddress);
  const now = clock.now();
  const codes = session ? accountCodes(db, session.customerId) : loginCodes(directory);
  const requestHash = await sha256(`${codes.purpose}/${phone}/${request.requestId}`);
  const earlier = await earlierAnswer(directory, requestHash, now);
  if (earlier !== null) return earlier;

  if (!session) await consumeGrant(request.grant, network, { directory, clock });
  await enforceLimit(directory, hourly(`sms:network:${network}`, NETWORK_CODES, now));
  if (session) await limitCustomer("sms", session.customerId, { db, clock });

  const counted = { phone, isToOther: session !== null && session.phone !== phone, now };
  if (!(await countSend(directory, { ...counted, purpose: codes.purpose, requestHash }))) {
    const twin = await earlierAnswer(directory, requestHash, now);
    if (twin !== null) return twin;
    // The limit may have ended since it was counted.
    const { name, waitMs } = (await reachedLimit(directory, counted)) ?? {
      name: "minute",
      waitMs: SECOND,
    };
    throw tooManyRequests(LIMIT_MESSAGE[name](waitMs));
  }
  const code = ids.digits(CODE_DIGITS);
  const codeHash = await hashCode(code, { phone, purpose: codes.purpose }, env);
  const id = await withFreshIds(async () => {
    const fresh = session ? ids.rowId(session.customerId) : ids.directoryId();
    await codes.add({ id: fresh, phone, codeHash, now });
    return fresh;
  }).catch(async (error: unknown) => {
    await withdrawSend(directory, requestHash);
    throw error;
  });
  try {
    await send({ phone, code }, dependencies);
  } catch (error) {
    log.error("sms not sent", error);
    const reason = error instanceof SmsRefused ? error.reason : "failed";
    // The code is deleted first: if the request dies here, the phone waits in vain, but a code that was never
    // sent is invalid.
    if (reason !== "unanswered") await codes.remove(id);
    if (reason === "lost") await disownSend(directory, requestHash);
    else if (reason !== "unanswered") await withdrawSend(directory, requestHash);
    throw notSent(NOT_SENT_MESSAGE[reason]);
  }
  await acceptSend(directory, requestHash, clock.now());
  return RESEND_AFTER_SECONDS;
}

/** Passes a message to the provider, within the platform's limit per hour. @throws SmsRefused */
async function send(
  { phone, code }: { phone: string; code: string },
  { directory, clock, sms }: Dependencies,
): Promise<void> {
  const isWithinBudget = await hitLimit(directory, hourly("sms:platform", PLATFORM_CODES, clock.now()));
  if (!isWithinBudget) throw new SmsRefused("busy", "hourly budget is spent");
  await sms.send({ phone, code, minutes: CODE_LIFETIME_MS / MINUTE });
}

const hourly = (key: string, limit: number, now: number) => ({ key, limit, windowMs: HOUR, now });

/**
 * The answer to a repeated request: the remaining seconds of its wait; null for a new request.
 *
 * @throws BusinessError SMS_NOT_SENT when the provider has not accepted its message, or not yet
 */
async function earlierAnswer(directory: Directory, requestHash: string, now: number): Promise<number | null> {
  const earlier = await sendOfRequest(directory, requestHash);
  if (!earlier) return null;
  if (earlier.acceptedAt !== null) {
    return Math.max(0, Math.ceil((earlier.createdAt - now) / SECOND) + RESEND_AFTER_SECONDS);
  }
  if (isDisowned(earlier)) throw notSent(NOT_SENT_MESSAGE.lost);
  const isUnderWay = now - earlier.createdAt < SMS_TIMEOUT_MS;
  throw notSent(isUnderWay ? "验证码正在发送，请稍候" : NOT_SENT_MESSAGE.unanswered);
}

const notSent = (message: string) => new BusinessError(Code.SMS_NOT_SENT, message);
