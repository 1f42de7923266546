import { describe, expect, test } from "vitest";
import { NOT_PERSONAL } from "../../backend/src/modules/personal-data/not-personal";
import { isOwn } from "../../backend/src/modules/personal-data/personal-table";
import { PERSONAL_TABLES } from "../../backend/src/modules/personal-data/personal-tables";
import { createNodeD1 } from "../support/database/node-d1";

const { sqlite } = createNodeD1();

const tables = sqlite
  .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
  .all()
  .map(({ name }) => String(name));

const columnsOf = (table: string): string[] =>
  sqlite
    .prepare("SELECT name FROM pragma_table_info(?)")
    .all(table)
    .map(({ name }) => String(name));

const listed = PERSONAL_TABLES.map(({ table }) => table);

/** Columns by which a row belongs to a customer, or to something of a customer's. */
const OWNED_BY = /^(customer_id|user_id)$/;
/** Columns that stay inside. */
const SECRET = /hash|token|secret|p256dh|^auth$|password/;

describe("every table of the database", () => {
  test.each(tables)(
    "[S47] %s stands in the list of what is exported and deleted, or among the tables with nothing of a customer",
    (table) => {
      const places = [listed.includes(table), Object.hasOwn(NOT_PERSONAL, table)].filter(Boolean).length;
      expect(
        places,
        `give ${table} a line in account-tables.ts, order-tables.ts or money-tables.ts of backend/src/modules/personal-data: whose its rows are, under which ` +
          "Chinese name they are exported (or why not), and what closing an account does with them (or why they stay); " +
          "a table with nothing of a customer belongs into not-personal.ts there, with what it holds",
      ).toBe(1);
    },
  );

  test("[S47] a table with a customer's column is not among those with nothing of a customer", () => {
    const wrong = Object.keys(NOT_PERSONAL).filter((table) =>
      columnsOf(table).some((name) => OWNED_BY.test(name)),
    );
    // How the directory finds a customer, which has steps of its own (decision 063), its copy of rows that are listed
    // elsewhere, which follows them (decision 068), and whose rows staff have restored or dumped (decisions 079 and 083).
    expect(wrong).toEqual(["phones", "staff_list_entries", "restores", "past_dumps"]);
  });

  test("no line is left over from a table that is gone", () => {
    const gone = [...listed, ...Object.keys(NOT_PERSONAL)].filter((table) => !tables.includes(table));
    expect(gone).toEqual([]);
  });
});

describe("the list of what is exported and deleted", () => {
  test.each(PERSONAL_TABLES)(
    "[S47] names columns that $table has",
    ({ table, owner, exported, closing, files }) => {
      const own = typeof owner === "string" ? owner : owner.column;
      const named = [
        own,
        ...("no" in exported ? [] : (exported.without ?? [])),
        ...(typeof closing === "string" ? [] : Object.keys(closing.blank ?? {})),
        ...(files ?? []),
      ];
      const columns = columnsOf(table);
      expect(named.filter((name) => !columns.includes(name))).toEqual([]);
      if (typeof owner !== "string") {
        const parent = columnsOf(owner.of);
        expect([owner.key, owner.owner].filter((name) => !parent.includes(name))).toEqual([]);
      }
      expect(isOwn({ owner }, 1)).toBeDefined();
    },
  );

  test("[S47] names the key of each table without row ids", () => {
    const expected = sqlite
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%WITHOUT ROWID'")
      .all()
      .map(({ name }) => String(name))
      .filter((name) =>
        PERSONAL_TABLES.some(
          ({ table, closing, exported }) =>
            table === name && (!("no" in exported) || typeof closing === "string"),
        ),
      );
    const keys = expected.map((name) =>
      sqlite
        .prepare("SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk")
        .all(name)
        .map((row) => row.name),
    );
    expect(expected.length).toBeGreaterThan(2);
    expect(expected.map((name) => PERSONAL_TABLES.find(({ table }) => table === name)?.key)).toEqual(keys);
  });

  test("[S47] exports no secret", () => {
    const secrets = PERSONAL_TABLES.flatMap(({ table, exported }) =>
      "no" in exported
        ? []
        : columnsOf(table)
            .filter((name) => SECRET.test(name) && !exported.without?.includes(name))
            .map((name) => `${table}.${name}`),
    );
    expect(secrets, "add them to `without` of their line").toEqual([]);
  });

  test("deletes what refers to rows of another table before these rows", () => {
    const isDeleted = (table: string) =>
      PERSONAL_TABLES.some((line) => line.table === table && typeof line.closing === "string");
    const late = PERSONAL_TABLES.filter(
      ({ owner }, index) =>
        typeof owner !== "string" && isDeleted(owner.of) && listed.indexOf(owner.of) < index,
    );
    expect(late.map(({ table }) => table)).toEqual([]);
  });

  test("gives every exported kind a file of its own", () => {
    const names = PERSONAL_TABLES.flatMap(({ exported }) => ("no" in exported ? [] : [exported.file]));
    expect(new Set(names).size).toBe(names.length);
  });
});
