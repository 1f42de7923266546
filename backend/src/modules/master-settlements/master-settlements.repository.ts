import { and, asc, eq, gte, inArray, isNull, lte, ne, or, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { commit, statement } from "../../shared/commit";
import { inValues, noneOf } from "../../shared/in-values";
import type { CustomerStore, Directory } from "../../shared/stores/stores";
import { hasWholeRows } from "../moves";
import { isNotHeld } from "../payment-holds";
import { masterPayouts, masterSettlements, type PaidLine } from "./master-settlements.tables";

export type SettlementRow = typeof masterSettlements.$inferSelect;
export type PayoutRow = typeof masterPayouts.$inferSelect;

/** The settlement, or null. */
export async function findSettlement(db: CustomerStore, id: number): Promise<SettlementRow | null> {
  const [row] = await drizzle(db).select().from(masterSettlements).where(eq(masterSettlements.id, id));
  return row ?? null;
}

/** The settlement of an accepted order, which its rating can change; null without one. */
export async function findWorkSettlement(db: CustomerStore, orderId: number): Promise<SettlementRow | null> {
  const [row] = await drizzle(db)
    .select()
    .from(masterSettlements)
    .where(and(eq(masterSettlements.orderId, orderId), eq(masterSettlements.kind, "WORK")));
  return row ?? null;
}

interface DueSettlements {
  /** Only of this master; null for all. */
  readonly workerId: number | null;
  /** ms */
  readonly now: number;
  /** Only these settlements. */
  readonly among?: readonly number[];
  /** None of these customers. */
  readonly without?: readonly number[];
  readonly limit: number;
  /** Also of customers whose money is held after a restore, because earlier payments are booked again. */
  readonly isHeldToo?: boolean;
}

/**
 * Open settlements that are due, the longest due first. Those with an undecided appeal, those of customers whose
 * money is held (decision 079), and those of customers who are in another cell are left out.
 */
export const dueSettlements = (
  db: CustomerStore,
  { workerId, now, among, without, limit, isHeldToo = false }: DueSettlements,
): Promise<SettlementRow[]> =>
  drizzle(db)
    .select()
    .from(masterSettlements)
    .where(
      and(
        eq(masterSettlements.state, "OPEN"),
        lte(masterSettlements.dueAt, now),
        or(isNull(masterSettlements.appeal), ne(masterSettlements.appeal, "OPEN")),
        workerId === null ? undefined : eq(masterSettlements.workerId, workerId),
        among && inArray(masterSettlements.id, inValues(among)),
        noneOf(masterSettlements.customerId, without),
        isHeldToo ? undefined : isNotHeld(masterSettlements.customerId),
        hasWholeRows(masterSettlements.customerId),
      ),
    )
    .orderBy(asc(masterSettlements.dueAt), asc(masterSettlements.id))
    .limit(limit);

/**
 * Statement that changes a settlement. The trigger `master_settlements_change` refuses changes that are not
 * allowed.
 */
export const changeSettlement = (
  db: CustomerStore,
  id: number,
  changes: Partial<SettlementRow>,
): D1PreparedStatement =>
  statement(db, drizzle(db).update(masterSettlements).set(changes).where(eq(masterSettlements.id, id)));

/** Statement that marks settlements as paid, each with its net amount when it was read, 分. */
export const markPaid = (
  db: CustomerStore,
  { payoutId, at, paid }: { payoutId: number; at: number; paid: readonly { id: number; net: number }[] },
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE master_settlements SET state = 'PAID', payout_id = ?2, paid_at = ?3, paid_amount = line.value ->> 'net'
       FROM json_each(?1) AS line WHERE master_settlements.id = line.value ->> 'id'`,
    )
    .bind(JSON.stringify(paid), payoutId, at);

/**
 * Stores a pay-out unless there is one with its key; returns whether it was stored. @throws
 * ConstraintViolation for a taken id
 */
export async function storePayout(directory: Directory, row: PayoutRow): Promise<boolean> {
  const insert = drizzle(directory)
    .insert(masterPayouts)
    .values(row)
    .onConflictDoNothing({ target: masterPayouts.key });
  const [stored] = await commit(directory, [statement(directory, insert)]);
  return stored?.meta.changes === 1;
}

/**
 * Records what a pay-out has paid, beside what it had recorded before: what is recorded is what its answers tell.
 *
 * @param paidAt time (ms) at which all of its settlements were processed; null while some are not
 * @returns all that it has recorded
 */
export async function noteLines(
  directory: Directory,
  { id, lines, paidAt }: { id: number; lines: readonly PaidLine[]; paidAt: number | null },
): Promise<readonly PaidLine[]> {
  const both = sql`(SELECT json_group_array(json(value)) FROM (
    SELECT value FROM json_each(COALESCE(${masterPayouts.lines}, '[]'))
    UNION SELECT value FROM json_each(${JSON.stringify(lines)})))`;
  const [row] = await drizzle(directory)
    .update(masterPayouts)
    .set({ lines: both, paidAt: sql`COALESCE(${masterPayouts.paidAt}, ${paidAt})` })
    .where(eq(masterPayouts.id, id))
    .returning({ lines: masterPayouts.lines });
  return row?.lines ?? [];
}

/** The pay-out with a key; null without one. */
export async function findPayout(directory: Directory, key: string): Promise<PayoutRow | null> {
  const [row] = await drizzle(directory).select().from(masterPayouts).where(eq(masterPayouts.key, key));
  return row ?? null;
}

/** The pay-outs that were begun until a moment (ms) and not ended before another one, the oldest first. */
export const payoutsBetween = (directory: Directory, from: number, to: number): Promise<PayoutRow[]> =>
  drizzle(directory)
    .select()
    .from(masterPayouts)
    .where(
      and(
        lte(masterPayouts.createdAt, to),
        or(isNull(masterPayouts.paidAt), gte(masterPayouts.paidAt, from)),
      ),
    )
    .orderBy(asc(masterPayouts.createdAt), asc(masterPayouts.id));

/**
 * Settlements of these that a pay-out has paid, by master. Several stores can be in one cell. Without the
 * ids, their settlements would be answered twice.
 */
export const settlementsOfPayout = (
  db: CustomerStore,
  { payoutId, among }: { payoutId: number; among: readonly number[] },
): Promise<SettlementRow[]> =>
  drizzle(db)
    .select()
    .from(masterSettlements)
    .where(and(eq(masterSettlements.payoutId, payoutId), inArray(masterSettlements.id, inValues(among))))
    .orderBy(asc(masterSettlements.workerId), asc(masterSettlements.id));
