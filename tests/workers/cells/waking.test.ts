import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createCellClass } from "../../../durable-objects/cell/cell";
import type { CellMigration } from "../../../durable-objects/cell/migrate";

const SECOND = 1000;

const noted = (name: string) => `INSERT INTO schema_digests VALUES ('${name}')`;
const FIRST_MIGRATION: CellMigration = {
  name: "0000",
  statements: ["CREATE TABLE schema_digests (migration text)", "CREATE TABLE orders (id)", noted("0000")],
};
const SECOND_MIGRATION: CellMigration = {
  name: "0001",
  statements: ["ALTER TABLE orders ADD COLUMN place text", noted("0001")],
};

/** Wakes a cell once for each list of migrations, over the same storage; its alarm after each. */
const wake = (...releases: readonly (readonly CellMigration[])[]): Promise<(number | null)[]> => {
  const object = env.CALL_LINES.getByName(crypto.randomUUID());
  return runInDurableObject(object, async (_object, state) => {
    const alarms: (number | null)[] = [];
    for (const migrations of releases) {
      const runJobs = async () => ({ nextAt: null });
      const Cell = createCellClass<object>({ migrations, answer: async () => new Response(), runJobs });
      new Cell(state, {});
      // It has woken when nothing is blocked any more.
      await state.blockConcurrencyWhile(async () => {});
      alarms.push(await state.storage.getAlarm());
    }
    await state.storage.deleteAlarm();
    return alarms;
  });
};

test("[R36] a cell that wakes with a new migration looks within seconds for what is left of it", async () => {
  const began = Date.now();
  const [before, after] = await wake([FIRST_MIGRATION], [FIRST_MIGRATION, SECOND_MIGRATION]);
  expect(before).toBeNull();
  expect(after).toBeGreaterThanOrEqual(began + 5 * SECOND);
  expect(after).toBeLessThanOrEqual(Date.now() + 5 * SECOND);
});

test("a cell that wakes as it was sets no alarm, and neither does a new one", async () => {
  expect(await wake([FIRST_MIGRATION], [FIRST_MIGRATION])).toEqual([null, null]);
  expect(await wake([FIRST_MIGRATION, SECOND_MIGRATION])).toEqual([null]);
});
