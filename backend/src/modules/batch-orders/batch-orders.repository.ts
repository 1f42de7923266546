import { and, asc, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { IMPORT_LIMITS } from "../../../../schema/rules/imports/order-import";
import { DAY } from "../../shared/clock";
import { statement } from "../../shared/commit";
import { inValues } from "../../shared/in-values";
import { jsonLists } from "../../shared/json-lists";
import type { CustomerStore } from "../../shared/stores/stores";
import { isPaid } from "../orders";
import { importMappings, orderImportPlacements, orderImportRows, orderImports } from "./batch-orders.tables";
import type { RowCheck } from "./checking/row-check";

export type ImportRow = typeof orderImports.$inferSelect;
export type NewImportRow = Omit<typeof orderImportRows.$inferInsert, "failure">;
type ImportedRow = typeof orderImportRows.$inferSelect & { readonly orderId: number | null };

/** Older imports cannot be read, even if the job has not deleted them yet. */
export const IMPORT_KEPT_MS = IMPORT_LIMITS.keptDays * DAY;

/** An import of this customer; undefined for a missing, forgotten or foreign one, all alike (ROLE-16). */
export const findImport = (
  db: CustomerStore,
  { customerId, id, now }: { customerId: number; id: number; now: number },
): Promise<ImportRow | undefined> =>
  drizzle(db)
    .select()
    .from(orderImports)
    .where(
      and(
        eq(orderImports.id, id),
        eq(orderImports.customerId, customerId),
        gt(orderImports.createdAt, now - IMPORT_KEPT_MS),
      ),
    )
    .get();

/** The earlier import of the same file; undefined for a new file. */
export const findSameFile = (
  db: CustomerStore,
  wanted: Pick<ImportRow, "customerId" | "fileHash" | "goodsTypeId" | "orderType"> & { now: number },
): Promise<ImportRow | undefined> =>
  drizzle(db)
    .select()
    .from(orderImports)
    .where(
      and(
        eq(orderImports.customerId, wanted.customerId),
        eq(orderImports.fileHash, wanted.fileHash),
        eq(orderImports.goodsTypeId, wanted.goodsTypeId),
        eq(orderImports.orderType, wanted.orderType),
        gt(orderImports.createdAt, wanted.now - IMPORT_KEPT_MS),
      ),
    )
    .get();

/** Statements that store an import with all of its rows, for one batch: all is stored, or nothing. */
export function insertImport(
  db: CustomerStore,
  { rows, ...head }: typeof orderImports.$inferInsert & { rows: readonly NewImportRow[] },
): D1PreparedStatement[] {
  return [
    // A deleted import of the same file makes room.
    db
      .prepare(
        `DELETE FROM order_imports WHERE customer_id = ? AND file_hash = ? AND goods_type_id = ? AND order_type = ?
         AND created_at <= ?`,
      )
      .bind(
        head.customerId,
        head.fileHash,
        head.goodsTypeId,
        head.orderType,
        head.createdAt - IMPORT_KEPT_MS,
      ),
    statement(db, drizzle(db).insert(orderImports).values(head)),
    ...jsonLists(rows).map((list) =>
      db
        .prepare(
          `INSERT INTO order_import_rows
             (id, import_id, position, cells, is_hidden, fields, findings, is_good, is_doubtful, created_at)
           SELECT value ->> 'id', value ->> 'importId', value ->> 'position', value -> 'cells', value ->> 'isHidden',
             value -> 'fields', value -> 'findings', value ->> 'isGood', value ->> 'isDoubtful', value ->> 'createdAt'
           FROM json_each(?)`,
        )
        .bind(list),
    ),
  ];
}

/** What is stored of a row after its check. */
interface RowUpdate extends RowCheck {
  /** The texts that are stored too; null for a row that was checked as it is. */
  readonly texts: { fields: Readonly<Record<string, string>>; cells: readonly string[] } | null;
  /** The fields as they were stored when the row was read. */
  readonly stored: string;
}

/**
 * Statements that store the results of a check, and texts that are new. A row without new texts is not changed when it
 * has got others since it was read, which were checked when they were stored, nor one with an order.
 */
export function updateRows(db: CustomerStore, rows: readonly RowUpdate[]): D1PreparedStatement[] {
  return jsonLists(rows).map((list) =>
    db
      .prepare(
        `UPDATE order_import_rows AS r SET cells = COALESCE(j.value -> '$.texts.cells', r.cells),
           fields = COALESCE(j.value -> '$.texts.fields', r.fields), findings = j.value -> 'findings',
           is_good = j.value ->> 'isGood', is_doubtful = j.value ->> 'isDoubtful', failure = NULL
         FROM json_each(?) AS j
         WHERE r.id = j.value ->> 'id' AND (j.value ->> 'texts' IS NOT NULL OR r.fields = j.value ->> 'stored')
           AND NOT EXISTS (SELECT 1 FROM order_import_placements p WHERE p.row_id = r.id)`,
      )
      .bind(list),
  );
}

/** Statement that deletes rows that were joined to another row. Rows with an order stay. */
export const removeRows = (db: CustomerStore, ids: readonly number[]): D1PreparedStatement =>
  db
    .prepare(
      `DELETE FROM order_import_rows WHERE id IN (SELECT value FROM json_each(?))
       AND NOT EXISTS (SELECT 1 FROM order_import_placements p WHERE p.row_id = order_import_rows.id)`,
    )
    .bind(JSON.stringify(ids));

const withOrder = {
  id: orderImportRows.id,
  importId: orderImportRows.importId,
  position: orderImportRows.position,
  cells: orderImportRows.cells,
  isHidden: orderImportRows.isHidden,
  fields: orderImportRows.fields,
  findings: orderImportRows.findings,
  isGood: orderImportRows.isGood,
  isDoubtful: orderImportRows.isDoubtful,
  failure: orderImportRows.failure,
  createdAt: orderImportRows.createdAt,
  orderId: orderImportPlacements.orderId,
};

const placed = eq(orderImportPlacements.rowId, orderImportRows.id);

/** Conditions for the rows that a list shows. */
const SHOWN = {
  ALL: undefined,
  GOOD: sql`${orderImportRows.isGood} = 1 AND ${orderImportPlacements.orderId} IS NULL`,
  BAD: sql`${orderImportRows.isGood} = 0 AND ${orderImportPlacements.orderId} IS NULL`,
  PLACED: sql`${orderImportPlacements.orderId} IS NOT NULL`,
} as const;
export type ShownRows = keyof typeof SHOWN;

/** One page of an import's rows in the sequence of the file, or doubtful ones first. */
export async function findRows(
  db: CustomerStore,
  wanted: { importId: number; show: ShownRows; doubtfulFirst?: boolean; limit: number; offset: number },
): Promise<{ rows: ImportedRow[]; total: number }> {
  const orm = drizzle(db);
  const matches = and(eq(orderImportRows.importId, wanted.importId), SHOWN[wanted.show]);
  const [rows, [count]] = await orm.batch([
    orm
      .select(withOrder)
      .from(orderImportRows)
      .leftJoin(orderImportPlacements, placed)
      .where(matches)
      .orderBy(
        ...(wanted.doubtfulFirst ? [desc(orderImportRows.isDoubtful)] : []),
        asc(orderImportRows.position),
      )
      .limit(wanted.limit)
      .offset(wanted.offset),
    orm
      .select({ total: sql<number>`count(*)` })
      .from(orderImportRows)
      .leftJoin(orderImportPlacements, placed)
      .where(matches),
  ]);
  return { rows, total: count?.total ?? 0 };
}

/** Rows of the customer with these ids, each with its import. Other ids are left out (ROLE-16). */
export const findOwnRows = (
  db: CustomerStore,
  { customerId, ids, now }: { customerId: number; ids: readonly number[]; now: number },
) =>
  drizzle(db)
    .select({ row: withOrder, import: orderImports })
    .from(orderImportRows)
    .innerJoin(orderImports, eq(orderImports.id, orderImportRows.importId))
    .leftJoin(orderImportPlacements, placed)
    .where(
      and(
        inArray(orderImportRows.id, inValues(ids)),
        eq(orderImports.customerId, customerId),
        gt(orderImports.createdAt, now - IMPORT_KEPT_MS),
      ),
    );

/** The order of a row; undefined when the row has no order. */
export const findPlacement = (db: CustomerStore, rowId: number) =>
  drizzle(db).select().from(orderImportPlacements).where(eq(orderImportPlacements.rowId, rowId)).get();

/** Query for the orders that were placed from an import. */
export const placedOrders = (db: CustomerStore, importId: number) =>
  drizzle(db)
    .select({ orderId: orderImportPlacements.orderId })
    .from(orderImportPlacements)
    .where(eq(orderImportPlacements.importId, importId));

/** Statement that links a row to its order. If the row has one already, it fails with its whole batch. */
export const insertPlacement = (
  db: CustomerStore,
  row: typeof orderImportPlacements.$inferInsert,
): D1PreparedStatement => statement(db, drizzle(db).insert(orderImportPlacements).values(row));

/** Stores the reasons why rows were not placed. */
export async function noteFailures(
  db: CustomerStore,
  failures: readonly { id: number; message: string | null }[],
): Promise<void> {
  if (failures.length === 0) return;
  await db
    .prepare(
      `UPDATE order_import_rows AS r SET failure = j.value ->> 'message' FROM json_each(?) AS j WHERE r.id = j.value ->> 'id'`,
    )
    .bind(JSON.stringify(failures))
    .run();
}

/** Numbers of rows by state, for each of these imports. */
export async function countRows(db: CustomerStore, importIds: readonly number[]) {
  const rows = await drizzle(db)
    .select({
      importId: orderImportRows.importId,
      total: sql<number>`count(*)`,
      good: sql<number>`sum(${orderImportRows.isGood} AND ${orderImportPlacements.orderId} IS NULL)`,
      bad: sql<number>`sum(NOT ${orderImportRows.isGood} AND ${orderImportPlacements.orderId} IS NULL)`,
      doubtful: sql<number>`sum(${orderImportRows.isGood} AND ${orderImportRows.isDoubtful} AND ${orderImportPlacements.orderId} IS NULL)`,
      placed: sql<number>`sum(${orderImportPlacements.orderId} IS NOT NULL)`,
      paid: sql<number>`sum(${isPaid(orderImportPlacements.orderId)})`,
    })
    .from(orderImportRows)
    .leftJoin(orderImportPlacements, placed)
    .where(inArray(orderImportRows.importId, inValues(importIds)))
    .groupBy(orderImportRows.importId);
  return new Map(rows.map(({ importId, ...counts }) => [importId, counts]));
}

/** One page of the customer's imports, newest first. */
export async function findImports(
  db: CustomerStore,
  { customerId, now, limit, offset }: { customerId: number; now: number; limit: number; offset: number },
) {
  const orm = drizzle(db);
  const matches = and(
    eq(orderImports.customerId, customerId),
    gt(orderImports.createdAt, now - IMPORT_KEPT_MS),
  );
  const [rows, [count]] = await orm.batch([
    orm
      .select()
      .from(orderImports)
      .where(matches)
      .orderBy(desc(orderImports.createdAt), desc(orderImports.id))
      .limit(limit)
      .offset(offset),
    orm.select({ total: sql<number>`count(*)` }).from(orderImports).where(matches),
  ]);
  return { rows, total: count?.total ?? 0 };
}

/** Statements that delete an import. */
export const deleteImport = (db: CustomerStore, id: number): D1PreparedStatement[] => [
  statement(db, drizzle(db).delete(orderImportRows).where(eq(orderImportRows.importId, id))),
  statement(db, drizzle(db).delete(orderImports).where(eq(orderImports.id, id))),
];

/** The customer's kept mappings, last used first. */
export const findMappings = (db: CustomerStore, customerId: number) =>
  drizzle(db)
    .select()
    .from(importMappings)
    .where(eq(importMappings.customerId, customerId))
    .orderBy(desc(importMappings.updatedAt))
    .limit(IMPORT_LIMITS.mappings);

/** Statement that stores a mapping under its name. */
export const saveMapping = (
  db: CustomerStore,
  row: typeof importMappings.$inferInsert,
): D1PreparedStatement =>
  statement(
    db,
    drizzle(db)
      .insert(importMappings)
      .values(row)
      .onConflictDoUpdate({
        target: [importMappings.customerId, importMappings.name],
        set: { columns: row.columns, updatedAt: row.updatedAt },
      }),
  );
