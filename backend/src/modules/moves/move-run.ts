import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { BackendEnv } from "../../env";
import type { Clock } from "../../shared/clock";
import { bucketPrefix } from "../../shared/numbers/bucket";
import { LEASE_MS, RELEASED } from "../../shared/run-lease";
import { type Directory, openStores } from "../../shared/stores/stores";
import { beginAgain, DONE_BACKFILLS } from "../backfills";
import { checkCustomers } from "../ledger";
import { moveEntries } from "../staff-lists";
import {
  businessTriggers,
  type CellSide,
  cellSide,
  columnsOf,
  customersOf,
  mark,
  notWhile,
  onlyBy,
  RESTORING,
  stateOf,
  unwatchRows,
  watchRows,
} from "./cell-side";
import { copySlice, deleteSlice, differingTables, listRows, rowsLeft, SLICE, type Way } from "./copy-rows";
import { MOVED_TABLES } from "./moved-tables";
import { bucketMoves } from "./moves.tables";

/** Rows that may be left when the bucket is frozen: copying them takes well under a second. */
const FREEZE_AT = 500;
/** Size of a slice that is copied whole after a refusal, because a value may move from one row to another. */
const WHOLE = 10_000;

export type Move = typeof bucketMoves.$inferSelect;

/** A reason that stops a move, as text for the staff. */
class MoveFailure extends Error {}

interface Given {
  readonly directory: Directory;
  readonly clock: Clock;
  readonly move: Move;
  readonly until: number;
}

/** One run of one move (decision 078). */
export class MoveRun {
  readonly #env: BackendEnv;
  readonly #given: Given;
  readonly #moving: { bucket: number; runner: string };

  constructor(env: BackendEnv, given: Given) {
    this.#env = env;
    this.#given = given;
    this.#moving = { bucket: given.move.bucket, runner: given.move.runner ?? "" };
  }

