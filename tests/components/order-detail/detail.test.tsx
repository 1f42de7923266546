import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { OrderPreview } from "../../../app/features/order-detail/preview/order-preview";
import { orderTags } from "../../../app/lib/graphql/changes";
import { announceChanges } from "../../../app/lib/graphql/page-client";
import OrderInfoPage, { loader } from "../../../app/routes/user.order.orderinfo/route";
import { graphNetwork } from "../../support/components/graph-network";
import { loadedOrder } from "../../support/components/loaded-order";
import { render } from "../../support/components/render";

const SERVER_NOW = "2026-11-22T09:00:00+08:00";

async function open(order: object | null, query = "orderid=5", orderRecords: object | null = null) {
  graphNetwork({ OrderRecords: { orderRecords } }, { "/time": () => new Response(SERVER_NOW) });
  const { user } = render(<OrderInfoPage />, {
    at: `/user/order/orderinfo?${query}`,
    data: { id: "5", order, serverNow: SERVER_NOW },
  });
  await screen.findByRole("heading", { level: 1, name: "订单详情" });
  return user;
}
const links = (name: string) => [
  ...screen.getByRole("navigation", { name }).querySelectorAll<HTMLAnchorElement>("a"),
];

test("[ENUM-03] the head says whether the order is an immediate one", async () => {
  await open(loadedOrder({ type: "TIMELY" }));
  expect(screen.getByText("即时订单")).toBeTruthy();
  expect(screen.queryByText("普通订单")).toBeNull();
  cleanup();
  await open(loadedOrder({ type: "GENERAL" }));
  expect(screen.getByText("普通订单")).toBeTruthy();
});

test("[DETAIL-01] [API-024] the head has service, customer, visit time, status, what can be done, and the total", async () => {
  await open(loadedOrder({ items: [], originalAmount: 120_000 }));
  const head = document.querySelector("dl");
  expect([...(head?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^服务配送并安装家具$/),
    expect.stringMatching(/^客户苏晚.*138 0571 9952/),
    expect.stringMatching(/^上门时间2026-11-23 09:00期望时间$/),
    expect.stringMatching(/^状态待接单/),
    expect.stringMatching(/^操作确认到货更多/),
    expect.stringMatching(/^总金额¥1,234\.50$/),
  ]);
});

test.each([
  ["ACT-12", "SUCCESS", "订单完成", "交易成功"],
  ["ACT-12", "EVALUATED", "已评价", "交易成功"],
  ["ACT-13", "CLOSE", "订单关闭", "交易关闭"],
])("[%s] the head of an order in %s, which the platform calls %s, says %s", async (_id, ...names) => {
  const [status, statusName, displayStatus] = names;
  await open(loadedOrder({ status, statusName, displayStatus, actions: [] }));
  expect(document.querySelector("dl")?.textContent).toContain(`状态${displayStatus}`);
});

test("[DETAIL-07] [DETAIL-02] the page of an order has its tabs in the address", async () => {
  await open(loadedOrder({ items: [] }), "orderid=5&tab=service");
  expect(links("订单详情").map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
    [
      ["基础信息", "basic"],
      ["服务信息", "service"],
      ["退款信息", "refund"],
      ["跟进记录", "followUp"],
      ["异常记录", "abnormal"],
      ["加价申请", "markup"],
      ["物流地图", "logistics"],
    ].map(([label, tab]) => [label, `/user/order/orderinfo?orderid=5&tab=${tab}`]),
  );
  expect(links("订单详情").find((link) => link.getAttribute("aria-current"))?.textContent).toBe("服务信息");
  expect(screen.getByText("还没有师傅接单")).toBeTruthy();
});

test("[DETAIL-21] [DETAIL-22] [API-041] [API-042] the tab of the service has the pick-up, the vouchers and who took delivery", async () => {
  const voucher = (content: string) => ({ content, imageUrls: [], createdAt: SERVER_NOW });
  const records = {
    pickUp: { content: "外包装完好", imageUrls: ["/files/3.jpg"] },
    ...{ writeOffs: [voucher("核销码已用")], newPhotos: [voucher("柜门已调平")] },
    takeDelivery: { at: SERVER_NOW, workerName: "陈师傅", driverName: null, driverPhone: null },
  };
  await open(loadedOrder({ workerName: "陈师傅" }), "orderid=5&tab=service", records);
  for (const name of ["核销凭证", "补充凭证", "取货记录"]) {
    expect(await screen.findByRole("heading", { name })).toBeTruthy();
  }
  expect(screen.getByRole("heading", { name: "提货记录" })).toBeTruthy();
  expect(screen.getByText("外包装完好")).toBeTruthy();
  expect(document.querySelector('img[src="/files/3.jpg"]')).toBeTruthy();
});

