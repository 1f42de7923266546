import { and, eq, gt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { DAY } from "../../shared/clock";
import type { CustomerStore } from "../../shared/stores/stores";
import { deletePayoutAccounts } from "../payout-accounts";
import { withdrawals } from "./withdrawals.tables";

/** So long after a withdrawal has ended, money may still come back from the account that it went to. */
const PAYOUT_TERM_MS = 30 * DAY;

/**
 * Deletes the accounts of a closed customer to which money was paid out, once the term of the last withdrawal is over
 * (decision 061).
 *
 * @returns whether it is
 */
export async function deleteSettledAccounts(
  db: CustomerStore,
  customerId: number,
  now: number,
): Promise<boolean> {
  const recent = await drizzle(db).$count(
    withdrawals,
    and(eq(withdrawals.customerId, customerId), gt(withdrawals.endedAt, now - PAYOUT_TERM_MS)),
  );
  if (recent > 0) return false;
  await deletePayoutAccounts(db, customerId);
  return true;
}
