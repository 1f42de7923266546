import { expect, test } from "vitest";
import {
  choose,
  chosenOf,
  mappingOf,
  missingIn,
  usesOf,
} from "../../../app/features/batch-orders/work/column-mapping";

test("[BATCH-04] a column in the place of another one replaces it, the other places of an address stay", () => {
  const chosen = chosenOf([{ field: "address", columns: [2, 3] }] as never);
  expect(chosen.address).toEqual(["2", "", "", "", "3"]);
  expect(mappingOf(choose(chosen, "address", 0, "4"))).toEqual([{ field: "address", columns: [4, 3] }]);
  expect(mappingOf(choose(chosen, "address", 0, ""))).toEqual([{ field: "address", columns: [3] }]);
});

test.each([
  [[], ["", "", "", "", ""]],
  [[3], ["", "", "", "", "3"]],
  [
    [1, 2, 5],
    ["1", "2", "", "", "5"],
  ],
  [
    [1, 2, 3, 4, 5],
    ["1", "2", "3", "4", "5"],
  ],
])("an address in the columns %j has its last column as the last part", (columns, places) => {
  expect(chosenOf([{ field: "address", columns }] as never).address).toEqual(places);
});

test("a field that is no address keeps its own columns and takes one column instead", () => {
  const chosen = chosenOf([
    { field: "goodsName", columns: [6] },
    { field: "remark", columns: [7, 8] },
  ] as never);
  expect(chosen).toEqual({ goodsName: ["6"], remark: ["7", "8"] });
  expect(choose(chosen, "goodsName", 0, "9")).toEqual({ goodsName: ["9"], remark: ["7", "8"] });
  expect(choose({}, "count", 0, "2")).toEqual({ count: ["2"] });
  expect(choose({}, "address", 1, "2")).toEqual({ address: ["", "2", "", "", ""] });
});

test.each([
  [{}, ["customerPhone", "address", "goodsName"]],
  [
    { customerPhone: [""], address: ["", "", "", "", ""], sku: [""] },
    ["customerPhone", "address", "goodsName"],
  ],
  [{ customerPhone: ["1"], address: ["", "", "", "", "3"] }, ["goodsName"]],
  [{ customerPhone: ["1"], address: ["2", "", "", "", ""], sku: ["4"] }, []],
  [{ address: ["2", "3", "4", "5", "6"], goodsName: ["0"] }, ["customerPhone"]],
])("of the columns %j these required fields are missing: %j", (chosen, missing) => {
  expect(missingIn(chosen)).toEqual(missing);
});

test.each([
  [1, "客户电话"],
  [2, "客户地址、备注"],
  [3, "客户地址"],
  [4, ""],
])("column %d tells the fields that it fills: '%s'", (column, text) => {
  const chosen = { remark: ["2"], customerPhone: ["1"], address: ["2", "", "", "", "3"], sku: [""] };
  expect(usesOf(chosen, column)).toBe(text);
});
