import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { PAYOUT_WAYS, type PayoutWay } from "../../../../schema/rules/wallet/withdrawal";
import { statement } from "../../shared/commit";
import type { CustomerStore } from "../../shared/stores/stores";
import { lastActivityAt } from "../account-activity";
import { payoutAccounts, wechatBindings } from "./payout-accounts.tables";

export type PayoutAccountRow = typeof payoutAccounts.$inferSelect;

/** The bound account for a way to be paid out, or null. */
export async function findPayoutAccount(
  db: CustomerStore,
  { customerId, payWay }: { customerId: number; payWay: PayoutWay },
): Promise<PayoutAccountRow | null> {
  const [row] = await drizzle(db)
    .select()
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.customerId, customerId), eq(payoutAccounts.payWay, payWay)));
  return row ?? null;
}

/** All bound accounts of a customer. */
export const findPayoutAccounts = (db: CustomerStore, customerId: number): Promise<PayoutAccountRow[]> =>
  drizzle(db).select().from(payoutAccounts).where(eq(payoutAccounts.customerId, customerId));

/**
 * Whether a customer has an account bound, or has bound or unbound one within the time that account activity is kept. An
 * account that is unbound first, long after it was bound, does not make the next binding the first one.
 */
export async function hasEverBound(db: CustomerStore, customerId: number): Promise<boolean> {
  const kinds = PAYOUT_WAYS.flatMap((payWay) => [`${payWay}_BOUND`, `${payWay}_UNBOUND`] as const);
  const [accounts, ...told] = await Promise.all([
    findPayoutAccounts(db, customerId),
    ...kinds.map((kind) => lastActivityAt(db, { customerId, kind, after: 0 })),
  ]);
  return accounts.length > 0 || told.some((at) => at !== null);
}

/** Statement that binds an account in place of the old one. */
export const storePayoutAccount = (db: CustomerStore, row: PayoutAccountRow): D1PreparedStatement =>
  statement(
    db,
    drizzle(db)
      .insert(payoutAccounts)
      .values(row)
      .onConflictDoUpdate({
        target: [payoutAccounts.customerId, payoutAccounts.payWay],
        set: {
          account: row.account,
          accountName: row.accountName,
          realName: row.realName,
          boundAt: row.boundAt,
          isFirst: row.isFirst,
        },
      }),
  );

/** Statement that deletes a binding. */
export const deletePayoutAccount = (
  db: CustomerStore,
  { customerId, payWay }: { customerId: number; payWay: PayoutWay },
): D1PreparedStatement =>
  statement(
    db,
    drizzle(db)
      .delete(payoutAccounts)
      .where(and(eq(payoutAccounts.customerId, customerId), eq(payoutAccounts.payWay, payWay))),
  );

/** Statement that stores a QR code until it is scanned. */
export const storeWechatBinding = (
  db: CustomerStore,
  row: Omit<typeof wechatBindings.$inferSelect, "usedAt">,
): D1PreparedStatement => statement(db, drizzle(db).insert(wechatBindings).values(row));

/** The customer of a QR code while it is valid; null afterwards, and after {@link takeWechatBinding}. */
export async function findWechatBinding(db: CustomerStore, stateHash: string, now: number) {
  const [row] = await drizzle(db)
    .select()
    .from(wechatBindings)
    .where(eq(wechatBindings.stateHash, stateHash));
  return row && row.usedAt === null && row.expiresAt > now ? row : null;
}

/** Uses a QR code; false when a concurrent request has used it. */
export async function takeWechatBinding(db: CustomerStore, stateHash: string, now: number): Promise<boolean> {
  const { meta } = await db
    .prepare(
      "UPDATE wechat_bindings SET used_at = ?2 WHERE state_hash = ?1 AND used_at IS NULL AND expires_at > ?2",
    )
    .bind(stateHash, now)
    .run();
  return meta.changes === 1;
}

/** Deletes the payout accounts of a closed customer. Other code that deletes them also sends a message. */
export async function deletePayoutAccounts(db: CustomerStore, customerId: number): Promise<void> {
  await drizzle(db).delete(payoutAccounts).where(eq(payoutAccounts.customerId, customerId));
}
