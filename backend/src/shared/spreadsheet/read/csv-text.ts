import { parseCsv } from "hucre/csv";
import { cellText } from "./cell-text";
import { sheetRefusal } from "./sheet-refused";

/** How many bytes are searched for NUL, which only a file that is not text contains. */
const PROBED_BYTES = 4_096;
/** Web pages, web archives and XML of Excel 2003, which programs save with the name of an xls. */
const OTHER_XLS = /^\s*(?:<\?xml\b|mime-version:)|<(?:!doctype|html|table|workbook)\b/i;

/** A row of a csv file that holds something; `number` counts the empty ones too. */
interface CsvRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/**
 * The filled rows of a csv file, at most `maxRows` of them. UTF-8 with or without its mark, UTF-16 with one, otherwise
 * GB18030, in which tables are saved on Chinese computers. Commas, semicolons or tabs.
 *
 * @throws SheetRefused for what is no text
 */
export function readCsv(bytes: Uint8Array, maxRows: number): CsvRow[] {
  const text = decode(bytes);
  if (OTHER_XLS.test(text.slice(0, 500))) throw sheetRefusal.oldBook();
  const filled: CsvRow[] = [];
  for (const [index, row] of parseCsv(text, { delimiter: delimiterOf(text) }).entries()) {
    if (filled.length === maxRows) break;
    const cells = row.map((cell) => cellText(String(cell ?? "")));
    if (cells.some((cell) => cell !== "")) filled.push({ number: index + 1, cells });
  }
  return filled;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (bytes.subarray(0, PROBED_BYTES).includes(0)) throw sheetRefusal.type();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return gb18030(bytes);
  }
}

function gb18030(bytes: Uint8Array): string {
  try {
    return new TextDecoder("gb18030", { fatal: true }).decode(bytes);
  } catch {
    throw sheetRefusal.type();
  }
}

/** What the first line separates with most often. */
function delimiterOf(text: string): string {
  const line = /^.*$/m.exec(text.slice(0, 10_000))?.[0] ?? "";
  const counts = [",", "\t", ";"].map((mark) => ({ mark, count: line.split(mark).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).mark;
}
