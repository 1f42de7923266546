import type { Trace } from "./trace";

const EXECUTIONS = new Set<string | symbol>(["first", "run", "all", "raw"]);

/** The same database, whose round trips are counted and timed for the request's log line. */
export function countedDatabase(db: D1Database, { d1 }: Pick<Trace, "d1">): D1Database {
  const originals = new WeakMap<object, D1PreparedStatement>();

  async function timed<T>(roundTrip: () => Promise<T>): Promise<T> {
    const started = Date.now();
    d1.count += 1;
    try {
      return await roundTrip();
    } finally {
      d1.ms += Date.now() - started;
    }
  }

  function counted(statement: D1PreparedStatement): D1PreparedStatement {
    const wrapped = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => counted(target.bind(...values));
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        if (!EXECUTIONS.has(name)) return value.bind(target);
        return (...values: unknown[]) => timed(async () => Reflect.apply(value, target, values));
      },
    });
    originals.set(wrapped, statement);
    return wrapped;
  }

  return new Proxy(db, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => counted(target.prepare(sql));
      if (name === "batch") {
        // The database takes its own statements only.
        return (statements: D1PreparedStatement[]) =>
          timed(() => target.batch(statements.map((statement) => originals.get(statement) ?? statement)));
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
