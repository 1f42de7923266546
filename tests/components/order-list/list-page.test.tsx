import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { DEFAULT_VIEW } from "../../../app/features/order-list/columns/list-view";
import { orderTags } from "../../../app/lib/graphql/changes";
import { pageClient } from "../../../app/lib/graphql/page-client";
import { OrderListPage } from "../../../app/routes/user.order._index/order-list-page";
import { cancelUnlessThird, finishedOrder, photosOf } from "../../support/components/batch-answers";
import { graphNetwork } from "../../support/components/graph-network";
import { listedOrder } from "../../support/components/listed-order";
import { loadedOrder } from "../../support/components/loaded-order";
import { payerAnswer } from "../../support/components/payer-answer";
import { render } from "../../support/components/render";

const NOW = "2026-11-22T02:00:00.000Z";
const EXPORT = "/order/api/order/export";

const ORDERS = [
  listedOrder({ id: "1", latestFollowUp: null }),
  listedOrder({ id: "2", status: "WAIT_INSTALL", expiresAt: null, actions: ["CONFIRM_ARRIVAL"] }),
  listedOrder({ id: "3" }),
];
const unpaid = (id: string) => ({
  ...{ id, orderNo: `2611231000000${id}`, status: "WAIT_PAY", expiresAt: "2099-11-24T10:00:00.000Z" },
  ...{ goodsTypeName: "家具", serviceTypeName: "仅安装", customerName: "王小满", totalAmount: 10_000 },
});

/** What a batch payment begins with: the orders that it asks for, of two in all. */
const batch = ({ ids }: Record<string, unknown>) => ({
  viewer: {
    ordersById: (ids as string[]).map(unpaid),
    unpaidOrders: ["1", "3"].map(unpaid),
  },
});

const dataOf = (orders: readonly object[], total = orders.length) => ({
  ...{ orders: orders as never, total, size: 6, counts: null, options: null },
  ...{ view: DEFAULT_VIEW, expectsViews: false, serverNow: NOW },
});

/** The list of three orders, of which the second is paid. */
function open(search = "", orders: readonly object[] = ORDERS, total = orders.length) {
  const exported: string[] = [];
  const network = graphNetwork(
    {
      SavedViews: { viewer: { orderViews: [] } },
      Payer: payerAnswer(),
      BatchOrders: batch,
      OrderDetail: { order: loadedOrder() },
      BulkAcceptPhotos: photosOf,
      AcceptOrder: { answer: { __typename: "OrderChange" } },
      CancelOrder: cancelUnlessThird,
      ConfirmArrival: { answer: { __typename: "OrderChange" } },
      LiveOrders: { viewer: { ordersById: [], orderCounts: [] } },
    },
    {
      [EXPORT]: ({ url }) => {
        exported.push(new URL(url).search);
        return Response.json({ code: 4040, message: "文件下载失败", data: null });
      },
      "/time": () => new Response(NOW),
    },
  );
  const page = render(<OrderListPage data={dataOf(orders, total)} />, {
    at: `/user/order${search}`,
    load: async () => null,
  });
  return { ...page, network, exported };
}

test("[ACT-01] [ACT-04] [ACT-12] [ACT-13] a row says how its deal ended or how long it can be paid, and has the step for that", () => {
  const over = (status: string, statusName: string, displayStatus: string) =>
    listedOrder({ id: status, status, statusName, displayStatus, expiresAt: null, actions: [] });
  const closed = over("CLOSE", "订单关闭", "交易关闭");
  open("", [listedOrder(), over("EVALUATED", "已评价", "交易成功"), closed]);
  const rows = within(screen.getByRole("table", { name: "订单列表" })).getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual([
    expect.stringMatching(/待付款.*剩余 00:(40:00|39:\d\d).*去支付/),
    expect.stringMatching(/交易成功.*已评价/),
    expect.stringContaining("交易关闭"),
  ]);
  expect(screen.queryByText("订单关闭")).toBeNull();
});

