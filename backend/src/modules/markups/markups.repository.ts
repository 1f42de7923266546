import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { statement } from "../../shared/commit";
import { inValues } from "../../shared/in-values";
import type { CustomerStore } from "../../shared/stores/stores";
import { findMasters, type MasterCard } from "../masters";
import { findOrderByNo, type OrderRow, ordersById } from "../orders";
import { markups } from "./markups.tables";

export type MarkupRow = typeof markups.$inferSelect;

/** A markup with its order, and the master who requests it. */
export interface MarkupWithOrder {
  readonly markup: MarkupRow;
  readonly order: OrderRow;
  readonly worker: MasterCard | null;
}

/** Markups of one customer with their orders. */
async function withOrders(db: CustomerStore, rows: readonly MarkupRow[]): Promise<MarkupWithOrder[]> {
  const [first] = rows;
  if (!first) return [];
  const [orders, masters] = await Promise.all([
    ordersById(
      db,
      rows.map(({ orderId }) => orderId),
    ),
    findMasters(
      db,
      first.customerId,
      rows.map(({ workerId }) => workerId),
    ),
  ]);
  return rows.flatMap((markup) => {
    const order = orders.get(markup.orderId);
    return order ? [{ markup, order, worker: masters.get(markup.workerId ?? 0) ?? null }] : [];
  });
}

/**
 * The same words as in the index `markups_open_requests`: SQLite uses a partial index for constants, not for
 * bound values.
 */
const isOpenRequest = sql`${markups.status} = 'WAIT_PAY' AND ${markups.source} = 'WORKER'`;

/** The customer's markup with this id; null for a missing or foreign one (ROLE-16). */
export async function findMarkup(
  db: CustomerStore,
  customerId: number,
  id: number,
): Promise<MarkupWithOrder | null> {
  const rows = await drizzle(db)
    .select()
    .from(markups)
    .where(and(eq(markups.id, id), eq(markups.customerId, customerId)));
  const [found] = await withOrders(db, rows);
  return found ?? null;
}

/** Markups with these ids, of any customer, by id. */
export async function findMarkupsById(
  db: CustomerStore,
  ids: readonly number[],
): Promise<Map<number, MarkupRow>> {
  if (ids.length === 0) return new Map();
  const rows = await drizzle(db)
    .select()
    .from(markups)
    .where(inArray(markups.id, inValues(ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The markups of an order, newest first. */
export async function findMarkups(
  db: CustomerStore,
  orderId: number,
  limit: number,
): Promise<MarkupWithOrder[]> {
  const rows = await drizzle(db)
    .select()
    .from(markups)
    .where(eq(markups.orderId, orderId))
    .orderBy(desc(markups.createdAt), desc(markups.id))
    .limit(limit);
  return withOrders(db, rows);
}

/** The unanswered requests about the customer's order with this number. */
export async function findOpenRequests(
  db: CustomerStore,
  customerId: number,
  orderNo: string,
): Promise<MarkupRow[]> {
  const order = await findOrderByNo(db, customerId, orderNo);
  if (!order) return [];
  return drizzle(db)
    .select()
    .from(markups)
    .where(and(eq(markups.orderId, order.id), isOpenRequest))
    .limit(2);
}

/** The unanswered requests about all orders of a customer, newest first, with their number. */
export async function findAllOpenRequests(db: CustomerStore, customerId: number, limit: number) {
  const orm = drizzle(db);
  const mine = and(eq(markups.customerId, customerId), isOpenRequest);
  const [rows, [all]] = await orm.batch([
    orm.select().from(markups).where(mine).orderBy(desc(markups.createdAt), desc(markups.id)).limit(limit),
    orm.select({ total: count() }).from(markups).where(mine),
  ]);
  return { rows: await withOrders(db, rows), total: all?.total ?? 0 };
}

/** The customer's own markup of an order that is not paid yet, or null. */
export async function findOpenOwn(db: CustomerStore, orderId: number): Promise<MarkupRow | null> {
  const [row] = await drizzle(db)
    .select()
    .from(markups)
    .where(and(eq(markups.orderId, orderId), eq(markups.status, "WAIT_PAY"), eq(markups.source, "CUSTOMER")));
  return row ?? null;
}

/** Statement that stores a markup. */
export const insertMarkup = (db: CustomerStore, row: typeof markups.$inferInsert): D1PreparedStatement =>
  statement(db, drizzle(db).insert(markups).values(row));

/** Statement that decides a markup. Its batch is refused when the markup was decided before. */
export const decideMarkup = (
  db: CustomerStore,
  id: number,
  decision: Pick<MarkupRow, "status" | "dealtAt"> & Partial<Pick<MarkupRow, "payWay" | "rejectContent">>,
): D1PreparedStatement => statement(db, drizzle(db).update(markups).set(decision).where(eq(markups.id, id)));
