import { payPasswordIssue } from "../../../../schema/rules/payments/pay-password";
import type { BackendEnv } from "../../env";
import type { Clock } from "../../shared/clock";
import { commit, withFreshIds } from "../../shared/commit";
import type { CustomerSession } from "../../shared/context";
import { keyDeriverOf } from "../../shared/derive-key";
import { invalidInput } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { log, logSecurity } from "../../shared/log";
import type { CustomerStore } from "../../shared/stores/stores";
import { type Client, describeClient, recordActivity } from "../account-activity";
import { type NewMessage, sendMessage } from "../messages";
import { pushOutbox } from "../outbox";
import { checkCode, spendCode, withProvenCodes } from "../sms";
import { setPayPassword } from "./customers.repository";
import { hashPassword } from "./password-hash";
import { smallPaymentStopped } from "./small-payment";
import { findSmallPayment } from "./small-payment.repository";

interface Dependencies {
  readonly db: CustomerStore;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
  waitUntil(work: Promise<unknown>): void;
}

/**
 * Sets or changes the payment password with a new SMS code to the customer's phone (PAY-28, SAFE-17). The
 * code is spent together with the change or not at all. The password has six digits that are not easily
 * guessed (C-13). The change lifts a lock, ends the customer's other sessions and payments without a password
 * (decision 038), and sends a message.
 *
 * @throws BusinessError INVALID_INPUT, SMS_CODE_*, 7001 when the session has ended in the meantime
 */
export async function modifyPayPassword(
  request: { password: string; code: string; session: CustomerSession; client: Client },
  dependencies: Dependencies,
): Promise<void> {
  const { password, code, session, client } = request;
  const { customerId, phone } = session;
  const { db, env, clock, ids } = dependencies;
  const issue = payPasswordIssue({ code, password, confirmation: password }, phone);
  if (issue) throw invalidInput(issue.message, issue.field === "code" ? "code" : "pwd");
  const prove = () => checkCode(code, { phone, customerId }, { db, clock, env });
  await withProvenCodes(prove, async (proven) => {
    const hash = await hashPassword(password, env.SECRET_PEPPER, keyDeriverOf(env));
    const at = clock.now();
    const before = await findSmallPayment(db, customerId, at);
    const isChange = before?.hash != null;
    const stopsSmallPayment = before?.limit != null;
    const kind = isChange ? "PAY_PASSWORD_CHANGED" : "PAY_PASSWORD_SET";
    await withFreshIds(() =>
      commit(db, [
        spendCode(db, proven, session, at),
        ...setPayPassword(db, session, hash),
        recordActivity(db, { customerId, kind, at, client }, ids),
        ...(isChange ? sendMessage(db, changedMessage(customerId, client, at), ids) : []),
        ...(stopsSmallPayment ? smallPaymentStopped(db, customerId, at, ids) : []),
      ]),
    );
    log.info("pay password set", { customerId });
    if (stopsSmallPayment) logSecurity({ action: "small-payment-off", result: "ok" });
    if (isChange) dependencies.waitUntil(pushOutbox(customerId, dependencies));
  });
}

const changedMessage = (customerId: number, client: Client, at: number): NewMessage => ({
  customerId,
  type: "system",
  title: "支付密码已修改",
  text: `您的支付密码已在${describeClient(client)}上修改，其他设备已退出登录。如非本人操作，请立即联系客服。`,
  at,
});