test("[DETAIL-21] [API-040] [ENT-19] a pick-up is shown once, whether the order itself contains it or its record alone", async () => {
  const pickUp = { content: "外包装完好", imageUrls: [] };
  const order = loadedOrder({ workerName: "陈师傅", service: { pickUp } });
  const records = { pickUp, writeOffs: [], newPhotos: [], takeDelivery: null };
  for (const shown of [order, loadedOrder({ workerName: "陈师傅" })]) {
    await open(shown, "orderid=5&tab=service", records);
    expect((await screen.findAllByText("外包装完好")).length).toBe(1);
    cleanup();
  }
});

test("[DETAIL-19] beside the tabs, whichever is open, stand master, customer, address and fees, each of them once", async () => {
  await open(loadedOrder({ workerName: "陈建国" }), "orderid=5&tab=service");
  expect(screen.getByRole("region", { name: "师傅" }).textContent).toContain("陈建国");
  expect(screen.getByRole("region", { name: "客户" }).textContent).toContain("浙江省杭州市西湖区竞舟路 1 号");
  expect(screen.getByRole("region", { name: "费用" }).textContent).toContain("总金额¥1,234.50");
});

test("[DETAIL-18] the page of a normal order leads to the phone of its master", async () => {
  await open(loadedOrder({ workerName: "陈建国", workerPhone: "13757110021" }));
  const phone = within(screen.getByRole("region", { name: "师傅" })).getByRole("link", { name: /137/ });
  expect(phone.getAttribute("href")).toBe("tel:13757110021");
});

test("[DETAIL-19] [ENT-13] each of the goods has its picture, and the video of how it is put together", async () => {
  const user = await open(loadedOrder());
  const goods = within(screen.getByRole("list", { name: "三人沙发" }));
  expect(goods.getByRole("presentation").getAttribute("src")).toBe("/files/a.jpg");
  await user.click(goods.getByRole("button", { name: "查看三人沙发第 2 张，共 2 张" }));
  const viewer = await screen.findByRole("dialog", { name: /三人沙发/ });
  expect(viewer.querySelector("video")?.getAttribute("src")).toBe("/files/b.mp4");
});

test("[DETAIL-19] the first tab of the page repeats nothing of what stands beside it, and begins with what happened", async () => {
  const log = [
    { event: "create", title: "下单", content: "", imageUrls: [], operatorName: "客户", at: SERVER_NOW },
  ];
  await open(loadedOrder({ service: { log } }));
  const names = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(["订单动态", "订单", "商品", "物流", "客户", "费用"]);
});

test("[DETAIL-07] the page reads the order of `orderid`, and none for what is no number", async () => {
  const graphql = vi.fn().mockResolvedValue({ order: loadedOrder() });
  const read = (query: string) => {
    const request = new Request(`https://site.test/user/order/orderinfo?${query}`);
    return loader({ request, context: { hasToken: true, graphql }, params: {} } as never);
  };
  expect(await read("orderid=5")).toMatchObject({ data: { id: "5" }, init: { status: 200 } });
  expect(await read("orderid=x")).toMatchObject({ data: { order: null }, init: { status: 404 } });
  expect(graphql.mock.calls.map(([, variables]) => variables)).toEqual([{ id: "5" }]);
});

test("[DETAIL-07] an order that is not there says so", async () => {
  await open(null);
  expect(screen.getByText("订单不存在")).toBeTruthy();
  expect(screen.getByRole("link", { name: "返回我的订单" })).toBeTruthy();
});

test.each([
  ["DETAIL-03", "preview=5", "基础信息", 1],
  ["DETAIL-04", "preview=5&previewtab=abnormal", "异常记录", 5],
  ["DETAIL-05", "preview=5&previewtab=refund", "退款信息", 3],
  ["DETAIL-06", "preview=5&previewrefund=9", "退款信息", 3],
])(
  "[%s] [DETAIL-02] over a list, %s opens the detail as a dialog on tab %s (%i)",
  async (_id, query, tab, place) => {
    graphNetwork(
      {
        OrderDetail: { order: loadedOrder({ items: [] }) },
        OrderAbnormal: { viewer: { abnormalRecords: { nodes: [], total: 0 } } },
        OrderRefund: { order: null },
      },
      { "/time": () => new Response(SERVER_NOW) },
    );
    render(<OrderPreview />, { at: `/user/order?${query}` });
    const dialog = within(await screen.findByRole("dialog", { name: "订单详情" }));
    const selected = await dialog.findByRole("tab", { selected: true });
    expect(selected.textContent).toBe(tab);
    expect(dialog.getAllByRole("tab").indexOf(selected)).toBe(place - 1);
  },
);

