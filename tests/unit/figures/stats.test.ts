import { describe, expect, test } from "vitest";
import { medianOf, range, ratioOf, ratioOfCalls } from "../../bench/support/stats";

describe("ratios of contenders", () => {
  test("are compared round by round, so that a slow round slows both", () => {
    // The third round was ten times slower for both: the ratio of medians would not show 2.
    expect(ratioOf([2, 4, 20], [1, 2, 10])).toEqual({ value: 2, range: [2, 2] });
    expect(ratioOf([3, 2, 8], [1, 1, 2])).toEqual({ value: 3, range: [2, 4] });
  });

  test("of single calls have the range of the medians of rounds, not of calls", () => {
    // One call of the first round was disturbed.
    const above = range(80).map((call) => (call === 5 ? 90 : call < 40 ? 2 : 3));
    expect(ratioOfCalls(above, Array(80).fill(1)).range).toEqual([2, 3]);
    expect(ratioOfCalls([6, 4], [2, 2])).toEqual({ value: 3, range: [3, 3] });
  });

  test("show the least and the greatest round beside the median", () => {
    expect(medianOf([5, 1, 3])).toEqual({ value: 3, range: [1, 5] });
  });
});
