import { expect, test } from "vitest";
import { pageAfterResize, rememberedSize, sizeCookie, sizesFor } from "../../../app/features/list/page-sizes";
import { REFUND_LIST } from "../../../app/features/refunds/refund-list-address";
import { RIGHTS_LIST } from "../../../app/features/rights/rights-list-address";

test("[LIST-04] only sizes that show more are offered, the documented one first", () => {
  expect(sizesFor(6, 6)).toEqual([6]);
  expect(sizesFor(6, 7)).toEqual([6, 20]);
  expect(sizesFor(9, 20)).toEqual([9, 20]);
  expect(sizesFor(9, 51)).toEqual([9, 20, 50, 100]);
  expect(sizesFor(6, 100_000)).toEqual([6, 20, 50, 100]);
});

test("the first row of a page is on the page that one gets in another size", () => {
  for (const [page, from, to] of [
    [1, 6, 100],
    [4, 6, 20],
    [2, 100, 6],
    [7, 20, 50],
  ] as const) {
    const first = (page - 1) * from;
    const then = pageAfterResize(page, from, to);
    expect([(then - 1) * to <= first, first < then * to]).toEqual([true, true]);
  }
});

test("each list remembers its own size, and the documented one is nothing to remember", () => {
  const kept = sizeCookie(REFUND_LIST, 50, true);
  expect(kept).toMatch(/^rows_user_order_refund=50; Path=\/user; Max-Age=\d{8}; SameSite=Lax; Secure$/);
  const header = `a=1; ${kept.split(";")[0]}`;
  expect(rememberedSize(REFUND_LIST, header)).toBe(50);
  expect(rememberedSize(RIGHTS_LIST, header)).toBe(9);
  expect(rememberedSize(REFUND_LIST, null)).toBe(6);
  expect(sizeCookie(REFUND_LIST, 6, false)).toContain("Max-Age=0");
});
