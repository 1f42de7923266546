import {
  type ColumnMapping,
  IMPORT_FIELDS,
  type ImportField,
  type ImportValues,
} from "../../../../../schema/rules/imports/order-import";

/** The texts of a row by field, according to the mapping. */
export const valuesOf = (cells: readonly string[], mapping: ColumnMapping): ImportValues =>
  complete(
    Object.fromEntries(
      Object.entries(mapping).map(([field, columns = []]) => [
        field,
        joinedAs(field)(columns.map((at) => cells[at] ?? "")),
      ]),
    ),
  );

/** All fields of a row; missing ones are empty. */
export const complete = (fields: Partial<Record<ImportField, string>>): ImportValues =>
  Object.fromEntries(IMPORT_FIELDS.map((field) => [field, fields[field] ?? ""])) as ImportValues;

/** Empty fields are not stored. */
export const filled = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ""));

const joinedAs = (field: string) => (field === "remark" ? together : joined);

/** Joins the remarks of buyer and shop for the master; each remark once. */
export const together = (remarks: readonly string[]): string =>
  [...new Set(remarks.filter(Boolean))].join("；");

/** Joins the parts of an address. A part that begins with the text before it replaces that text. */
function joined(parts: readonly string[]): string {
  let text = "";
  for (const part of parts) {
    if (part === "" || text.endsWith(part)) continue;
    text = text !== "" && part.startsWith(text) ? part : text + part;
  }
  return text;
}
