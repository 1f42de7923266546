import { and, eq, gt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { DAY } from "../../shared/clock";
import type { CustomerStore } from "../../shared/stores/stores";
import { deletePayoutAccounts } from "../payout-accounts";
import { withdrawals } from "./withdrawals.tables";

/** Time after the end of a withdrawal in which its money may still come back. */
const PAYOUT_TERM_MS = 30 * DAY;

/**
 * Deletes the payout accounts of a closed customer, after the term of the last withdrawal (decision 061).
 *
 * @returns whether the term is over
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
