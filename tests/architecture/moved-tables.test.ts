import { describe, expect, test } from "vitest";
import { MOVED_TABLES, OF_THE_CELL } from "../../backend/src/modules/moves/moved-tables";
import { movingTriggers } from "../../backend/src/modules/moves/moving-triggers";
import { ownerOfTable } from "../../backend/src/shared/stores/table-owners";
import { createNodeD1 } from "../support/database/node-d1";

const { sqlite } = createNodeD1();
const names = (sql: string, ...values: string[]) =>
  sqlite
    .prepare(sql)
    .all(...values)
    .map(({ name }) => String(name));
const keys = new Map(
  MOVED_TABLES.map(({ table }) => [
    table,
    names("SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk", table),
  ]),
);

describe("tables whose rows move with their customers (decision 078)", () => {
  test("are all tables of customers' stores, but for those that a cell has for itself", () => {
    const tables = names("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'");
    const missing = tables
      .filter((table) => ownerOfTable(table) === "customer")
      .filter((table) => !OF_THE_CELL.includes(table) && !keys.has(table));
    expect(missing, "give the table a line in backend/src/modules/moves/moved-tables.ts").toEqual([]);
    expect([...keys.keys()].filter((table) => !tables.includes(table))).toEqual([]);
  });

  test("have a key by which a row is found in another cell", () => {
    expect([...keys].filter(([, key]) => key.length === 0)).toEqual([]);
  });

  test("tell the bucket of each row: rows of one that is away cannot be touched", () => {
    for (const sql of movingTriggers(keys)) sqlite.exec(sql);
    sqlite.exec("INSERT INTO bucket_marks VALUES (35, '023', 'LEFT', 'run')");
    const insert = (customerId: number) =>
      sqlite.exec(`INSERT INTO idempotency_keys VALUES (${customerId}, 'k', 'c', 'h', '', 1)`);
    insert(4096 + 36);
    expect(() => insert(4096 + 35)).toThrow(/on its way/);
    const file = (key: string) =>
      sqlite.exec(
        `INSERT INTO files (key, content_type, size, created_at) VALUES ('${key}', 'image/png', 1, 1)`,
      );
    file("024aa.png");
    expect(() => file("023aa.png")).toThrow(/on its way/);
    const payout = (id: number) =>
      sqlite.exec(`INSERT INTO payout_notifications VALUES ('e${id}', 'WD${id}123456', 1)`);
    payout(4096 * 9 + 36);
    expect(() => payout(4096 * 9 + 35)).toThrow(/on its way/);
  });
});
