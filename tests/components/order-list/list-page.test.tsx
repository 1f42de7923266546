import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { DEFAULT_VIEW } from "../../../app/features/order-list/columns/list-view";
import { orderTags } from "../../../app/lib/graphql/changes";
import { pageClient } from "../../../app/lib/graphql/page-client";
import { OrderListPage } from "../../../app/routes/user.order._index/order-list-page";
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
    orderCounts: [{ filter: "WAIT_PAY", count: 2 }],
  },
});

/** The list of three orders, of which the second is paid. */
function open(search = "") {
  const exported: string[] = [];
  const network = graphNetwork(
    {
      SavedViews: { viewer: { orderViews: [] } },
      Payer: payerAnswer(),
      BatchOrders: batch,
      OrderDetail: { order: loadedOrder() },
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
  const data = {
    ...{ orders: ORDERS as never, total: 3, size: 6, counts: null, options: null },
    ...{ view: DEFAULT_VIEW, expectsViews: false, serverNow: NOW },
  };
  const page = render(<OrderListPage data={data} />, { at: `/user/order${search}`, load: async () => null });
  return { ...page, network, exported };
}

test("[LIST-28] [PAY-29] 批量支付 begins with the unpaid orders of the page, or with those that are chosen", async () => {
  const { user, network } = open();
  await user.click(screen.getByRole("button", { name: "批量支付" }));
  const dialog = within(await screen.findByRole("dialog", { name: "批量支付" }));
  await dialog.findByText("已选 2 单");
  await user.click(dialog.getByRole("button", { name: "取消" }));
  const [, , third] = await screen.findAllByRole("checkbox", { name: "选择订单" });
  if (!third) throw new Error("three orders and no third box");
  await user.click(third);
  await user.click(screen.getByRole("button", { name: "支付所选 1" }));
  await within(await screen.findByRole("dialog", { name: "批量支付" })).findByText(/^已选 1 单/);
  expect(network.sentTo("BatchOrders")).toEqual([{ ids: ["1", "3"] }, { ids: ["3"] }]);
});

test("[LIST-32] [DETAIL-03] 详情 of a row opens 订单详情 of that order over the list", async () => {
  const { user, network, address } = open("?status=WAIT_PAY");
  const [, row] = within(screen.getByRole("table", { name: "订单列表" })).getAllByRole("row");
  if (!row) throw new Error("no row below the head");
  await user.click(within(row).getByRole("link", { name: "详情" }));
  const dialog = within(await screen.findByRole("dialog", { name: "订单详情" }));
  expect((await dialog.findByRole("tab", { name: "基础信息" })).getAttribute("aria-selected")).toBe("true");
  expect(network.sentTo("OrderDetail")).toEqual([{ id: "1" }]);
  expect(address()).toBe("/user/order?status=WAIT_PAY&preview=1");
});

test("[LIST-41] [API-028] 导出 downloads what the filters of the page find, and says 文件下载失败 where there is nothing", async () => {
  const { user, exported } = open("?status=WAIT_PAY&orderNum=2611");
  await user.click(screen.getByRole("button", { name: "导出" }));
  expect(await screen.findByText("文件下载失败")).toBeTruthy();
  expect(exported).toEqual(["?status=WAIT_PAY&orderNo=2611"]);
});

test("[LIST-06] [U4] a phone has 导出 and 列设置 in one menu", async () => {
  const { user, exported } = open();
  const choose = async (name: string) => {
    await user.click(screen.getByRole("button", { name: "列表操作" }));
    await user.click(await screen.findByRole("menuitem", { name }));
  };
  await choose("列设置");
  const settings = within(await screen.findByRole("dialog", { name: "列设置" }));
  await user.click(await settings.findByRole("checkbox", { name: "服务类型" }));
  await user.click(settings.getByRole("button", { name: "关闭" }));
  expect(screen.queryByRole("columnheader", { name: /服务类型/ })).toBeNull();
  await choose("导出");
  await waitFor(() => expect(exported).toHaveLength(1));
});

test("[U7] [ACT-05] goods of chosen orders that have arrived load the page again, once for all of them", async () => {
  const { user, network, reloads } = open();
  for (const box of await screen.findAllByRole("checkbox", { name: "选择订单" })) await user.click(box);
  await user.click(screen.getByRole("button", { name: "确认到货 1" }));
  const dialog = within(await screen.findByRole("dialog", { name: "确认到货" }));
  await user.click(dialog.getByRole("button", { name: "确认到货 1 单" }));
  await dialog.findByText("1 单已确认到货");
  await waitFor(() => expect(reloads()).toBe(1));
  expect(network.sentTo("ConfirmArrival")).toEqual([{ input: { orderId: "2" } }]);
  expect(network.sentTo("LiveOrders")).toEqual([]);
});

test("[U2] an order that changes elsewhere is read by itself, and the page is not loaded again", async () => {
  const { network, reloads } = open();
  await act(async () => pageClient().announce({ changed: orderTags("2"), isOwn: false }));
  await waitFor(() => expect(network.sentTo("LiveOrders")).toEqual([{ ids: ["2"], hasRows: true }]));
  expect(reloads()).toBe(0);
});
