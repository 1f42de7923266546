import { and, eq, isNull } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { ImportValues } from "../../../../../schema/rules/imports/order-import";
import { commit } from "../../../shared/commit";
import { type ImportRow, updateRows } from "../batch-orders.repository";
import { orderImportPlacements, orderImportRows } from "../batch-orders.tables";
import type { ImportContext } from "../import-context";
import { filled } from "../reading/import-file";
import { complete } from "../reading/row-values";
import { checkRows, type UncheckedRow } from "./check-rows";

/** A row that has no order yet, with the texts of the file. */
export interface OpenRow extends UncheckedRow {
  readonly cells: readonly string[];
}

/** Every row of an import that has no order yet, in the sequence of the file. */
export async function findOpenRows(db: D1Database, importId: number): Promise<OpenRow[]> {
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
 * Checks rows of an import again with the texts that `change` gives them, and stores both. Whom it leaves alone is not
 * checked, but may be another row's twin.
 *
 * @param change the new texts of a row; null when it stays as it is
 * @returns how many rows were changed
 */
export async function recheck(
  of: ImportRow,
  rows: readonly OpenRow[],
  change: (row: OpenRow) => ImportValues | null,
  context: ImportContext,
): Promise<number> {
  const all = rows.map((row) => ({
    row: { ...row, values: change(row) ?? row.values },
    isChanged: change(row) !== null,
  }));
  const changed = all.filter(({ isChanged }) => isChanged).map(({ row }) => row);
  if (changed.length === 0) return 0;
  const checks = await checkRows(
    changed,
    all.map(({ row }) => row),
    of,
    context,
  );
  const fields = new Map(changed.map((row) => [row.id, filled(row.values)]));
  const updates = checks.map((check) => ({ ...check, fields: fields.get(check.id) ?? {} }));
  await commit(context.db, updateRows(context.db, updates));
  return changed.length;
}
