import { describe, expect, test } from "vitest";
import { lowestOf, monthBefore } from "../../../schema/rules/masters/master-pause";
import { deductionOf } from "../../../schema/rules/masters/master-settlement";

const rated = (workerId: number, stars: number, evaluations = 10) => ({ workerId, stars, evaluations });
/** So many masters, each rated better than the one before. */
const masters = (count: number) => Array.from({ length: count }, (_, index) => rated(index, 20 + index / 10));
const ids = (rows: { workerId: number }[]) => rows.map(({ workerId }) => workerId);

describe("[GEN-08] the lowest of a month", () => {
  test("are five in a hundred, the lowest first, and none of fewer than twenty", () => {
    expect(lowestOf(masters(19))).toEqual([]);
    expect(ids(lowestOf(masters(20)))).toEqual([0]);
    expect(ids(lowestOf(masters(39).reverse()))).toEqual([0]);
    expect(ids(lowestOf(masters(100)))).toEqual([0, 1, 2, 3, 4]);
  });

  test("masters with fewer than ten ratings are not listed", () => {
    const others = masters(20);
    expect(ids(lowestOf([...others, rated(77, 9, 9)]))).toEqual([0]);
    expect(lowestOf([...others.slice(1), rated(77, 9, 9)])).toEqual([]);
  });

  test("go by the average, and leave out who is rated like the next one above", () => {
    const others = masters(20).slice(2);
    expect(ids(lowestOf([...others, rated(50, 38, 20), rated(51, 19, 10)]))).toEqual([]);
    expect(ids(lowestOf([...others, rated(50, 37, 20), rated(51, 19, 10)]))).toEqual([50]);
  });

  test("are those of the month before, also in January", () => {
    expect(monthBefore("2026-12-01")).toBe("2026-11");
    expect(monthBefore("2027-01-31")).toBe("2026-12");
  });
});

test.each([
  [10_000, 1, 2000],
  [10_000, 2, 1000],
  [10_000, 3, 0],
  [10_000, 5, 0],
  [9, 1, 1],
  [4, 1, 0],
])(
  "[GEN-08] of %i 分, %i stars deduct %i 分, and fractions stay the master's",
  (amount, stars, deduction) => {
    expect(deductionOf(amount, stars)).toBe(deduction);
  },
);