test("[LIST-27] [DETAIL-04] [DETAIL-01] [DETAIL-02] in the dialog over a list, an open exception leads to the tab of the exceptions", async () => {
  const matters = [{ kind: "EXCEPTION", label: "异常待处理", hint: null }];
  const network = graphNetwork(
    {
      OrderDetail: { order: loadedOrder({ items: [], matters }) },
      OrderAbnormal: { viewer: { abnormalRecords: { nodes: [], total: 0 } } },
    },
    { "/time": () => new Response(SERVER_NOW) },
  );
  const { user, address } = render(<OrderPreview />, { at: "/user/order?preview=5" });
  const dialog = within(await screen.findByRole("dialog", { name: "订单详情" }));
  await user.click(await dialog.findByRole("link", { name: "异常待处理" }));
  expect(await dialog.findByRole("tab", { name: "异常记录", selected: true })).toBeTruthy();
  await waitFor(() => expect(network.sentTo("OrderAbnormal")).toEqual([{ orderId: "5" }]));
  expect(address()).toBe("/user/order?preview=5");
});

test("[ACT-31] [DETAIL-01] once its goods have arrived, the detail over a list offers no more to say so", async () => {
  const network = graphNetwork(
    { OrderDetail: { order: loadedOrder({ items: [] }) } },
    { "/time": () => new Response(SERVER_NOW) },
  );
  render(<OrderPreview />, { at: "/user/order?preview=5" });
  expect(await screen.findByRole("button", { name: "确认到货" })).toBeTruthy();
  network.answer({ OrderDetail: { order: loadedOrder({ items: [], actions: [] }) } });
  await act(async () => announceChanges(orderTags("5")));
  await waitFor(() => expect(screen.queryByRole("button", { name: "确认到货" })).toBeNull());
});

test("[DETAIL-18] the detail over a list leads to the phone of a normal order's master", async () => {
  const order = loadedOrder({ workerName: "陈建国", workerPhone: "13757110021" });
  graphNetwork({ OrderDetail: { order } }, { "/time": () => new Response(SERVER_NOW) });
  render(<OrderPreview />, { at: "/user/order?preview=5" });
  const master = within(await screen.findByRole("region", { name: "师傅" }));
  expect(master.getByRole("link", { name: /137/ }).getAttribute("href")).toBe("tel:13757110021");
});

/** A refund of the order, by its number. */
const refund = (refundNo: string) => ({
  ...{ __typename: "Refund", id: "9", orderId: "5", orderNo: "26112016300001", refundNo, actions: [] },
  ...{ status: "WAIT", statusName: "待审核", totalAmount: 30_000, allowance: 0, maxAllowance: 0 },
  ...{ applyAmount: 30_000, amount: null, payWay: null, reason: "其他原因", description: "", imageUrls: [] },
  ...{ contactName: "苏晚", contactPhone: "13805719952", reviewerName: "平台", refuseReason: null },
  ...{ createdAt: SERVER_NOW, handledAt: null, succeededAt: null, acceptedByItselfAt: null },
  arbitration: null,
});

/** What the network says of one refund, or of the newest of an order. */
const answerOf = ({ isByRefund }: Record<string, unknown>) =>
  isByRefund ? { refund: refund("TK-BY-ID") } : { orderRefund: refund("TK-NEWEST") };

describe("[DETAIL-06] [DETAIL-23] the refund by which a detail is opened is the one that it shows", () => {
  const byRefund = { orderId: "5", refundId: "9", isByRefund: true };
  const network = () =>
    graphNetwork(
      {
        OrderDetail: { order: loadedOrder({ items: [] }) },
        OrderRefund: answerOf,
      },
      { "/time": () => new Response(SERVER_NOW) },
    );

  test.each([
    ["preview=5&previewrefund=9", byRefund, "TK-BY-ID"],
    ["preview=5&previewtab=refund", { ...byRefund, refundId: "0", isByRefund: false }, "TK-NEWEST"],
  ])("[API-055] [REFUND-20] [REFUND-21] over a list, %s", async (query, asked, shown) => {
    const { sentTo } = network();
    render(<OrderPreview />, { at: `/user/order/refund?${query}` });
    expect(await screen.findByText(shown)).toBeTruthy();
    expect(sentTo("OrderRefund")).toEqual([asked]);
    expect(sentTo("OrderDetail")).toEqual([{ id: "5" }]);
  });

  test("[API-055] [DETAIL-02] as a page", async () => {
    const { sentTo } = network();
    render(<OrderInfoPage />, {
      at: "/user/order/orderinfo?orderid=5&refundid=9",
      data: { id: "5", order: loadedOrder({ items: [] }), serverNow: SERVER_NOW },
    });
    expect(await screen.findByText("TK-BY-ID")).toBeTruthy();
    expect(sentTo("OrderRefund")).toEqual([byRefund]);
  });
});
