import { Code } from "../../../../schema/rules/codes";
import { ConstraintViolation, commit, withFreshIds } from "../../shared/commit";
import { BusinessError } from "../../shared/errors";
import { consentToDebit } from "../customers";
import { NEVER_NEGATIVE, walletAccount } from "../ledger";
import type { PaidMoney } from "./order-paid";
import type { PayDependencies } from "./payment-types";

/** Most tries after concurrent changes. */
const ATTEMPTS = 3;

/** A payment from a wallet, e.g. for some orders or a markup. */
interface WalletPayment<Subject> {
  readonly customerId: number;
  /** Payment password; empty when the setting for small payments may be enough (decision 038). */
  readonly password: string;
  /** The subject of the payment, as it was read first. */
  readonly subject: Subject;
  /** Reads it again. @throws BusinessError with the reason when it cannot be paid any more */
  read(): Promise<Subject>;
  /** The debit of the wallet, 分, and its purpose as text. */
  debitOf(subject: Subject): { readonly amount: number; readonly what: string; readonly orderId?: number };
  /** All statements of the payment; together they take exactly that amount from `paid.source`. */
  statements(subject: Subject, paid: PaidMoney): D1PreparedStatement[] | Promise<D1PreparedStatement[]>;
}

/**
 * Commits a payment from the wallet in one transaction, or answers the reason why it is impossible. State,
 * money, key, message and events change together or not at all.
 *
 * @throws BusinessError the errors of {@link consentToDebit} (PAY-12) and of `read`, INSUFFICIENT_BALANCE
 *   (PAY-21)
 */
export async function payFromWallet<Subject>(
  { customerId, password, subject: firstSeen, ...payment }: WalletPayment<Subject>,
  record: (result: null) => D1PreparedStatement,
  dependencies: PayDependencies,
): Promise<null> {
  const { db, clock } = dependencies;
  let subject = firstSeen;
  const { amount } = payment.debitOf(subject);
  const consent = await consentToDebit({ customerId, password, amount }, dependencies);
  const source = { accountId: walletAccount(customerId), kind: "wallet" } as const;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const at = clock.now();
    const paid = { payWay: "WALLET", source, actor: `customer:${customerId}`, paidAt: at, at } as const;
    const now = subject;
    try {
      await withFreshIds(async () => {
        const statements = await payment.statements(now, paid);
        const spent = consent.spend({ ...payment.debitOf(now), at });
        await commit(db, [record(null), ...statements, ...spent]);
      });
      return null;
    } catch (error) {
      if (!(error instanceof ConstraintViolation)) throw error;
      if (error.mentions(NEVER_NEGATIVE)) throw new BusinessError(Code.INSUFFICIENT_BALANCE, "您的余额不足");
      const refusal = await consent.refusalIn(error);
      if (refusal) throw refusal;
      // A concurrent change was first: the present state decides the answer.
      subject = await payment.read();
    }
  }
  throw new BusinessError(Code.CONFLICT, "订单状态已变化，请刷新后重试");
}
