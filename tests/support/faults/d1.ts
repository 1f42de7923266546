import { env } from "cloudflare:workers";
import { connectionLost, Point } from "./point";
import { FAULT_MARKER, Script } from "./script";

/** One round trip to the database. */
interface D1Call {
  readonly kind: "query" | "batch";
  readonly sql: readonly string[];
  readonly signal?: AbortSignal;
  /** Runs the batch with its n-th statement (from 1) replaced by one that fails: the others roll back. */
  failAt(n: number): Promise<unknown>;
}

/** An insert of a row with a made id, not within a trigger; not of tables whose ids are texts or fixed, or of customers, whose claimed id is made once. */
export const MADE_ROW =
  /^(?!\s*create\b)[\s\S]*?insert into "?(?!customers\b|staff_list_entries\b|master_marks\b|ledger_(?:accounts|watch)\b|calls\b|captcha_challenges\b)(\w+)"?\s*\((?:[^)]*,)?\s*"?id"?\s*[,)]/i;

class D1Point extends Point<D1Call, unknown> {
  /** The transaction is done, and its answer lost: what a client must treat as "maybe". */
  throwAfterCommit(): void {
    this.throwAfter();
  }

  /** Refuses {@link MADE_ROW} as if another isolate had made the same id in the same ms. */
  idTaken(): void {
    this.does("idTaken", async ({ sql }) => {
      const [table] = sql.flatMap((text) => MADE_ROW.exec(text)?.[1] ?? []);
      throw new Error(`D1_ERROR: UNIQUE constraint failed: ${table}.id: SQLITE_CONSTRAINT (${FAULT_MARKER})`);
    });
  }

  /** The n-th statement of the batch (from 1) fails while the database runs it. */
  throwAtStatement(n: number): void {
    this.does(`throwAtStatement ${n}`, async (call) => {
      await call.failAt(n).then(
        () => {
          throw new Error("the spoiled batch did not fail");
        },
        () => undefined,
      );
      throw connectionLost();
    });
  }
}

/** Fails at run time, not when it is prepared, and as no constraint. */
const SPOILED = "SELECT json('{')";
const CHANGES = /^\s*(?:INSERT|UPDATE|DELETE|REPLACE|WITH)\b/i;
const EXECUTIONS = new Set<string | symbol>(["first", "run", "all", "raw"]);

/** A database that fails where the script says. Calls count from the moment that the fault is written down. */
export class FaultyD1 {
  readonly script = new Script<D1Call, unknown>();
  readonly #originals = new WeakMap<object, { statement: D1PreparedStatement; sql: string }>();

  /** The n-th batch, or the next one that has a matching statement. */
  batch(which: number | RegExp = 1): D1Point {
    return this.#at("batch", which);
  }

  /** The n-th statement outside of batches, or the next matching one. */
  query(which: number | RegExp = 1): D1Point {
    return this.#at("query", which);
  }

  /** The n-th round trip of any kind. */
  call(which: number | RegExp = 1): D1Point {
    return this.#at("call", which);
  }

  wrap<D extends D1Database>(db: D): D {
    return new Proxy(db, {
      get: (target, name) => {
        if (name === "prepare") return (sql: string) => this.#statement(target.prepare(sql), sql);
        if (name === "batch") return (statements: D1PreparedStatement[]) => this.#batch(target, statements);
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  }

  #at(kind: D1Call["kind"] | "call", which: number | RegExp): D1Point {
    const isKind = (call: D1Call) => kind === "call" || call.kind === kind;
    // A cell does not tell a batch of one statement from the statement. Batches are for what changes something.
    const isBatchOfOne = (call: D1Call) =>
      kind === "batch" && Boolean(env.CELL_COUNT) && call.kind === "query" && CHANGES.test(call.sql[0] ?? "");
    return typeof which === "number"
      ? new D1Point(this.script, { name: `d1.${kind}`, nth: which, matches: isKind })
      : new D1Point(this.script, {
          name: `d1.${kind} ${which}`,
          nth: 1,
          matches: (call) => (isKind(call) || isBatchOfOne(call)) && call.sql.some((sql) => which.test(sql)),
        });
  }

  #statement(statement: D1PreparedStatement, sql: string): D1PreparedStatement {
    const failAt = () => Promise.reject(new Error("only batches have statements to fail at"));
    const wrapped = new Proxy(statement, {
      get: (target, name) => {
        if (name === "bind") return (...values: unknown[]) => this.#statement(target.bind(...values), sql);
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        if (!EXECUTIONS.has(name)) return value.bind(target);
        return (...values: unknown[]) =>
          this.script.run({ kind: "query", sql: [sql], failAt }, async () =>
            Reflect.apply(value, target, values),
          );
      },
    });
    this.#originals.set(wrapped, { statement, sql });
    return wrapped;
  }

  #batch(db: D1Database, statements: D1PreparedStatement[]): Promise<unknown> {
    const originals = statements.map(
      (statement) => this.#originals.get(statement) ?? { statement, sql: "prepared elsewhere" },
    );
    const real = originals.map(({ statement }) => statement);
    const call: D1Call = {
      kind: "batch",
      sql: originals.map(({ sql }) => sql),
      failAt: (n) => db.batch(real.with(n - 1, db.prepare(SPOILED))),
    };
    return this.script.run(call, () => db.batch(real));
  }
}
