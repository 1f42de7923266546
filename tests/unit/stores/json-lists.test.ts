import { expect, test } from "vitest";
import { jsonLists } from "../../../backend/src/shared/json-lists";

const BYTES_OF_PARAMETER = 2_000_000;

test("rows are cut into lists that a parameter can hold, in their sequence, and each row stays whole", () => {
  const rows = Array.from({ length: 40 }, (_, id) => ({ id, cells: Array(100).fill("单".repeat(300)) }));
  const lists = jsonLists(rows);
  expect(lists.flatMap((list) => JSON.parse(list))).toEqual(rows);
  expect(lists.length).toBeGreaterThan(1);
  for (const list of lists) expect(new TextEncoder().encode(list).length).toBeLessThan(BYTES_OF_PARAMETER);
});

test("no rows are no list, and small rows are one", () => {
  expect(jsonLists([])).toEqual([]);
  expect(jsonLists([[1, "a"], [2]])).toEqual(['[[1,"a"],[2]]']);
});