  /** @returns whether the move is done; otherwise the next run continues */
  async goOn(): Promise<boolean> {
    const { move } = this.#given;
    if (move.target === null) return this.#finish();
    if (move.movedAt !== null) return this.#leave(move.cell, move.target);
    if (move.isRevoked) return this.#revoke(move.cell, move.target);
    await this.#checkSource(move.cell);
    const way = await this.#open(move.cell, move.target);
    await this.#list(way);
    if (!(await this.#copyWhileOpen(way))) return false;
    await this.#freezeAndSwitch(way);
    return this.#leave(move.target, move.cell);
  }

  /** Deletes the copied rows, and opens the bucket in its present cell. */
  async #revoke(from: number, to: number): Promise<boolean> {
    const way = await this.#open(from, to);
    if (!(await this.#empty(way, way.target, "ARRIVING", true))) return false;
    const { bucket } = this.#moving;
    const unmark = ["DELETE FROM bucket_marks WHERE bucket = ?", bucket] as const;
    await way.source.run(onlyBy(this.#moving), ["DELETE FROM bucket_changes"], unmark);
    // A cell that held the bucket before keeps the mark by which old statements are redirected.
    await way.target.run(onlyBy(this.#moving), mark(this.#moving, "MOVED"));
    await Promise.all([unwatchRows(way.source), unwatchRows(way.target)]);
    return this.#finish();
  }

  /** Marks both cells: the source then lists changed rows, and the target refuses changes. */
  async #open(from: number, to: number): Promise<Way> {
    const moving = this.#moving;
    const [source, target] = [cellSide(this.#env, from), cellSide(this.#env, to)];
    const state = await stateOf(source, moving.bucket);
    if (state === RESTORING) throw new MoveFailure("a customer of the bucket is being restored");
    const way = await this.#way(source, target);
    await target.run(...watchRows(way.columns.keys), mark(moving, "ARRIVING"));
    await source.run(
      ...watchRows(way.columns.keys),
      notWhile(moving, RESTORING),
      mark(moving, state ?? "LEAVING"),
    );
    return way;
  }

  async #way(source: CellSide, target: CellSide): Promise<Way> {
    const tables = MOVED_TABLES.map(({ table }) => table);
    const [columns, customerIds, triggers] = await Promise.all([
      columnsOf(source, tables),
      customersOf(source, this.#moving.bucket),
      businessTriggers(target),
    ]);
    const { bucket } = this.#moving;
    return {
      moving: this.#moving,
      prefix: bucketPrefix(bucket),
      customerIds,
      source,
      target,
      columns,
      triggers,
    };
  }

  /** Deletes rows of an earlier try from the target, and lists all rows for copying. */
  async #list(way: Way): Promise<void> {
    if (this.#given.move.listedAt !== null) return;
    await way.source.run(onlyBy(this.#moving), ["DELETE FROM bucket_changes"]);
    await this.#empty(way, way.target, "ARRIVING");
    await listRows(way);
    await this.#note({ listedAt: this.#given.clock.now() });
  }

  /** Deletes the rows of the bucket in a cell. @returns whether nothing is left */
  async #empty(way: Way, cell: CellSide, state: string, isTimed = false): Promise<boolean> {
    const customerIds = await customersOf(cell, this.#moving.bucket);
    const triggers = await businessTriggers(cell);
    while (!(await deleteSlice(cell, { ...way, customerIds }, { triggers, state })))
      if (isTimed && this.#isOver()) return false;
    return true;
  }

  /** @returns whether so few rows are left that the bucket can be frozen */
  async #copyWhileOpen(way: Way): Promise<boolean> {
    let copied = this.#given.move.copied;
    while ((await rowsLeft(way)) > FREEZE_AT) {
      if (this.#isOver()) return false;
      copied += await this.#copy(way);
      await this.#note({ copied });
    }
    return true;
  }

  async #copy(way: Way): Promise<number> {
    try {
      return await copySlice(way, SLICE);
    } catch (error) {
      if (!String(error).includes("UNIQUE")) throw error;
      return copySlice(way, WHOLE);
    }
  }

  /**
   * The bucket takes no requests during this time: from the mark in the source to the last write in the
   * directory.
   */
  async #freezeAndSwitch(opened: Way): Promise<void> {
    const { clock, directory } = this.#given;
    const moving = this.#moving;
    const began = clock.now();
    await opened.source.run(onlyBy(moving), mark(moving, "FROZEN"));
    const way = await this.#copyFrozen(opened).catch(async (error: unknown) => {
      // The bucket stays in its present cell.
      await opened.source.run(onlyBy(moving), mark(moving, "LEAVING"));
      throw error;
    });
    const { meta } = await directory
      .prepare(
        "UPDATE bucket_moves SET cell = ?1, target = ?2, moved_at = ?3, frozen_ms = ?4 WHERE bucket = ?5 AND runner = ?6 AND moved_at IS NULL",
      )
      .bind(
        way.target.number,
        way.source.number,
        clock.now(),
        clock.now() - began,
        moving.bucket,
        moving.runner,
      )
      .run();
    if (meta.changes === 0) throw new MoveFailure("another run has taken over");
  }

  /** Copies the rest of a frozen bucket, and compares both cells. */
  async #copyFrozen(opened: Way): Promise<Way> {
    // A customer may have registered in the meantime.
    const way = { ...opened, customerIds: await customersOf(opened.source, this.#moving.bucket) };
    while ((await rowsLeft(way)) > 0) await this.#copy(way);
    const differing = await differingTables(way);
    if (differing.length === 0) return way;
    await this.#note({ listedAt: null });
    throw new MoveFailure(`not the same in both cells: ${differing.join(", ")}`);
  }

  /** Opens the bucket in its new cell, and deletes its rows in the old one. @returns whether this is done */
  async #leave(to: number, from: number): Promise<boolean> {
    const moving = this.#moving;
    const [left, held] = [cellSide(this.#env, from), cellSide(this.#env, to)];
    await this.#note({});
    await left.run(mark(moving, "LEFT"));
    // Master cards that the old cell had not updated are outdated: the new cell follows the changes since
    // then. Rows that the old cell had not filled are filled by the backfills of the new one (decision 084).
    const [cards, filled = []] = await left.run(["SELECT done FROM master_marks"], [DONE_BACKFILLS]);
    await held.run(
      ["UPDATE master_marks SET done = MIN(done, ?)", cards?.[0]?.[0] ?? 0],
      beginAgain(filled.map(([name]) => String(name))),
      ["DELETE FROM bucket_marks WHERE bucket = ?", moving.bucket],
    );
    await this.#checkBooks(to, "after the move");
    await moveEntries(this.#given.directory, { bucket: moving.bucket, from, to });
    const way = await this.#way(left, held);
    if (!(await this.#empty(way, left, "LEFT", true))) return false;
    await left.run(onlyBy(moving), ["DELETE FROM bucket_changes"], mark(moving, "MOVED"));
    await Promise.all([unwatchRows(left), unwatchRows(held)]);
    return this.#finish();
  }

  /**
   * Checks the books of the bucket before it is marked, and again in each run that copies: a promise that is
   * already broken would stop the move after the switch, when it can no longer be ended.
   */
  async #checkSource(cell: number): Promise<void> {
    const { bucket } = this.#moving;
    const state = await stateOf(cellSide(this.#env, cell), bucket);
    // The run that froze it has checked it, and its customers wait. While it is restored it has not all rows.
    if (state === "FROZEN" || state === RESTORING) return;
    await this.#checkBooks(cell, "before the move");
  }

  /**
   * Checks the books of the bucket's customers in a cell. After a finding in the new one the rows stay in the old
   * one, so that a person can compare them.
   */
  async #checkBooks(cell: number, when: "before the move" | "after the move"): Promise<void> {
    const { move, directory } = this.#given;
    // The whole cell: whatever is remembered of the bucket's place.
    const db = openStores(this.#env).all()[cell];
    const customerIds = await customersOf(cellSide(this.#env, cell), move.bucket);
    if (!db || customerIds.length === 0) return;
    const [first] = await checkCustomers(customerIds, { db, directory });
    if (first)
      throw new MoveFailure(
        `books of customer ${first.customerId} ${when}: ${first.rule} (${first.subject})`,
      );
  }

  async #finish(): Promise<boolean> {
    await this.#note({ target: null, doneAt: this.#given.clock.now() });
    return true;
  }

  #isOver = (): boolean => this.#given.clock.now() >= this.#given.until;

  async #note(change: Partial<Move>): Promise<void> {
    const { bucket, runner } = this.#moving;
    const busyUntil = this.#given.clock.now() + LEASE_MS;
    const { meta } = await drizzle(this.#given.directory)
      .update(bucketMoves)
      .set({ ...change, busyUntil })
      .where(and(eq(bucketMoves.bucket, bucket), eq(bucketMoves.runner, runner)));
    if (meta.changes === 0) throw new MoveFailure("another run has taken over");
  }

  /** Lets the next run continue at once. */
  async release(failure: string | null): Promise<void> {
    const { bucket, runner } = this.#moving;
    await drizzle(this.#given.directory)
      .update(bucketMoves)
      .set({ ...RELEASED, failure })
      .where(and(eq(bucketMoves.bucket, bucket), eq(bucketMoves.runner, runner)));
  }
}
