import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createIds } from "../../../backend/src/shared/ids";
import { newOrderNumber } from "../../../backend/src/shared/numbers/order-number";
import {
  cellCount,
  cellNames,
  cellNumber,
  cellOf,
  MOST_CELLS,
} from "../../../backend/src/shared/stores/cells/cell-of";

const NOW = Date.parse("2026-11-26T04:00:00Z");
const COUNTS = [1, 2, 4, 8, 16, 32, 64, 128, 256];

describe("the cell of a customer (decision 073)", () => {
  test("holds every row and order number of the customer, however many cells there are", () => {
    const ids = createIds({ now: () => NOW });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4095 }), fc.constantFrom(...COUNTS), (bucket, cells) => {
        const home = cellOf(bucket, cells);
        expect(home).toBeLessThan(cells);
        expect(cellOf(ids.rowId(bucket), cells)).toBe(home);
        expect(Number(newOrderNumber(bucket, NOW, ids)) % cells).toBe(home);
      }),
    );
  });

  test("is found by a name that leads back to it", () => {
    const names = cellNames(MOST_CELLS);
    expect(new Set(names).size).toBe(MOST_CELLS);
    expect(names.map(cellNumber)).toEqual(Array.from({ length: MOST_CELLS }, (_, cell) => cell));
  });

  test.each(["0", "3", "512", "-1", "1.5", "sixteen"])(
    "%s cells would leave customers without one, and are refused",
    (count) => expect(() => cellCount(count)).toThrow(/CELL_COUNT/),
  );
});
