import type { Trips } from "../trace";
import { ownerOfTable, type TableOwner } from "./table-owners";
import { tablesIn } from "./tables-in";

/** The statements of all faces, with what the database itself takes. */
const originals = new WeakMap<
  object,
  { readonly statement: D1PreparedStatement; readonly owner: TableOwner; readonly isChange: boolean }
>();

interface FaceOptions {
  readonly owner: TableOwner;
  /** Whether the code runs beside the database: then it is reached without a hop. */
  readonly isBeside: boolean;
  readonly trips: Trips;
  /** Called when something is sent that may change rows. */
  onChange?(): void;
}

const EXECUTIONS = new Set<string | symbol>(["first", "run", "all", "raw"]);

const CHANGES = /^\s*(?:INSERT|UPDATE|DELETE|REPLACE)\b/i;

/** SQL texts that were found to be about one owner's tables. */
const checked: Record<TableOwner, Set<string>> = { customer: new Set(), directory: new Set() };
/** Texts with lists of values differ from one request to the next: what is remembered is bounded. */
const MOST_REMEMBERED = 2_000;

/** @throws Error when the text names a table of the other owner */
function assertOwner(sql: string, owner: TableOwner): void {
  const known = checked[owner];
  if (known.has(sql)) return;
  const foreign = tablesIn(sql).filter((table) => (ownerOfTable(table) ?? owner) !== owner);
  if (foreign.length > 0)
    throw new Error(`a statement for the ${owner} names ${foreign.join(", ")}: ${sql.slice(0, 300)}`);
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.add(sql);
}

/**
 * A database as the statements of one owner see it. Its round trips are counted and timed for the request's log line,
 * and a batch takes its own statements alone. While developing and under test, a text about tables of the other owner
 * is refused; in production all texts have been tested.
 *
 * @throws Error from `prepare` and `batch` for what belongs to another store
 */
export function faceOf(
  db: D1Database,
  { owner, isBeside, trips, onChange = () => {} }: FaceOptions,
): D1Database {
  async function timed<T>(roundTrip: () => Promise<T>): Promise<T> {
    const started = Date.now();
    trips.count += 1;
    if (!isBeside) trips.hops += 1;
    try {
      return await roundTrip();
    } finally {
      trips.ms += Date.now() - started;
    }
  }

  function counted(statement: D1PreparedStatement, isChange: boolean): D1PreparedStatement {
    const wrapped = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => counted(target.bind(...values), isChange);
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        if (!EXECUTIONS.has(name)) return value.bind(target);
        return (...values: unknown[]) => {
          if (isChange) onChange();
          return timed(async () => Reflect.apply(value, target, values));
        };
      },
    });
    originals.set(wrapped, { statement, owner, isChange });
    return wrapped;
  }

  function ownStatement(statement: D1PreparedStatement): D1PreparedStatement {
    const original = originals.get(statement);
    if (original?.owner !== owner)
      throw new Error(`a batch for the ${owner} holds a statement of another store`);
    if (original.isChange) onChange();
    return original.statement;
  }

  return new Proxy(db, {
    get(target, name) {
      if (name === "prepare") {
        return (sql: string) => {
          if (__SANDBOX__) assertOwner(sql, owner);
          return counted(target.prepare(sql), CHANGES.test(sql));
        };
      }
      if (name === "batch") {
        return (statements: D1PreparedStatement[]) => timed(() => target.batch(statements.map(ownStatement)));
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
