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

/**
 * Finds the titles: the line, of the first ones, that says most of what we know; the first line when none does. The
 * template's example is no order.
 *
 * @throws SheetRefused when nothing stands below the titles, or more rows than one file may hold
 */
export function tableOf(lines: readonly SheetLine[]): Table {
  const counts = lines.slice(0, TITLES_WITHIN).map(({ cells }) => knownCount(cells));
  const at = Math.max(0, counts.indexOf(Math.max(...counts)));
  const titles = lines[at]?.cells ?? [];
  const rows = lines.slice(at + 1).filter(({ cells }) => !cells.some((cell) => EXAMPLE.test(cell)));
  if (rows.length === 0) throw sheetRefusal.empty();
  if (rows.length > IMPORT_LIMITS.rows) throw sheetRefusal.rows(IMPORT_LIMITS.rows);
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), titles.length);
  return { titles: Array.from({ length: width }, (_, column) => titles[column] ?? ""), rows };
}
