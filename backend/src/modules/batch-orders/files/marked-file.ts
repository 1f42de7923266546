import { type CellStyle, type CellValue, writeXlsx } from "hucre/xlsx";
import { Code } from "../../../../../schema/rules/codes";
import {
  IMPORT_FIELD_INFO,
  IMPORT_FIELDS,
  IMPORT_LIMITS,
  type ImportField,
  NOTHING_TO_DOWNLOAD,
} from "../../../../../schema/rules/imports/order-import";
import { BusinessError } from "../../../shared/errors";
import { harmless } from "../../../shared/spreadsheet/cells";
import { ARCHIVE_TIME } from "../../../shared/spreadsheet/workbook-parts";
import type { CustomerStore } from "../../../shared/stores/stores";
import { findRows, type ImportRow } from "../batch-orders.repository";
import { withTexts } from "../reading/join-rows";
import { complete } from "../reading/row-values";
import { workbookAnswer } from "./workbook-answer";

const HEADING: CellStyle = { font: { bold: true } };
const WRONG: CellStyle = {
  numFmt: "@",
  fill: { type: "pattern", pattern: "solid", fgColor: { rgb: "FFD9D6" } },
  font: { color: { rgb: "A92822" } },
};

/**
 * The rows of an import that have errors, with the texts of the file and later changes. Wrong cells are
 * marked and have a note, and the first column lists the errors (ux.md U25). The corrected file can be
 * uploaded as a new import.
 *
 * @throws BusinessError NOT_FOUND and 文件下载失败 when no row has an error (BATCH-11)
 */
export async function markedFile(of: ImportRow, { db }: { db: CustomerStore }): Promise<Response> {
  const { rows } = await findRows(db, { importId: of.id, show: "BAD", limit: IMPORT_LIMITS.rows, offset: 0 });
  if (rows.length === 0) throw new BusinessError(Code.NOT_FOUND, NOTHING_TO_DOWNLOAD);
  const mapping = of.mapping ?? {};
  // A field without a column in the file gets one where a row has an error or a text of it.
  const used = new Set(
    rows.flatMap(({ fields, findings }) => [
      ...IMPORT_FIELDS.filter((field) => fields[field]),
      ...findings.issues.map(({ field }) => field),
    ]),
  );
  const added = IMPORT_FIELDS.filter((field) => used.has(field) && !mapping[field]?.length);
  const titles = ["问题", ...of.titles, ...added.map((field) => IMPORT_FIELD_INFO[field].title)];
  const cells = new Map<
    string,
    { value: CellValue; style?: CellStyle; comment?: { author: string; text: string } }
  >();
  for (const [column, title] of titles.entries()) {
    cells.set(`0,${column}`, { value: harmless(title), style: HEADING });
  }

  const body = rows.map(({ cells: texts, fields, findings }, index) => {
    const values = complete(fields);
    const present = withTexts(texts, values, mapping);
    const columnOf = (field: ImportField): number => {
      const [first, ...others] = mapping[field] ?? [];
      if (first === undefined) return of.titles.length + 1 + added.indexOf(field);
      // A changed text stands in the first of several columns; what is missing, mostly in the last.
      return 1 + (present[first] === (texts[first] ?? "") ? (others.at(-1) ?? first) : first);
    };
    const line: CellValue[] = [
      findings.issues.map(({ message }) => message).join("；"),
      ...of.titles.map((_, column) => text(present[column] ?? "")),
      ...added.map((field) => text(values[field])),
    ];
    for (const { field, message } of findings.issues) {
      const column = columnOf(field);
      cells.set(`${index + 1},${column}`, {
        value: line[column] ?? null,
        style: WRONG,
        comment: { author: "装达", text: message },
      });
    }
    return line;
  });
  const bytes = await writeXlsx({
    properties: { modified: ARCHIVE_TIME },
    sheets: [
      {
        name: "需要修改的行",
        columns: titles.map((_, column) => ({ width: column === 0 ? 48 : 18 })),
        rows: [titles.map(harmless), ...body],
        cells,
        freezePane: { rows: 1, columns: 1 },
      },
    ],
  });
  const name = `${of.fileName.replace(/\.\w+$/, "")}_需要修改的${rows.length}行.xlsx`;
  return workbookAnswer(bytes, name, rows.length);
}

const text = (value: string): string | null => (value === "" ? null : harmless(value));
