import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { LOST_MS, RING_MS } from "../../../../schema/rules/calls/call";
import type { DueRead } from "../../shared/by-customer";
import { statement } from "../../shared/commit";
import { noneOf } from "../../shared/in-values";
import type { Moments } from "../../shared/next-due";
import type { CustomerStore } from "../../shared/stores/stores";
import { type CallParty, calls } from "./calls.tables";

export type CallRow = typeof calls.$inferSelect;

/** The same words as in the partial indexes, so that SQLite uses them. */
const isLive = sql`${calls.status} IN ('RINGING', 'ACCEPTED')`;

/** The call of any customer; null for a missing one. */
export async function findCall(db: CustomerStore, id: string): Promise<CallRow | null> {
  const [row] = await drizzle(db).select().from(calls).where(eq(calls.id, id));
  return row ?? null;
}

/** The customer's call that rings or was answered; null without one. */
export async function findLiveCall(db: CustomerStore, customerId: number): Promise<CallRow | null> {
  const [row] = await drizzle(db)
    .select()
    .from(calls)
    .where(and(eq(calls.customerId, customerId), isLive));
  return row ?? null;
}

/** The order's call that rings or was answered; null without one. */
export async function findLiveCallOfOrder(db: CustomerStore, orderId: number): Promise<CallRow | null> {
  const [row] = await drizzle(db)
    .select()
    .from(calls)
    .where(and(eq(calls.orderId, orderId), isLive))
    .orderBy(desc(calls.createdAt))
    .limit(1);
  return row ?? null;
}

/** All live calls, for the minute job. */
export const findLiveCalls = (db: CustomerStore, { without, limit }: DueRead): Promise<CallRow[]> =>
  drizzle(db)
    .select()
    .from(calls)
    .where(and(isLive, noneOf(calls.customerId, without)))
    .limit(limit);

/** Time at which a live call has rung too long, or at which one side has been silent for too long. */
export const nextLostCall = (): Moments => [
  sql`(SELECT MIN(CASE ${calls.status} WHEN 'RINGING' THEN ${calls.createdAt} + ${RING_MS}
      ELSE MIN(${calls.customerSeenAt}, ${calls.workerSeenAt}) + ${LOST_MS} END)
    FROM ${calls} WHERE ${isLive})`,
];

/** The customer's last call from a master, or from the platform (null). */
export async function findLastCallFrom(
  db: CustomerStore,
  customerId: number,
  workerId: number | null,
): Promise<CallRow | null> {
  const [row] = await drizzle(db)
    .select()
    .from(calls)
    .where(
      and(
        eq(calls.customerId, customerId),
        workerId === null ? isNull(calls.workerId) : eq(calls.workerId, workerId),
        eq(calls.caller, "WORKER"),
      ),
    )
    .orderBy(desc(calls.createdAt))
    .limit(1);
  return row ?? null;
}

/** Statement that stores a call; refused while its customer is in another. */
export const insertCall = (db: CustomerStore, row: typeof calls.$inferInsert): D1PreparedStatement =>
  statement(db, drizzle(db).insert(calls).values(row));

/** Statement that changes a call. Its batch is refused when the call may not change to this status. */
export const updateCall = (
  db: CustomerStore,
  id: string,
  change: Partial<Omit<CallRow, "id" | "orderId" | "customerId" | "workerId" | "caller">>,
): D1PreparedStatement => statement(db, drizzle(db).update(calls).set(change).where(eq(calls.id, id)));

/**
 * Stores when a party of a call was last seen (ms). A call that is over is not changed.
 *
 * @returns whether the call is still live
 */
export async function noteSeen(
  db: CustomerStore,
  id: string,
  party: CallParty,
  seenAt: number,
): Promise<boolean> {
  const noted = await drizzle(db)
    .update(calls)
    .set(party === "CUSTOMER" ? { customerSeenAt: seenAt } : { workerSeenAt: seenAt })
    .where(and(eq(calls.id, id), eq(calls.status, "ACCEPTED")))
    .returning({ id: calls.id });
  return noted.length > 0;
}
