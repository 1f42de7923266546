import { expect, test } from "vitest";
import { RULES } from "../../../backend/src/modules/ledger/rules/rules";
import { NOT_PERSONAL } from "../../../backend/src/modules/personal-data/not-personal";

/** The tables that a query reads; what it names itself has no underscore and is none of the platform's. */
const tablesOf = (sql: string) =>
  [...sql.matchAll(/\b(?:FROM|JOIN)\s+([a-z_]+)\b/g)].map(([, table = ""]) => table);
const isOfPlatform = (table: string) => Object.hasOwn(NOT_PERSONAL, table);

test("each rule has a name of its own", () => {
  expect(new Set(RULES.map(({ rule }) => rule)).size).toBe(RULES.length);
});

test.each(RULES)(
  "[R41] no statement reads rows of customers and of the platform together: $rule",
  ({ sql, known }) => {
    expect(tablesOf(sql).filter(isOfPlatform)).toEqual([]);
    if (known)
      expect(tablesOf(known).filter((table) => table !== "json_each" && !isOfPlatform(table))).toEqual([]);
  },
);
