import { DurableObject } from "cloudflare:workers";
import { createAlarmClock } from "./alarm-clock";
import { countWrites } from "./count-writes";
import { BUCKET_FROZEN, BUCKET_HEADER, BUCKET_MOVED, MISDIRECTED, refusalOf } from "./marks";
import { type CellMigration, migrateCell } from "./migrate";
import { oneAtATime } from "./one-at-a-time";
import { type PointInTime, pointInTimeOf } from "./point-in-time";
import { type CellResult, type CellStatement, runStatements } from "./run-statements";

import { createVisitToPast, type Whereabouts } from "./visit-to-past";

export type { CellResult, CellStatement };

/**
 * Runs statements of a cell as one transaction. With a bucket, the cell refuses all of them while it does not
 * hold the bucket.
 */
export type RunStatements = (statements: readonly CellStatement[], bucket?: number) => Promise<CellResult[]>;

/** What the backend does inside of a cell. */
export interface CellWork<Env> {
  readonly migrations: readonly CellMigration[];
  /** Answers a request of a customer whose rows are in the cell. */
  answer(request: Request, cell: CellAtWork<Env>): Promise<Response>;
  /** Does what is due in the cell, and tells when something is due next, ms, or null; also what has failed of it. */
  runJobs(cell: CellAtWork<Env>, waking: Waking): Promise<{ nextAt: number | null; failure?: unknown }>;
  /** What is needed to write a dump of a past moment (decision 083); without it the cell never goes there. */
  readonly past?: WorkInThePast<Env>;
}

interface WorkInThePast<Env> {
  /** The visit to the past whose way back is noted for the cell, until it is over. Asked at each start. */
  openVisit(env: Env, name: string): Promise<number | null>;
  /** Keeps the bookmark by which the cell comes back. */
  noteWayBack(env: Env, visit: number, present: string): Promise<void>;
  /** Goes on with the dump of the past moment. */
  dump(cell: CellAtWork<Env>, wanted: PastDump): Promise<PastDumpProgress>;
}

/** How far a dump of a past moment is; EMPTY where nothing of the cell belongs into it. */
export type PastDumpProgress = "UNFINISHED" | "COMPLETE" | "EMPTY";

/** A dump of a past moment. */
export interface PastDump {
  /** Of the visit to the past. */
  readonly id: number;
  readonly name: string;
  /** The moment, ms. */
  readonly at: number;
  /** Whom it holds; null for all customers of the cell. */
  readonly customerId: number | null;
}

/** Why a cell looks for what is due. */
interface Waking {
  /** Whether everything is done that can be, due or not; otherwise what is due by the rows of the cell. */
  readonly isRound: boolean;
  /** When the cell was to wake by itself, ms; null for never. */
  readonly alarmAt: number | null;
  /** Called before the first job begins. */
  begin(): void;
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
  /** When it wakes by itself, ms; null while nothing waits in it. */
  readonly nextAlarmAt: number | null;
  /** When the jobs last ended, ms. After a sleep, only the end of the last full round is known. */
  readonly lastRunAt: number | null;
}

/** What the backend's Worker may ask of a cell. */
export interface CellCalls {
  /** Runs statements as one transaction. A refusal is an answer: the platform reports what a call throws as a fault. */
  execute(statements: readonly CellStatement[], bucket?: number): Promise<CellAnswer>;
  /** Runs all jobs, and sets the alarm again. @throws the error of a failed job, once all of them have ended */
  runJobs(): Promise<void>;
  status(): Promise<CellStatus>;
  /** Whether the platform can put it back to a moment, ms. */
  canGoBackTo(at: number): Promise<boolean>;
  /** Goes to a past moment: where it succeeds the call fails, because the cell starts again. */
  goBack(visit: number, at: number): Promise<void>;
  whereabouts(): Promise<Whereabouts>;
  /** Goes on with a dump of the moment that it is in. @throws Error in the present */
  dumpPast(wanted: PastDump): Promise<PastDumpProgress>;
  /** Comes back to a bookmark: from the past the call fails, because the cell starts again. In the present it does nothing. */
  comeBack(visit: number, present: string): Promise<void>;
  /** Deletes what the cell keeps of a visit that is over, and lets it look soon for what is due. */
  forgetVisit(visit: number): Promise<void>;
}

/** Storage key for when the last round ended. */
const LAST_ROUND = "lastRoundAt";
/** An alarm that could not tell what is due next comes again after that. */
const AGAIN_MS = 60_000;

/** A cell that is away from the present looks again after that. */
const AWAY_MS = 60_000;
/** One that has come back looks for what is due after that. */
const BACK_MS = 5_000;

/**
 * The class of the cells: each holds the business of some customers in a SQLite database of its own, and the backend's
 * application beside it, so that a request of theirs takes one hop (decision 073). Only the backend's Worker reaches it.
 *
 * @param timeOf how it goes to another moment; by default as the platform offers it
 */
