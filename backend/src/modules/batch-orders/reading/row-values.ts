import {
  type ColumnMapping,
  IMPORT_FIELDS,
  type ImportField,
  type ImportValues,
} from "../../../../../schema/rules/imports/order-import";

/** What a row says by field, as the mapping has it. */
export const valuesOf = (cells: readonly string[], mapping: ColumnMapping): ImportValues =>
  complete(
    Object.fromEntries(
      Object.entries(mapping).map(([field, columns = []]) => [
        field,
        joinedAs(field)(columns.map((at) => cells[at] ?? "")),
      ]),
    ),
  );

/** Every field of a row; what was never mentioned is empty. */
export const complete = (fields: Partial<Record<ImportField, string>>): ImportValues =>
  Object.fromEntries(IMPORT_FIELDS.map((field) => [field, fields[field] ?? ""])) as ImportValues;

const joinedAs = (field: string) => (field === "remark" ? together : joined);

/** What buyer and shop remark is told to the master, each once. */
export const together = (remarks: readonly string[]): string =>
  [...new Set(remarks.filter(Boolean))].join("；");

/** Parts of an address follow each other; one that begins with what stands before it already says it again. */
function joined(parts: readonly string[]): string {
  let text = "";
  for (const part of parts) {
    if (part === "" || text.endsWith(part)) continue;
    text = text !== "" && part.startsWith(text) ? part : text + part;
  }
  return text;
}