test("[LIST-28] [PAY-29] [LIST-34] 批量支付 begins with the unpaid orders of the page, or with those that are chosen, and asks for the password", async () => {
  const { user, network } = open();
  await user.click(screen.getByRole("button", { name: "批量支付" }));
  const dialog = within(await screen.findByRole("dialog", { name: "批量支付" }));
  await dialog.findByText("已选 2 单");
  await user.click(dialog.getByRole("button", { name: "取消" }));
  const [, , third] = await screen.findAllByRole("checkbox", { name: "选择订单" });
  if (!third) throw new Error("three orders and no third box");
  await user.click(third);
  await user.click(screen.getByRole("button", { name: "支付所选 1" }));
  const chosen = within(await screen.findByRole("dialog", { name: "批量支付" }));
  await chosen.findByText(/^已选 1 单/);
  expect(network.sentTo("BatchOrders")).toEqual([
    { ids: ["1", "3"], isFirst: true },
    { ids: ["3"], isFirst: true },
  ]);
  await user.click(chosen.getByRole("button", { name: "确认支付" }));
  const password = within(await screen.findByRole("dialog", { name: "输入支付密码" }));
  expect(password.getByLabelText(/^支付密码/, { selector: "input" })).toBeTruthy();
  expect(network.sentTo("PayOrders")).toEqual([]);
});

test("[LIST-28] [PAY-29] 批量支付 of a page without unpaid orders says so, and offers the others", async () => {
  const { user, network } = open("", [listedOrder({ id: "2", status: "WAIT_INSTALL", actions: [] })]);
  await user.click(screen.getByRole("button", { name: "批量支付" }));
  const dialog = within(await screen.findByRole("dialog", { name: "批量支付" }));
  expect(await dialog.findByText(/^这里没有待付款的订单/)).toBeTruthy();
  expect(network.sentTo("BatchOrders")).toEqual([{ ids: [], isFirst: true }]);
});

test("[LIST-32] [DETAIL-03] [API-024] [LIST-27] 详情 of a row opens 订单详情 of that order over the list, with its exceptions", async () => {
  const { user, network, address } = open("?status=WAIT_PAY");
  const [, row] = within(screen.getByRole("table", { name: "订单列表" })).getAllByRole("row");
  if (!row) throw new Error("no row below the head");
  await user.click(within(row).getByRole("link", { name: "详情" }));
  const dialog = within(await screen.findByRole("dialog", { name: "订单详情" }));
  expect((await dialog.findByRole("tab", { name: "基础信息" })).getAttribute("aria-selected")).toBe("true");
  expect(network.sentTo("OrderDetail")).toEqual([{ id: "1" }]);
  expect(address()).toBe("/user/order?status=WAIT_PAY&preview=1");
  network.answer({ OrderAbnormal: { viewer: { abnormalRecords: { nodes: [], total: 0 } } } });
  await user.click(dialog.getByRole("tab", { name: "异常记录" }));
  await waitFor(() => expect(network.sentTo("OrderAbnormal")).toEqual([{ orderId: "1" }]));
});

test("[LIST-39] [COMP-13] 投诉 in the menu of a row opens the complaint about that order over the list", async () => {
  const atWork = { id: "7", status: "WAIT_INSTALL", expiresAt: null, actions: ["COMPLAIN"] };
  const { user, network, address } = open("?status=INSERVICE", [listedOrder(atWork)]);
  const complainable = { orderNo: "26112015603984", openObjects: [], hasWorkerToBlame: true };
  network.answer({ ComplainableOrders: { viewer: { complainableOrders: [complainable] } } });
  await user.click(screen.getByRole("button", { name: "更多" }));
  await user.click(await screen.findByRole("menuitem", { name: "投诉" }));
  const words = await screen.findByRole("textbox", { name: /投诉内容/ });
  expect(screen.getByRole("dialog", { name: "投诉" }).contains(words)).toBe(true);
  expect(network.sentTo("ComplainableOrders")).toEqual([{ orderId: "7" }]);
  expect(address()).toBe("/user/order?status=INSERVICE");
});

test("[LIST-41] [ERR-10] [API-028] [C-14] 导出 downloads what the filters of the page find, and says 文件下载失败 where there is nothing", async () => {
  const { user, exported } = open("?status=WAIT_PAY&orderNum=2611");
  await user.click(screen.getByRole("button", { name: "导出" }));
  expect(await screen.findByText("文件下载失败")).toBeTruthy();
  expect(exported).toEqual(["?status=WAIT_PAY&orderNo=2611"]);
});