export function createCellClass<Env extends object>(
  work: CellWork<Env>,
  timeOf: (ctx: DurableObjectState, env: Env) => PointInTime = (ctx) => pointInTimeOf(ctx),
) {
  return class Cell extends DurableObject<Env> implements CellCalls {
    readonly #written = countWrites();
    readonly #alarm = createAlarmClock(this.ctx.storage, this.#written.add);
    #lastRunAt: number | null = null;
    readonly #next = oneAtATime();
    readonly #visit = createVisitToPast({
      storage: this.ctx.storage,
      time: timeOf(this.ctx, this.env),
      openVisit: async () => (await work.past?.openVisit(this.env, this.ctx.id.name ?? "")) ?? null,
      noteWayBack: async (visit, present) => work.past?.noteWayBack(this.env, visit, present),
    });

    constructor(ctx: DurableObjectState, env: Env) {
      super(ctx, env);
      void ctx.blockConcurrencyWhile(async () => {
        await this.#visit.begin();
        const isMigrated = migrateCell(ctx.storage, work.migrations);
        await this.#alarm.read();
        // What a migration leaves to be done in slices does not wait for the round of the hour.
        if (isMigrated) this.#alarm.noteWrite();
        this.#lastRunAt = (await ctx.storage.get<number>(LAST_ROUND)) ?? null;
      });
    }

    override async fetch(request: Request): Promise<Response> {
      const bucket = request.headers.get(BUCKET_HEADER);
      if (bucket !== null && refusalOf(this.ctx.storage, Number(bucket)) === BUCKET_MOVED)
        return new Response(null, { status: MISDIRECTED });
      return work.answer(request, this.#atWork(true));
    }

    async execute(statements: readonly CellStatement[], bucket?: number): Promise<CellAnswer> {
      try {
        return { results: this.#run(statements, true, bucket), refusal: null };
      } catch (error) {
        return { results: null, refusal: error instanceof Error ? error.message : String(error) };
      }
    }

    async runJobs(): Promise<void> {
      const failure = await this.#work(true);
      void this.ctx.storage.put(LAST_ROUND, this.#lastRunAt);
      if (failure !== undefined) throw failure;
    }

    /** Never throws: the platform drops an alarm after seven failures. Failures are logged and retried. */
    override async alarm(): Promise<void> {
      this.#alarm.goneOff();
      await this.#work(false);
    }

    /**
     * One run at a time. If two ran in parallel, the one that asked first could end last, and its alarm would
     * miss rows that were written in between.
     *
     * @returns what has failed
     */
    #work(isRound: boolean): Promise<unknown> {
      return this.#next(() => this.#workNow(isRound));
    }

    async #workNow(isRound: boolean): Promise<unknown> {
      if (this.#visit.isClosed) return void this.#alarm.end(Date.now() + AWAY_MS);
      const waking = { isRound, alarmAt: this.#alarm.at, begin: () => this.#alarm.begin() };
      const { nextAt, failure } = await work
        .runJobs(this.#atWork(false), waking)
        .catch((error: unknown) => ({ nextAt: Date.now() + AGAIN_MS, failure: error }));
      this.#alarm.end(nextAt);
      this.#lastRunAt = Date.now();
      return failure;
    }

    async status(): Promise<CellStatus> {
      return {
        bytes: this.ctx.storage.sql.databaseSize,
        ...this.#written.summary(),
        nextAlarmAt: this.#alarm.at,
        lastRunAt: this.#lastRunAt,
      };
    }

    canGoBackTo(at: number): Promise<boolean> {
      return this.#visit.check(at).then(
        () => true,
        () => false,
      );
    }

    /** Waits for running jobs, so that they finish before the cell goes back. */
    async goBack(visit: number, at: number): Promise<void> {
      await this.#next(() => this.#visit.goBack(visit, at));
    }

    async whereabouts(): Promise<Whereabouts> {
      return this.#visit.whereabouts();
    }

    /** One at a time: of two parallel calls, the later would complete the dump without the other's files. */
    dumpPast(wanted: PastDump): Promise<PastDumpProgress> {
      return this.#next(() => this.#dumpPastNow(wanted));
    }

    async #dumpPastNow(wanted: PastDump): Promise<PastDumpProgress> {
      if (!work.past) throw new Error("this cell never goes to the past");
      this.#visit.expectPast(wanted.id);
      const run: RunStatements = async (statements) => runStatements(this.ctx.storage, statements);
      return work.past.dump({ ...this.#atWork(false), run }, wanted);
    }

    comeBack(visit: number, present: string): Promise<void> {
      return this.#visit.comeBack(visit, present);
    }

    /** Sets the alarm again: the platform does not promise to restore it together with the rows. */
    async forgetVisit(visit: number): Promise<void> {
      await this.#visit.forget(visit);
      this.#alarm.end(Date.now() + BACK_MS);
    }

    /** @param setsAlarm whether what is written may leave something to do; jobs look at that when they end */
    #run(statements: readonly CellStatement[], setsAlarm: boolean, bucket?: number): CellResult[] {
      if (this.#visit.isClosed) throw new Error(BUCKET_FROZEN);
      const results = runStatements(this.ctx.storage, statements, bucket);
      const written = results.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0);
      this.#written.add(written);
      if (setsAlarm && written > 0) this.#alarm.noteWrite();
      return results;
    }

    #atWork(setsAlarm: boolean): CellAtWork<Env> {
      const { ctx, env } = this;
      return {
        env,
        name: ctx.id.name ?? "",
        run: async (statements, bucket) => this.#run(statements, setsAlarm, bucket),
        entrypoints: ctx.exports,
        waitUntil: (promise) => ctx.waitUntil(promise),
      };
    }
  };
}
