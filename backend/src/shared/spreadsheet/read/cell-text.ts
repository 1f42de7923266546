import { cutText } from "../../../../../schema/rules/cut-text";
import { DAY, MINUTE } from "../../clock";
import { DAYS_BEFORE_1970, FORMULA_SIGNS } from "../cells";

/** What the reader of a workbook gives for a cell. */
export type CellContent = string | number | boolean | Date | null | undefined;

const INVISIBLE = /[^\P{Cc}\t\n\r]|[\u200b-\u200f\u2060\ufeff]/gu;
/** Longer texts are cut: no field takes as much. */
const MAX_CHARS = 1_000;
/** Spreadsheets keep fifteen digits of a number: of longer ones the last were lost. */
const FIRST_ROUNDED = 1e15;
/** What a spreadsheet shows for a formula that found nothing or went wrong. */
const FORMULA_ERROR = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|ERR!)$/;

/**
 * A cell as a person would type it: numbers without rounding noise, and without exponent unless digits were lost, errors
 * of formulas as nothing, dates as `YYYY-MM-DD` with the time where there is one, 是 and 否 for booleans, texts without
 * invisible characters.
 */
export function cellText(value: CellContent): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "是" : "否";
  if (typeof value === "number") return numberText(value);
  if (value instanceof Date) return dateText(value);
  const text = cutText(unwrapped(value.replace(INVISIBLE, "")).replace(/\u00a0/g, " "), MAX_CHARS).trim();
  return FORMULA_ERROR.test(text) ? "" : text;
}

const APOSTROPHE = new RegExp(`^\\s*['’\`](?=[\\dA-Za-z${FORMULA_SIGNS}])`);

/** Exports keep numbers texts by `="3298"` or an apostrophe, and our own files texts by one; they are not meant. */
const unwrapped = (text: string): string => text.replace(/^\s*="([^"]*)"\s*$/, "$1").replace(APOSTROPHE, "");

/** 13800138000 stays eleven digits; 0.1 + 0.2 is 0.3; 4012345678901230000 is 4.01234567890123e+18. */
function numberText(value: number): string {
  if (!Number.isFinite(value)) return "";
  if (Math.abs(value) >= FIRST_ROUNDED) return value.toExponential();
  if (Number.isInteger(value)) return value.toLocaleString("en-US", { useGrouping: false });
  return String(Number(value.toPrecision(12)));
}

/** The moment of a spreadsheet's day number, as `cellText` has dates; to the minute, because its fraction is often cut. */
export const serialText = (serial: number): string =>
  dateText(new Date(Math.round(((serial - DAYS_BEFORE_1970) * DAY) / MINUTE) * MINUTE));

/** Dates of a workbook have no time zone: what is read is what the person sees. */
function dateText(value: Date): string {
  const time = value.getTime();
  if (Number.isNaN(time)) return "";
  // Fractions of a day come with noise of some microseconds.
  const text = new Date(Math.round(time / 1000) * 1000).toISOString();
  return time % DAY === 0 ? text.slice(0, 10) : `${text.slice(0, 10)} ${text.slice(11, 19)}`;
}
