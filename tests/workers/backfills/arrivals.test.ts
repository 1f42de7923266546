import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test } from "vitest";
import { runBackfills } from "../../../backend/src/modules/backfills";
import { openStores } from "../../../backend/src/shared/stores/stores";
import { withOneLife } from "../../support/orders/one-life";
import { askForMove, CELL_COUNT, cellsOfCustomer, goOn, moveOf } from "../cells/moving-support";
import { dumpOf, restoreFrom } from "../cells/restore-support";
import { addOldRows, fillPlaces, placesOf } from "./support";

const life = withOneLife(1_000_000);
const ROWS = 700;

afterEach(async () => {
  await env.DB.prepare("DELETE FROM backfills").run();
});

const storeOf = (cell: number) => {
  const db = openStores(life.backend.env).all()[cell];
  if (!db) throw new Error(`there is no cell ${cell}`);
  return db;
};
const fill = (cell: number) => runBackfills([fillPlaces], { db: storeOf(cell), clock: life.backend.clock });
const progress = (cell: number) =>
  storeOf(cell)
    .prepare("SELECT round, done_at FROM backfills")
    .first<{ round: number; done_at: number | null }>();

async function move(to: number): Promise<void> {
  await askForMove(life.backend, life.account.customerId, to);
  await goOn(life.backend);
  expect(await moveOf(life.backend, life.account.customerId)).toMatchObject({ cell: to, step: "DONE" });
}

describe.skipIf(CELL_COUNT < 2)("rows that come from elsewhere are filled (decision 084)", () => {
  test("[R36] a customer who moves from a cell that is not done into one that is: it begins again there", async () => {
    const { customerId } = life.account;
    const { from, to } = cellsOfCustomer(customerId);
    await fill(to);
    await addOldRows(customerId, ROWS);
    await move(to);
    expect(await placesOf(customerId)).toEqual({ null: ROWS });
    expect(await progress(to)).toEqual({ round: 1, done_at: null });
    expect(await progress(from)).toBeNull();
    await fill(to);
    expect(await placesOf(customerId)).toEqual({ "of phone": ROWS });
  });

  test("a move between cells that are both done begins nothing again", async () => {
    const { customerId } = life.account;
    const { from, to } = cellsOfCustomer(customerId);
    await addOldRows(customerId, ROWS);
    await fill(from);
    await fill(to);
    await move(to);
    expect(await progress(to)).toEqual({ round: 0, done_at: expect.any(Number) });
    expect(await placesOf(customerId)).toEqual({ "of phone": ROWS });
  });

  test("[R36] a customer who is restored from a dump of an earlier release", async () => {
    const { customerId } = life.account;
    await addOldRows(customerId, ROWS);
    const { cell, dump } = await dumpOf(life);
    await fill(cell);
    expect(await placesOf(customerId)).toEqual({ "of phone": ROWS });
    await restoreFrom(life, dump);
    expect(await placesOf(customerId)).toEqual({ null: ROWS });
    expect(await progress(cell)).toEqual({ round: 1, done_at: null });
    await fill(cell);
    expect(await placesOf(customerId)).toEqual({ "of phone": ROWS });
  });
});
