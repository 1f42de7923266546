type Row = Record<string, unknown>;

/** The answers of several stores to one statement, as one: their rows one behind the other, what they took together. */
export function together(sql: string, results: readonly D1Result<Row>[]): D1Result<Row> {
  const [first] = results;
  if (!first) throw new Error(`no store answered ${sql}`);
  if (results.length === 1) return first;
  const sum = (of: (result: D1Result<Row>) => number) =>
    results.reduce((total, result) => total + of(result), 0);
  return {
    ...first,
    results: results.flatMap((result) => result.results),
    meta: {
      ...first.meta,
      changes: sum(({ meta }) => meta.changes),
      rows_read: sum(({ meta }) => meta.rows_read),
      rows_written: sum(({ meta }) => meta.rows_written),
    },
  };
}
