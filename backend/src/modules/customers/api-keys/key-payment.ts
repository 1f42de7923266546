import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Code } from "../../../../../schema/rules/codes";
import { inYuan } from "../../../../../schema/rules/money";
import { type Clock, shanghaiDay } from "../../../shared/clock";
import type { CallingKey } from "../../../shared/context";
import { BusinessError, blocked, notLoggedIn } from "../../../shared/errors";
import { logSecurity } from "../../../shared/log";
import type { CustomerStore } from "../../../shared/stores/stores";
import { customers } from "../customers.tables";
import { apiKeys } from "./api-keys.tables";

/** Constraint that refuses a batch whose payment exceeds the remaining amount of the key. */
export const OVER_DAY_LIMIT = "api_keys_within_day";

/**
 * Statement that counts a payment of a key, for the batch that debits it. The limit, the day's sum, and that
 * neither key nor customer is blocked are checked inside that transaction. A payment that is not covered
 * violates {@link OVER_DAY_LIMIT}, and the whole batch is refused. So parallel payments never exceed the
 * amount of the day. The day never goes back, even if the clocks of two isolates differ.
 *
 * @param debit 分 that the same batch takes from the wallet, and now, ms
 */
export const countKeyPayment = (
  db: CustomerStore,
  { id }: CallingKey,
  { amount, at }: { amount: number; at: number },
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE api_keys SET
         paid = CASE
           WHEN ?2 > 0 AND revoked_at IS NULL AND day_limit IS NOT NULL
             AND (SELECT blocked_at FROM customers WHERE customers.id = api_keys.customer_id) IS NULL
             AND ?2 + CASE WHEN paid_day >= ?3 THEN paid ELSE 0 END <= day_limit
           THEN ?2 + CASE WHEN paid_day >= ?3 THEN paid ELSE 0 END
           ELSE -1 END,
         paid_day = MAX(paid_day, ?3)
       WHERE id = ?1`,
    )
    .bind(id, amount, shanghaiDay(at));

/** The reason why a key may not pay an amount (分) now; null when it may. */
export async function keyPaymentRefusal(
  { id }: CallingKey,
  amount: number,
  { db, clock }: { db: CustomerStore; clock: Clock },
): Promise<BusinessError | null> {
  const row = await drizzle(db)
    .select({ key: apiKeys, blockedAt: customers.blockedAt })
    .from(apiKeys)
    .innerJoin(customers, eq(customers.id, apiKeys.customerId))
    .where(eq(apiKeys.id, id))
    .get();
  if (!row || row.key.revokedAt !== null) return notLoggedIn();
  if (row.blockedAt !== null) return blocked();
  const left = (row.key.dayLimit ?? 0) - paidOn(row.key, clock.now());
  if (amount <= left) return null;
  logSecurity({ action: "api-key-day-limit", target: String(id), result: "refused" });
  return new BusinessError(Code.KEY_DAY_LIMIT, `超过接口密钥的每日付款额度，今日还可付款${inYuan(left)}`);
}

/** The amount that a key has paid on the day of a time (ms), 分. */
export const paidOn = ({ paid, paidDay }: { paid: number; paidDay: number }, now: number): number =>
  paidDay >= shanghaiDay(now) ? paid : 0;
