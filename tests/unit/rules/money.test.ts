import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fenToYuan, yuanToFen } from "../../../schema/rules/money";

describe("money", () => {
  it("goes from 分 to 元 and back without losing any", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 }),
        (fen) => yuanToFen(fenToYuan(fen)) === fen,
      ),
    );
  });

  it("reads the amounts that binary fractions cannot hold", () => {
    expect([0.1, 0.29, 1.1, 4.35, 1234.56, 8.2].map(yuanToFen)).toEqual([10, 29, 110, 435, 123_456, 820]);
  });

  it("refuses amounts with more than two decimals and what is no amount", () => {
    for (const wrong of [0.005, 1.234, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => yuanToFen(wrong), String(wrong)).toThrow(RangeError);
    }
    for (const wrong of [0.5, Number.NaN, 2 ** 60])
      expect(() => fenToYuan(wrong), String(wrong)).toThrow(RangeError);
    expect(() => yuanToFen(1.234)).toThrow("not an amount in 元: 1.234");
    expect(() => fenToYuan(0.5)).toThrow("not an amount in 分: 0.5");
  });
});
