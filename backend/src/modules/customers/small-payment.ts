import { Code } from "../../../../schema/rules/codes";
import { inYuan } from "../../../../schema/rules/money";
import {
  isSmallPaymentLimit,
  type SmallPaymentSetting,
} from "../../../../schema/rules/payments/small-payment";
import type { BackendEnv } from "../../env";
import type { Clock } from "../../shared/clock";
import { ConstraintViolation, commit, withFreshIds } from "../../shared/commit";
import { BusinessError, invalidInput, notLoggedIn } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { logSecurity } from "../../shared/log";
import type { CustomerStore } from "../../shared/stores/stores";
import { limitCustomer } from "../limits";
import { sendMessage } from "../messages";
import { pushOutbox } from "../outbox";
import { payPasswordOutdated, verifyPayPassword } from "./pay-password";
import { clearLimit, findSmallPayment, NOT_SET_ON, setLimit } from "./small-payment.repository";

interface Dependencies {
  readonly db: CustomerStore;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
  waitUntil(work: Promise<unknown>): void;
}

/** The customer's setting for payments without a password, 分 (decision 038). */
export async function readSmallPayment(
  customerId: number,
  { db, clock }: Pick<Dependencies, "db" | "clock">,
): Promise<SmallPaymentSetting> {
  const state = await findSmallPayment(db, customerId, clock.now());
  if (!state) throw notLoggedIn();
  return { limit: state.limit, usedToday: state.usedToday };
}

/**
 * Turns payments without a password on, or changes their limit. A password that must be changed after its
 * last payment (C-13) cannot turn them on. Setting the same value again sends no message.
 *
 * @param wanted `limit` in 分, one of those to choose from
 * @throws BusinessError INVALID_INPUT, TOO_MANY_REQUESTS, the errors of {@link verifyPayPassword}, CONFLICT
 *   when the password was changed at that moment
 */
export async function setSmallPayment(
  { customerId, limit, password }: { customerId: number; limit: number; password: string },
  dependencies: Dependencies,
): Promise<void> {
  const { db, clock, env, ids } = dependencies;
  if (!isSmallPaymentLimit(limit)) throw invalidInput("单笔限额请选择 50 元、100 元或 200 元");
  await limitCustomer("smallPayment", customerId, dependencies);
  // After a change of the pepper, a hash that was read before this would be out of date.
  const hash = await verifyPayPassword({ customerId, password, db, clock, env });
  const limitBefore = (await findSmallPayment(db, customerId, clock.now()))?.limit ?? null;
  const title = limitBefore === null ? "小额免密支付已开启" : "小额免密支付限额已修改";
  const text = `单笔${inYuan(limit)}以内的钱包支付不再输入支付密码。如非本人操作，请立即关闭小额免密并修改支付密码。`;
  const message = { customerId, type: "system", title, text, at: clock.now() } as const;
  const told = limitBefore !== limit;
  try {
    await withFreshIds(() =>
      commit(db, [setLimit(db, customerId, { limit, hash }), ...(told ? sendMessage(db, message, ids) : [])]),
    );
  } catch (error) {
    if (!(error instanceof ConstraintViolation && error.mentions(NOT_SET_ON))) throw error;
    const now = await findSmallPayment(db, customerId, clock.now());
    if (now?.isOutdated) throw payPasswordOutdated();
    throw new BusinessError(Code.CONFLICT, "支付密码刚刚已修改，请用新密码重试");
  }
  if (!told) return;
  logSecurity({ action: "small-payment-on", target: inYuan(limit), result: "ok" });
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
}

/** Turns payments without a password off. It needs no password, and changes nothing when they are off. */
export async function stopSmallPayment(customerId: number, dependencies: Dependencies): Promise<void> {
  const { db, clock, ids } = dependencies;
  const told = () => smallPaymentStopped(db, customerId, clock.now(), ids);
  try {
    await withFreshIds(() => commit(db, [clearLimit(db, customerId), ...told()]));
  } catch (error) {
    if (error instanceof ConstraintViolation && error.mentions(NOT_SET_ON)) return;
    throw error;
  }
  logSecurity({ action: "small-payment-off", result: "ok" });
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
}

/** Statements that tell the customer that payments ask for the password again. */
export const smallPaymentStopped = (
  db: CustomerStore,
  customerId: number,
  at: number,
  ids: Ids,
): D1PreparedStatement[] =>
  sendMessage(
    db,
    {
      customerId,
      type: "system",
      title: "小额免密支付已关闭",
      text: "之后的钱包支付都需要输入支付密码。",
      at,
    },
    ids,
  );
