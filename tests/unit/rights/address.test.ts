import { expect, test } from "vitest";
import { objectOf, RIGHTS_LIST } from "../../../app/features/rights/rights-list-address";

const read = (query: string) => RIGHTS_LIST.read(new URLSearchParams(query));

test("[COMP-02] [ARB-13] [ENUM-13] the address of the rights centre says which list, and what it is narrowed down by", () => {
  expect(read("")).toEqual({ filter: {}, page: 1 });
  expect(read("complaintType=0&orderNo=2611 2201&page=2")).toEqual({
    filter: { complaintType: "0", orderNo: "26112201" },
    page: 2,
  });
  // An arbitration has no type.
  expect(read("tab=arbitration&complaintType=0").filter).toEqual({ tab: "arbitration" });
  expect(read("tab=other&complaintType=constructor&orderNo=abc&page=-1")).toEqual(read(""));
  expect([objectOf("0"), objectOf("1"), objectOf(undefined)]).toEqual(["WORKER", "OTHER", null]);
});

test("[CONST-26] the address of the rights centre has the 14 digits of an order's number, and no more", () => {
  expect(read("orderNo=26112015603984").filter).toEqual({ orderNo: "26112015603984" });
  expect(read("orderNo=261120156039841").filter).toEqual({ orderNo: "26112015603984" });
});

test.each([
  "/user/right",
  "/user/right?complaintType=1&orderNo=2611&page=3",
  "/user/right?tab=arbitration&orderNo=26",
])("[ROUTE-35] %s is written as it was read", (href) => {
  expect(RIGHTS_LIST.href(read(href.split("?")[1] ?? ""))).toBe(href);
});
