import { cellDatabase, resultOf } from "../../../backend/src/shared/stores/cells/cell-database";
import { cellNumber, cellOf } from "../../../backend/src/shared/stores/cells/cell-of";
import type { EveryStore } from "../../../backend/src/shared/stores/stores";
import { tablesIn } from "../../../backend/src/shared/stores/tables-in";
import type { RunStatements } from "../../../durable-objects/cell/cell";
import { keepAnswer, type NamedCell, namedCell, withoutCell } from "./of-cell";
import { ownerOfNewRow } from "./owner-of-new-row";
import { BESIDE, inAnyStore, ownerOf, placeOf } from "./place-of";
import {
  answerOfStores,
  type CopiedTable,
  isEmptyWithoutRows,
  isOverAll,
  type ReadTogether,
  refuseToReadTogether,
} from "./read-over-stores";
import { together } from "./together";

const READS = /^\s*(?:SELECT|VALUES)\b|^\s*WITH\b(?![\s\S]*\b(?:INSERT|UPDATE|DELETE)\b)/i;

type Row = Record<string, unknown>;

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

interface Options {
  /** Reads what lies in several stores together; without it such a statement is refused. */
  readonly scratch?: ReadTogether;
  /** A cell without customers: what it answers says which of the others have anything to add. */
  readonly empty?: RunStatements;
  /** Whether a cell can have rows at all; without it every cell can. */
  isInUse?(cell: number): boolean;
  /** Whether what is read about all customers is what each store answers, one behind the other. */
  readonly isEach?: boolean;
}

class Stores {
  readonly directory: D1Database;
  readonly #cells: readonly D1Database[];
  readonly #runs: readonly RunStatements[];
  readonly #scratch: ReadTogether;

  #names: ReadonlySet<string> | undefined;
  readonly #options: Options;

  constructor(directory: D1Database, runs: readonly RunStatements[], options: Options) {
    this.directory = directory;
    this.#scratch = options.scratch ?? refuseToReadTogether;
    this.#runs = runs;
    this.#cells = runs.map(cellDatabase);
    this.#options = options;
  }

  each(): Stores {
    return new Stores(this.directory, this.#runs, { ...this.#options, isEach: true });
  }

  /** Cells that can have rows, by their numbers: at least one, so that a statement is answered. */
  #used(): readonly number[] {
    const { isInUse } = this.#options;
    const used = [...this.#cells.keys()].filter((cell) => isInUse?.(cell) ?? true);
    return used.length > 0 ? used : [0];
  }

  #inUse(): readonly D1Database[] {
    return this.#used().flatMap((cell) => this.#cells[cell] ?? []);
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
    if (place !== "everywhere" && /^\s*EXPLAIN\b/i.test(statement.sql))
      return place === "cells" ? this.#inUse().slice(0, 1) : [this.directory];
    if (place === "directory") return [this.directory];
    return place === "cells" ? this.#cellsFor(statement) : [this.directory, ...this.#inUse()];
  }

  /** Whether the answer of a statement is not the answers of its stores one behind the other. */
  #isOverStores({ sql }: Statement): boolean {
    if (!READS.test(sql)) return false;
    const place = placeOf(sql);
    return (
      place === "both" ||
      (!this.#options.isEach && place === "cells" && this.#inUse().length > 1 && isOverAll(sql))
    );
  }

  async #readOverStores(statement: Statement): Promise<D1Result<Row>> {
    const { sql, values } = statement;
    const { empty } = this.#options;
    if (placeOf(sql) === "cells" && empty) {
      const [answers, nothing] = await Promise.all([
        Promise.all(
          this.#inUse().map((cell) =>
            cell
              .prepare(sql)
              .bind(...values)
              .all<Row>(),
          ),
        ),
        isEmptyWithoutRows(sql)
          ? []
          : cellDatabase(empty)
              .prepare(sql)
              .bind(...values)
              .all<Row>()
              .then(({ results }) => results),
      ]);
      const results = answerOfStores(sql, answers, nothing);
      if (results) return { ...together(sql, answers), results: [...results] };
    }
    return this.#readTogether(statement);
  }

  async #readTogether({ sql, values }: Statement): Promise<D1Result<Row>> {
    this.#names ??= await this.#allNames();
    const known = this.#names;
    const names = tablesIn(sql).filter((name) => known.has(name));
    const copy = (stale: readonly string[]) => this.#copy(stale);
    const { columns, rows } = await this.#scratch({ names, sql, values: values as SqlStorageValue[], copy });
    return resultOf({ columns, rows, rowsRead: 0, rowsWritten: 0, changes: 0, lastRowId: 0 });
  }

  /** Tables and views; a text can name what is defined within itself, too. */
  async #allNames(): Promise<ReadonlySet<string>> {
    const { results } = await this.directory
      .prepare("SELECT name FROM sqlite_master WHERE type IN ('table', 'view')")
      .all<{ name: string }>();
    return new Set(results.map(({ name }) => name));
  }

  /** Some tables and views with the rows of all stores: by one call to each cell. */
  async #copy(names: readonly string[]): Promise<CopiedTable[]> {
    const textOf = (name: string) => `SELECT * FROM "${name}"`;
    const { directory = [], customer = [] } = Object.groupBy(names, (name) => ownerOf(name) ?? "customer");
    const statements = customer.map((name) => ({ sql: textOf(name), values: [] }));
    const [ofDirectory, ofCells] = await Promise.all([
      Promise.all(directory.map((name) => this.directory.prepare(textOf(name)).raw({ columnNames: true }))),
      statements.length === 0
        ? []
        : Promise.all(this.#used().map((cell) => this.#runs[cell]?.(statements) ?? [])),
    ]);
    return [
      ...directory.map((name, index) => {
        const [columns = [], ...rows] = ofDirectory[index] ?? [];
        return { name, columns: columns as unknown as string[], rows };
      }),
      ...customer.map((name, index) => ({
        name,
        columns: ofCells[0]?.[index]?.columns ?? [],
        rows: ofCells.flatMap((results) => results[index]?.rows ?? []),
      })),
    ];
  }

  async batch(statements: readonly Statement[]): Promise<D1Result<Row>[]> {
    const cells = statements.map(({ sql }) => namedCell(sql));
    const named = cells.find((cell) => cell !== null) ?? null;
    // What names no table goes along with those that do.
    const isOfOne = cells.every(
      (cell, index) => cell?.name === named?.name || placeOf(statements[index]?.sql ?? "") === "everywhere",
    );
    if (named && isOfOne) return this.#batchOf(named, statements);
    if (!named && !statements.some((statement) => this.#isOverStores(statement)))
      return this.#batch(statements);
    const results: D1Result<Row>[] = [];
    for (const statement of statements) {
      const cell = namedCell(statement.sql);
      const [result] = cell
        ? await this.#batchOf(cell, [statement])
        : this.#isOverStores(statement)
          ? [await this.#readOverStores(statement)]
          : await this.#batch([statement]);
      if (result) results.push(result);
    }
    return results;
  }

  async #batchOf({ name, bucket }: NamedCell, statements: readonly Statement[]): Promise<D1Result<Row>[]> {
    const run = this.#runs[cellNumber(name)];
    if (!run) throw new Error(`there is no ${name}`);
    const own = statements.map(({ sql, values }) => ({
      sql: withoutCell(sql),
      values: values as SqlStorageValue[],
    }));
    return (await run(own, bucket)).map((answer) => keepAnswer(resultOf<Row>(answer), answer));
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
