import { readXls, readXlsx, type Sheet, type Workbook } from "hucre/xlsx";
import { columnName } from "../cells";
import { cellText } from "./cell-text";
import { readCsv } from "./csv-text";
import { SheetRefused, sheetRefusal } from "./sheet-refused";
import { guardZip } from "./zip-guard";

/** What may be read of one file. */
export interface SheetLimits {
  readonly bytes: number;
  /** Rows below the titles. */
  readonly rows: number;
  readonly columns: number;
}

/** A row of a sheet as texts; `number` is the one that the person sees beside it. */
export interface SheetLine {
  readonly number: number;
  readonly cells: readonly string[];
  /** Columns that are merged with the row above. */
  readonly merged?: readonly number[];
  /** The file hides it, by hand or by a filter. */
  readonly isHidden: boolean;
}

/** Titles above the titles. */
const ROWS_ABOVE = 10;
/** Where rows are looked for; without a bound one stray cell in the last corner would cost a gigabyte. */
const LOOKED_AT_ROWS = 50_000;

/**
 * Reads the first sheet with contents of an xlsx, xls or csv file, whatever its name says that it is. Formulas are not
 * evaluated: a cell is what the file says that it showed last. A merged cell counts for every cell that it covers. Empty
 * rows are left out.
 *
 * @throws SheetRefused with the words for the sender
 */
export async function readSheet(bytes: Uint8Array, limits: SheetLimits): Promise<SheetLine[]> {
  if (bytes.length === 0) throw sheetRefusal.empty();
  if (bytes.length > limits.bytes) throw sheetRefusal.bytes(limits.bytes / 1024 / 1024);
  const lines = (await linesOf(bytes, limits)).filter(({ cells }) => cells.some((cell) => cell !== ""));
  if (lines.length === 0) throw sheetRefusal.empty();
  if (lines.length > limits.rows + ROWS_ABOVE) throw sheetRefusal.rows(limits.rows);
  return lines
    .map((line) => ({ ...line, cells: withoutEmptyEnd(line.cells) }))
    .map((line) => {
      if (line.cells.length > limits.columns) throw sheetRefusal.columns(limits.columns);
      return line;
    });
}

async function linesOf(bytes: Uint8Array, limits: SheetLimits): Promise<SheetLine[]> {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) {
    guardZip(bytes);
    // One column more than allowed, so that too many columns are reported and not cut off.
    const range = `A1:${columnName(limits.columns)}${LOOKED_AT_ROWS}`;
    return sheetLines(await open(() => readXlsx(bytes, { sheets: isShown, range }), sheetRefusal.broken));
  }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    return sheetLines(
      await open(
        () => readXls(bytes),
        () => oldRefusal(bytes),
      ),
    );
  }
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46]) || startsWith(bytes, [0x89, 0x50, 0x4e, 0x47]))
    throw sheetRefusal.document();
  // One row more than allowed, so that too many rows are reported and not cut off.
  return readCsv(bytes, limits.rows + ROWS_ABOVE + 1).map((row) => ({ ...row, isHidden: false }));
}

const isShown = ({ hidden, veryHidden }: { hidden?: boolean; veryHidden?: boolean }) =>
  !hidden && !veryHidden;

/** Reads a workbook; whatever the reader does not understand of it is a refusal, never a failure. */
async function open(read: () => Promise<Workbook>, refusal: () => SheetRefused): Promise<Workbook> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof SheetRefused) throw error;
    if (error instanceof Error && error.name === "EncryptedFileError") throw sheetRefusal.locked();
    throw refusal();
  }
}

/** An old container holds a locked workbook, a text document, or a workbook of a version that is no longer supported. */
function oldRefusal(bytes: Uint8Array): SheetRefused {
  const names = new TextDecoder("utf-16le").decode(bytes.subarray(0, bytes.length & ~1));
  if (names.includes("EncryptedPackage")) return sheetRefusal.locked();
  if (names.includes("WordDocument") || names.includes("PowerPoint Document")) return sheetRefusal.document();
  return sheetRefusal.oldBook();
}

function sheetLines({ sheets }: Workbook): SheetLine[] {
  const sheet = sheets.find(
    (one) => isShown(one) && one.rows.some((row) => row.some((cell) => cell !== null)),
  );
  if (!sheet) return [];
  const rows = sheet.rows.map((row) => row.map(cellText));
  const merged = spreadMerged(rows, sheet);
  return rows.map((cells, index) => ({
    number: index + 1,
    cells,
    merged: merged.get(index) ?? [],
    isHidden: sheet.rowDefs?.get(index)?.hidden === true,
  }));
}

/**
 * One name over three lines is the name of all three. A title over the whole table stays alone.
 *
 * @returns the columns, by row, that took the text of the row above
 */
function spreadMerged(rows: string[][], { merges = [] }: Sheet): Map<number, number[]> {
  const spread = new Map<number, number[]>();
  for (const { startRow, startCol, endRow, endCol } of merges) {
    const text = rows[startRow]?.[startCol];
    if (!text || endCol > startCol) continue;
    for (let row = startRow + 1; row <= Math.min(endRow, rows.length - 1); row++) {
      const cells = rows[row];
      if (!cells?.some((cell) => cell !== "")) continue;
      cells[startCol] = text;
      spread.set(row, [...(spread.get(row) ?? []), startCol]);
    }
  }
  return spread;
}

function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  let end = cells.length;
  while (end > 0 && cells[end - 1] === "") end--;
  return cells.slice(0, end);
}

const startsWith = (bytes: Uint8Array, head: readonly number[]) =>
  head.every((byte, index) => bytes[index] === byte);
