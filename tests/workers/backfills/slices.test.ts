import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runJobsOfCell } from "../../../backend/src/jobs-of-cell";
import { type Backfill, beginAgain, runBackfills } from "../../../backend/src/modules/backfills";
import { MINUTE } from "../../../backend/src/shared/clock";
import { openStores } from "../../../backend/src/shared/stores/stores";
import { signIn } from "../../support/accounts/accounts";
import { expectConsole } from "../../support/console-is-error";
import { envOfStore, runMinuteJobs } from "../../support/minute-jobs";
import { operate } from "../../support/orders/order-life";
import { createTestBackend, idsBy } from "../../support/servers/backend";
import { addOldRows, fillPlaces, placesOf, SLICE, useBackfills } from "./support";

const ROWS = 2_000;
const SLICES = Math.ceil(ROWS / SLICE) + 1;

let backend: ReturnType<typeof createTestBackend>;
let customerId: number;

beforeEach(async () => {
  // In one cell the rows of the tests before lie among those of this one.
  await env.DB.prepare("DELETE FROM account_activity").run();
  backend = createTestBackend();
  ({ customerId } = await signIn());
  await addOldRows(customerId, ROWS);
});
afterEach(async () => {
  useBackfills();
  await env.DB.prepare("DELETE FROM backfills").run();
});

const store = () => openStores(envOfStore(backend.env, customerId)).home;
const run = (...list: readonly Backfill[]) => runBackfills(list, { db: store(), clock: backend.clock });
const progress = () =>
  store()
    .prepare("SELECT cursor, round, done_at AS doneAt FROM backfills WHERE name = ?")
    .bind(fillPlaces.name)
    .first<{ cursor: string | null; round: number; doneAt: number | null }>();

/** The same with something before or after each slice; `count` is the number of the slice. */
function watched({ before = () => {}, after = () => {} }: Partial<Record<"before" | "after", Hook>>) {
  let count = 0;
  const slice: Backfill["slice"] = async (...given) => {
    count += 1;
    await before(count);
    const cursor = await fillPlaces.slice(...given);
    await after(count);
    return cursor;
  };
  return { backfill: { ...fillPlaces, slice }, slices: () => count };
}
type Hook = (slice: number) => unknown;

describe("a backfill (decision 084)", () => {
  test("[R36] fills every row, slice by slice, and is then done", async () => {
    const { backfill, slices } = watched({});
    await run(backfill);
    expect(slices()).toBe(SLICES);
    expect(await placesOf(customerId)).toEqual({ "of phone": ROWS });
    expect(await progress()).toMatchObject({ round: 0, doneAt: backend.clock.now() });
    await run(backfill);
    expect(slices()).toBe(SLICES);
  });

  test("[R36] goes on behind the last noted slice where a run has died, and repeats the one that was not noted", async () => {
    const dies: Hook = (slice) => {
      if (slice === 3) throw new Error("the run is dead");
    };
    const first = watched({ after: dies });
    await expect(run(first.backfill)).rejects.toThrow("the run is dead");
    expect(await placesOf(customerId)).toEqual({ "of phone": 3 * SLICE, null: ROWS - 3 * SLICE });
    const second = watched({});
    await run(second.backfill);
    expect(second.slices()).toBe(SLICES - 2);
    expect(await placesOf(customerId)).toEqual({ "of phone": ROWS });
  });

  test("[R36] keeps what customers write between two slices", async () => {
    const write: Hook = (slice) =>
      slice === 2 &&
      env.DB.prepare("UPDATE account_activity SET place = 'written' WHERE id IN (?, ?)")
        .bind(customerId + 4096 * 1_000_001, customerId + 4096 * (1_000_000 + ROWS))
        .run();
    await run(watched({ before: write }).backfill);
    expect(await placesOf(customerId)).toEqual({ written: 2, "of phone": ROWS - 2 });
  });

  test("leaves to the next run what the time of one is too short for", async () => {
    const slow = watched({ after: () => backend.clock.advance(6_000) });
    await run(slow.backfill);
    expect(slow.slices()).toBe(2);
    expect(await progress()).toMatchObject({ doneAt: null });
  });

  test("leaves to the next run what is more than fifty slices, where the clock of a cell stands still", async () => {
    let slices = 0;
    const long: Backfill = {
      name: "long",
      slice: async () => {
        slices += 1;
        return slices === 60 ? null : String(slices);
      },
    };
    await run(long);
    expect(slices).toBe(50);
    await run(long);
    expect(slices).toBe(60);
  });

  test("notes nothing for a run that another one has overtaken, or that was told to begin again", async () => {
    const again: Hook = (slice) => {
      const [text, names] = beginAgain([]);
      return slice === 2 && store().prepare(text).bind(names).run();
    };
    const { backfill, slices } = watched({ after: again });
    await run(backfill);
    expect(slices()).toBe(2);
    expect(await progress()).toEqual({ cursor: null, round: 1, doneAt: null });
    await Promise.all([run(fillPlaces), run(fillPlaces)]);
    await run(fillPlaces);
    expect(await placesOf(customerId)).toEqual({ "of phone": ROWS });
    expect(await progress()).toMatchObject({ round: 1, doneAt: expect.any(Number) });
  });
});

