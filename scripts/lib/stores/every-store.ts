import { cellDatabase, resultOf } from "../../../backend/src/shared/stores/cells/cell-database";
import { cellName, cellOf } from "../../../backend/src/shared/stores/cells/cell-of";
import type { EveryStore } from "../../../backend/src/shared/stores/stores";
import { tablesIn } from "../../../backend/src/shared/stores/tables-in";
import type { CellResult, RunStatements } from "../../../durable-objects/cell/cell";
import { ownerOfNewRow } from "./owner-of-new-row";
import { BESIDE, inAnyStore, ownerOf, placeOf } from "./place-of";

const READS = /^\s*(?:SELECT|VALUES)\b|^\s*WITH\b(?![\s\S]*\b(?:INSERT|UPDATE|DELETE)\b)/i;
/** A read whose answer is not the answers of all stores one behind the other. */
const OVER_ALL =
  /\b(?:COUNT|SUM|TOTAL|MAX|MIN|AVG|GROUP_CONCAT|json_group_array)\s*\(|\b(?:ORDER BY|LIMIT|DISTINCT|JOIN|GROUP BY|UNION|EXISTS|IN \(SELECT)\b/i;

type Row = Record<string, unknown>;

/** A statement for one cell alone, named by a comment behind it, with the bucket that the cell has to hold. */
const OF_CELL = / \/\* (cell-\d{3})(?: (\d+))? \*\/$/;
export const ofCell = (name: string, sql: string, bucket?: number): string =>
  bucket === undefined ? `${sql} /* ${name} */` : `${sql} /* ${name} ${bucket} */`;

/** What a cell answered itself, behind the rows of D1's form of it. */
const answers = new WeakMap<object, CellResult>();

/** The answer of a cell; a test may have changed what it counts. */
export function cellResultOf({ results, meta }: Pick<D1Result, "results" | "meta">): CellResult {
  const answer = answers.get(results);
  if (!answer) throw new Error("this is not the answer of a cell");
  return { ...answer, changes: meta.changes };
}

/** Rows of a table or view, from all stores. */
export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

export interface ScratchResult {
  readonly columns: string[];
  readonly rows: SqlStorageValue[][];
}

/** Answers a statement where copies of tables lie together. */
type ReadTogether = (
  tables: readonly CopiedTable[],
  sql: string,
  values: readonly SqlStorageValue[],
) => Promise<ScratchResult>;

class Statement {
  constructor(
    readonly store: Stores,
    readonly sql: string,
    readonly values: readonly unknown[] = [],
  ) {}

  bind(...values: unknown[]) {
    return new Statement(this.store, this.sql, values);
  }

  async all(): Promise<D1Result<Row>> {
    const [result] = await this.store.batch([this]);
    if (!result) throw new Error(`no answer to ${this.sql}`);
    return result;
  }

  run() {
    return this.all();
  }

  async first(column?: string): Promise<unknown> {
    const [row = null] = (await this.all()).results;
    return row === null || column === undefined ? row : row[column];
  }

  async raw(): Promise<unknown[][]> {
    return this.store.raw(this);
  }
}

/** The answers of several stores to one statement, as one: their rows one behind the other, what they took together. */
function together(sql: string, results: readonly D1Result<Row>[]): D1Result<Row> {
  const [first] = results;
  if (!first) throw new Error(`no store answered ${sql}`);
  if (results.length === 1) return first;
  const sum = (of: (result: D1Result<Row>) => number) =>
    results.reduce((total, result) => total + of(result), 0);
  return {
    ...first,
    results: results.flatMap((result) => result.results),
    meta: {
      ...first.meta,
      changes: sum(({ meta }) => meta.changes),
      rows_read: sum(({ meta }) => meta.rows_read),
      rows_written: sum(({ meta }) => meta.rows_written),
    },
  };
}

interface Options {
  /** Reads what lies in several stores together; without it such a statement is refused. */
  readonly scratch?: ReadTogether;
  /** Whether a cell can have rows at all; without it every cell can. */
  isInUse?(cell: number): boolean;
  /** Whether what is read about all customers is what each store answers, one behind the other. */
  readonly isEach?: boolean;
}

const refuse: ReadTogether = () => Promise.reject(new Error("this statement reads several stores together"));

class Stores {
  readonly directory: D1Database;
  readonly #cells: readonly D1Database[];
  readonly #runs: readonly RunStatements[];
  readonly #scratch: ReadTogether;

  #names: ReadonlySet<string> | undefined;
  readonly #options: Options;

  constructor(directory: D1Database, runs: readonly RunStatements[], options: Options) {
    this.directory = directory;
    this.#scratch = options.scratch ?? refuse;
    this.#runs = runs;
    this.#cells = runs.map(cellDatabase);
    this.#options = options;
  }

  each(): Stores {
    return new Stores(this.directory, this.#runs, { ...this.#options, isEach: true });
  }

  /** Cells that can have rows: at least one, so that a statement is answered. */
  #inUse(): readonly D1Database[] {
    const { isInUse } = this.#options;
    const used = isInUse ? this.#cells.filter((_, index) => isInUse(index)) : this.#cells;
    return used.length > 0 ? used : this.#cells.slice(0, 1);
  }

  prepare(sql: string) {
    return new Statement(this, sql);
  }

  /** Cells that a statement is for: the owner's for a new row, otherwise all, of which one has the rows. */
  #cellsFor(statement: Statement): readonly D1Database[] {
    const owner = this.#cells.length === 1 ? null : ownerOfNewRow(statement);
    if (owner === null) return this.#inUse();
    const cell = this.#cells[cellOf(owner, this.#cells.length)];
    return cell ? [cell] : [];
  }

  #storesFor(statement: Statement): readonly D1Database[] {
    const beside = BESIDE.exec(statement.sql)?.[1];
    if (beside !== undefined) return ownerOf(beside) === "directory" ? [this.directory] : this.#cells;
    if (/^\s*(?:DROP|CREATE|ALTER)\b/i.test(statement.sql)) return [this.directory, ...this.#cells];
    const place = placeOf(statement.sql);
    // The directory's schema names all tables, and none is read for a plan.
    if (place === "both" && /^\s*EXPLAIN\b/i.test(statement.sql)) return [this.directory];
    if (place === "directory") return [this.directory];
    return place === "cells" ? this.#cellsFor(statement) : [this.directory, ...this.#inUse()];
  }

  /** Whether a statement can be answered only where the rows of several stores lie together. */
  #needsScratch({ sql }: Statement): boolean {
    if (!READS.test(sql)) return false;
    const place = placeOf(sql);
    return (
      place === "both" ||
      (!this.#options.isEach && place === "cells" && this.#inUse().length > 1 && OVER_ALL.test(sql))
    );
  }

  async #readTogether({ sql, values }: Statement): Promise<D1Result<Row>> {
    this.#names ??= await this.#allNames();
    const known = this.#names;
    const tables = await Promise.all(
      tablesIn(sql)
        .filter((name) => known.has(name))
        .map((name) => this.#copy(name)),
    );
    const { columns, rows } = await this.#scratch(tables, sql, values as SqlStorageValue[]);
    return resultOf({ columns, rows, rowsRead: 0, rowsWritten: 0, changes: 0, lastRowId: 0 });
  }

  /** Tables and views; a text can name what is defined within itself, too. */
  async #allNames(): Promise<ReadonlySet<string>> {
    const { results } = await this.directory
      .prepare("SELECT name FROM sqlite_master WHERE type IN ('table', 'view')")
      .all<{ name: string }>();
    return new Set(results.map(({ name }) => name));
  }

  async #copy(name: string): Promise<CopiedTable> {
    const stores = ownerOf(name) === "directory" ? [this.directory] : this.#inUse();
    const found = await Promise.all(
      stores.map((store) => store.prepare(`SELECT * FROM "${name}"`).raw({ columnNames: true })),
    );
    return { name, columns: (found[0]?.[0] ?? []) as string[], rows: found.flatMap(([, ...rows]) => rows) };
  }

  async batch(statements: readonly Statement[]): Promise<D1Result<Row>[]> {
    const named = OF_CELL.exec(statements[0]?.sql ?? "");
    if (named?.[1]) return this.#batchOf({ name: named[1], bucket: named[2] }, statements);
    if (statements.some((statement) => this.#needsScratch(statement))) {
      const results: D1Result<Row>[] = [];
      for (const statement of statements) {
        const [result] = this.#needsScratch(statement)
          ? [await this.#readTogether(statement)]
          : await this.#batch([statement]);
        if (result) results.push(result);
      }
      return results;
    }
    return this.#batch(statements);
  }

  async #batchOf(
    { name, bucket }: { name: string; bucket: string | undefined },
    statements: readonly Statement[],
  ): Promise<D1Result<Row>[]> {
    const run = this.#runs[this.#runs.findIndex((_, index) => cellName(index) === name)];
    if (!run) throw new Error(`there is no ${name}`);
    const found = await run(
      statements.map(({ sql, values }) => ({
        sql: sql.replace(OF_CELL, ""),
        values: values as SqlStorageValue[],
      })),
      bucket === undefined ? undefined : Number(bucket),
    );
    return found.map((answer) => {
      const result = resultOf<Row>(answer);
      answers.set(result.results, answer);
      return result;
    });
  }

  async #batch(statements: readonly Statement[]): Promise<D1Result<Row>[]> {
    const places = statements.map((statement) => this.#storesFor(statement));
    const isEverywhere = ({ sql }: Statement) => placeOf(sql) === "everywhere" && !BESIDE.test(sql);
    const named = new Set(
      statements.flatMap((statement, index) => (isEverywhere(statement) ? [] : (places[index] ?? []))),
    );
    // What names no table goes along with those that do.
    const stores = [this.directory, ...this.#cells].filter((store) => named.size === 0 || named.has(store));
    const answers = await Promise.all(
      stores.map(async (store) => {
        const own = statements.flatMap((statement, index) =>
          places[index]?.includes(store) ? [{ statement, index }] : [],
        );
        if (own.length === 0) return new Map<number, D1Result<Row>>();
        const results = await store.batch<Row>(
          own.map(({ statement: { sql, values } }) => store.prepare(inAnyStore(sql)).bind(...values)),
        );
        return new Map(own.flatMap(({ index }, at) => (results[at] ? [[index, results[at]] as const] : [])));
      }),
    );
    return statements.map(({ sql }, index) =>
      together(
        sql,
        answers.flatMap((found) => found.get(index) ?? []),
      ),
    );
  }

  async raw(statement: Statement): Promise<unknown[][]> {
    const { results } = await statement.all();
    return results.map((row) => Object.values(row));
  }
}

/**
 * All stores by one face, for seeds, scripts and tests: each statement goes to the stores of the tables that it names.
 * The product has nothing like it.
 */
export const createEveryStore = (
  directory: D1Database,
  cells: readonly RunStatements[],
  options: Omit<Options, "isEach"> = {},
): EveryStore => new Stores(directory, cells, options) as unknown as EveryStore;

/**
 * The same stores for reads that are about each customer by itself: every store answers for its own customers, which is
 * faster than reading the rows of all stores together.
 */
export const inEachStore = (db: D1Database): EveryStore =>
  (db instanceof Stores ? db.each() : db) as unknown as EveryStore;

/** The directory's database behind that face; a plain database is the directory itself. */
export const directoryOf = (db: D1Database): D1Database =>
  db instanceof Stores ? db.directory : (Object(db).directory ?? db);
