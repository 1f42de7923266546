import { expect, test } from "vitest";
import { countsOf, countUnder, everything } from "../../../app/features/orders/order-counts";

test("[API-045] [HOME-01] a backend that counts by status has no order under what it leaves out", () => {
  const counts = countsOf([{ filter: "WAIT_PAY", count: 3 }]) ?? {};
  expect([countUnder(counts, "WAIT_PAY"), countUnder(counts, "ABNORMAL")]).toEqual([3, 0]);
  expect(everything(counts)).toBe(3);
});

test("[API-045] [HOME-09] a backend that does not count by status has an unknown number, not none", () => {
  const counts = countsOf([{ filter: "ABNORMAL", count: 2 }]) ?? {};
  expect([countUnder(counts, "ABNORMAL"), countUnder(counts, "WAIT_PAY")]).toEqual([2, null]);
  expect(everything(counts)).toBeUndefined();
  expect(countsOf(null)).toBeNull();
});

test("[C-42] those of WAIT_ASSIGN are counted once, under RECEIVING_ORDER", () => {
  expect(everything({ RECEIVING_ORDER: 6, WAIT_ASSIGN: 5, CLOSE: 1 })).toBe(7);
});
