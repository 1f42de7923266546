import { type ColumnMapping, IMPORT_FIELDS } from "../../../../../schema/rules/imports/order-import";
import type { OpenRow } from "../checking/recheck";
import { joinRows, withTexts } from "./join-rows";

/**
 * Reads rows by another mapping. Corrections are kept (ux.md U25): a corrected text counts as the text of its column, and
 * what was typed for a field without a column stays while the field has none.
 *
 * @param earlier the mapping so far; null when the file was not mapped yet
 */
export function mapAgain(
  rows: readonly OpenRow[],
  earlier: ColumnMapping | null,
  mapping: ColumnMapping,
): OpenRow[] {
  const corrected = earlier
    ? rows.map((row) => ({ ...row, cells: withTexts(row.cells, row.values, earlier) }))
    : rows;
  const typed = new Map(rows.map(({ id, values }) => [id, values]));
  const withoutColumn = IMPORT_FIELDS.filter((field) => !earlier?.[field]?.length && !mapping[field]?.length);
  return joinRows(corrected, mapping).map((row) => {
    const before = typed.get(row.id);
    const kept = Object.fromEntries(withoutColumn.map((field) => [field, before?.[field] ?? ""]));
    return { ...row, values: { ...row.values, ...kept } };
  });
}
