import type { EveryStore } from "../../../backend/src/shared/stores/stores";
/** A database that notes the text of every statement that is prepared, in order. */
export function recordStatements(db: EveryStore): { db: EveryStore; statements: string[] } {
  const statements: string[] = [];
  const recording = new Proxy(db, {
    get(target, name) {
      if (name === "prepare") {
        return (sql: string) => {
          statements.push(sql);
          return target.prepare(sql);
        };
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { db: recording, statements };
}
