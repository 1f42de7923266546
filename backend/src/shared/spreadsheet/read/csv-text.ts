import { parseCsv } from "hucre/csv";
import { sheetRefusal } from "./sheet-refused";

/** How many bytes are searched for NUL, which only a file that is not text contains. */
const PROBED_BYTES = 4_096;

/**
 * Rows of a csv file. UTF-8 with or without its mark, UTF-16 with one, otherwise GB18030, in which tables are saved on
 * Chinese computers. Commas, semicolons or tabs.
 *
 * @throws SheetRefused for what is no text
 */
export function readCsv(bytes: Uint8Array, maxRows: number): string[][] {
  const text = decode(bytes);
  if (/<(?:!doctype|html|table)\b/i.test(text.slice(0, 500))) throw sheetRefusal.oldBook();
  const rows = parseCsv(text, { delimiter: delimiterOf(text), maxRows });
  return rows.map((row) => row.map((cell) => String(cell ?? "")));
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
