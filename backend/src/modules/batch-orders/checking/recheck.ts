import { and, eq, isNull, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { ImportValues } from "../../../../../schema/rules/imports/order-import";
import { commit } from "../../../shared/commit";
import type { CustomerStore } from "../../../shared/stores/stores";
import { type ImportRow, updateRows } from "../batch-orders.repository";
import { orderImportPlacements, orderImportRows } from "../batch-orders.tables";
import type { ImportContext } from "../import-context";
import { complete, filled } from "../reading/row-values";
import { checkRows, type UncheckedRow } from "./check-rows";
import { readPhone, sharedOrderNo } from "./read-cell";

/** A row without an order, with the texts of the file. */
export interface OpenRow extends UncheckedRow {
  readonly cells: readonly string[];
  /** Its fields as they are stored, by which a change in the meantime is seen. */
  readonly stored: string;
}

/** All rows of an import without an order, in the sequence of the file. */
export async function findOpenRows(db: CustomerStore, importId: number): Promise<OpenRow[]> {
  const rows = await drizzle(db)
    .select({
      id: orderImportRows.id,
      position: orderImportRows.position,
      cells: orderImportRows.cells,
      fields: orderImportRows.fields,
      stored: sql<string>`${orderImportRows.fields}`,
      isHidden: orderImportRows.isHidden,
    })
    .from(orderImportRows)
    .leftJoin(orderImportPlacements, eq(orderImportPlacements.rowId, orderImportRows.id))
    .where(and(eq(orderImportRows.importId, importId), isNull(orderImportPlacements.orderId)))
    .orderBy(orderImportRows.position);
  return rows.map(({ fields, ...row }) => ({ ...row, values: complete(fields) }));
}

/**
 * Checks rows of an import with the texts from `change`, and stores new texts and all results. Rows that
 * are not asked for are not checked, except those with the order number or the phone of a row whose texts change, which
 * may repeat it now, or no more; duplicates are searched in all rows.
 *
 * @param change the texts of a row that is checked, as they are or new ones; null for a row that is not asked for
 * @param also statements for the same transaction
 * @param isMapped whether the rows were read by another mapping, so that the texts of all of them are new
 * @returns the number of rows that were asked for
 */
export async function recheck(
  of: ImportRow,
  rows: readonly OpenRow[],
  change: (row: OpenRow) => ImportValues | null,
  context: ImportContext,
  { also = [], isMapped = false }: { also?: readonly D1PreparedStatement[]; isMapped?: boolean } = {},
): Promise<number> {
  const all = rows.map((row) => {
    const values = change(row);
    return { row: { ...row, values: values ?? row.values }, before: row.values, isAsked: values !== null };
  });
  const asked = all.filter(({ isAsked }) => isAsked);
  if (asked.length === 0) return 0;
  // Where no text changes, a new price is shown for these rows alone: it is not to be accepted for others unseen.
  const edited = asked.filter(({ row, before }) => row.values !== before);
  const withNewTexts = new Set((isMapped ? asked : edited).map(({ row }) => row.id));
  const touched = new Set(edited.flatMap(({ row, before }) => [...marksOf(row.values), ...marksOf(before)]));
  const checked = all
    .filter(({ row, isAsked }) => isAsked || marksOf(row.values).some((mark) => touched.has(mark)))
    .map(({ row }) => row);
  const checks = await checkRows(
    checked,
    all.map(({ row }) => row),
    of,
    context,
  );
  const byId = new Map(checks.map((check) => [check.id, check]));
  const updates = checked.flatMap(({ id, values, cells, stored }) => {
    const check = byId.get(id);
    const texts = withNewTexts.has(id) ? { fields: filled(values), cells } : null;
    return check ? [{ ...check, texts, stored }] : [];
  });
  await commit(context.db, [...also, ...updateRows(context.db, updates)]);
  return asked.length;
}

/** What rows have in common that are one order, or duplicates. */
const marksOf = (values: ImportValues): string[] =>
  [sharedOrderNo(values), readPhone(values.customerPhone).phone].filter(Boolean);
