import { eq, inArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { CustomerStore } from "../../shared/stores/stores";
import { payoutAccount, walletAccount } from "./ledger";
import { ledgerAccounts } from "./ledger.tables";

/** Wallet balance of a customer in 分; 0 for a wallet that was never used. */
export const walletBalance = (db: CustomerStore, customerId: number): Promise<number> =>
  balanceOf(db, walletAccount(customerId));

/** The amount that a customer is withdrawing, 分. */
export const withdrawingBalance = (db: CustomerStore, customerId: number): Promise<number> =>
  balanceOf(db, payoutAccount(customerId));

async function balanceOf(db: CustomerStore, accountId: string): Promise<number> {
  const [row] = await drizzle(db)
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, accountId));
  return row?.balance ?? 0;
}

/** Wallet balances of many customers in 分, by customer id, in one query. */
export async function walletBalances(
  db: CustomerStore,
  customerIds: readonly number[],
): Promise<Map<number, number>> {
  const ids = JSON.stringify(customerIds.map(walletAccount));
  const rows = await drizzle(db)
    .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, sql`(SELECT value FROM json_each(${ids}))`));
  const balances = new Map(rows.map((row) => [row.id, row.balance]));
  return new Map(customerIds.map((id) => [id, balances.get(walletAccount(id)) ?? 0]));
}
