import { createRemixStub } from "@remix-run/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { HEADER_TABS, SIDE_MENU, TOP_LINKS } from "../../../app/features/customer-area/menu";
import { EVERYTHING } from "../../../app/features/customer-area/offers";
import { MenuList } from "../../../app/features/customer-area/side-menu";
import CustomerArea from "../../../app/routes/user";
import { render as renderPart } from "../../support/components/render";

/** A customer whom everything is offered to. */
const VIEWER = {
  ...{ customer: null, unreadMessages: 0 },
  ...{ buttons: { profitAndLoss: true }, offers: EVERYTHING },
};

/** Without an id the page opens no line to a room. */
const CUSTOMER = { id: null, nickname: "木屿家居", avatar: "/files/logo.png" };

const Page = () => <MenuList label="侧边菜单" entries={SIDE_MENU} />;

const isMarked = (name: string) => screen.getByRole("link", { name }).getAttribute("aria-current");

test("the entry of the page on its way is marked at the press, that of the open one no longer", async () => {
  const wallet = Promise.withResolvers<null>();
  const Site = createRemixStub([
    { path: "/user/order", Component: Page },
    { path: "/user/wallet", Component: Page, loader: () => wallet.promise },
  ]);
  render(<Site initialEntries={["/user/order"]} />);
  await waitFor(() => expect(isMarked("全部订单")).toBe("page"));
  await userEvent.click(screen.getByRole("link", { name: "我的钱包" }));
  await waitFor(() => expect(isMarked("我的钱包")).toBe("page"));
  expect(isMarked("全部订单")).toBeNull();
  wallet.resolve(null);
});

test.each([
  ["NAV-14", "全部订单", "/user/order"],
  ["NAV-15", "退款订单", "/user/order/refund"],
  ["NAV-16", "我的钱包", "/user/wallet"],
  ["NAV-17", "月账单", "/user/bill"],
  ["NAV-18", "我的商品", "/user/commodity"],
  ["NAV-19", "异常跟进", "/user/followup/record"],
  ["NAV-20", "订单盈亏", "/user/profitLoss/order"],
  ["NAV-21", "批量下单", "/user/batch/order"],
  ["NAV-22", "消息", "/user/message"],
  ["NAV-23", "平台公告", "/user/notice"],
  ["NAV-24", "维权中心", "/user/right"],
  ["NAV-25", "帮助中心", "/user/help"],
  ["NAV-26", "意见反馈", "/user/feedback"],
  ["NAV-27", "账户安全", "/user/safety"],
  ["NAV-28", "个人设置", "/user/setting"],
  ["NAV-29", "关于我们", "/user/about"],
])("[%s] beside every page of the customer area stands %s, which leads to %s", async (_id, name, path) => {
  const { user } = renderPart(<CustomerArea />, { at: "/user/index", data: { viewer: VIEWER } });
  const menu = within(await screen.findByRole("navigation", { name: "侧边菜单" }));
  expect(menu.getByRole("link", { name }).getAttribute("href")).toBe(path);
  // A narrow screen has the same menu in a drawer.
  await user.click(screen.getByRole("button", { name: "打开菜单" }));
  const drawer = within(await screen.findByRole("dialog", { name: "菜单" }));
  const entries = within(drawer.getByRole("navigation", { name: "侧边菜单" }));
  expect(entries.getByRole("link", { name }).getAttribute("href")).toBe(path);
});

test("[NAV-30] beside every page of the customer area the side menu has its entries in their order", async () => {
  renderPart(<CustomerArea />, { at: "/user/index", data: { viewer: VIEWER } });
  const menu = within(await screen.findByRole("navigation", { name: "侧边菜单" }));
  expect(menu.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    SIDE_MENU.map(({ to }) => to),
  );
});

test("[NAV-12] [NAV-13] [NAV-20] [NAV-30] the drawer has the tabs, the side menu without profit and loss where it is not shown, and the top links", async () => {
  const viewer = { ...VIEWER, buttons: { profitAndLoss: false } };
  const { user } = renderPart(<CustomerArea />, { at: "/user/index", data: { viewer } });
  await user.click(await screen.findByRole("button", { name: "打开菜单" }));
  const drawer = within(await screen.findByRole("dialog", { name: "菜单" }));
  const side = SIDE_MENU.filter(({ to }) => to !== "/user/profitLoss/order");
  expect(drawer.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    [...HEADER_TABS, ...side, ...TOP_LINKS].map(({ to }) => to),
  );
});

test("[NAV-02] [NAV-12] [NAV-13] [API-083] above every page of the customer area stands its header, with the customer's name and picture", async () => {
  const viewer = { ...VIEWER, customer: CUSTOMER, unreadMessages: 3 };
  renderPart(<CustomerArea />, { at: "/user/index", data: { viewer } });
  const header = within(await screen.findByRole("banner"));
  for (const [name, path] of [
    ["我的订单", "/user/order"],
    ["官网首页", "/"],
    ["未读消息 3 条", "/user/message"],
    ["木屿家居", "/user/index"],
  ] as const)
    expect(header.getByRole("link", { name }).getAttribute("href")).toBe(path);
  const picture = header.getByRole("link", { name: "木屿家居" }).querySelector("img");
  expect(picture?.getAttribute("src")).toBe("/files/logo.png");
  expect(header.getByRole("button", { name: "退出登录" })).toBeTruthy();
});

test("[AUTH-19] [AUTH-16] [ENT-01] the customer area shows the name and the picture of its customer", async () => {
  renderPart(<CustomerArea />, { at: "/user/index", data: { viewer: { ...VIEWER, customer: CUSTOMER } } });
  const header = within(await screen.findByRole("banner"));
  const picture = header.getByRole("link", { name: "木屿家居" }).querySelector("img");
  expect(picture?.getAttribute("src")).toBe("/files/logo.png");
});
