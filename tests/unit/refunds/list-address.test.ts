import { describe, expect, test } from "vitest";
import {
  filterOf,
  parseRefundAddress,
  refundListHref,
} from "../../../app/features/refunds/refund-list-address";

const parse = (query: string) => parseRefundAddress(new URLSearchParams(query));

describe("the address of the list of refunds", () => {
  test("[LIST-17] [REFUND-26] [ENUM-08] carries the tabs by their documented names, one spelled as it is", () => {
    for (const tab of ["WAIT", "REFUSE", "REFUND_SUEECSS"] as const) {
      expect(parse(`status=${tab}`).tab).toBe(tab);
      expect(refundListHref({ tab, orderNo: "", page: 1 })).toBe(`/user/order/refund?status=${tab}`);
    }
    expect(filterOf("REFUND_SUEECSS")).toBe("SUCCEEDED");
    expect(parse("status=SUCCESS").tab).toBeNull();
  });

  test("keeps the digits of an order number, and leaves out what is so by default", () => {
    expect(parse("orderNo=2611 2000-0001x&page=abc")).toEqual({
      tab: null,
      orderNo: "261120000001",
      page: 1,
    });
    expect(refundListHref({ tab: null, orderNo: "", page: 1 })).toBe("/user/order/refund");
    expect(refundListHref(parse("status=WAIT&orderNo=26&page=2"))).toBe(
      "/user/order/refund?status=WAIT&orderNo=26&page=2",
    );
  });
});
