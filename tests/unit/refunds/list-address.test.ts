import { describe, expect, test } from "vitest";
import { filterOf, REFUND_LIST, REFUND_TABS } from "../../../app/features/refunds/refund-list-address";

const read = (query: string) => REFUND_LIST.read(new URLSearchParams(query));

describe("the address of the list of refunds", () => {
  test("[LIST-17] [REFUND-26] [ENUM-08] carries the tabs by their documented names, one spelled as it is", () => {
    for (const tab of ["WAIT", "REFUSE", "REFUND_SUEECSS"] as const) {
      expect(read(`status=${tab}`).filter).toEqual({ status: tab });
      expect(REFUND_LIST.href({ filter: { status: tab } })).toBe(`/user/order/refund?status=${tab}`);
    }
    expect(REFUND_TABS.map(({ tab, label }) => [tab, label, filterOf(tab)])).toEqual([
      ["WAIT", "待审核", "WAIT"],
      ["REFUSE", "已拒绝", "REFUSE"],
      ["REFUND_SUEECSS", "退款成功", "SUCCEEDED"],
    ]);
    expect(filterOf(undefined)).toBeNull();
    expect(read("status=SUCCESS").filter).toEqual({});
  });

  test("[ROUTE-25] keeps the digits of an order number, and leaves out defaults", () => {
    expect(read("orderNo=2611 2000-0001x&page=abc")).toEqual({
      filter: { orderNo: "261120000001" },
      page: 1,
    });
    expect(REFUND_LIST.href()).toBe("/user/order/refund");
    expect(REFUND_LIST.href(read("status=WAIT&orderNo=26&page=2"))).toBe(
      "/user/order/refund?status=WAIT&orderNo=26&page=2",
    );
  });
});
