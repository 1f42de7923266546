import { and, asc, count, desc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { MerchantStatus } from "../../../../schema/rules/abnormal/abnormal";
import { statement } from "../../shared/commit";
import { inValues } from "../../shared/in-values";
import type { CustomerStore } from "../../shared/stores/stores";
import { findAnyOrder, ordersById } from "../orders";
import { abnormalFollowUps, abnormalRecords } from "./abnormal.tables";

export type AbnormalRow = typeof abnormalRecords.$inferSelect;
export type AbnormalFollowUpRow = typeof abnormalFollowUps.$inferSelect;

interface AbnormalFilter {
  readonly customerId: number;
  readonly orderId?: number;
  readonly merchantStatus?: MerchantStatus;
}

/** One page of a customer's exceptions, newest first, with their orders; and how many there are. */
export async function findAbnormal(
  db: CustomerStore,
  { customerId, orderId, merchantStatus }: AbnormalFilter,
  page: { limit: number; offset: number },
) {
  const orm = drizzle(db);
  const where = and(
    eq(abnormalRecords.customerId, customerId),
    orderId === undefined ? undefined : eq(abnormalRecords.orderId, orderId),
    merchantStatus ? eq(abnormalRecords.merchantStatus, merchantStatus) : undefined,
  );
  const [records, [all]] = await orm.batch([
    orm
      .select()
      .from(abnormalRecords)
      .where(where)
      .orderBy(desc(abnormalRecords.createdAt), desc(abnormalRecords.id))
      .limit(page.limit)
      .offset(page.offset),
    orm.select({ total: count() }).from(abnormalRecords).where(where),
  ]);
  const orders = await ordersById(
    db,
    records.map((record) => record.orderId),
  );
  const rows = records.flatMap((record) => {
    const order = orders.get(record.orderId);
    return order ? [{ record, order }] : [];
  });
  return { rows, total: all?.total ?? 0 };
}

/** The customer's exception with its order; null for a missing or foreign one (ROLE-16). */
export async function findAbnormalRecord(db: CustomerStore, customerId: number, id: number) {
  const [record] = await drizzle(db)
    .select()
    .from(abnormalRecords)
    .where(and(eq(abnormalRecords.id, id), eq(abnormalRecords.customerId, customerId)));
  const order = record ? await findAnyOrder(db, record.orderId) : null;
  return record && order ? { record, order } : null;
}

/** What was done about exceptions, by exception, oldest first. */
export async function findHandling(
  db: CustomerStore,
  ids: readonly number[],
): Promise<Map<number, AbnormalFollowUpRow[]>> {
  const rows = await drizzle(db)
    .select()
    .from(abnormalFollowUps)
    .where(inArray(abnormalFollowUps.abnormalId, inValues(ids)))
    .orderBy(asc(abnormalFollowUps.createdAt), asc(abnormalFollowUps.id));
  return Map.groupBy(rows, ({ abnormalId }) => abnormalId);
}

/** Statement that stores an exception. */
export const insertAbnormal = (
  db: CustomerStore,
  row: typeof abnormalRecords.$inferInsert,
): D1PreparedStatement => statement(db, drizzle(db).insert(abnormalRecords).values(row));

/** Whether an order has an open exception that was reported after a time (ms). */
export async function hasExceptionAfter(db: CustomerStore, orderId: number, at: number): Promise<boolean> {
  const [row] = await drizzle(db)
    .select({ id: abnormalRecords.id })
    .from(abnormalRecords)
    .where(
      and(
        eq(abnormalRecords.orderId, orderId),
        gt(abnormalRecords.createdAt, at),
        ne(abnormalRecords.merchantStatus, "PROCESSED"),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Constraint that refuses a batch which handles a finished exception. */
export const EXCEPTION_IS_OPEN = "abnormal_follow_ups.status";

/**
 * Statement that stores what was done about an exception. For one that is finished at that moment the status would be
 * missing, so that {@link EXCEPTION_IS_OPEN} refuses the whole batch.
 */
export const insertHandling = (
  db: CustomerStore,
  row: typeof abnormalFollowUps.$inferInsert,
): D1PreparedStatement => {
  const status = sql`(SELECT ${row.status} FROM ${abnormalRecords}
    WHERE ${abnormalRecords.id} = ${row.abnormalId} AND ${abnormalRecords.merchantStatus} <> 'PROCESSED')`;
  return statement(
    db,
    drizzle(db)
      .insert(abnormalFollowUps)
      .values({ ...row, status }),
  );
};

/** Statement that says how far the customer is with an exception. */
export const setMerchantStatus = (
  db: CustomerStore,
  id: number,
  merchantStatus: MerchantStatus,
): D1PreparedStatement =>
  statement(
    db,
    drizzle(db).update(abnormalRecords).set({ merchantStatus }).where(eq(abnormalRecords.id, id)),
  );

/** Statement that ends the open exceptions of an order, which is solved at a time (ms). */
export const processAbnormal = (db: CustomerStore, orderId: number, solvedAt: number): D1PreparedStatement =>
  statement(
    db,
    drizzle(db)
      .update(abnormalRecords)
      .set({ merchantStatus: "PROCESSED", solvedAt })
      .where(and(eq(abnormalRecords.orderId, orderId), ne(abnormalRecords.merchantStatus, "PROCESSED"))),
  );

/**
 * Statement that opens again the exceptions of an order which the solution at a time (ms) has ended. Those that an
 * earlier solution or the customer has ended stay ended.
 */
export const reopenAbnormal = (db: CustomerStore, orderId: number, solvedAt: number): D1PreparedStatement =>
  statement(
    db,
    drizzle(db)
      .update(abnormalRecords)
      .set({ merchantStatus: "FOLLOWING_UP", solvedAt: null })
      .where(
        and(
          eq(abnormalRecords.orderId, orderId),
          eq(abnormalRecords.solvedAt, solvedAt),
          eq(abnormalRecords.merchantStatus, "PROCESSED"),
        ),
      ),
  );
