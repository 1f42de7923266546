import { DAY, OFFSET_MS, SECOND } from "../clock";

/** What a cell holds: text, a number, or nothing. */
export type Cell = string | number | null;

/** Cell formats of the workbook's styles (workbook-parts.ts). */
export const CELL_STYLE = { plain: 0, heading: 1, money: 2, time: 3 } as const;

/** Days from the first day of spreadsheets, 1899-12-30, to 1970-01-01. */
export const DAYS_BEFORE_1970 = 25_569;

/** A moment (ms) as a spreadsheet counts it, in days of Shanghai and to the second, for a column of the style `time`. */
export const timeCell = (ms: number | null): Cell =>
  ms === null ? null : (Math.floor(ms / SECOND) * SECOND + OFFSET_MS) / DAY + DAYS_BEFORE_1970;

/**
 * What spreadsheets take for the beginning of a formula, full-width forms included (security.md S33), as the inside of
 * a character class.
 */
export const FORMULA_SIGNS = "=+\\-@\\t\\r\\n＝＋－＠";
const FORMULA_START = new RegExp(`^[${FORMULA_SIGNS}]`);
/** What XML 1.0 cannot carry: most control characters, lone surrogates, two that are no characters. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** `_x000D_` means a character to a spreadsheet; the text that looks so means itself. */
const LOOKS_ESCAPED = /_(?=x[0-9a-f]{4}_)/gi;
/** The longest text that a cell may hold. */
const MAX_TEXT = 32_767;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/**
 * A person's text as a cell shows it: one that a spreadsheet would take for a formula gets an apostrophe in front, also
 * when it is copied into another file (security.md S33).
 */
export function harmless(text: string): string {
  const cut = text.slice(0, MAX_TEXT - 1);
  return FORMULA_START.test(cut) ? `'${cut}` : cut;
}

const escapeXml = (text: string): string =>
  text
    .replace(NOT_XML, "")
    .replace(LOOKS_ESCAPED, "_x005F_")
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "");

/** Name of a column: 0 is A, 26 is AA. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** One row of a sheet as XML, its texts made harmless; `styles` by column, plain where left out. */
export function rowXml(row: number, cells: readonly Cell[], styles: readonly number[] = []): string {
  const written = cells.map((cell, column) => {
    if (cell === null || cell === "") return "";
    const style = styles[column] ? ` s="${styles[column]}"` : "";
    const place = `r="${columnName(column)}${row}"${style}`;
    return typeof cell === "number"
      ? `<c ${place}><v>${cell}</v></c>`
      : `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escapeXml(harmless(cell))}</t></is></c>`;
  });
  return `<row r="${row}">${written.join("")}</row>`;
}
