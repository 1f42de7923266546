import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { OrderSearch } from "../../../app/features/dashboard/search/order-search";
import { render } from "../../support/components/render";
import { expectConsole } from "../../support/console-is-error";

// React 18 does not know the element yet.
beforeEach(() => expectConsole(/The tag .* is unrecognized .* search/));

const box = () => screen.findByRole("textbox", { name: "搜索订单" });
/** What the box says about its text, as a screen reader reads it with the box. */
const reading = async () =>
  document.getElementById((await box()).getAttribute("aria-describedby") ?? "")?.textContent;

test.each([
  ["HOME-05", "13800138000", "按客户电话搜索", "customer=13800138000"],
  ["HOME-06", "261120 1560 3984", "按订单号搜索", "orderNum=26112015603984"],
  ["HOME-07", "苏晚", "按客户姓名搜索", `customer=${encodeURIComponent("苏晚")}`],
  ["HOME-08", "DPK36209", "按物流单号搜索", "logisticsNo=DPK36209"],
])("[%s] [U9] the search box says what it takes %s for, and finds it", async (_id, text, words, query) => {
  const { user, address } = render(<OrderSearch />);
  await user.type(await box(), text);
  expect(await reading()).toBe(words);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(address()).toBe(`/user/order?${query}`));
});

test("[HOME-06] [U9] it can be told otherwise by keyboard", async () => {
  const { user, address } = render(<OrderSearch />);
  await user.type(await box(), "26112015603984");
  const other = screen.getByRole("button", { name: "改为按物流单号" });
  while (document.activeElement !== other) await user.tab();
  await user.keyboard("{Enter}");
  expect(await reading()).toBe("按物流单号搜索");
  await user.type(await box(), "{Enter}");
  await waitFor(() => expect(address()).toBe("/user/order?logisticsNo=26112015603984"));
});