test("[LIST-06] [U4] [API-028] a phone has 导出 and 列设置, with the rows of a page, in one menu", async () => {
  const { user, exported } = open("", ORDERS, 30);
  const choose = async (name: string) => {
    await user.click(screen.getByRole("button", { name: "列表操作" }));
    await user.click(await screen.findByRole("menuitem", { name }));
  };
  await choose("列设置");
  const settings = within(await screen.findByRole("dialog", { name: "列设置" }));
  await user.click(await settings.findByRole("checkbox", { name: "服务类型" }));
  expect(settings.getByRole("link", { name: "每页 20 条" }).getAttribute("href")).toBe("/user/order?size=20");
  await user.click(settings.getByRole("button", { name: "关闭" }));
  expect(screen.queryByRole("columnheader", { name: /服务类型/ })).toBeNull();
  await choose("导出");
  await waitFor(() => expect(exported).toHaveLength(1));
});

test("[U7] [ACT-05] [ERR-17] [API-034] goods of chosen orders are asked about before their arrival is confirmed, and load the page again once for all of them", async () => {
  const { user, network, reloads } = open();
  for (const box of await screen.findAllByRole("checkbox", { name: "选择订单" })) await user.click(box);
  await user.click(screen.getByRole("button", { name: "确认到货 1" }));
  const dialog = within(await screen.findByRole("dialog", { name: "确认到货" }));
  expect(dialog.getByText("确认修改商品状态为已到货吗？")).toBeTruthy();
  expect(network.sentTo("ConfirmArrival")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "确认到货 1 单" }));
  await dialog.findByText("1 单已确认到货");
  await waitFor(() => expect(reloads()).toBe(1));
  expect(network.sentTo("ConfirmArrival")).toEqual([{ input: { orderId: "2" } }]);
  expect(network.sentTo("LiveOrders")).toEqual([]);
});

test("[U7] [ACT-02] [ACT-16] [API-033] chosen orders are cancelled one by one, and each says how it went", async () => {
  const { user, network } = open();
  for (const box of await screen.findAllByRole("checkbox", { name: "选择订单" })) await user.click(box);
  await user.click(screen.getByRole("button", { name: "取消订单 2" }));
  const dialog = within(await screen.findByRole("dialog", { name: "取消订单" }));
  await user.click(dialog.getByRole("button", { name: "取消订单 2 单" }));
  await dialog.findByText("1 单已取消，1 单未成功");
  expect(network.sentTo("CancelOrder")).toEqual([{ orderId: "1" }, { orderId: "3" }]);
  const list = within(dialog.getByRole("list", { name: "所选订单" }));
  expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("已取消"),
    expect.stringContaining("订单已支付"),
  ]);
});

test("[ACT-03] [C-37] orders that are cancelled together are called 订单关闭 then, every other one 交易关闭", async () => {
  const closed = (id: string) =>
    listedOrder({ id, status: "CLOSE", statusName: "订单关闭", displayStatus: "交易关闭", actions: [] });
  const { user, rerender } = open("", [listedOrder({ id: "91" }), listedOrder({ id: "92" })]);
  for (const box of await screen.findAllByRole("checkbox", { name: "选择订单" })) await user.click(box);
  await user.click(screen.getByRole("button", { name: "取消订单 2" }));
  const dialog = within(await screen.findByRole("dialog", { name: "取消订单" }));
  await user.click(dialog.getByRole("button", { name: "取消订单 2 单" }));
  await dialog.findByText("2 单已取消");
  rerender(<OrderListPage data={dataOf([closed("91"), closed("92"), closed("93")])} />);
  const rows = within(screen.getByRole("table", { name: "订单列表", hidden: true }));
  expect(rows.getAllByText(/^(订单|交易)关闭$/).map(({ textContent }) => textContent)).toEqual([
    "订单关闭",
    "订单关闭",
    "交易关闭",
  ]);
});

