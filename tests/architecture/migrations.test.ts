import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Migration, readMigrations } from "../../scripts/lib/migrations";
import { breaksOf, currentReads, releasedReads } from "../../scripts/lib/released-reads";
import { ROOT } from "../support/project/source-files";

const FOLDER = join(ROOT, "backend/migrations");
/** Written at each release by `npm run schema:release` (docs/architecture/backend.md). */
const RELEASED = join(FOLDER, "released.sha256");

type ReadFile = (name: string) => string | null;

/** Released migrations that are gone or have changed. */
function changedSinceRelease(list: string, read: ReadFile): string[] {
  return list
    .split("\n")
    .filter(Boolean)
    .filter((line) => {
      const [digest, name = ""] = line.split(/\s+\*?/);
      const text = read(name);
      return text === null || createHash("sha256").update(text).digest("hex") !== digest;
    });
}

const fromFolder: ReadFile = (name) => {
  const path = join(FOLDER, name);
  return existsSync(path) ? readFileSync(path, "utf8") : null;
};

describe("a released migration", () => {
  // `printf 'SELECT 1;' | sha256sum`
  const LINE = "17db4fd369edb9244b9f91d9aeed145c3d04ad8ba6e95d06247f07a63527d11a  0000_schema.sql\n";

  test("is found when it has changed or is gone", () => {
    expect(changedSinceRelease(LINE, () => "SELECT 1;")).toEqual([]);
    expect(changedSinceRelease(LINE, () => "SELECT 2;")).toEqual([LINE.trim()]);
    expect(changedSinceRelease(LINE, () => null)).toEqual([LINE.trim()]);
  });

  test("is as it was released", () => {
    const list = readFileSync(RELEASED, "utf8");
    expect(list).toMatch(/^[0-9a-f]{64} {2}0000_schema\.sql$/m);
    expect(changedSinceRelease(list, fromFolder)).toEqual([]);
  });
});

describe("[R36] a migration", () => {
  const reads = { orders: ["id", "status"], wallets: ["id"] };
  const FIRST: Migration = {
    name: "0000_schema.sql",
    statements: [
      "CREATE TABLE orders (id INTEGER PRIMARY KEY, status TEXT NOT NULL, old_note TEXT)",
      "CREATE TABLE `wallets` (`id` INTEGER PRIMARY KEY)",
      "CREATE TABLE unread (id INTEGER PRIMARY KEY)",
    ],
  };
  const breaks = (...statements: string[]) =>
    breaksOf([FIRST, { name: "0001_next.sql", statements }], 1, reads);

  test.each([
    ["drops a table", ["DROP TABLE wallets"], "0001_next.sql drops wallets"],
    ["drops a table in quotes", ["DROP TABLE IF EXISTS `wallets`"], "0001_next.sql drops wallets"],
    ["renames a table", ["ALTER TABLE wallets RENAME TO purses"], "0001_next.sql renames wallets"],
    ["drops a column", ["ALTER TABLE orders DROP COLUMN status"], "0001_next.sql drops orders.status"],
    [
      "renames a column",
      ["ALTER TABLE `orders` RENAME `status` TO `state`"],
      "0001_next.sql renames orders.status",
    ],
    [
      "drops a column and adds it again, empty",
      ["ALTER TABLE orders DROP status", "ALTER TABLE orders ADD status TEXT"],
      "0001_next.sql drops orders.status",
    ],
    [
      "rebuilds a table without one of its columns",
      [
        "CREATE TABLE __new_orders (id INTEGER PRIMARY KEY)",
        "INSERT INTO __new_orders SELECT id FROM orders",
        "DROP TABLE orders",
        "ALTER TABLE __new_orders RENAME TO orders",
      ],
      "after 0001_next.sql there is no orders.status",
    ],
    [
      "rebuilds a table with a column that every new row needs",
      [
        "CREATE TABLE __new_orders (id INTEGER PRIMARY KEY, status TEXT, kind TEXT NOT NULL)",
        "INSERT INTO __new_orders SELECT id, status, 'GENERAL' FROM orders",
        "DROP TABLE orders",
        "ALTER TABLE __new_orders RENAME TO orders",
      ],
      "after 0001_next.sql a new row of orders needs kind",
    ],
  ])("is refused when it %s that the last release reads", (_what, statements, word) => {
    expect(breaks(...statements)).toContain(word);
  });

  test("may add, rebuild a table with all its columns, and drop what the last release does not read", () => {
    const rebuilt = [
      "CREATE TABLE __new_orders (id INTEGER PRIMARY KEY, status TEXT NOT NULL CHECK (status <> ''))",
      "INSERT INTO __new_orders SELECT id, status FROM orders",
      "DROP TABLE orders",
      "ALTER TABLE __new_orders RENAME TO orders",
    ];
    const added = [
      "ALTER TABLE wallets ADD COLUMN note TEXT",
      "ALTER TABLE wallets ADD kind TEXT NOT NULL DEFAULT 'A'",
    ];
    const dropped = ["-- DROP TABLE wallets", "ALTER TABLE orders DROP COLUMN old_note", "DROP TABLE unread"];
    expect(breaks(...added, ...dropped)).toEqual([]);
    expect(breaks(...rebuilt)).toEqual([]);
  });

  test("leaves what the last release reads", () => {
    const names = readFileSync(RELEASED, "utf8").split("\n").filter(Boolean);
    expect(breaksOf(readMigrations(), names.length, releasedReads())).toEqual([]);
  });

  test("that drops a column of today would be refused after a release of today", () => {
    const today = currentReads();
    expect(today.orders).toEqual(expect.arrayContaining(["id", "customer_id", "status"]));
    const all = readMigrations();
    expect(breaksOf(all, all.length - 1, today)).toEqual([]);
    const column = { name: "0001_bad.sql", statements: ["ALTER TABLE customers DROP COLUMN nickname"] };
    expect(breaksOf([...all, column], all.length, today)).toContain("0001_bad.sql drops customers.nickname");
  });
});
