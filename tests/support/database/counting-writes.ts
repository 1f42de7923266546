/** The database, and how many rows and entries of indexes its statements have written, as D1 counts and charges them. */
export function countingWrites(db: D1Database) {
  let rows = 0;
  const targets = new WeakMap<object, D1PreparedStatement>();
  const note = ({ rows_written }: D1Meta) => {
    rows += rows_written;
  };
  const counting = (target: D1PreparedStatement): D1PreparedStatement => {
    const proxy = new Proxy(target, {
      get: (_, name) => {
        if (name === "bind") return (...values: unknown[]) => counting(target.bind(...values));
        if (name === "run" || name === "all")
          return async () => {
            const result = await target[name]();
            note(result.meta);
            return result;
          };
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    targets.set(proxy, target);
    return proxy;
  };
  const counted = new Proxy(db, {
    get: (target, name) => {
      if (name === "prepare") return (sql: string) => counting(target.prepare(sql));
      if (name === "batch")
        return async (statements: D1PreparedStatement[]) => {
          const results = await target.batch(statements.map((one) => targets.get(one) ?? one));
          for (const { meta } of results) note(meta);
          return results;
        };
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return {
    db: counted,
    /** Rows that were written since the last call. */
    take(): number {
      const taken = rows;
      rows = 0;
      return taken;
    },
  };
}
