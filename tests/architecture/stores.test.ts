import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { mixOf, storesOf, tablesMadeBy } from "../support/database/directory-tables";
import { ROOT } from "../support/project/source-files";

const SCHEMA = readFileSync(join(ROOT, "backend/migrations/0000_schema.sql"), "utf8");
const TABLES = tablesMadeBy(SCHEMA);
const statements = SCHEMA.split("--> statement-breakpoint").map((sql) => sql.replace(/^\s*--.*$/gm, ""));

describe("customers' tables and the directory (decision 065)", () => {
  test("no trigger, view or foreign key leads from one kind to the other", () => {
    const linking = statements.filter((sql) => /CREATE (?:TRIGGER|VIEW)|REFERENCES/.test(sql));
    expect(linking.length).toBeGreaterThan(80);
    expect(linking.flatMap((sql) => mixOf(sql, TABLES) ?? [])).toEqual([]);
  });

  test("both kinds are known by their names", () => {
    const found = statements.filter((sql) => /CREATE TRIGGER/.test(sql)).map((sql) => storesOf(sql, TABLES));
    expect(found.filter(({ directory }) => directory.length > 0).length).toBeGreaterThan(20);
    expect(found.filter(({ customers }) => customers.length > 0).length).toBeGreaterThan(50);
  });

  test.each([
    "SELECT * FROM orders o JOIN workers w ON w.id = o.worker_id",
    'select "name" from "library_goods" inner join "goods_types" on 1',
    "UPDATE orders SET lng = (SELECT lng FROM workers)",
    "SELECT 1 FROM orders, areas",
    "CREATE TRIGGER t AFTER UPDATE OF name ON workers BEGIN UPDATE customer_masters SET name = NEW.name; END",
  ])("would be found: %s", (sql) => {
    expect(mixOf(sql, TABLES)).not.toBeNull();
  });
});
