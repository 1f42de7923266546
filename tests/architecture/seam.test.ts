import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { directoryTables, ownerOfTable } from "../../backend/src/shared/stores/table-owners";
import { tablesIn } from "../../backend/src/shared/stores/tables-in";
import { backendStatements } from "../../scripts/lib/backend-statements";
import { createNodeD1 } from "../support/database/node-d1";
import { ROOT, sourceFiles } from "../support/project/source-files";

const { sqlite } = createNodeD1();
const schema = sqlite
  .prepare("SELECT type, name, tbl_name AS tableName, sql FROM sqlite_master WHERE sql IS NOT NULL")
  .all()
  .map(({ type, name, tableName, sql }) => ({
    type: String(type),
    name: String(name),
    tableName: String(tableName),
    sql: String(sql),
  }));
const tables = new Set(schema.filter(({ type }) => type === "table").map(({ name }) => name));

const ownersOf = (names: readonly string[]) =>
  new Set(
    names
      .filter((name) => tables.has(name))
      .map(ownerOfTable)
      .filter((owner) => owner !== null),
  );

describe("the seam between the directory and the customers' stores (decision 067)", () => {
  test("the directory's tables are there", () => {
    expect(directoryTables.filter((table) => !tables.has(table))).toEqual([]);
  });

  test("no trigger or view touches tables of both", () => {
    const mixing = schema
      .filter(({ type }) => type === "trigger" || type === "view")
      .filter(({ tableName, sql }) => ownersOf([tableName, ...tablesIn(sql)]).size > 1);
    expect(mixing.map(({ name }) => name)).toEqual([]);
  });

  test("no table refers to one of the other owner", () => {
    const referring = schema
      .filter(({ type }) => type === "table")
      .flatMap(({ name, sql }) =>
        [...sql.matchAll(/REFERENCES [`"]?(\w+)/g)].map(([, target = ""]) => ({ name, target })),
      )
      .filter(({ name, target }) => ownerOfTable(name) !== ownerOfTable(target));
    expect(referring).toEqual([]);
  });

  test("no statement in the sources names tables of both", () => {
    const statements = backendStatements();
    expect(statements.length).toBeGreaterThan(300);
    const mixing = statements.filter((statement) => ownersOf(statement.tables).size > 1);
    expect(mixing.map(({ file, line, tables: named }) => `${file}:${line} ${named.join(", ")}`)).toEqual([]);
  });

  test("nothing but the stores opens the database", () => {
    const opening = sourceFiles("backend/src").filter((file) =>
      /\benv\.DB\b|\{ DB \}/.test(readFileSync(`${ROOT}${file}`, "utf8")),
    );
    expect(opening).toEqual(["backend/src/shared/stores/stores.ts"]);
  });

  test.each([
    "SELECT * FROM orders o JOIN workers w ON w.id = o.worker_id",
    'select "name" from "library_goods" inner join "goods_types" on 1',
    "UPDATE orders SET lng = (SELECT lng FROM workers)",
    "SELECT 1 FROM orders o, workers w WHERE w.id = o.worker_id",
    "INSERT OR IGNORE INTO worker_results SELECT order_id FROM worker_results_due",
    "CREATE TRIGGER t AFTER UPDATE OF name ON workers BEGIN UPDATE customer_masters SET name = NEW.name; END",
  ])("would be found: %s", (sql) => {
    expect(ownersOf(["workers", ...tablesIn(sql)].filter((name) => sql.includes(name))).size).toBe(2);
  });
});
