import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  FROM_PAGE,
  isFromPage,
  keepPageUnderPreview,
  previewHref,
  readPreview,
} from "../../../app/features/order-detail/preview/preview-address";

const at = (href: string) => new URL(href, "https://zhuangda.test");
const read = (href: string) => readPreview(at(href).searchParams);

describe("the address of an order's detail over a page", () => {
  test("[DETAIL-03] [DETAIL-04] [DETAIL-06] names the order, the refund by which it is opened, and the tab", () => {
    const home = at("/user/index?day=2026-11-22");
    const href = previewHref(home, { orderId: "5", refundId: "9", tab: "abnormal" });
    expect(href).toBe("/user/index?day=2026-11-22&preview=5&previewrefund=9&previewtab=abnormal");
    expect(read(href)).toEqual({ orderId: "5", refundId: "9", tab: "abnormal" });
  });

  test("of another order replaces the whole of the one before, and without any is the page's own", () => {
    const open = at("/user/order/refund?preview=5&previewrefund=9");
    expect(previewHref(open, { orderId: "6" })).toBe("/user/order/refund?preview=6");
    expect(previewHref(open, null)).toBe("/user/order/refund");
    expect(previewHref(at("/user/order?page=2&preview=5"), null)).toBe("/user/order?page=2");
  });

  test("that names no number opens nothing", () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        fc.pre(!/^\d{1,20}$/.test(id));
        expect(read(`/user/index?${new URLSearchParams({ preview: id, previewrefund: "9" })}`)).toBeNull();
      }),
    );
    expect(read("/user/index?preview=5&previewrefund=x")).toMatchObject({ orderId: "5", refundId: null });
  });
});

describe("the page under it", () => {
  const isRead = (current: string, next: string) => {
    const args = { currentUrl: at(current), nextUrl: at(next), defaultShouldRevalidate: true };
    return keepPageUnderPreview({ ...args, currentParams: {}, nextParams: {} });
  };

  test("[U12] is not read again when it opens, goes on and closes", () => {
    expect(isRead("/user/order?page=2", "/user/order?page=2&preview=5")).toBe(false);
    expect(isRead("/user/order?preview=5", "/user/order?preview=6&previewtab=refund")).toBe(false);
    expect(isRead("/user/order/refund?preview=5&previewrefund=9", "/user/order/refund")).toBe(false);
  });

  test("is read again for every other address, and on a reload", () => {
    expect(isRead("/user/order?page=2&preview=5", "/user/order?page=3")).toBe(true);
    expect(isRead("/user/order?preview=5", "/user/order/refund?preview=5")).toBe(true);
    expect(isRead("/user/order?preview=5", "/user/order?preview=5")).toBe(true);
  });
});

test.each([
  ["5", "5"],
  ["12345678901234567890", "12345678901234567890"],
  ["123456789012345678901", undefined],
  ["5x", undefined],
  ["x5", undefined],
])("the order %s of an address opens %s", (id, opened) => {
  expect(read(`/user/order?preview=${id}`)?.orderId).toBe(opened);
});

test("a preview that the page opened is told from one of a typed address", () => {
  expect(isFromPage(FROM_PAGE)).toBe(true);
  for (const state of [null, undefined, {}, { fromPage: false }]) expect(isFromPage(state)).toBe(false);
});
