import { expect, test } from "vitest";
import {
  pageAfterResize,
  parseSize,
  rememberedSize,
  sizeCookie,
  sizeOf,
  sizesFor,
} from "../../../app/features/list/page-sizes";
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

test.each([
  [20, 1000, [20, 50, 100]],
  [50, 1000, [50, 100]],
  [100, 1000, [100]],
  [6, 0, [6]],
  [6, 20, [6, 20]],
  [6, 21, [6, 20, 50]],
])("[LIST-04] a list of documented %i rows offers for %i rows in all: %j", (documented, total, sizes) => {
  expect(sizesFor(documented, total)).toEqual(sizes);
});

test.each([
  ["20", 20],
  ["50", 50],
  ["100", 100],
  ["6", undefined],
  ["21", undefined],
  ["020", undefined],
  ["", undefined],
  [null, undefined],
])("an address with the size %j asks for %j rows", (text, size) => {
  expect(parseSize(text)).toBe(size);
});

test.each([
  [1, 6, 100, 1],
  [2, 6, 20, 1],
  [4, 6, 20, 1],
  [5, 6, 20, 2],
  [2, 100, 6, 17],
  [3, 20, 50, 1],
  [6, 20, 50, 3],
])("page %i of %i rows begins, with %i rows, on page %i", (page, from, to, then) => {
  expect(pageAfterResize(page, from, to)).toBe(then);
});

test.each([
  ["rows_user_order_refund=50", 50],
  ["rows_user_order_refund=50;a=1", 50],
  ["a=1;rows_user_order_refund=50", 50],
  ["a=1; rows_user_order_refund=50", 50],
  ["a=1;  rows_user_order_refund=100; b=2", 100],
  ["rows_user_order_refund=7", 6],
  ["rows_user_order_refund=", 6],
  ["rows_user_order_refunds=50", 6],
  ["old_rows_user_order_refund=50", 6],
  ["a=rows_user_order_refund=50", 6],
  ["", 6],
])("a browser with the cookies %j sees %i refunds on a page", (cookies, size) => {
  expect(rememberedSize(REFUND_LIST, cookies)).toBe(size);
});

test("only a secure site keeps the size for secure requests alone, and each keeps it for a year", () => {
  expect(sizeCookie(REFUND_LIST, 50, true)).toBe(
    "rows_user_order_refund=50; Path=/user; Max-Age=31536000; SameSite=Lax; Secure",
  );
  expect(sizeCookie(REFUND_LIST, 20, false)).toBe(
    "rows_user_order_refund=20; Path=/user; Max-Age=31536000; SameSite=Lax",
  );
});

test.each([
  ["the size of the address, on the first page", { size: 20, page: 1 }, 20],
  ["the size of the address, on a later page", { size: 20, page: 2 }, 20],
  ["the remembered size, on the first page", { page: 1 }, 50],
  ["the documented size, on a later page", { page: 2 }, 6],
])("an address means %s", (_what, address, size) => {
  expect(sizeOf(REFUND_LIST, address, "rows_user_order_refund=50")).toBe(size);
});
