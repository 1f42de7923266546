import { expect, test } from "vitest";
import { leaveEmptyPage } from "../../../app/features/list/behind-end.server";
import { REFUND_LIST } from "../../../app/features/refunds/refund-list-address";

const nothing = { nodes: [], total: 13 };

type List = Parameters<typeof leaveEmptyPage>[1];

/** The redirect with which the list answers a request for this address; null when it shows what was read. */
function answerTo(href: string, list: List): Response | null {
  try {
    leaveEmptyPage(new Request(`https://site.test${href}`), list, REFUND_LIST);
    return null;
  } catch (thrown) {
    return thrown as Response;
  }
}
const sentTo = (href: string, list: List) => answerTo(href, list)?.headers.get("location") ?? null;

test("a page behind the end leads to the last one, and keeps what else the address says", () => {
  expect(sentTo("/user/order/refund?status=WAIT&page=9&preview=7", nothing)).toBe(
    "/user/order/refund?status=WAIT&page=3&preview=7",
  );
  expect(sentTo("/user/order/refund.data?page=9&_routes=x", { nodes: [], total: 2 })).toBe(
    "/user/order/refund",
  );
});

test("[U1] takes the place of the empty page in the history, so that Back leads out of the list", () => {
  const answer = answerTo("/user/order/refund?page=9", nothing);
  expect(answer?.status).toBe(302);
  expect(answer?.headers.get("X-Remix-Replace")).toBe("true");
});

test("[LIST-04] the last page is that of the size that was chosen", () => {
  expect(sentTo("/user/order/refund?page=9&size=20", { nodes: [], total: 41 })).toBe(
    "/user/order/refund?page=3&size=20",
  );
});

test("never leads to the page that was just found empty, whatever the total says", () => {
  expect(sentTo("/user/order/refund?page=3", nothing)).toBe("/user/order/refund?page=2");
});

test("stays with rows, without an answer, and on the first page", () => {
  expect(sentTo("/user/order/refund?page=2", { nodes: [1], total: 7 })).toBeNull();
  expect(sentTo("/user/order/refund?page=2", null)).toBeNull();
  expect(sentTo("/user/order/refund", { nodes: [], total: 0 })).toBeNull();
});
