import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { TabBar } from "../../../app/features/customer-area/tab-bar";
import { render } from "../../support/components/render";

test.each([
  ["/user/index", "首页", "page"],
  ["/user/order/orderinfo", "订单", "true"],
  ["/user/wallet", "钱包", "page"],
  ["/user/message", null, null],
] as const)("[ROUTE-15] [ROUTE-39] the tab bar at %s marks %s", (at, current, mark) => {
  render(<TabBar />, { at });
  const links = within(screen.getByRole("navigation", { name: "底部导航" })).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual(["首页", "订单", "下单", "钱包", "我的"]);
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    ...["/user/index", "/user/order", "/placeorder/stepone", "/user/wallet", "/user/setting"],
  ]);
  const marked = links.filter((link) => link.hasAttribute("aria-current"));
  expect(marked.map(({ textContent }) => textContent)).toEqual(current ? [current] : []);
  expect(marked[0]?.getAttribute("aria-current") ?? null).toBe(mark);
});
