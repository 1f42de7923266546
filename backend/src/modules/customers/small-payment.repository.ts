import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { SMALL_PAYMENT_DAY, type SmallPaymentSetting } from "../../../../schema/rules/payments/small-payment";
import { shanghaiDay } from "../../shared/clock";
import type { CustomerStore } from "../../shared/stores/stores";
import { customers } from "./customers.tables";
import type { PayPasswordState } from "./pay-password";

/** Constraints that refuse a batch: one for a payment that is not covered, one for turning the setting on. */
export const NOT_COVERED = "customers_small_payment_covered";
export const NOT_SET_ON = "customers_small_payment_limit";

export interface SmallPaymentState extends PayPasswordState, SmallPaymentSetting {
  isBlocked: boolean;
}

/**
 * Setting, password state and use of payments without a password on the day of `now`; undefined for an
 * unknown customer.
 */
export async function findSmallPayment(
  db: CustomerStore,
  customerId: number,
  now: number,
): Promise<SmallPaymentState | undefined> {
  const row = await drizzle(db).select().from(customers).where(eq(customers.id, customerId)).get();
  return (
    row && {
      hash: row.payPasswordHash,
      isOutdated: row.payPasswordOutdated,
      phone: row.phone,
      lockedUntil: row.payPasswordLockedUntil,
      isBlocked: row.blockedAt !== null,
      limit: row.smallPaymentLimit,
      usedToday: row.smallPaymentDay >= shanghaiDay(now) ? row.smallPaymentUsed : 0,
    }
  );
}

/**
 * Statement that counts a payment without a password, for the batch that debits it. The setting, the day's
 * sum and the lock are checked inside that transaction. A payment that is not covered violates
 * {@link NOT_COVERED}, and the whole batch is refused. The day never goes back, even if the clocks of two
 * isolates differ.
 *
 * @param debit 分 that the same batch takes from the wallet, and now, ms
 */
export function countSmallPayment(
  db: CustomerStore,
  customerId: number,
  { amount, at }: { amount: number; at: number },
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE customers SET
         small_payment_used = CASE
           WHEN ?2 > 0 AND ?2 <= small_payment_limit
             AND ?2 + CASE WHEN small_payment_day >= ?3 THEN small_payment_used ELSE 0 END <= ?4
             AND pay_password_hash IS NOT NULL AND NOT pay_password_outdated
             AND (pay_password_locked_until IS NULL OR pay_password_locked_until <= ?5)
             AND blocked_at IS NULL
           THEN ?2 + CASE WHEN small_payment_day >= ?3 THEN small_payment_used ELSE 0 END
           ELSE -1 END,
         small_payment_day = MAX(small_payment_day, ?3)
       WHERE id = ?1`,
    )
    .bind(customerId, amount, shanghaiDay(at), SMALL_PAYMENT_DAY, at);
}

/**
 * Statement that sets the limit, 分, if the password still has this hash; otherwise it violates
 * {@link NOT_SET_ON}.
 */
export const setLimit = (
  db: CustomerStore,
  customerId: number,
  { limit, hash }: { limit: number; hash: string },
) =>
  db
    .prepare(
      `UPDATE customers SET small_payment_limit =
         CASE WHEN pay_password_hash = ?3 AND NOT pay_password_outdated THEN ?2 ELSE 0 END
       WHERE id = ?1`,
    )
    .bind(customerId, limit, hash);

/**
 * Statement that turns the setting off. It violates {@link NOT_SET_ON} when the setting is off already, so
 * that only one message is sent.
 */
export const clearLimit = (db: CustomerStore, customerId: number) =>
  db
    .prepare(
      `UPDATE customers SET small_payment_limit = CASE WHEN small_payment_limit IS NULL THEN 0 ELSE NULL END
       WHERE id = ?`,
    )
    .bind(customerId);
