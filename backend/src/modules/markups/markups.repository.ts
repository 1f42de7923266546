import { and, count, desc, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { statement } from "../../shared/commit";
import { orders } from "../orders/orders.tables";
import { workers } from "../workers/workers.tables";
import { markups } from "./markups.tables";

export type MarkupRow = typeof markups.$inferSelect;
/** A markup with its order, and the master who asks for it. */
export type MarkupWithOrder = Awaited<ReturnType<typeof findMarkups>>[number];

const withOrder = (db: D1Database) =>
  drizzle(db)
    .select({ markup: markups, order: orders, worker: workers })
    .from(markups)
    .innerJoin(orders, eq(orders.id, markups.orderId))
    .leftJoin(workers, eq(workers.id, markups.workerId));

const isOpenRequest = and(eq(markups.status, "WAIT_PAY"), eq(markups.source, "WORKER"));

/** The customer's markup with this id; null for a missing or foreign one (ROLE-16). */
export async function findMarkup(
  db: D1Database,
  customerId: number,
  id: number,
): Promise<MarkupWithOrder | null> {
  const [row] = await withOrder(db).where(and(eq(markups.id, id), eq(markups.customerId, customerId)));
  return row ?? null;
}

/** The markups of an order, newest first. */
export const findMarkups = (db: D1Database, orderId: number, limit: number) =>
  withOrder(db)
    .where(eq(markups.orderId, orderId))
    .orderBy(desc(markups.createdAt), desc(markups.id))
    .limit(limit);

/** The unanswered requests about the customer's order with this number. */
export const findOpenRequests = (db: D1Database, customerId: number, orderNo: string) =>
  withOrder(db)
    .where(and(eq(orders.orderNo, orderNo), eq(markups.customerId, customerId), isOpenRequest))
    .limit(2);

/** The unanswered requests about all orders of a customer, newest first, with their number. */
export async function findAllOpenRequests(db: D1Database, customerId: number, limit: number) {
  const mine = and(eq(markups.customerId, customerId), isOpenRequest);
  const [rows, [all]] = await Promise.all([
    withOrder(db).where(mine).orderBy(desc(markups.createdAt), desc(markups.id)).limit(limit),
    drizzle(db).select({ total: count() }).from(markups).where(mine),
  ]);
  return { rows, total: all?.total ?? 0 };
}

/** The customer's own markup of an order that is not paid yet, or null. */
export async function findOpenOwn(db: D1Database, orderId: number): Promise<MarkupRow | null> {
  const [row] = await drizzle(db)
    .select()
    .from(markups)
    .where(and(eq(markups.orderId, orderId), eq(markups.status, "WAIT_PAY"), eq(markups.source, "CUSTOMER")));
  return row ?? null;
}

/** Statement that stores a markup. */
export const insertMarkup = (db: D1Database, row: typeof markups.$inferInsert): D1PreparedStatement =>
  statement(db, drizzle(db).insert(markups).values(row));

/** Statement that decides a markup; refused with its batch when it is decided already. */
export const decideMarkup = (
  db: D1Database,
  id: number,
  decision: Pick<MarkupRow, "status" | "dealtAt"> & Partial<Pick<MarkupRow, "payWay" | "rejectContent">>,
): D1PreparedStatement => statement(db, drizzle(db).update(markups).set(decision).where(eq(markups.id, id)));
