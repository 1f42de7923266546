import { DurableObject } from "cloudflare:workers";
import { countWrites } from "./count-writes";
import { BUCKET_HEADER, BUCKET_MOVED, MISDIRECTED, refusalOf } from "./marks";
import { type CellMigration, migrateCell } from "./migrate";
import { type CellResult, type CellStatement, runStatements } from "./run-statements";

export type { CellResult, CellStatement };

/**
 * Runs statements of a cell as one transaction. With a bucket they are refused while the cell does not hold it: nothing of
 * them has happened then.
 */
export type RunStatements = (statements: readonly CellStatement[], bucket?: number) => Promise<CellResult[]>;

/** What the backend does inside of a cell. */
export interface CellWork<Env> {
  readonly migrations: readonly CellMigration[];
  /** Answers a request of a customer whose rows are in the cell. */
  answer(request: Request, cell: CellAtWork<Env>): Promise<Response>;
  /** Does what is due in the cell. */
  runJobs(cell: CellAtWork<Env>): Promise<void>;
}

/** A cell, as the code inside of it sees it. */
export interface CellAtWork<Env> {
  readonly env: Env;
  readonly name: string;
  readonly run: RunStatements;
  /** The entrypoints of the backend's Worker: what they do, they do outside of the cell. */
  readonly entrypoints: object;
  waitUntil(work: Promise<unknown>): void;
}

/** What became of a transaction: its results, or what SQLite said when it refused it whole. */
export type CellAnswer =
  | { readonly results: CellResult[]; readonly refusal: null }
  | { readonly results: null; readonly refusal: string };

/** What a cell holds and has written: how near it is to the limits of an object (docs/scale.md). */
export interface CellStatus {
  /** Size of its database. */
  readonly bytes: number;
  /** Since when it counts, ms: a cell that sleeps forgets. */
  readonly countsSince: number;
  /** Rows and index entries written since then, and the most of them within one second. */
  readonly rowsWritten: number;
  readonly mostRowsPerSecond: number;
}

/** What the backend's Worker may ask of a cell. */
export interface CellCalls {
  /** Runs statements as one transaction. A refusal is an answer: the platform reports what a call throws as a fault. */
  execute(statements: readonly CellStatement[], bucket?: number): Promise<CellAnswer>;
  runJobs(): Promise<void>;
  status(): Promise<CellStatus>;
}

/**
 * The class of the cells: each holds the business of some customers in a SQLite database of its own, and the backend's
 * application beside it, so that a request of theirs takes one hop (decision 073). Only the backend's Worker reaches it.
 */
export function createCellClass<Env extends object>(work: CellWork<Env>) {
  return class Cell extends DurableObject<Env> implements CellCalls {
    readonly #written = countWrites();

    constructor(ctx: DurableObjectState, env: Env) {
      super(ctx, env);
      void ctx.blockConcurrencyWhile(async () => migrateCell(ctx.storage, work.migrations));
    }

    override async fetch(request: Request): Promise<Response> {
      const bucket = request.headers.get(BUCKET_HEADER);
      if (bucket !== null && refusalOf(this.ctx.storage, Number(bucket)) === BUCKET_MOVED)
        return new Response(null, { status: MISDIRECTED });
      return work.answer(request, this.#atWork());
    }

    async execute(statements: readonly CellStatement[], bucket?: number): Promise<CellAnswer> {
      try {
        return { results: this.#run(statements, bucket), refusal: null };
      } catch (error) {
        return { results: null, refusal: error instanceof Error ? error.message : String(error) };
      }
    }

    async runJobs(): Promise<void> {
      await work.runJobs(this.#atWork());
    }

    async status(): Promise<CellStatus> {
      return { bytes: this.ctx.storage.sql.databaseSize, ...this.#written.summary() };
    }

    #run(statements: readonly CellStatement[], bucket?: number): CellResult[] {
      const results = runStatements(this.ctx.storage, statements, bucket);
      this.#written.add(results.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0));
      return results;
    }

    #atWork(): CellAtWork<Env> {
      const { ctx, env } = this;
      return {
        env,
        name: ctx.id.name ?? "",
        run: async (statements, bucket) => this.#run(statements, bucket),
        entrypoints: ctx.exports,
        waitUntil: (promise) => ctx.waitUntil(promise),
      };
    }
  };
}
