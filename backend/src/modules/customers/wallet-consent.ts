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
  /** Who pays. */
  readonly session: CustomerSession | null;
}

/** What a batch takes from the wallet. */
interface Debit {
  /** 分, summed from what the batch itself debits, never from what the caller names. */
  readonly amount: number;
  /** What is paid, in words: `订单26112012345678（王小满）`. */
  readonly what: string;
  /** The order that the message is about, where it is one. */
  readonly orderId?: number;
  /** ms */
  readonly at: number;
}

/**
 * That the customer wants a debit of their wallet: by the password, by what they have set for small payments, or by what
 * they have let an API key pay.
 */
export interface WalletConsent {
  /** Statements for the end of the batch that debits: they count and tell a payment without a password, or refuse it. */
  spend(debit: Debit): D1PreparedStatement[];
  /** Why the batch was refused, if it was for want of the consent; null for every other reason. */
  refusalIn(violation: ConstraintViolation): Promise<BusinessError | null>;
}

/**
 * The one check of every payment from the wallet: the payment password; or, where none is sent, the setting for small
 * payments (decision 038); or, for a program, what its key may pay in a day (decision 070), and no password that it
 * sends is looked at. For the latter two what stands here only answers early: the batch decides, so that however many
 * payments run at once, their sum of the day stays within the limit and nothing is counted that was not paid.
 *
 * @param payment `amount` as it is known now, 分
 * @throws BusinessError the errors of {@link verifyPayPassword}; PAY_PASSWORD_REQUIRED when a password is needed after
 *   all, which is not counted as a guess; KEY_DAY_LIMIT
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

/** The same for a program: the batch counts the payment against its key's amount of the day. */
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
