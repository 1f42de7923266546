import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, test } from "vitest";
import { applyMigrations, readMigrations, UnknownMigrations } from "../../../scripts/lib/migrations";
import { asD1 } from "../../support/database/node-d1";

let sqlite: DatabaseSync;
beforeEach(() => {
  sqlite = new DatabaseSync(":memory:");
});

const first = { name: "0000_first.sql", statements: ["CREATE TABLE one (id)", "INSERT INTO one VALUES (1)"] };
const second = { name: "0001_second.sql", statements: ["INSERT INTO one VALUES (2)"] };

const column = (sql: string) =>
  sqlite
    .prepare(sql)
    .all()
    .map((row) => Object.values(row)[0]);

test("a database gets what it does not have yet, once and in order", async () => {
  await applyMigrations(asD1(sqlite), [first]);
  await applyMigrations(asD1(sqlite), [first, second]);
  await applyMigrations(asD1(sqlite), [first, second]);
  expect(column("SELECT id FROM one")).toEqual([1, 2]);
  expect(column("SELECT name FROM d1_migrations ORDER BY id")).toEqual([first.name, second.name]);
});

test("a migration that fails leaves nothing behind", async () => {
  const broken = {
    name: "0001_broken.sql",
    statements: ["INSERT INTO one VALUES (2)", "INSERT INTO nowhere VALUES (1)"],
  };
  await expect(applyMigrations(asD1(sqlite), [first, broken])).rejects.toThrow(/nowhere/);
  expect(column("SELECT id FROM one")).toEqual([1]);
  expect(column("SELECT name FROM d1_migrations")).toEqual([first.name]);
});

test("a database of another history is refused and stays as it is", async () => {
  await applyMigrations(asD1(sqlite), [{ name: "0018_old.sql", statements: ["CREATE TABLE old (id)"] }]);
  const attempt = applyMigrations(asD1(sqlite), [first]);
  await expect(attempt).rejects.toThrow(UnknownMigrations);
  await expect(attempt).rejects.toThrow(/0018_old\.sql/);
  expect(column("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")).toEqual([
    "d1_migrations",
    "local_migrations",
    "old",
  ]);
});

test("so is one that another version of the same file has made", async () => {
  await applyMigrations(asD1(sqlite), [first]);
  const changed = { ...first, statements: ["CREATE TABLE one (id, name)"] };
  await expect(applyMigrations(asD1(sqlite), [changed, second])).rejects.toThrow(UnknownMigrations);
  expect(column("SELECT id FROM one")).toEqual([1]);
});

test("the schema of the product is applied statement by statement", async () => {
  await applyMigrations(asD1(sqlite), readMigrations());
  expect(column("SELECT name FROM sqlite_master WHERE type = 'trigger'")).toContain("ledger_events_seal");
});
