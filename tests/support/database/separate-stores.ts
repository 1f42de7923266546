import { env } from "cloudflare:workers";
import { mixOf, tablesMadeBy } from "./directory-tables";

const TABLES = tablesMadeBy(env.TEST_MIGRATIONS.flatMap(({ queries }) => queries).join("\n"));
/** The purge of spent rows goes through the tables of both kinds; no row of one of them depends on another's. */
const PURGE = /^(?:delete from "\w+" where \([^()]*\) IN \(SELECT[^;]+;?\s*)+$/i;
const apart = new Set<string>();

/** @throws Error for a statement or a transaction that names tables of customers and of the directory (decision 065) */
function expectApart(sql: string): void {
  if (apart.has(sql) || PURGE.test(sql)) return;
  const mix = mixOf(sql, TABLES);
  if (mix) throw new Error(`customers and the directory are read or written together, ${mix}: ${sql}`);
  apart.add(sql);
}

/** A database that refuses statements and batches about customers' tables together with the directory's. */
export function withSeparateStores(db: D1Database): D1Database {
  const originals = new WeakMap<object, { statement: D1PreparedStatement; sql: string }>();

  function noted(statement: D1PreparedStatement, sql: string): D1PreparedStatement {
    const wrapped = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => noted(target.bind(...values), sql);
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    originals.set(wrapped, { statement, sql });
    return wrapped;
  }

  return new Proxy(db, {
    get(target, name) {
      if (name === "prepare") {
        return (sql: string) => {
          expectApart(sql);
          return noted(target.prepare(sql), sql);
        };
      }
      if (name === "batch") {
        return (statements: D1PreparedStatement[]) => {
          expectApart(statements.map((one) => originals.get(one)?.sql ?? "").join(";\n"));
          return target.batch(statements.map((one) => originals.get(one)?.statement ?? one));
        };
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
