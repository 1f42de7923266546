import { and, eq, isNull } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { ImportValues } from "../../../../../schema/rules/imports/order-import";
import { commit } from "../../../shared/commit";
import type { CustomerStore } from "../../../shared/stores/stores";
import { type ImportRow, updateRows } from "../batch-orders.repository";
import { orderImportPlacements, orderImportRows } from "../batch-orders.tables";
import type { ImportContext } from "../import-context";
import { filled } from "../reading/import-file";
import { complete } from "../reading/row-values";
import { checkRows, type UncheckedRow } from "./check-rows";

/** A row without an order, with the texts of the file. */
export interface OpenRow extends UncheckedRow {
  readonly cells: readonly string[];
}

/** All rows of an import without an order, in the sequence of the file. */
export async function findOpenRows(db: CustomerStore, importId: number): Promise<OpenRow[]> {
  const rows = await drizzle(db)
    .select({
      id: orderImportRows.id,
      position: orderImportRows.position,
      cells: orderImportRows.cells,
      fields: orderImportRows.fields,
      isHidden: orderImportRows.isHidden,
    })
    .from(orderImportRows)
    .leftJoin(orderImportPlacements, eq(orderImportPlacements.rowId, orderImportRows.id))
    .where(and(eq(orderImportRows.importId, importId), isNull(orderImportPlacements.orderId)))
    .orderBy(orderImportRows.position);
  return rows.map(({ fields, ...row }) => ({ ...row, values: complete(fields) }));
}

/**
 * Checks rows of an import with the new texts from `change`, and stores texts and results. Rows without a
 * change are not checked, except those with the order number of a changed row; duplicates are searched in all
 * rows.
 *
 * @param change the new texts of a row; null for no change
 * @param also statements for the same transaction
 * @returns the number of changed rows
 */
export async function recheck(
  of: ImportRow,
  rows: readonly OpenRow[],
  change: (row: OpenRow) => ImportValues | null,
  context: ImportContext,
  also: readonly D1PreparedStatement[] = [],
): Promise<number> {
  const all = rows.map((row) => {
    const values = change(row);
    return { row: { ...row, values: values ?? row.values }, before: row.values, isChanged: values !== null };
  });
  const changed = all.filter(({ isChanged }) => isChanged);
  if (changed.length === 0) return 0;
  const numbers = new Set(changed.flatMap(({ row, before }) => [row.values.shopOrderNo, before.shopOrderNo]));
  numbers.delete("");
  const checked = all
    .filter(({ row, isChanged }) => isChanged || numbers.has(row.values.shopOrderNo))
    .map(({ row }) => row);
  const checks = await checkRows(
    checked,
    all.map(({ row }) => row),
    of,
    context,
  );
  const byId = new Map(checks.map((check) => [check.id, check]));
  const updates = checked.flatMap(({ id, values, cells }) => {
    const check = byId.get(id);
    return check ? [{ ...check, fields: filled(values), cells }] : [];
  });
  await commit(context.db, [...also, ...updateRows(context.db, updates)]);
  return changed.length;
}
