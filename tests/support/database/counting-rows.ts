import type { EveryStore } from "../../../backend/src/shared/stores/stores";

interface Rows {
  /** Entries of tables and indexes. */
  readonly read: number;
  readonly written: number;
}

const NONE: Rows = { read: 0, written: 0 };

/** A statement and how it counts. */
interface Counted {
  readonly target: D1PreparedStatement;
  readonly isLeftOut: boolean;
  readonly isChange: boolean;
}

const CHANGE = /^\s*(?:INSERT|UPDATE|DELETE|REPLACE)\b/i;

/** Statements that copy changes to staff's lists, after the answer of the call that has made them (decision 068). */
const COPIES_FOR_STAFF = /INSERT INTO staff_list_entries|DELETE FROM staff_list_changes/;
/** What stands in for a provider, and is not there in production. */
const SANDBOX = /INSERT INTO "?sandbox_/i;
/** What the figure of an order's life leaves out. */
export const NOT_OF_ORDERS = new RegExp(`^\\s*(?:${COPIES_FOR_STAFF.source}|${SANDBOX.source})`, "i");

/**
 * The database, and how many rows and entries of indexes its statements read and write, as D1 counts and charges them.
 * Statements that `leftOut` fits are not counted.
 */
export function countingRows(db: EveryStore, leftOut?: RegExp) {
  let rows = NONE;
  const targets = new WeakMap<object, Counted>();

  function noted<Row>(result: D1Result<Row>, isLeftOut: boolean): D1Result<Row> {
    if (isLeftOut) return result;
    const { rows_read, rows_written } = result.meta;
    rows = { read: rows.read + rows_read, written: rows.written + rows_written };
    return result;
  }

  function counting(counted: Counted): D1PreparedStatement {
    const { target, isLeftOut, isChange } = counted;
    const proxy = new Proxy(target, {
      get(_, name) {
        if (name === "bind")
          return (...values: unknown[]) => counting({ ...counted, target: target.bind(...values) });
        if (name === "run" || name === "all") return async () => noted(await target[name](), isLeftOut);
        if (name === "first") {
          return async (column?: string) => {
            const [row = null] = noted(await target.all(), isLeftOut).results;
            return row && column !== undefined ? row[column] : row;
          };
        }
        // Only `all` tells what was counted. Drizzle reads RETURNING by `raw`, and one table has no name twice.
        if (name === "raw" && isChange) {
          return async () =>
            noted(await target.all<object>(), isLeftOut).results.map((row) => Object.values(row));
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    targets.set(proxy, counted);
    return proxy;
  }

  const counted = new Proxy(db, {
    get(target, name) {
      if (name === "prepare")
        return (sql: string) =>
          counting({
            target: target.prepare(sql),
            isLeftOut: leftOut?.test(sql) ?? false,
            isChange: CHANGE.test(sql),
          });
      if (name === "batch") {
        // The database takes its own statements only.
        return async (statements: D1PreparedStatement[]) => {
          const known = statements.map(
            (made) => targets.get(made) ?? { target: made, isLeftOut: false, isChange: false },
          );
          const results = await target.batch(known.map((one) => one.target));
          return results.map((result, index) => noted(result, known[index]?.isLeftOut ?? false));
        };
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
