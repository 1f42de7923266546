import { Code } from "../../../../schema/rules/codes";
import { inYuan } from "../../../../schema/rules/money";
import { coversPayment } from "../../../../schema/rules/payments/small-payment";
import type { BackendEnv } from "../../env";
import type { Clock } from "../../shared/clock";
import type { ConstraintViolation } from "../../shared/commit";
import type { CallingKey, CustomerSession } from "../../shared/context";
import { BusinessError, blocked } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import type { CustomerStore } from "../../shared/stores/stores";
import { sendMessage } from "../messages";
import { countKeyPayment, keyPaymentRefusal, OVER_DAY_LIMIT } from "./api-keys/key-payment";
import { payPasswordOutdated, payPasswordRefusal, verifyPayPassword } from "./pay-password";
import {
  countSmallPayment,
  findSmallPayment,
  NOT_COVERED,
  type SmallPaymentState,
} from "./small-payment.repository";

interface Dependencies {
  readonly db: CustomerStore;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
  /** The session that pays. */
  readonly session: CustomerSession | null;
}

/** The amount that a batch takes from the wallet, and its purpose. */
interface Debit {
  /** 分, the sum of the batch's own debits, and not a value from the caller. */
  readonly amount: number;
  /** The payment as text: `订单26112012345678（王小满）`. */
  readonly what: string;
  /** The order of the message, if it is about one. */
  readonly orderId?: number;
  /** ms */
  readonly at: number;
}

/**
 * The customer's consent to a debit of the wallet: by the password, by the setting for small payments, or by
 * the amount that an API key may pay.
 */
export interface WalletConsent {
  /**
   * Statements for the end of the batch that debits: they count a payment without a password and tell the
   * customer, or refuse it.
   */
  spend(debit: Debit): D1PreparedStatement[];
  /** The reason why the batch was refused, if the consent was missing; null for other reasons. */
  refusalIn(violation: ConstraintViolation): Promise<BusinessError | null>;
}

/**
 * The check of every payment from the wallet. It accepts the payment password; or, without a password, the
 * setting for small payments (decision 038); or, for a program, the amount that its key may pay in a day
 * (decision 070), and then a sent password is ignored. For the last two, this check only answers early. The
 * batch decides, so parallel payments never exceed the limit of the day, and only payments that were made are
 * counted.
 *
 * @param payment `amount` as it is known now, 分
 * @throws BusinessError the errors of {@link verifyPayPassword}; PAY_PASSWORD_REQUIRED when a password is
 *   needed after all, which is not counted as a guess; KEY_DAY_LIMIT
 */
export async function consentToDebit(
  payment: { customerId: number; password: string; amount: number },
  { db, clock, env, ids, session }: Dependencies,
): Promise<WalletConsent> {
  const { customerId, password } = payment;
  if (session?.key) return keyConsent(session.key, payment.amount, { db, clock });
  if (password !== "") {
    await verifyPayPassword({ customerId, password, db, clock, env });
    return { spend: () => [], refusalIn: async () => null };
  }
  const early = refusalOf(await findSmallPayment(db, customerId, clock.now()), payment.amount, clock.now());
  if (early) throw early;
  return {
    spend: ({ amount, what, orderId, at }) => [
      countSmallPayment(db, customerId, { amount, at }),
      ...sendMessage(
        db,
        {
          customerId,
          type: "system",
          topic: "ACCOUNT",
          title: "小额免密支付成功",
          text: `${what}已通过小额免密从钱包支付${inYuan(amount)}。如非本人操作，请立即关闭小额免密并修改支付密码。`,
          ...(orderId === undefined ? {} : { associatedId: orderId }),
          at,
        },
        ids,
      ),
    ],
    async refusalIn(violation) {
      if (!violation.mentions(NOT_COVERED)) return null;
      const state = await findSmallPayment(db, customerId, clock.now());
      return refusalOf(state, payment.amount, clock.now()) ?? required();
    },
  };
}

/** The consent for a program: the batch counts the payment against the day limit of its key. */
async function keyConsent(
  key: CallingKey,
  amount: number,
  dependencies: Pick<Dependencies, "db" | "clock">,
): Promise<WalletConsent> {
  const early = await keyPaymentRefusal(key, amount, dependencies);
  if (early) throw early;
  return {
    spend: (debit) => [countKeyPayment(dependencies.db, key, debit)],
    refusalIn: async (violation) =>
      violation.mentions(OVER_DAY_LIMIT) ? keyPaymentRefusal(key, amount, dependencies) : null,
  };
}

const required = () => new BusinessError(Code.PAY_PASSWORD_REQUIRED, "请输入支付密码");

function refusalOf(state: SmallPaymentState | undefined, amount: number, now: number): BusinessError | null {
  if (state?.isBlocked) return blocked();
  const refusal = payPasswordRefusal(state, now);
  if (refusal) return refusal;
  if (!state || !coversPayment(state, amount)) return required();
  return state.isOutdated ? payPasswordOutdated() : null;
}
