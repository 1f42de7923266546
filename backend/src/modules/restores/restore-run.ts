import { and, eq, isNull, type SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { BackendEnv } from "../../env";
import { type Clock, dayOf, MINUTE } from "../../shared/clock";
import { bucketOf } from "../../shared/numbers/bucket";
import { LEASE_MS } from "../../shared/run-lease";
import { cellsOf } from "../../shared/stores/cells/open-cells";
import { type Directory, openStores } from "../../shared/stores/stores";
import { phoneOf } from "../customers";
import { type DumpManifest, fileKey, readCustomer, readManifest, writeDumpFile } from "../dumps";
import {
  businessTriggers,
  cellSide,
  columnsOf,
  MOVED_TABLES,
  mark,
  markOf,
  onlyBy,
  onlyWhile,
  placeOfBucket,
  RESTORING,
  unwatchRows,
  watchRows,
} from "../moves";
import { comparedFrom, findRestore, type Restore } from "./ask-restore";
import { movedSince } from "./known-money";
import { emptyCustomer, fillCustomer, type Replacing } from "./replace-customer";
import { restores } from "./restores.tables";
import { storeCopyManifest } from "./safety-copy";
import { settleCustomer } from "./settle-customer";
import { storeLines } from "./store-lines";

/** A lease is renewed once so much of it is over, ms. */
const RENEWED_AFTER_MS = MINUTE;

/** A reason that stops a restore, as text for the staff. */
class RestoreFailure extends Error {}

const takenOver = () => new RestoreFailure("another run has taken over");

interface Given {
  readonly env: BackendEnv;
  readonly directory: Directory;
  readonly clock: Clock;
  readonly until: number;
  token(bytes: number): string;
  /** Called with the cell after everything is restored. */
  done(cell: number): Promise<void>;
}

/** The name of the copy of the replaced rows, in the form of a dump's name. */
export const copyNameOf = ({ id, askedAt }: Pick<Restore, "id" | "askedAt">): string =>
  `${dayOf(askedAt)}-before-${id}`;

/**
 * One run of one restore (decision 079). The next step is found from stored data, and each step can be
 * repeated: if a run dies, the next run repeats its last step.
 */
export class RestoreRun {
  readonly #given: Given;
  #restore: Restore;

  constructor(given: Given, restore: Restore) {
    this.#given = given;
    this.#restore = restore;
  }

  get #runner(): string {
    return this.#restore.runner ?? "";
  }

  /** @returns whether the restore is done; otherwise the next run continues */
  async goOn(): Promise<boolean> {
    const { env, clock, until } = this.#given;
    const { cell, dump, customerId, cancelledBy, step } = this.#restore;
    if (cancelledBy !== null && (step === null || step === "FREEZE")) return this.#finish();
    const manifest = await readManifest(env.FILES, { cell, dump });
    if (!manifest) throw new RestoreFailure("the dump is not there any more");
    const all = customerId === null ? manifest.files.flatMap(({ customers }) => customers) : [customerId];
    for (;;) {
      const { currentId, lastCustomerId } = this.#restore;
      const next = currentId ?? all.find((id) => id > lastCustomerId);
      if (next === undefined) return this.#finish();
      if (currentId === null) await this.#note({ currentId: next, step: "FREEZE", slices: 0 });
      if (!(await this.#restoreCustomer(next, manifest))) return this.#stop();
      if (clock.now() >= until) return false;
    }
  }

  /** Ends a restore that was cancelled while this run had it. */
  async #stop(): Promise<true> {
    // One that had changed nothing was ended by the cancellation.
    return this.#restore.doneAt === null ? this.#finish() : true;
  }

  /** @returns false when the restore was cancelled before anything of the customer was changed */
  async #restoreCustomer(customerId: number, manifest: DumpManifest): Promise<boolean> {
    const { clock, env } = this.#given;
    const began = clock.now();
    const target = await this.#targetOf(customerId);
    if (target === null) return this.#end(customerId, { skipped: this.#restore.skipped + 1 });
    // An unreadable dump is found while the customer still has all rows and can use the site.
    if (this.#restore.step === "FREEZE")
      for await (const _slice of readCustomer(env.FILES, manifest, customerId));
    const { replacing, phone } = target;
    const { cell, moving } = replacing;
    const { keys } = await columnsOf(
      cell,
      MOVED_TABLES.map(({ table }) => table),
    );
    // The last moment for a cancellation: a marked bucket takes no requests until its customer is restored.
    if (this.#restore.step === "FREEZE" && !(await this.#noteUnlessCancelled({ step: "COPY" }))) return false;
    // From here on, transactions of an earlier run are refused.
    await cell.run(...watchRows(keys), onlyWhile(moving, RESTORING), mark(moving, RESTORING));
    if (this.#restore.step === "COPY") {
      await this.#copy(replacing);
      await this.#note({ step: "EMPTY" });
    }
    if (this.#restore.step === "EMPTY") {
      await emptyCustomer(replacing);
      await this.#note({ step: "FILL", slices: 0 });
    }
    if (this.#restore.step === "FILL") {
      const from = { bucket: env.FILES, manifest, from: this.#restore.slices };
      await fillCustomer(replacing, from, (slices, rows) =>
        this.#note({ slices, rows: this.#restore.rows + rows }),
      );
      await this.#note({ step: "SETTLE" });
    }
    if (this.#restore.step === "SETTLE") {
      const { id: restoreId, lastSeq } = this.#restore;
      await settleCustomer(replacing, {
        restoreId,
        lastSeq,
        phone,
        now: clock.now(),
        token: this.#given.token,
      });
      await this.#note({ step: "UNFREEZE" });
    }
    await cell.run(onlyBy(moving), ["DELETE FROM bucket_marks WHERE bucket = ?", moving.bucket]);
    const frozenMs = this.#restore.frozenMs + clock.now() - began;
    return this.#end(customerId, { restored: this.#restore.restored + 1, frozenMs });
  }

  /**
   * The cell for the customer's restore; null for a customer who is skipped, because the account is closed or
   * was in another cell.
   */
  async #targetOf(customerId: number): Promise<{ replacing: Replacing; phone: string | null } | null> {
    const { env, directory } = this.#given;
    const bucket = bucketOf(customerId);
    const count = cellsOf(env)?.count ?? 1;
    const { cell: number, isMoving } = await placeOfBucket(directory, { bucket, count });
    const cell = cellSide(env, number);
    // Once the bucket is marked, the customer's restore has begun and must continue.
    const isMarked = (await markOf(cell, bucket)) === RESTORING;
    if (isMoving && !isMarked) throw new RestoreFailure("the customer is moving to another cell");
    if (this.#restore.customerId === null && number !== this.#restore.cell) return null;
    const moving = { bucket, runner: this.#runner };
    const [[closed = []], phone] = await Promise.all([
      cell.run(["SELECT 1 FROM account_closings WHERE customer_id = ?", customerId]),
      phoneOf(directory, customerId),
    ]);
    if (!isMarked && (closed.length > 0 || phone === null)) return null;
    return { replacing: { customerId, moving, cell, triggers: await businessTriggers(cell) }, phone };
  }

  /** Copies the present rows to R2, and their movements of money to the directory. */
  async #copy({ customerId, cell }: Replacing): Promise<void> {
    const { env, clock, until, directory } = this.#given;
    const db = openStores(env).all()[cell.number];
    if (!db) throw new RestoreFailure(`there is no cell ${cell.number}`);
    const dump = copyNameOf(this.#restore);
    const key = fileKey(this.#restore.cell, dump, customerId);
    const next = async (after: number) => (after < customerId ? customerId : null);
    const goesOn = () => this.#renewLease();
    await writeDumpFile({ dump, key, after: 0, until, next, goesOn }, { db, bucket: env.FILES, clock });
    const lines = await movedSince(cell, customerId, comparedFrom(this.#restore));
    await storeLines(directory, { restoreId: this.#restore.id, source: "BEFORE", lines });
    const [seq] = await cell.run(["SELECT COALESCE(MAX(seq), 0) FROM outbox WHERE user_id = ?", customerId]);
    await this.#note({ lastSeq: Number(seq?.[0]?.[0] ?? 0) });
  }

  async #end(customerId: number, change: Partial<Restore>): Promise<true> {
    await this.#note({ ...change, lastCustomerId: customerId, currentId: null, step: null, slices: 0 });
    return true;
  }

  async #finish(): Promise<true> {
    const { env, clock } = this.#given;
    await storeCopyManifest(env.FILES, {
      ...this.#restore,
      name: copyNameOf(this.#restore),
      now: clock.now(),
    });
    const target = await this.#cellAtTheEnd();
    await unwatchRows(cellSide(env, target));
    await this.#given.done(target);
    await this.#note({ doneAt: clock.now(), failure: null });
    return true;
  }

  /** The cell that has the restored rows now. */
  async #cellAtTheEnd(): Promise<number> {
    const { customerId, cell } = this.#restore;
    if (customerId === null) return cell;
    const count = cellsOf(this.#given.env)?.count ?? 1;
    const place = await placeOfBucket(this.#given.directory, { bucket: bucketOf(customerId), count });
    return place.cell;
  }

  /** While the copy of a large customer is written, no other run may begin it again. */
  async #renewLease(): Promise<void> {
    const left = this.#restore.busyUntil - this.#given.clock.now();
    if (left < LEASE_MS - RENEWED_AFTER_MS) await this.#note({});
  }

  async #note(change: Partial<Restore>): Promise<void> {
    if (!(await this.#store(change))) throw takenOver();
  }

  /** The same, unless the restore was cancelled. @returns whether it was noted */
  async #noteUnlessCancelled(change: Partial<Restore>): Promise<boolean> {
    if (await this.#store(change, isNull(restores.cancelledBy))) return true;
    const now = await findRestore(this.#given.directory, this.#restore.id);
    if (now.runner !== this.#runner || now.cancelledBy === null) throw takenOver();
    this.#restore = now;
    return false;
  }

  /** @returns false when this run no longer has the restore, or a further condition is not met */
  async #store(change: Partial<Restore>, condition?: SQL): Promise<boolean> {
    const { directory, clock } = this.#given;
    const noted = { ...change, busyUntil: clock.now() + LEASE_MS };
    const { meta } = await drizzle(directory)
      .update(restores)
      .set(noted)
      .where(and(eq(restores.id, this.#restore.id), eq(restores.runner, this.#runner), condition));
    if (meta.changes === 0) return false;
    this.#restore = { ...this.#restore, ...noted };
    return true;
  }
}
