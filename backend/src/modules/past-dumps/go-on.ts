import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { STARTS_AGAIN } from "../../../../durable-objects/cell/point-in-time";
import type { BackendEnv } from "../../env";
import { type Clock, HOUR, MINUTE, SECOND } from "../../shared/clock";
import type { Ids } from "../../shared/ids";
import { log } from "../../shared/log";
import { isFree, leaseOf, RELEASED } from "../../shared/run-lease";
import { cellName } from "../../shared/stores/cells/cell-of";
import { cellStub, cellsOf } from "../../shared/stores/cells/open-cells";
import { type Directory, openStores } from "../../shared/stores/stores";
import type { PastDumpRow } from "./ask-past-dump";
import { pastDumps } from "./past-dumps.tables";

interface Dependencies {
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Duration of one run; the next minute continues. */
const RUN_MS = 40 * SECOND;
/** A cell that is away for longer comes back without a dump, because its customers wait. */
const MOST_AWAY_MS = 30 * MINUTE;
/** A dump is given up if the cell could not leave by then. */
const MOST_WAITING_MS = 6 * HOUR;
/** Steps of a run: going back, three slices of a minute, and coming back, with room for repeats. */
const MOST_STEPS = 12;

/**
 * Continues dumps of past moments: brings the cell to the past, lets it write, and brings it back
 * (decision 083). If a run dies, the next one continues. A failure is stored in its row, and logged.
 */
export async function goOnWithPastDumps({ env, clock, ids }: Dependencies): Promise<void> {
  if (!cellsOf(env)) return;
  const { directory } = openStores(env);
  const until = clock.now() + RUN_MS;
  const open = await drizzle(directory)
    .select({ id: pastDumps.id })
    .from(pastDumps)
    .where(isNull(pastDumps.doneAt))
    // A cell that is away comes first, because its customers wait.
    .orderBy(sql`${pastDumps.step} = 'ASKED'`, asc(pastDumps.askedAt));
  for (const { id } of open) {
    if (clock.now() >= until) return;
    const claimed = await claim(directory, { id, runner: ids.token(8), now: clock.now() });
    if (!claimed) continue;
    try {
      await goOn(claimed, { env, directory, clock, until });
      await release(directory, claimed, undefined);
    } catch (error) {
      log.error("dump of a past moment does not get on", error, { pastDump: id });
      const failure = error instanceof Error ? error.message : String(error);
      await release(directory, claimed, failure).catch(() => {});
    }
  }
}

/** The reason when a longer stay in the past would not help. */
const NOT_WHOLE = "the customer was not in the cell at that moment, or not whole";

interface Given extends Pick<Dependencies, "env" | "clock"> {
  readonly directory: Directory;
  readonly until: number;
}

async function goOn(claimed: PastDumpRow, { env, directory, clock, until }: Given): Promise<void> {
  const cells = cellsOf(env);
  if (!cells) return;
  // A stub cannot be used after its object has restarted, so each call gets a new one.
  const cell = () => cellStub(cells.CELLS, cellName(claimed.cell));
  const change = (to: Partial<PastDumpRow>) => note(directory, claimed, to);
  for (let steps = 0; steps < MOST_STEPS && clock.now() < until; steps += 1) {
    const row = await read(directory, claimed.id);
    if (row.doneAt !== null) return;
    // Read after the row: once the step is RETURNING, no cell leaves, so a cell in the present stays there.
    const where = await cell().whereabouts();
    if (where === "LEAVING") return;
    const isPast = where === "PAST";
    if (row.step !== "RETURNING") {
      if (row.cancelledBy !== null) await change({ step: "RETURNING", failure: "cancelled" });
      else if (isTooLong(row, clock.now()))
        await change({ step: "RETURNING", failure: row.failure ?? "it took too long" });
      else if (row.leftAt === null) await change({ leftAt: clock.now() });
      else if (!isPast) await going(cell().goBack(row.id, row.at));
      else {
        const progress = await cell().dumpPast(row);
        if (progress === "COMPLETE") await change({ step: "RETURNING", isMade: true, failure: null });
        if (progress === "EMPTY") await change({ step: "RETURNING", failure: NOT_WHOLE });
      }
    } else if (isPast) await going(cell().comeBack(row.id, row.present ?? ""));
    else {
      // In this sequence: if a cell started without its note while the visit is open, it would go back to the
      // past and lose later changes. A note that stays does no harm.
      await change({ doneAt: clock.now() });
      await cell().forgetVisit(row.id);
    }
  }
}

const isTooLong = ({ askedAt, leftAt }: PastDumpRow, now: number): boolean =>
  leftAt === null ? now - askedAt > MOST_WAITING_MS : now - leftAt > MOST_AWAY_MS;

/**
 * Waits for a call that ends with a restart of the cell. @throws Error when the cell stays, with the reason
 */
async function going(call: Promise<void>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof Error && error.message.includes(STARTS_AGAIN))) throw error;
  }
}

async function read(directory: Directory, id: number): Promise<PastDumpRow> {
  const row = await drizzle(directory).select().from(pastDumps).where(eq(pastDumps.id, id)).get();
  if (!row) throw new Error(`there is no dump of a past moment ${id}`);
  return row;
}

/** Takes a dump for this run; null while another run has it. */
async function claim(
  directory: Directory,
  { id, runner, now }: { id: number; runner: string; now: number },
): Promise<PastDumpRow | null> {
  const [row] = await drizzle(directory)
    .update(pastDumps)
    .set(leaseOf(runner, now))
    .where(and(eq(pastDumps.id, id), isFree(pastDumps, now)))
    .returning();
  return row ?? null;
}

/** @throws Error when another run has taken over */
async function note(
  directory: Directory,
  { id, runner }: PastDumpRow,
  change: Partial<Omit<PastDumpRow, "runner">>,
): Promise<void> {
  const { meta } = await drizzle(directory)
    .update(pastDumps)
    .set(change)
    .where(and(eq(pastDumps.id, id), eq(pastDumps.runner, runner ?? "")));
  if (meta.changes === 0) throw new Error("another run has taken over");
}

/** Lets the next run continue at once. */
async function release(
  directory: Directory,
  { id, runner }: PastDumpRow,
  failure: string | undefined,
): Promise<void> {
  await drizzle(directory)
    .update(pastDumps)
    .set({ ...RELEASED, failure })
    .where(and(eq(pastDumps.id, id), eq(pastDumps.runner, runner ?? "")));
}
