/**
 * The Worker that has the cells of tests and the scratch database. Objects of the Worker under test would be slower: for
 * each call to one of them, the runner of the tests looks up its class in another process.
 */
import { createApp } from "../../../backend/src/app";
import { workInCells } from "../../../backend/src/cell";
import type { BackendEnv } from "../../../backend/src/env";
import { type CellAtWork, createCellClass } from "../../../durable-objects/cell/cell";
import { keepBookmark, putBack, standInTime } from "./stand-in-time";

export { ScratchDatabase } from "./scratch-database";

const work = workInCells(createApp());
/** Each file of tests has cells of its own, behind whose names there is another word. */
const nameOf = (name: string): string => name.split(" ")[0] ?? "";
const named = (cell: CellAtWork<BackendEnv>): CellAtWork<BackendEnv> => ({
  ...cell,
  name: nameOf(cell.name),
});
const { past } = work;

const BackendCell = createCellClass<BackendEnv>(
  {
    ...work,
    runJobs: (cell, waking) => work.runJobs(named(cell), waking),
    past: past && {
      ...past,
      openVisit: (env, name) => past.openVisit(env, nameOf(name)),
      dump: (cell, wanted) => past.dump(named(cell), wanted),
    },
  },
  standInTime,
);

/** A cell whose alarms come when a test wants them to: real time would meet the time of a test. */
export class Cell extends BackendCell {
  #goesByItself = false;

  constructor(ctx: DurableObjectState, env: BackendEnv) {
    void ctx.blockConcurrencyWhile(() => putBack(ctx));
    super(ctx, env);
  }

  /** Starts again with the next call, as after a sleep. */
  async fallAsleep(): Promise<void> {
    this.ctx.abort("asleep");
  }

  /** Keeps a bookmark of this moment, ms, as the platform does by itself. */
  async keepBookmark(ms: number): Promise<void> {
    await keepBookmark(this.ctx, ms);
  }

  /** From now on alarms do what is due. */
  async startClock(): Promise<void> {
    this.#goesByItself = true;
  }

  /** Lets its alarm come at once; whether it has one. */
  async goOff(): Promise<boolean> {
    if ((await this.ctx.storage.getAlarm()) === null) return false;
    await this.ctx.storage.deleteAlarm();
    await super.alarm();
    return true;
  }

  override async alarm(): Promise<void> {
    if (this.#goesByItself) await super.alarm();
  }
}

export default { fetch: () => new Response("not under test", { status: 404 }) };