describe("the job of a store", () => {
  const health = async () =>
    (await operate(backend, "GET", "/operator/api/health")).data.backfills as Record<string, unknown>[];
  const job = () => runMinuteJobs({ env: backend.env, clock: backend.clock, ids: idsBy(backend.clock) });

  test("[EXT-105] health counts the stores that are done, and says when the last one was", async () => {
    useBackfills(fillPlaces);
    const stores = Number(env.CELL_COUNT || 1);
    expect(await health()).toMatchObject([
      { name: fillPlaces.name, storesDone: 0, storesOpen: stores, doneTime: null },
    ]);
    await job();
    expect(await placesOf(customerId)).toEqual({ "of phone": ROWS });
    for (const db of openStores(backend.env).all())
      await runBackfills([fillPlaces], { db, clock: backend.clock });
    expect(await health()).toEqual([
      {
        name: fillPlaces.name,
        storesDone: stores,
        storesOpen: 0,
        doneTime: expect.stringMatching(/^2026-11-2/),
        unfinished: [],
      },
    ]);
  });

  test("a backfill that fails leaves the other jobs alone, and the next run goes on", async () => {
    useBackfills({
      name: fillPlaces.name,
      slice: async () => {
        throw new Error("no such column");
      },
    });
    expectConsole(/fill rows of earlier releases/);
    await expect(job()).rejects.toThrow("no such column");
    useBackfills(fillPlaces);
    await job();
    expect(await placesOf(customerId)).toEqual({ "of phone": ROWS });
  });

  test.runIf(env.CELL_COUNT)("[R31] has the cell wake until it is done, and then lets it sleep", async () => {
    const slow = watched({ after: () => backend.clock.advance(4_000) });
    const own = { env: envOfStore(backend.env, customerId), clock: backend.clock, ids: idsBy(backend.clock) };
    const wake = () => runJobsOfCell({ ...own, isRound: false, alarmAt: null, begin() {} });
    await env.DB.prepare("DELETE FROM staff_list_changes").run();
    const { nextAt: before } = await wake();
    useBackfills(slow.backfill);
    let wakes = 0;
    for (; (await progress())?.doneAt == null; wakes += 1) {
      const { nextAt } = await wake();
      if ((await progress())?.doneAt == null)
        expect(nextAt).toBeLessThanOrEqual(backend.clock.now() + MINUTE);
      backend.clock.advance(MINUTE);
    }
    // With what the other tests have left in the cell.
    expect(slow.slices()).toBeGreaterThanOrEqual(SLICES);
    expect(wakes).toBe(Math.ceil(slow.slices() / 3));
    const { nextAt: after } = await wake();
    expect(after ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(before ?? Number.POSITIVE_INFINITY);
    expect(await placesOf(customerId)).toEqual({ "of phone": ROWS });
  });
});
