import { ownerOfTable } from "../../../backend/src/shared/stores/table-owners";
import type { RunStatements } from "../../../durable-objects/cell/cell";

const CHANGE = /^\s*(?:INSERT(?: OR \w+)? INTO|REPLACE INTO|UPDATE(?: OR \w+)?|DELETE FROM)\s+["`]?(\w+)/i;

/** The customers' table that a statement changes; null for one that reads, or is about the directory. */
function changedTable(sql: string): string | null {
  const table = CHANGE.exec(sql)?.[1];
  return table !== undefined && ownerOfTable(table) === "customer" ? table : null;
}

type Note = (table: string) => void;

/** A database that tells which customers' tables were changed through it, by statements that have changed a row. */
export function watchChanges<D extends D1Database>(db: D, note: Note): D {
  const originals = new WeakMap<object, { statement: D1PreparedStatement; sql: string }>();

  const look = (sql: string, isChanged: boolean) => {
    const table = isChanged ? changedTable(sql) : null;
    if (table !== null) note(table);
  };
  const ofResult = (sql: string, { meta, results }: D1Result) =>
    look(sql, meta.changes > 0 || (results ?? []).length > 0);

  function watch(statement: D1PreparedStatement, sql: string): D1PreparedStatement {
    const watched = new Proxy(statement, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        if (name === "bind") return (...values: unknown[]) => watch(target.bind(...values), sql);
        return async (...values: unknown[]) => {
          const answer: unknown = await Reflect.apply(value, target, values);
          if (name === "run" || name === "all") ofResult(sql, answer as D1Result);
          // What a change returns are rows that it has changed.
          else look(sql, Array.isArray(answer) ? answer.length > 0 : answer !== null);
          return answer;
        };
      },
    });
    originals.set(watched, { statement, sql });
    return watched;
  }

  return new Proxy(db, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => watch(target.prepare(sql), sql);
      if (name === "batch")
        return async (statements: D1PreparedStatement[]) => {
          const own = statements.map((it) => originals.get(it) ?? { statement: it, sql: "" });
          const results = await target.batch(own.map(({ statement }) => statement));
          for (const [index, result] of results.entries()) ofResult(own[index]?.sql ?? "", result);
          return results;
        };
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** The same for the statements of a cell. */
export const watchCellChanges =
  (run: RunStatements, note: Note): RunStatements =>
  async (statements, bucket) => {
    const results = await run(statements, bucket);
    results.forEach(({ changes }, index) => {
      const table = changes > 0 ? changedTable(statements[index]?.sql ?? "") : null;
      if (table !== null) note(table);
    });
    return results;
  };
