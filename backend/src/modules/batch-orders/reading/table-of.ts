import { IMPORT_LIMITS } from "../../../../../schema/rules/imports/order-import";
import type { SheetLine } from "../../../shared/spreadsheet/read/read-sheet";
import { sheetRefusal } from "../../../shared/spreadsheet/read/sheet-refused";
import { knownCount } from "./known-columns";

/** A sheet as titles and rows. */
export interface Table {
  readonly titles: readonly string[];
  readonly rows: readonly SheetLine[];
}

/** Titles stand within so many lines, under a headline or a note. */
const TITLES_WITHIN = 10;
/** The template's filled-in row, and whatever else shows how it is done. */
const EXAMPLE = /^(?:示例|例如|例:|例：|样例)/;
/** What stands before a sum; a row of it names no phone. */
const SUM = /^(?:本页|本月|本单)?(?:合|总|小|共|累)\s*计(?:金额|数量|件数)?\s*(?:[:：(（\d].*)?$/;
const PHONE = /(?:^|\D)1[1-9]\d[\s-]?\d{4}[\s-]?\d{4}(?:\D|$)/;

const isOrder = ({ cells }: SheetLine): boolean =>
  !cells.some((cell) => EXAMPLE.test(cell)) &&
  (!cells.some((cell) => SUM.test(cell)) || cells.some((cell) => PHONE.test(cell)));

/**
 * Finds the titles: the line, of the first ones, that says most of what we know; the first line when none does. The
 * template's example and sums are no orders.
 *
 * @throws SheetRefused when nothing stands below the titles, or more rows than one file may hold
 */
export function tableOf(lines: readonly SheetLine[]): Table {
  const counts = lines.slice(0, TITLES_WITHIN).map(({ cells }) => knownCount(cells));
  const at = Math.max(0, counts.indexOf(Math.max(...counts)));
  const titles = lines[at]?.cells ?? [];
  const rows = lines.slice(at + 1).filter(isOrder);
  if (rows.length === 0) throw sheetRefusal.empty();
  if (rows.length > IMPORT_LIMITS.rows) throw sheetRefusal.rows(IMPORT_LIMITS.rows);
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), titles.length);
  return { titles: Array.from({ length: width }, (_, column) => titles[column] ?? ""), rows };
}
