const INSERTS = /^\s*(?:WITH\b[\s\S]*?\b)?(?:INSERT|REPLACE)\b(?!\s*\()/i;
/** Below it a number is no id of a customer. */
const BUCKETS = 4096;
/** Ids of rows begin above every time in ms, and tell their bucket more surely than a number that may be a count. */
const FIRST_ROW_ID = 1e13;
/** The key of a file, which begins with the bucket of its owner (decision 066). */
const FILE_KEY = /^[0-9a-f]{32}\.\w+$/;

/**
 * Whose row a statement inserts: an id or a bucket among its values, as far as they tell. Null for a statement that
 * inserts nothing.
 */
export function ownerOfNewRow({
  sql,
  values,
}: {
  readonly sql: string;
  readonly values: readonly unknown[];
}): number | null {
  if (!INSERTS.test(sql)) return null;
  const key = values.find((value) => typeof value === "string" && FILE_KEY.test(value));
  if (key !== undefined) return Number.parseInt(String(key).slice(0, 3), 16);
  const literals = [...sql.matchAll(/\b\d{8,}\b/g)].map(([digits]) => Number(digits));
  const numbers = [...values.filter((value) => typeof value === "number"), ...literals];
  return (
    numbers.find((value) => value > FIRST_ROW_ID) ??
    numbers.find((value) => value > BUCKETS) ??
    numbers[0] ??
    0
  );
}
