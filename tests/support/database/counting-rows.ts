import type { EveryStore } from "../../../backend/src/shared/stores/stores";

interface Rows {
  /** Entries of tables and indexes. */
  readonly read: number;
  readonly written: number;
}

const NONE: Rows = { read: 0, written: 0 };

/** The database, and how many rows and entries of indexes its statements read and write, as D1 counts and charges them. */
export function countingRows(db: EveryStore) {
  let rows = NONE;
  const targets = new WeakMap<object, D1PreparedStatement>();

  function noted<Row>(result: D1Result<Row>): D1Result<Row> {
    const { rows_read, rows_written } = result.meta;
    rows = { read: rows.read + rows_read, written: rows.written + rows_written };
    return result;
  }

  function counting(target: D1PreparedStatement): D1PreparedStatement {
    const proxy = new Proxy(target, {
      get(_, name) {
        if (name === "bind") return (...values: unknown[]) => counting(target.bind(...values));
        if (name === "run" || name === "all") return async () => noted(await target[name]());
        if (name === "first") {
          return async (column?: string) => {
            const [row = null] = noted(await target.all()).results;
            return row && column !== undefined ? row[column] : row;
          };
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    targets.set(proxy, target);
    return proxy;
  }

  const counted = new Proxy(db, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => counting(target.prepare(sql));
      if (name === "batch") {
        // The database takes its own statements only.
        return async (statements: D1PreparedStatement[]) =>
          (await target.batch(statements.map((statement) => targets.get(statement) ?? statement))).map(noted);
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });

  return {
    db: counted,
    /** What was counted since the last call. */
    take(): Rows {
      const taken = rows;
      rows = NONE;
      return taken;
    },
  };
}
