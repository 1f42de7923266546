import { PERSONAL_TABLES } from "../../../backend/src/modules/personal-data/personal-tables";
import type { EveryStore } from "../../../backend/src/shared/stores/stores";
import { namedCell, ofCell } from "../../../scripts/lib/stores/of-cell";

const LOG = "changed_owners";
const SPEND = `DELETE FROM ${LOG}`;
const COUNT = `SELECT COUNT(*) AS n FROM ${LOG}`;
const READ = `SELECT DISTINCT owner, place FROM ${LOG}`;
/** Statements that change something; what only reads needs no transaction to be looked at. */
const CHANGES = /^\s*(?:insert|update|delete|replace|with)\b/i;

/** One transaction: whose rows it has changed, and in which tables. */
export interface Transaction {
  readonly sql: readonly string[];
  readonly owners: readonly number[];
  readonly tables: readonly string[];
}

/** Triggers that note whose row each change is about, for every table with a customer's rows. */
async function noteOwners(db: EveryStore): Promise<void> {
  const triggers = PERSONAL_TABLES.flatMap(({ table, owner }) =>
    (["INSERT", "UPDATE", "DELETE"] as const).map((change) => {
      const row = change === "DELETE" ? "OLD" : "NEW";
      const whose =
        typeof owner === "string"
          ? `${row}."${owner}"`
          : `(SELECT "${owner.owner}" FROM "${owner.of}" WHERE "${owner.key}" = ${row}."${owner.column}")`;
      return `CREATE TRIGGER owner_of_${table}_${change} AFTER ${change} ON "${table}"
        BEGIN INSERT INTO ${LOG} VALUES (${whose}, '${table}'); END`;
    }),
  );
  await db.batch([`CREATE TABLE ${LOG} (owner, place)`, ...triggers].map((sql) => db.prepare(sql)));
}

/**
 * A database that notes whose rows each of its transactions changes, single statements included. For files of tests that
 * need their database for nothing else: the triggers stay until its end.
 */
export async function withOwnersOfChanges(db: EveryStore) {
  await noteOwners(db);
  const transactions: Transaction[] = [];
  const known = new WeakMap<object, { target: D1PreparedStatement; sql: string }>();

  async function batch<Row>(all: readonly { target: D1PreparedStatement; sql: string }[]) {
    const cell = namedCell(all[0]?.sql ?? "");
    const besideThem = (sql: string) => db.prepare(cell ? ofCell(cell.name, sql, cell.bucket) : sql);
    const noted = besideThem(COUNT);
    const results = await db.batch<Row>([
      besideThem(SPEND),
      ...all.flatMap(({ target }) => [target, noted]),
      besideThem(READ),
    ]);
    const changed = (results.at(-1)?.results ?? []) as { owner: number | null; place: string }[];
    transactions.push({
      sql: all.map(({ sql }) => sql),
      owners: [...new Set(changed.flatMap(({ owner }) => owner ?? []))],
      tables: [...new Set(changed.map(({ place }) => place))],
    });
    // What the triggers have noted is no change of the statement's.
    let before = 0;
    return all.flatMap((_, index) => {
      const [result, counted] = results.slice(1 + 2 * index);
      const [row] = (counted?.results ?? []) as { n: number }[];
      const own = (row?.n ?? 0) - before;
      before += own;
      return result ? [{ ...result, meta: { ...result.meta, changes: result.meta.changes - own } }] : [];
    });
  }

  function watching(target: D1PreparedStatement, sql: string): D1PreparedStatement {
    const one = async () => {
      const [result] = await batch<Record<string, unknown>>([{ target, sql }]);
      if (!result) throw new Error("a statement without a result");
      return result;
    };
    const watched: Record<string, (...given: unknown[]) => unknown> = {
      run: one,
      all: one,
      raw: async () => (await one()).results.map((row) => Object.values(row)),
      first: async (column) => {
        const [row] = (await one()).results;
        return row && typeof column === "string" ? row[column] : (row ?? null);
      },
    };
    const proxy = new Proxy(target, {
      get(_, name) {
        if (name === "bind") return (...values: unknown[]) => watching(target.bind(...values), sql);
        const own = CHANGES.test(sql) ? watched[String(name)] : undefined;
        if (own) return own;
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    known.set(proxy, { target, sql });
    return proxy;
  }

  const watchedDb = new Proxy(db, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => watching(target.prepare(sql), sql);
      if (name === "batch") {
        return (statements: D1PreparedStatement[]) =>
          batch(statements.map((made) => known.get(made) ?? { target: made, sql: "prepared elsewhere" }));
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { db: watchedDb, transactions };
}
