import { describe, expect, it } from "vitest";
import {
  currentEntry,
  HEADER_TABS,
  menuPagesFor,
  SIDE_MENU,
  sideMenuFor,
  TOP_LINKS,
} from "../../../app/features/customer-area/menu";
import { EVERYTHING } from "../../../app/features/customer-area/offers";

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
  it("[NAV-12] have the documented tabs in their order", () => {
    expect(pathsOf(HEADER_TABS)).toEqual(DOCUMENTED_TABS);
  });

  it("[NAV-13] lead at the top to the official home and to the help", () => {
    expect(TOP_LINKS.map(({ to, label }) => [label, to])).toEqual([
      ["官网首页", "/"],
      ["帮助中心", "/user/help"],
    ]);
  });

  it.each<[id: string, label: string, to: string, offer?: string]>([
    ["NAV-14", "全部订单", "/user/order"],
    ["NAV-15", "退款订单", "/user/order/refund"],
    ["NAV-16", "我的钱包", "/user/wallet"],
    ["NAV-17", "月账单", "/user/bill", "bills"],
    ["PAGE-01", "月账单", "/user/bill", "bills"],
    ["NAV-20", "订单盈亏", "/user/profitLoss/order", "profits"],
    ["NAV-19", "异常跟进", "/user/followup/record"],
    ["NAV-22", "消息", "/user/message"],
    ["NAV-23", "平台公告", "/user/notice"],
    ["NAV-21", "批量下单", "/user/batch/order", "batchOrders"],
    ["NAV-24", "维权中心", "/user/right"],
    ["NAV-25", "帮助中心", "/user/help"],
    ["NAV-29", "关于我们", "/user/about"],
    ["NAV-18", "我的商品", "/user/commodity"],
    ["NAV-26", "意见反馈", "/user/feedback"],
    ["NAV-27", "账户安全", "/user/safety"],
    ["NAV-28", "个人设置", "/user/setting"],
    ["SET-01", "个人设置", "/user/setting"],
    ["SET-09", "关于我们", "/user/about"],
    ["SET-11", "帮助中心", "/user/help"],
    ["GEN-20", "我的钱包", "/user/wallet"],
    ["GEN-20", "我的商品", "/user/commodity"],
    ["GEN-20", "消息", "/user/message"],
    ["GEN-20", "维权中心", "/user/right"],
    ["GEN-20", "意见反馈", "/user/feedback"],
    ["GEN-20", "账户安全", "/user/safety"],
    ["GEN-20", "批量下单", "/user/batch/order", "batchOrders"],
  ])("[%s] have the side entry %s, which leads to %s", (_id, label, to, offer) => {
    expect(SIDE_MENU.filter((entry) => entry.to === to)).toEqual([expect.objectContaining({ label })]);
    expect(SIDE_MENU.find((entry) => entry.to === to)?.offer).toBe(offer);
  });

  it("[ROLE-15] have profit and loss for whom the platform shows it to, and everything else for everybody", () => {
    expect(sideMenuFor(EVERYTHING)).toEqual(SIDE_MENU);
    const without = pathsOf(sideMenuFor({ ...EVERYTHING, profits: false }));
    expect(without).toEqual(pathsOf(SIDE_MENU).filter((to) => to !== "/user/profitLoss/order"));
    expect(without).toHaveLength(SIDE_MENU.length - 1);
    const pages = pathsOf(menuPagesFor({ ...EVERYTHING, profits: false }));
    expect(pages).not.toContain("/user/profitLoss/order");
    expect(pathsOf(menuPagesFor(EVERYTHING))).toContain("/user/profitLoss/order");
  });

  it("have no batch orders where the backend takes none", () => {
    const without = pathsOf(sideMenuFor({ ...EVERYTHING, batchOrders: false }));
    expect(without).toEqual(pathsOf(SIDE_MENU).filter((to) => to !== "/user/batch/order"));
  });

  it("[NAV-30] [PAGE-01] [PAGE-02] have all documented side entries in their order", () => {
    expect(pathsOf(SIDE_MENU)).toEqual(DOCUMENTED_MENU);
  });

  it("[NAV-25] [NAV-26] have every documented entry over a backend that offers nothing else", () => {
    const nothing = Object.fromEntries(Object.keys(EVERYTHING).map((offer) => [offer, false]));
    const ours = ["/user/bill", "/user/profitLoss/order", "/user/batch/order"];
    expect(pathsOf(sideMenuFor(nothing as never))).toEqual(
      DOCUMENTED_MENU.filter((path) => !ours.includes(path)),
    );
  });

  it.each([
    ["/user/order", "/user/order"],
    ["/user/order/orderinfo", "/user/order"],
    ["/user/order/refund", "/user/order/refund"],
    ["/user/order/refund/modify", "/user/order/refund"],
    ["/user/about/contact", "/user/about"],
    ["/user/Order/orderInfo", "/user/order"],
    ["/user/profitloss/order", "/user/profitLoss/order"],
    ["/user/orders", undefined],
    ["/user/index", undefined],
  ])("at %s mark the entry %s", (pathname, marked) => {
    expect(currentEntry(SIDE_MENU, pathname)?.to).toBe(marked);
  });
});
