import { expect, test } from "vitest";
import { objectOf, parseRightsAddress, rightsHref } from "../../../app/features/rights/rights-address";

const parse = (query: string) => parseRightsAddress(new URLSearchParams(query));

test("[COMP-02] [ARB-13] the address of the rights centre says which list, and what it is narrowed down by", () => {
  expect(parse("")).toEqual({ tab: "complaint", type: null, orderNo: "", page: 1 });
  expect(parse("complaintType=0&orderNo=2611 2201&page=2")).toEqual({
    tab: "complaint",
    type: "0",
    orderNo: "26112201",
    page: 2,
  });
  // An arbitration has no type.
  expect(parse("tab=arbitration&complaintType=0")).toMatchObject({ tab: "arbitration", type: null });
  expect(parse("tab=other&complaintType=constructor&orderNo=abc&page=-1")).toEqual(parse(""));
  expect([objectOf("0"), objectOf("1"), objectOf(null)]).toEqual(["WORKER", "OTHER", null]);
});

test.each([
  "/user/right",
  "/user/right?complaintType=1&orderNo=2611&page=3",
  "/user/right?tab=arbitration&orderNo=26",
])("%s is written as it was read", (href) => {
  expect(rightsHref(parse(href.split("?")[1] ?? ""))).toBe(href);
});
