import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { migrateCell } from "../../../durable-objects/cell/migrate";

/** The storage of a cell, as far as migrations use it. */
function createStorage() {
  const database = new DatabaseSync(":memory:");
  const exec = (sql: string) => {
    const rows = database.prepare(sql).all();
    return { one: () => rows[0], toArray: () => rows };
  };
  const transactionSync = (run: () => void) => {
    database.exec("BEGIN");
    try {
      run();
      database.exec("COMMIT");
    } catch (error) {
      database.exec("ROLLBACK");
      throw error;
    }
  };
  return { sql: { exec }, transactionSync } as unknown as DurableObjectStorage;
}

const noted = (name: string) => `INSERT INTO schema_digests VALUES ('${name}')`;
const FIRST = {
  name: "0000",
  statements: ["CREATE TABLE schema_digests (migration text)", "CREATE TABLE orders (id)", noted("0000")],
};
const SECOND = { name: "0001", statements: ["ALTER TABLE orders ADD COLUMN place text", noted("0001")] };

test("[R36] a cell of an earlier release tells that it has changed; a new one and a current one do not", () => {
  const storage = createStorage();
  expect(migrateCell(storage, [FIRST])).toBe(false);
  expect(migrateCell(storage, [FIRST])).toBe(false);
  expect(migrateCell(storage, [FIRST, SECOND])).toBe(true);
  expect(migrateCell(storage, [FIRST, SECOND])).toBe(false);
  expect(migrateCell(createStorage(), [FIRST, SECOND])).toBe(false);
});

test("[R5] a migration that fails has happened not at all, and is tried again", () => {
  const storage = createStorage();
  migrateCell(storage, [FIRST]);
  const broken = { name: "0001", statements: [...SECOND.statements.slice(0, 1), "SELECT * FROM nothing"] };
  expect(() => migrateCell(storage, [FIRST, broken])).toThrow(/nothing/);
  expect(migrateCell(storage, [FIRST, SECOND])).toBe(true);
});
