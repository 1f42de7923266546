import { cutText } from "../../../schema/rules/cut-text";
import { dayLabel } from "./period";

/** A search text in the name of a file: only letters and digits, at most 20; undefined without a text. */
export const textLabel = (text: string | undefined): string | undefined =>
  text && cutText(text.replace(/[^\p{L}\p{N}]/gu, ""), 20);

/** Name of a workbook: what it is, the filters that are set, and the day, 提现记录_20261101至20261120_20261121.xlsx (U8). */
export const workbookName = (parts: readonly (string | null | undefined)[], now: number): string =>
  `${[...parts, dayLabel(now)].filter(Boolean).join("_")}.xlsx`;
