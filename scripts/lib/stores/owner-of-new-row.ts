import { tablesIn } from "../../../backend/src/shared/stores/tables-in";

const INSERTS = /^\s*(?:WITH\b[\s\S]*?\b)?(?:INSERT|REPLACE)\b(?!\s*\()/i;
const TEXTS = /'(?:[^']|'')*'/g;
/** Below it a number is no id of a customer. */
const BUCKETS = 4096;
/** Ids of rows begin above every time in ms, and tell their bucket more surely than a number that may be a count. */
const FIRST_ROW_ID = 1e13;
/** Customers of tests; what is less may be an amount. */
const FIRST_CUSTOMER = 1e8;
/** From here on a number is a time in ms. */
const FIRST_TIME = 1e12;
/** An id within a list, or within the name of something of a customer's, such as an account of the ledger. */
const WITHIN_TEXT = /[:[,](\d{8,})(?=[:,\]]|$)/g;
/** The key of a file, which begins with the bucket of its owner (decision 066). */
const FILE_KEY = /^[0-9a-f]{32}\.\w+$/;

/** A text without brackets, and without the queries within some of them. */
function withoutQueries(sql: string): string {
  const shorter = sql.replace(/\(([^()]*)\)/g, (_, within: string) =>
    /\bSELECT\b/i.test(within) ? " " : ` ${within} `,
  );
  return shorter === sql ? sql : withoutQueries(shorter);
}

/** Whether a statement makes its rows of stored ones: they lie beside these, wherever that is. */
function isMadeOfOthers(sql: string): boolean {
  const [query = ""] = /\bSELECT\b[\s\S]*/i.exec(withoutQueries(sql)) ?? [];
  const stored = tablesIn(sql);
  const isRead = tablesIn(query).some((name) => stored.includes(name));
  return isRead && !/\b(?:COUNT|MAX|MIN|SUM)\b/i.test(query);
}

/**
 * Whose row a statement inserts: an id or a bucket among its values, as far as they tell. Null for a statement that
 * inserts nothing, or what it finds in each store.
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
  const literals = [...sql.replace(TEXTS, "''").matchAll(/\b\d{8,}\b/g)].map(([digits]) => Number(digits));
  const within = values.flatMap((value) =>
    typeof value === "string" ? [...value.matchAll(WITHIN_TEXT)].map(([, digits]) => Number(digits)) : [],
  );
  const numbers = [...values.filter((value) => typeof value === "number"), ...literals, ...within];
  const row = numbers.find((value) => value > FIRST_ROW_ID);
  if (row !== undefined) return row;
  if (isMadeOfOthers(sql)) return null;
  const small = numbers.filter((value) => value < FIRST_TIME);
  return (
    small.find((value) => value >= FIRST_CUSTOMER) ?? small.find((value) => value > BUCKETS) ?? small[0] ?? 0
  );
}
