import type { ImportDetailFragment } from "~/gql/graphql";
import {
  IMPORT_FIELD_INFO,
  IMPORT_FIELDS,
  type ImportField,
  unmappedFields,
} from "../../../../schema/rules/imports/order-import";

/** Parts of an address, which may be in several columns. */
export const ADDRESS_PARTS = ["省", "市", "区/县", "街道/镇", "详细地址"];

/** No column. */
export const NONE = "";

/** The chosen columns of every field, `NONE` without one; an address has five parts. */
export type Chosen = Readonly<Partial<Record<ImportField, readonly string[]>>>;

/** The choice when the mapping is opened. If an address has a single column, it is that of the last part. */
export const chosenOf = (mapping: ImportDetailFragment["mapping"]): Chosen =>
  Object.fromEntries(
    mapping.map(({ field, columns }) => {
      if (field !== "address") return [field, columns.map(String)];
      const street = columns.at(-1);
      const above = columns.slice(0, -1).map(String);
      return [
        field,
        ADDRESS_PARTS.map((_, place) =>
          place === ADDRESS_PARTS.length - 1 ? String(street ?? NONE) : (above[place] ?? NONE),
        ),
      ];
    }),
  );

/** The same choice with another column for one part of a field. */
export function choose(chosen: Chosen, field: ImportField, place: number, column: string): Chosen {
  const next = field === "address" ? ADDRESS_PARTS.map((_, at) => chosen.address?.[at] ?? NONE) : [NONE];
  next[place] = column;
  return { ...chosen, [field]: next };
}

/** Required fields without a column. */
export const missingIn = (chosen: Chosen): ImportField[] =>
  unmappedFields((field) => chosen[field]?.some((column) => column !== NONE) ?? false);

/** The mapping to send: the fields with columns. */
export const mappingOf = (chosen: Chosen): { field: ImportField; columns: number[] }[] =>
  IMPORT_FIELDS.map((field) => ({
    field,
    columns: (chosen[field] ?? []).filter((column) => column !== NONE).map(Number),
  })).filter(({ columns }) => columns.length > 0);

/** The fields that a column of the file fills, as text; empty without any. */
export const usesOf = (chosen: Chosen, column: number): string =>
  mappingOf(chosen)
    .filter(({ columns }) => columns.includes(column))
    .map(({ field }) => IMPORT_FIELD_INFO[field].title)
    .join("、");
