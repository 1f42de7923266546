import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { ComplaintObject } from "../../../../schema/rules/feedback/complaint";
import { statement } from "../../shared/commit";
import { inValues } from "../../shared/in-values";
import type { CustomerStore } from "../../shared/stores/stores";
import { complaints } from "./complaints.tables";

export type ComplaintRow = typeof complaints.$inferSelect;

export interface ComplaintQuery {
  readonly customerId: number;
  readonly object?: ComplaintObject;
  /** An order number or a part of it. */
  readonly orderNo?: string;
}

/** One page of a customer's complaints, newest first, and how many there are. */
export async function findComplaints(
  db: CustomerStore,
  { customerId, object, orderNo }: ComplaintQuery,
  page: { limit: number; offset: number },
): Promise<{ rows: ComplaintRow[]; total: number }> {
  const orm = drizzle(db);
  const where = and(
    eq(complaints.customerId, customerId),
    object === undefined ? undefined : eq(complaints.object, object),
    orderNo ? sql`instr(${complaints.orderNo}, ${orderNo}) > 0` : undefined,
  );
  const [rows, [all]] = await orm.batch([
    orm
      .select()
      .from(complaints)
      .where(where)
      .orderBy(desc(complaints.createdAt), desc(complaints.id))
      .limit(page.limit)
      .offset(page.offset),
    orm.select({ total: count() }).from(complaints).where(where),
  ]);
  return { rows, total: all?.total ?? 0 };
}

/**
 * The complaint. With a customer id only that customer's complaint, so that missing and foreign are the same
 * (ROLE-16).
 */
export async function findComplaint(
  db: CustomerStore,
  id: number,
  customerId?: number,
): Promise<ComplaintRow | null> {
  const [row] = await drizzle(db)
    .select()
    .from(complaints)
    .where(
      and(
        eq(complaints.id, id),
        customerId === undefined ? undefined : eq(complaints.customerId, customerId),
      ),
    );
  return row ?? null;
}

/** Unanswered complaints about these orders. */
export const findOpenComplaints = (db: CustomerStore, orderIds: readonly number[]): Promise<ComplaintRow[]> =>
  drizzle(db)
    .select()
    .from(complaints)
    .where(
      and(
        inArray(complaints.orderId, inValues(orderIds)),
        // The same words as in the index.
        sql`status = 'UNTREATED'`,
      ),
    );

/** Statement that stores a complaint. */
export const insertComplaint = (
  db: CustomerStore,
  row: typeof complaints.$inferInsert,
): D1PreparedStatement => statement(db, drizzle(db).insert(complaints).values(row));

/** Statement that ends a complaint. A trigger refuses the batch when the complaint has ended before. */
export const endComplaint = (
  db: CustomerStore,
  id: number,
  end: Pick<ComplaintRow, "status" | "suggestion" | "endedAt">,
): D1PreparedStatement => statement(db, drizzle(db).update(complaints).set(end).where(eq(complaints.id, id)));
