/** Rows of a table or view, from all stores. */
export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

export interface ScratchResult {
  readonly columns: string[];
  readonly rows: SqlStorageValue[][];
}

/** A read of tables and views whose rows lie in several stores. */
interface ReadOverStores {
  /** The tables and views that the text names. */
  readonly names: readonly string[];
  readonly sql: string;
  readonly values: readonly SqlStorageValue[];
  /** Reads some of them from all stores. */
  copy(names: readonly string[]): Promise<CopiedTable[]>;
}

/** Answers a read where copies of the tables lie together. */
export type ReadTogether = (read: ReadOverStores) => Promise<ScratchResult>;

export const refuseToReadTogether: ReadTogether = () =>
  Promise.reject(new Error("this statement reads several stores together"));

const AGGREGATE = /\b(?:COUNT|SUM|TOTAL|MAX|MIN|AVG|GROUP_CONCAT|json_group_array|EXISTS)\s*\(/i;
/** A read whose answer is not the answers of all stores one behind the other. */
const OVER_ALL = new RegExp(
  `${AGGREGATE.source}|\\b(?:ORDER BY|LIMIT|DISTINCT|JOIN|GROUP BY|UNION|IN \\(SELECT)\\b`,
  "i",
);
/** What a store with few rows may leave out, although all rows together have it. */
const NEEDS_ALL_ROWS = /\b(?:HAVING|OFFSET|EXCEPT|INTERSECT)\b|\bOVER\s*\(|\bLIMIT\s+[^\s,]+\s*,/i;
/** One number, to which each store adds its own. */
const ADDED = /^\s*SELECT\s+(?:COUNT\s*\((?:\*|\w+)\)|SUM\s*\([\w.]+\))(?:\s+AS\s+\w+)?\s+FROM\b/i;
const NOT_ADDED = /\b(?:GROUP BY|UNION)\b/i;

export const isOverAll = (sql: string): boolean => OVER_ALL.test(sql);

/** Whether a store answers a read without rows of its own by no rows at all. */
export const isEmptyWithoutRows = (sql: string): boolean => !AGGREGATE.test(sql);

type Answers = readonly D1Result<Record<string, unknown>>[];

/**
 * The one answer to a read over all stores, as far as their own answers tell it. A store that answers like an empty one
 * has nothing to add; where one alone is left, its answer is the whole one. Null where the rows have to lie together.
 *
 * @param empty what an empty store answers
 */
export function answerOfStores(
  sql: string,
  answers: Answers,
  empty: readonly unknown[],
): readonly Record<string, unknown>[] | null {
  if (NEEDS_ALL_ROWS.test(sql)) return null;
  const nothing = JSON.stringify(empty);
  const telling = answers.filter(({ results }) => JSON.stringify(results) !== nothing);
  const [only = answers[0]] = telling;
  if (telling.length <= 1) return only?.results ?? [];
  if (!ADDED.test(sql) || NOT_ADDED.test(sql)) return null;
  const [[name] = []] = only?.results.map(Object.keys) ?? [];
  if (name === undefined) return null;
  return [{ [name]: telling.reduce((sum, { results }) => sum + Number(results[0]?.[name] ?? 0), 0) }];
}
