import { describe, expect, test } from "vitest";
import { slicesOf } from "../../../backend/src/modules/ledger/watch/slices";

const customers = (count: number, weight: number, first = 1) =>
  Array.from({ length: count }, (_, index) => ({ id: first + index, weight }));
const AMPLE = { slices: 100, weight: 1_000_000 };
const sizes = (slices: readonly number[][]) => slices.map((slice) => slice.length);

describe("customers that are checked", () => {
  test("[R41] go fifty to a slice, in their sequence", () => {
    const slices = slicesOf(customers(120, 1), AMPLE);
    expect(sizes(slices)).toEqual([50, 50, 20]);
    expect(slices.flat()).toEqual(customers(120, 1).map(({ id }) => id));
  });

  test("[R41] go fewer to a slice where they have much, and alone where one has more than a slice takes", () => {
    expect(sizes(slicesOf(customers(5, 2_500), AMPLE))).toEqual([2, 2, 1]);
    const mixed = [...customers(1, 10), ...customers(1, 90_000, 2), ...customers(1, 10, 3)];
    expect(slicesOf(mixed, AMPLE)).toEqual([[1], [2], [3]]);
  });

  test("[R41] wait for the next run beyond the budget of this one, but for the first of them", () => {
    expect(sizes(slicesOf(customers(500, 1), { slices: 3, weight: 1_000 }))).toEqual([50, 50, 50]);
    expect(slicesOf(customers(3, 90_000), { slices: 3, weight: 1_000 })).toEqual([[1]]);
    expect(slicesOf([], AMPLE)).toEqual([]);
  });
});
