import { expect, test } from "vitest";
import { expectsViews, viewsHintCookie } from "../../../app/features/order-list/views/views-hint";

test.each([
  [null, false],
  ["", false],
  ["order_views=1", true],
  ["a=b;order_views=1", true],
  ["a=b; order_views=1; c=d", true],
  ["a=b;   order_views=1", true],
  ["order_views=0", false],
  ["my_order_views=1", false],
])("a browser with the cookies %j has seen saved views: %s", (cookies, wanted) => {
  expect(expectsViews(cookies)).toBe(wanted);
});

test("the cookie of saved views lasts a year, ends with the last view, and is secure where the site is", () => {
  const rest = "Path=/user; Max-Age=";
  expect(viewsHintCookie(true, false)).toBe(`order_views=1; ${rest}31536000; SameSite=Lax`);
  expect(viewsHintCookie(false, true)).toBe(`order_views=1; ${rest}0; SameSite=Lax; Secure`);
});
