import { expect, test } from "vitest";
import { RULES } from "../../../backend/src/modules/ledger/rules/rules";
import { ownerOfTable } from "../../../backend/src/shared/stores/table-owners";
import { tablesIn } from "../../../backend/src/shared/stores/tables-in";

const isOfPlatform = (table: string) => ownerOfTable(table) === "directory";

test("each rule has a name of its own", () => {
  expect(new Set(RULES.map(({ rule }) => rule)).size).toBe(RULES.length);
});

test.each(RULES)(
  "[R41] no statement reads rows of customers and of the platform together: $rule",
  ({ sql, known }) => {
    expect(tablesIn(sql).filter(isOfPlatform)).toEqual([]);
    if (known) expect(tablesIn(known).filter((table) => !isOfPlatform(table))).toEqual([]);
  },
);
