import { IMPORT_LIMITS } from "../../../../../schema/rules/imports/order-import";
import type { SheetLine } from "../../../shared/spreadsheet/read/read-sheet";
import { sheetRefusal } from "../../../shared/spreadsheet/read/sheet-refused";
import { knownCount } from "./known-columns";

/** A sheet as titles and rows. */
export interface Table {
  readonly titles: readonly string[];
  readonly rows: readonly SheetLine[];
}

/** The titles are in one of the first lines, after a headline or a note. */
const TITLES_WITHIN = 10;
/** The example row of the template, and other example rows. */
const EXAMPLE = /^(?:示例|例如|例:|例：|样例)/;
/** Titles of sums. A row with a sum has no phone. */
const SUM = /^(?:本页|本月|本单)?(?:合|总|小|共|累)\s*计(?:金额|数量|件数)?\s*(?:[:：(（\d].*)?$/;
const PHONE = /(?:^|\D)1[1-9]\d[\s-]?\d{4}[\s-]?\d{4}(?:\D|$)/;

const isOrder = ({ cells }: SheetLine): boolean =>
  !cells.some((cell) => EXAMPLE.test(cell)) &&
  (!cells.some((cell) => SUM.test(cell)) || cells.some((cell) => PHONE.test(cell)));

/**
 * Finds the title row: the one with the most known titles among the first lines, or else the first line. When that is an
 * order, the table has no titles and all of its columns are untitled. A phone in the only filled cell of a line is that of
 * a headline. Example rows and sums are left out.
 *
 * @throws SheetRefused when there are no rows below the titles, or more rows than a file may have
 */
export function tableOf(lines: readonly SheetLine[]): Table {
  const counts = lines.slice(0, TITLES_WITHIN).map(({ cells }) => knownCount(cells));
  const best = Math.max(...counts);
  const at = Math.max(0, counts.indexOf(best));
  const first = lines[at]?.cells ?? [];
  const isUntitled = best === 0 && first.filter(Boolean).length > 1 && first.some((cell) => PHONE.test(cell));
  const titles = isUntitled ? [] : first;
  const rows = (isUntitled ? lines : lines.slice(at + 1)).filter(isOrder);
  if (rows.length === 0) throw sheetRefusal.empty();
  if (rows.length > IMPORT_LIMITS.rows) throw sheetRefusal.rows(IMPORT_LIMITS.rows);
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), titles.length);
  return { titles: Array.from({ length: width }, (_, column) => titles[column] ?? ""), rows };
}
