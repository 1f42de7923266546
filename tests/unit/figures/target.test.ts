import { describe, expect, test } from "vitest";
import { judge, numberText, targetText } from "../../bench/catalogue/target";

const atMost = { atMost: 1.5 };
const atLeast = { atLeast: 1.5 };

describe("a target", () => {
  test("of a figure without a range is met or missed", () => {
    expect(judge({ value: 1.5 }, atMost)).toBe("met");
    expect(judge({ value: 1.51 }, atMost)).toBe("missed");
    expect(judge({ value: 1.5 }, atLeast)).toBe("met");
    expect(judge({ value: 1.49 }, atLeast)).toBe("missed");
    expect(judge({ value: 1 }, { exactly: 1 })).toBe("met");
    expect(judge({ value: 2 }, { exactly: 1 })).toBe("missed");
  });

  test("is met or missed by the whole range, whatever the median, and open in between", () => {
    expect(judge({ value: 1.4, range: [1.3, 1.5] }, atMost)).toBe("met");
    expect(judge({ value: 1.4, range: [1.3, 1.6] }, atMost)).toBe("open");
    expect(judge({ value: 1.7, range: [1.6, 1.8] }, atMost)).toBe("missed");
    expect(judge({ value: 1.7, range: [1.4, 1.8] }, atLeast)).toBe("open");
    expect(judge({ value: 1.4, range: [1.3, 1.45] }, atLeast)).toBe("missed");
  });

  test("is written with its sign and separators of thousands", () => {
    expect(targetText({ atMost: 10_000 })).toBe("≤ 10,000");
    expect(targetText({ atLeast: 0.95 })).toBe("≥ 0.95");
    expect(targetText({ exactly: 1 })).toBe("1");
    expect(numberText(0.912)).toBe("0.912");
  });
});
