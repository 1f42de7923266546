/**
 * The Worker that has the cells of tests and the scratch database. Objects of the Worker under test would be slower: for
 * each call to one of them, the runner of the tests looks up its class in another process.
 */
import { createApp } from "../../../backend/src/app";
import { workInCells } from "../../../backend/src/cell";
import type { BackendEnv } from "../../../backend/src/env";
import { type CellAtWork, createCellClass } from "../../../durable-objects/cell/cell";

export { ScratchDatabase } from "./scratch-database";

const work = workInCells(createApp());
/** Each file of tests has cells of its own, behind whose names there is another word. */
const named = (cell: CellAtWork<BackendEnv>): CellAtWork<BackendEnv> => ({
  ...cell,
  name: cell.name.split(" ")[0] ?? "",
});

const BackendCell = createCellClass<BackendEnv>({
  ...work,
  runJobs: (cell, waking) => work.runJobs(named(cell), waking),
});

/** A cell whose alarms come when a test wants them to: real time would meet the time of a test. */
export class Cell extends BackendCell {
  #goesByItself = false;

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
