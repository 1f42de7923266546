import { expect, test } from "vitest";
import { choose, chosenOf, mappingOf } from "../../../app/features/batch-orders/work/column-mapping";

test("[BATCH-04] a column in the place of another one replaces it, the other places of an address stay", () => {
  const chosen = chosenOf([{ field: "address", columns: [2, 3] }] as never);
  expect(chosen.address).toEqual(["2", "", "", "", "3"]);
  expect(mappingOf(choose(chosen, "address", 0, "4"))).toEqual([{ field: "address", columns: [4, 3] }]);
  expect(mappingOf(choose(chosen, "address", 0, ""))).toEqual([{ field: "address", columns: [3] }]);
});
