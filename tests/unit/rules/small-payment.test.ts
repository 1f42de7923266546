import { describe, expect, test } from "vitest";
import {
  coversPayment,
  isSmallPaymentLimit,
  PROPOSED_SMALL_PAYMENT,
  SMALL_PAYMENT_DAY,
  SMALL_PAYMENT_LIMITS,
} from "../../../schema/rules/payments/small-payment";

describe("payments without a password", () => {
  test("may be set to ¥50, ¥100 or ¥200, and end at ¥1,000 a day", () => {
    expect(SMALL_PAYMENT_LIMITS).toEqual([5_000, 10_000, 20_000]);
    expect(SMALL_PAYMENT_LIMITS).toContain(PROPOSED_SMALL_PAYMENT);
    expect(SMALL_PAYMENT_DAY).toBe(100_000);
    expect([0, -5_000, 50, 9_999.5, 10_001, 100_000].filter(isSmallPaymentLimit)).toEqual([]);
  });

  test.each([
    ["up to the limit", 10_000, 0, 10_000, true],
    ["above it", 10_000, 0, 10_001, false],
    ["as long as it is off", null, 0, 1, false],
    ["up to the end of the day's sum", 20_000, 80_001, 19_999, true],
    ["beyond that", 20_000, 80_001, 20_000, false],
    ["for nothing", 10_000, 0, 0, false],
    ["for less than nothing", 10_000, 0, -1, false],
  ])("cover an amount %s: %s", (_what, limit, usedToday, amount, covered) => {
    expect(coversPayment({ limit, usedToday }, amount)).toBe(covered);
  });
});
