import {
  type ColumnMapping,
  IMPORT_FIELDS,
  type ImportField,
} from "../../../../../schema/rules/imports/order-import";
import type { findMappings } from "../batch-orders.repository";
import { plainTitle } from "./known-columns";

type KeptMapping = Awaited<ReturnType<typeof findMappings>>[number];

/**
 * Where the columns of a kept mapping are in a file with these titles; null when the file lacks one of them, or when the
 * mapping has a field without a column. Of columns with one title, a field has each once.
 */
export function columnsIn({ columns }: KeptMapping, titles: readonly string[]): ColumnMapping | null {
  const plain = titles.map(plainTitle);
  const mapping: Partial<Record<ImportField, number[]>> = {};
  for (const [field, wanted = []] of Object.entries(columns) as [ImportField, string[] | undefined][]) {
    if (wanted.length === 0) return null;
    const found = new Set<number>();
    for (const title of wanted) {
      const at = plain.findIndex((one, column) => one === plainTitle(title) && !found.has(column));
      if (at < 0) return null;
      found.add(at);
    }
    mapping[field] = [...found];
  }
  return mapping;
}

/** The name of the kept mapping by which a file was read; null without one. */
export function mappingName(
  kept: readonly KeptMapping[],
  { titles, mapping }: { titles: readonly string[]; mapping: ColumnMapping | null },
): string | null {
  const isApplied = (one: KeptMapping) => {
    const columns = columnsIn(one, titles);
    return columns !== null && mapping !== null && isSame(columns, mapping);
  };
  return kept.find(isApplied)?.name ?? null;
}

const isSame = (one: ColumnMapping, other: ColumnMapping) =>
  IMPORT_FIELDS.every((field) => (one[field] ?? []).join() === (other[field] ?? []).join());
