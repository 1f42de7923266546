import { beforeEach, expect, test } from "vitest";
import { cellsToWake } from "../../../backend/src/minute";
import { beginRebuild } from "../../../backend/src/modules/staff-lists";
import { STAFF_LISTS } from "../../../backend/src/registry";
import { openStores } from "../../../backend/src/shared/stores/stores";
import { directory } from "../../support/database/use-cells";
import { runMinuteJobsEverywhere } from "../../support/minute-jobs";
import { seedWorkers } from "../../support/orders/order-life";
import { createTestBackend, idsBy } from "../../support/servers/backend";

const MINUTE = 60_000;
const CELLS = 256;

let backend: ReturnType<typeof createTestBackend>;
beforeEach(async () => {
  backend = createTestBackend();
  await directory.batch(
    ["master_follows", "master_changes", "staff_list_times"].map((table) =>
      directory.prepare(`DELETE FROM ${table}`),
    ),
  );
});

const given = () => ({ env: backend.env, clock: backend.clock, ids: idsBy(backend.clock) });
const woken = (count = CELLS) => cellsToWake(count, given());
const all = (count: number) => Array.from({ length: count }, (_, cell) => cell);

/** The cells that are woken in each of the next minutes. */
async function inMinutes(minutes: number, count: number): Promise<number[][]> {
  const found: number[][] = [];
  for (let minute = 0; minute < minutes; minute++) {
    found.push(await woken(count));
    backend.clock.advance(MINUTE);
  }
  return found;
}

test("[R31] every cell has its turn once an hour, a few of them each minute", async () => {
  const minutes = await inMinutes(60, CELLS);
  expect(minutes.flat().sort((one, other) => one - other)).toEqual(all(CELLS));
  expect(Math.max(...minutes.map((cells) => cells.length))).toBe(5);
});

test("the one cell of a laptop has its turn each minute", async () => {
  expect(await inMinutes(3, 1)).toEqual([[0], [0], [0]]);
});

test("[R31] a change of a master wakes all cells each minute, until each has told that its cards follow", async () => {
  await seedWorkers();
  await directory
    .prepare("UPDATE workers SET name = name || '甲' WHERE id = (SELECT MIN(id) FROM workers)")
    .run();
  expect(await woken()).toEqual(all(CELLS));
  const stores = openStores(backend.env).count;
  for (let minute = 0; minute < 3; minute++) {
    await runMinuteJobsEverywhere(given());
    backend.clock.advance(MINUTE);
  }
  expect(await woken(stores + 1)).toContain(stores);
  const { results } = await directory.prepare("SELECT store FROM master_follows ORDER BY store").all();
  expect(results).toEqual(all(stores).map((store) => ({ store })));
  // Not woken in each of two minutes: it has its turn in one of them at most.
  expect((await inMinutes(2, CELLS)).filter((cells) => cells.includes(0)).length).toBeLessThan(2);
});

test("[R31] a rebuild of staff's lists wakes its cells until it is done", async () => {
  await beginRebuild({ directory: openStores(backend.env).directory, count: CELLS }, STAFF_LISTS);
  expect(await woken()).toEqual(all(CELLS));
  await directory.prepare("UPDATE staff_list_times SET rebuild_list = NULL WHERE store <> 200").run();
  expect(await woken()).toContain(200);
  expect((await woken()).length).toBeLessThanOrEqual(6);
});
