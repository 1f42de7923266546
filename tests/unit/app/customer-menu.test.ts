import { describe, expect, it } from "vitest";
import { HEADER_TABS, SIDE_MENU } from "../../../app/features/customer-area/menu";

/** NAV-12. */
const DOCUMENTED_TABS = ["/user/index", "/user/order", "/user/wallet", "/user/right", "/user/about"];

/** NAV-14 to NAV-29. */
const DOCUMENTED_MENU = [
  "/user/order",
  "/user/order/refund",
  "/user/wallet",
  "/user/bill",
  "/user/commodity",
  "/user/followup/record",
  "/user/profitLoss/order",
  "/user/batch/order",
  "/user/message",
  "/user/notice",
  "/user/right",
  "/user/help",
  "/user/feedback",
  "/user/safety",
  "/user/setting",
  "/user/about",
];

const pathsOf = (entries: readonly { to: string }[]) => entries.map(({ to }) => to);

describe("menus of the customer area", () => {
  it("have their tabs in the documented order", () => {
    const tabs = pathsOf(HEADER_TABS);
    expect(tabs).toEqual(DOCUMENTED_TABS.filter((path) => tabs.includes(path)));
    expect(tabs.slice(0, 2)).toEqual(["/user/index", "/user/order"]);
  });

  it.each([
    ["NAV-14", "全部订单", "/user/order"],
    ["NAV-15", "退款订单", "/user/order/refund"],
    ["NAV-19", "异常跟进", "/user/followup/record"],
    ["NAV-24", "维权中心", "/user/right"],
  ])("[%s] have the side entry %s, which leads to %s", (_id, label, to) => {
    expect(SIDE_MENU.filter((entry) => entry.to === to)).toEqual([expect.objectContaining({ label })]);
  });

  it("have their side entries in the documented order, as far as they are built, all orders first", () => {
    const entries = pathsOf(SIDE_MENU);
    expect(entries).toEqual(DOCUMENTED_MENU.filter((path) => entries.includes(path)));
    expect(SIDE_MENU[0]).toMatchObject({ to: "/user/order", label: "全部订单" });
  });
});