test("[ACT-07] [ACT-16] [ACT-21] a finished order has 立即验收 and the time left for it; menus have 取消订单 or 加价 where that is offered", async () => {
  const { user } = open("", [
    listedOrder({ ...finishedOrder("1"), acceptanceDueAt: "2026-11-22T10:40:00+08:00" }),
    listedOrder({ id: "2" }),
    listedOrder({ id: "3", type: "TIMELY", status: "WAIT_INSTALL", actions: ["MARKUP_CALL"] }),
  ]);
  const [, first] = within(screen.getByRole("table", { name: "订单列表" })).getAllByRole("row");
  expect(first?.textContent).toMatch(/验收剩余 00:(40:00|39:\d\d)/);
  expect(screen.getByRole("link", { name: "立即验收" }).getAttribute("href")).toBe(
    "/user/order/acceptance?orderid=1",
  );
  const offered: string[][] = [];
  for (const more of screen.getAllByRole("button", { name: "更多" })) {
    await user.click(more);
    const menu = within(await screen.findByRole("menu"));
    const names = menu.getAllByRole("menuitem").map(({ textContent }) => textContent ?? "");
    offered.push(names.filter((name) => ["取消订单", "加价"].includes(name)));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  }
  expect(offered).toEqual([[], ["取消订单"], ["加价"]]);
});

test("[U7] [ACC-02] [API-036] of chosen orders only those whose photos were passed are accepted", async () => {
  const { user, network } = open("", [finishedOrder("1"), finishedOrder("2")]);
  for (const box of await screen.findAllByRole("checkbox", { name: "选择订单" })) await user.click(box);
  await user.click(screen.getByRole("button", { name: "验收通过 2" }));
  const first = within(await screen.findByRole("dialog", { name: "验收 1 / 2" }));
  await first.findByText("第 1 单完工");
  await user.click(first.getByRole("button", { name: "暂不验收" }));
  const second = within(await screen.findByRole("dialog", { name: "验收 2 / 2" }));
  await second.findByText("第 2 单完工");
  await user.click(second.getByRole("button", { name: "验收通过" }));
  expect(network.sentTo("AcceptOrder")).toEqual([]);
  const dialog = within(await screen.findByRole("dialog", { name: "验收" }));
  await user.click(dialog.getByRole("button", { name: "验收通过 1 单" }));
  await dialog.findByText("1 单已验收通过");
  expect(network.sentTo("AcceptOrder")).toEqual([{ orderId: "2" }]);
});

test("[U7] Shift chooses all rows from the one before, whose work sheets are printed together", async () => {
  const { user } = open();
  const [first, , third] = await screen.findAllByRole("checkbox", { name: "选择订单" });
  if (!first || !third) throw new Error("not three boxes");
  await user.click(first);
  await user.keyboard("{Shift>}");
  await user.click(third);
  await user.keyboard("{/Shift}");
  const bar = within(screen.getByRole("region", { name: "批量操作" }));
  expect(bar.getByRole("status").textContent).toContain("已选 3 单");
  expect(bar.getByRole("link", { name: "打印工单" }).getAttribute("href")).toBe(
    "/user/order/worksheet?orderid=1&orderid=2&orderid=3",
  );
});

test("[U7] a chosen order stays chosen on the next page, and is counted there", async () => {
  const { user, rerender } = open();
  const [box] = await screen.findAllByRole("checkbox", { name: "选择订单" });
  if (!box) throw new Error("no box");
  await user.click(box);
  rerender(<OrderListPage data={dataOf([listedOrder({ id: "9" })])} />);
  const bar = within(screen.getByRole("region", { name: "批量操作" }));
  await waitFor(() => expect(bar.getByRole("status").textContent).toContain("已选 1 单，其中 1 单在其他页"));
});

test("[U2] an order that changes elsewhere is read by itself, and the page is not loaded again", async () => {
  const { network, reloads } = open();
  await act(async () => pageClient().announce({ changed: orderTags("2"), isOwn: false }));
  await waitFor(() => expect(network.sentTo("LiveOrders")).toEqual([{ ids: ["2"], hasRows: true }]));
  expect(reloads()).toBe(0);
});

test("[LIST-23] a row shows the address as the graph has put area and street together", () => {
  const names = { provinceName: "浙江省", cityName: "杭州市", areaName: "滨江区", address: "文三路 90 号" };
  open("", [listedOrder({ id: "1", ...names, displayAddress: "滨江区文三路 90 号" })]);
  const [, row] = within(screen.getByRole("table", { name: "订单列表" })).getAllByRole("row");
  if (!row) throw new Error("no row below the head");
  expect(within(row).getByText("滨江区文三路 90 号")).toBeTruthy();
});

test("[LIST-16] the orders in trouble are named while they are what is shown, also where nothing is counted", () => {
  open("?status=ABNORMAL");
  expect(screen.getByRole("link", { name: "异常订单" }).getAttribute("aria-current")).toBe("page");
});
