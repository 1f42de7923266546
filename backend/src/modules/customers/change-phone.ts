import { drizzle } from "drizzle-orm/d1";
import { newPhoneIssue } from "../../../../schema/rules/account/account-safety";
import { Code } from "../../../../schema/rules/codes";
import { maskPhone, normalizePhone } from "../../../../schema/rules/phone";
import type { BackendEnv } from "../../env";
import { type SmsProvider, SmsRefused } from "../../providers/sms/sms-provider";
import { type Clock, SECOND } from "../../shared/clock";
import { ConstraintViolation, commit, statement, withFreshIds } from "../../shared/commit";
import type { CustomerSession } from "../../shared/context";
import { BusinessError, invalidInput } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { log, logSecurity } from "../../shared/log";
import type { CustomerStore, Directory, Stores } from "../../shared/stores/stores";
import { type Client, recordActivity } from "../account-activity";
import { sendMessage } from "../messages";
import { pushOutbox } from "../outbox";
import { checkCode, type ProvenCode, spendCode, wereUsedTogether, withProvenCodes } from "../sms";
import { beginChange } from "./begin-change";
import { findCustomer } from "./customers.repository";
import { sessions } from "./customers.tables";
import { isOther } from "./end-sessions";
import { CHANGE_IS_NOTED, makeChange } from "./phone-changes";
import { abandonChange, changeUnderWay, releaseAfterwards } from "./release-phone";

interface Dependencies {
  readonly stores: Stores;
  readonly db: CustomerStore;
  readonly directory: Directory;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly sms: SmsProvider;
  waitUntil(work: Promise<unknown>): void;
}

interface PhoneRequest {
  readonly phone: string;
  readonly code: string;
  readonly currentCode: string;
  readonly session: CustomerSession;
  readonly client: Client;
}

interface Change {
  readonly phone: string;
  readonly token: string;
  readonly codes: { readonly current: ProvenCode; readonly next: ProvenCode };
  readonly session: CustomerSession;
  readonly client: Client;
}

/** The customer has to prove the current phone again. */
const unproven = (message: string) => new BusinessError(Code.IDENTITY_UNPROVEN, message);

/**
 * Changes the phone of an account (SAFE-10 to SAFE-13, C-50, C-67). It needs a code to the present phone, so
 * that a stolen session is not enough, and a code to the new phone. Both are spent together with the change
 * or not at all (security.md S19). All other sessions end (S11). The account is told by a message, the old
 * phone by SMS.
 *
 * The directory leads the new phone to this customer before the change, and stops leading the old phone after
 * it, each in a step of its own (decision 063).
 *
 * The same request again, after a lost answer or beside the first one, succeeds and changes nothing.
 *
 * @throws BusinessError INVALID_INPUT, IDENTITY_UNPROVEN about the code of the current phone, SMS_CODE_*
 *   about that of the new one, PHONE_REGISTERED, TOO_MANY_REQUESTS beside another change, 7001 when the
 *   session has ended in the meantime
 */
export async function changePhone(request: PhoneRequest, dependencies: Dependencies): Promise<void> {
  try {
    await makeNewChange(request, dependencies);
  } catch (error) {
    if (!(error instanceof BusinessError && (await isMade(request, dependencies)))) throw error;
  }
}

/** Whether the customer has this phone by a change with these two codes. */
async function isMade(
  { phone: typed, code, currentCode, session: { customerId } }: PhoneRequest,
  { db, env }: Dependencies,
): Promise<boolean> {
  const phone = normalizePhone(typed);
  const customer = await findCustomer(db, customerId);
  if (customer?.phone !== phone) return false;
  return wereUsedTogether({ customerId, phone, code, otherCode: currentCode }, { db, env });
}

async function makeNewChange(request: PhoneRequest, dependencies: Dependencies): Promise<void> {
  const { code, currentCode, session, client } = request;
  const { customerId } = session;
  const phone = normalizePhone(request.phone);
  const issue = newPhoneIssue(phone, session.phone);
  if (issue) throw invalidInput(issue, "phone");
  if (code === "") throw invalidInput("请输入验证码", "code");
  const prove = async () => ({
    current: await proveIdentity(currentCode, session, dependencies),
    next: await checkCode(code, { phone, customerId }, dependencies),
  });

  await withProvenCodes(prove, async (codes) => {
    const token = await beginChange({ customerId, phone }, dependencies);
    try {
      await storeChange({ phone, token, codes, session, client }, dependencies);
    } catch (error) {
      await abandonChange({ customerId, phone, token }, dependencies);
      if (!(error instanceof ConstraintViolation && error.mentions(CHANGE_IS_NOTED))) throw error;
      throw changeUnderWay();
    }
  });
  await releaseAfterwards({ phone: session.phone, customerId }, dependencies);
  logSecurity({ action: "phone-changed", result: "ok" });
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
  dependencies.waitUntil(tellOldPhone(session.phone, phone, dependencies));
}

/** The change in the customer's own store, in one transaction. */
async function storeChange(
  { phone, token, codes, session, client }: Change,
  { db, clock, ids }: Dependencies,
): Promise<void> {
  const { customerId, phone: oldPhone } = session;
  const at = clock.now();
  const detail = `${maskPhone(oldPhone)} 改为 ${maskPhone(phone)}`;
  const message = {
    customerId,
    type: "system",
    title: "手机号已修改",
    text: `您的登录手机号已由 ${detail}，其他设备已退出登录。如非本人操作，请立即联系客服。`,
    at,
  } as const;
  await withFreshIds(() =>
    commit(db, [
      spendCode(db, codes.current, session, at),
      spendCode(db, codes.next, session, at),
      statement(db, drizzle(db).delete(sessions).where(isOther(session))),
      ...makeChange(db, { customerId, token, oldPhone }),
      recordActivity(db, { customerId, kind: "PHONE_CHANGED", at, detail, client }, ids),
      ...sendMessage(db, message, ids),
    ]),
  );
}

/**
 * Checks that the caller has the account's current phone. An invalid code leads back to the first step.
 *
 * @throws BusinessError IDENTITY_UNPROVEN
 */
async function proveIdentity(
  code: string,
  { phone, customerId }: CustomerSession,
  dependencies: Pick<Dependencies, "db" | "clock" | "env">,
): Promise<ProvenCode> {
  if (code === "") throw unproven("请先验证原手机号");
  try {
    return await checkCode(code, { phone, customerId }, dependencies);
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    throw unproven(
      error.code === Code.SMS_CODE_WRONG ? "原手机号的验证码错误，请重新验证" : "身份验证已失效，请重新验证",
    );
  }
}

const TELLS = 3;

/** Tells the old phone by SMS; tried again when the provider fails. */
async function tellOldPhone(
  phone: string,
  next: string,
  { sms, clock }: Pick<Dependencies, "sms" | "clock">,
): Promise<void> {
  for (let tell = 1; ; tell++) {
    try {
      await sms.sendPhoneChanged({ phone, newPhone: maskPhone(next) });
      return;
    } catch (error) {
      log.error("old phone not told", error);
      const mayHaveArrived = error instanceof SmsRefused && error.reason === "unanswered";
      if (mayHaveArrived || tell === TELLS) return;
      await clock.pause(tell * SECOND);
    }
  }
}
