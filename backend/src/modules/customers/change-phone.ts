import { and, eq } from "drizzle-orm";
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
import { type Client, recordActivity } from "../account-activity";
import { sendMessage } from "../messages";
import { pushOutbox } from "../outbox";
import { checkCode, type ProvenCode, spendCode, withProvenCodes } from "../sms";
import { customers, sessions } from "./customers.tables";
import { isOther } from "./end-sessions";

interface Dependencies {
  readonly db: D1Database;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly sms: SmsProvider;
  waitUntil(work: Promise<unknown>): void;
}

/** The customer has to prove the current phone again. */
const unproven = (message: string) => new BusinessError(Code.IDENTITY_UNPROVEN, message);

/**
 * Gives an account another phone (SAFE-10 to SAFE-13, C-50, C-67). It takes a code to the phone that the account has,
 * so that a session alone changes nothing, and one to the new phone; both are spent together with the change or not at
 * all (security.md S19). Every other session ends (S11); the account is told by a message, the old phone by SMS.
 *
 * @throws BusinessError INVALID_INPUT, IDENTITY_UNPROVEN about the code of the current phone, SMS_CODE_* about that of
 *   the new one, PHONE_REGISTERED, 7001 when the session has ended in the meantime
 */
export async function changePhone(
  request: { phone: string; code: string; currentCode: string; session: CustomerSession; client: Client },
  dependencies: Dependencies,
): Promise<void> {
  const { code, currentCode, session, client } = request;
  const { db, clock, ids } = dependencies;
  const { customerId } = session;
  const phone = normalizePhone(request.phone);
  const issue = newPhoneIssue(phone, session.phone);
  if (issue) throw invalidInput(issue);
  if (code === "") throw invalidInput("请输入验证码");
  const prove = async () => ({
    current: await proveIdentity(currentCode, session, dependencies),
    next: await checkCode(code, { phone, purpose: `account:${customerId}` }, dependencies),
  });

  const at = clock.now();
  const change = `${maskPhone(session.phone)} 改为 ${maskPhone(phone)}`;
  const message = {
    customerId,
    type: "system",
    title: "手机号已修改",
    text: `您的登录手机号已由 ${change}，其他设备已退出登录。如非本人操作，请立即联系客服。`,
    at,
  } as const;
  const orm = drizzle(db);
  const own = and(eq(customers.id, customerId), eq(customers.phone, session.phone));
  await withProvenCodes(prove, async ({ current, next }) => {
    try {
      await withFreshIds(() =>
        commit(db, [
          spendCode(db, current, session, at),
          spendCode(db, next, session, at),
          statement(db, orm.delete(sessions).where(isOther(session))),
          statement(db, orm.update(customers).set({ phone }).where(own)),
          recordActivity(db, { customerId, kind: "PHONE_CHANGED", at, detail: change, client }, ids),
          ...sendMessage(db, message, ids),
        ]),
      );
    } catch (error) {
      if (!(error instanceof ConstraintViolation && error.mentions("customers.phone"))) throw error;
      // Only the proven owner of this phone learns this (security.md S15).
      throw new BusinessError(Code.PHONE_REGISTERED, "该手机号已注册，请更换其他手机号");
    }
  });
  logSecurity({ action: "phone-changed", result: "ok" });
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
  dependencies.waitUntil(tellOldPhone(session.phone, phone, dependencies));
}

/**
 * The caller has proved the account's current phone. What is wrong with that code leads back to the first step.
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
    return await checkCode(code, { phone, purpose: `account:${customerId}` }, dependencies);
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    throw unproven(
      error.code === Code.SMS_CODE_WRONG ? "原手机号的验证码错误，请重新验证" : "身份验证已失效，请重新验证",
    );
  }
}

const TELLS = 3;

/** Tells the phone that an account had, with another try where the provider fails. */
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
