import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { cellDatabase } from "../../../backend/src/shared/stores/cells/cell-database";
import { type CellNamespace, callCell } from "../../../backend/src/shared/stores/cells/open-cells";

const CUSTOMER = 900_000_001;
const db = cellDatabase(callCell(env.CELLS as CellNamespace, "cell-000"));
const add = (key: string, at = 1) =>
  db.prepare("INSERT INTO idempotency_keys VALUES (?, ?, 'c', 'h', '', ?)").bind(CUSTOMER, key, at);
const count = () => db.prepare("SELECT COUNT(*) AS n FROM idempotency_keys").first<number>("n");

beforeEach(async () => {
  await db.prepare("DELETE FROM idempotency_keys").run();
});

describe("a cell, with D1's face (decision 073)", () => {
  test("has the customers' tables and none of the directory's", async () => {
    expect(await count()).toBe(0);
    await expect(db.prepare("SELECT 1 FROM areas").run()).rejects.toThrow(/no such table: areas/);
  });

  test("[R5] runs a batch as one transaction: what is refused leaves nothing", async () => {
    await expect(db.batch([add("a"), add("a")])).rejects.toThrow(
      /UNIQUE constraint failed.*SQLITE_CONSTRAINT/,
    );
    expect(await count()).toBe(0);
    await db.batch([add("a"), add("b")]);
    expect(await count()).toBe(2);
  });

  test("says what a statement changed, read and wrote", async () => {
    const { meta } = await add("a").run();
    expect(meta).toMatchObject({ changes: 1, changed_db: true });
    expect(meta.rows_written).toBeGreaterThan(0);
    const read = await db.prepare("SELECT * FROM idempotency_keys").all();
    expect(read.meta).toMatchObject({ changes: 0, rows_read: 1, rows_written: 0, changed_db: false });
  });

  test("answers rows as objects, as arrays with equal names, and one column of the first", async () => {
    const both = db.prepare("SELECT 1 AS a, 2 AS a");
    expect((await both.all()).results).toEqual([{ a: 2 }]);
    expect(await both.raw()).toEqual([[1, 2]]);
    expect(await both.raw({ columnNames: true })).toEqual([
      ["a", "a"],
      [1, 2],
    ]);
    expect(await db.prepare("SELECT 7 AS seven").first("seven")).toBe(7);
    expect(await db.prepare("SELECT 7 AS seven WHERE 0").first()).toBeNull();
    await expect(db.prepare("SELECT 7 AS seven").first("eight")).rejects.toThrow(/eight/);
  });

  test("tells what it holds and how much it has written since it woke", async () => {
    const cell = (env.CELLS as CellNamespace).getByName("cell-000");
    const before = await cell.status();
    await add("a").run();
    const after = await cell.status();
    expect(after.rowsWritten - before.rowsWritten).toBeGreaterThanOrEqual(2);
    expect(after.mostRowsPerSecond).toBeGreaterThanOrEqual(2);
    expect(after.mostRowsPerSecond).toBeLessThanOrEqual(after.rowsWritten);
    expect(after.bytes).toBeGreaterThan(100_000);
  });

  test("stores a truth value as 0 or 1, and refuses what is no value", async () => {
    expect(await db.prepare("SELECT ? + 1 AS n").bind(true).first("n")).toBe(2);
    expect(() => db.prepare("SELECT ?").bind(undefined)).toThrow(TypeError);
  });
});
