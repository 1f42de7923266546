import { expect, test } from "vitest";
import { newOrderNumber } from "../../backend/src/modules/orders/order-number";
import { createIds } from "../../backend/src/shared/ids";

const justAfterMidnight = Date.parse("2026-11-21T00:00:01+08:00");

test("[CONST-26] an order number has 14 digits: the Shanghai date and eight random ones", () => {
  const ids = createIds({ now: () => justAfterMidnight });
  const numbers = Array.from({ length: 2000 }, () => newOrderNumber(justAfterMidnight, ids));
  for (const number of numbers) expect(number).toMatch(/^261121\d{8}$/);
  // Ten twins among 2,000 of 10^8 happen once in a universe; a counter or a constant would show at once.
  expect(new Set(numbers).size).toBeGreaterThan(1990);
});

test("row ids of one generator never repeat, even when time stands still", () => {
  const ids = createIds({ now: () => justAfterMidnight });
  const made = Array.from({ length: 20_000 }, () => ids.rowId());
  expect(new Set(made).size).toBe(made.length);
  expect(Math.max(...made)).toBeLessThan(Number.MAX_SAFE_INTEGER);
});
