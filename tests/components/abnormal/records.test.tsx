import { act, screen, waitFor, within } from "@testing-library/react";
import { unzipSync } from "fflate";
import type { ComponentType } from "react";
import { expect, test, vi } from "vitest";
import { AbnormalCard } from "../../../app/features/abnormal/abnormal-card";
import { AbnormalRecordsTab } from "../../../app/features/abnormal/abnormal-records-tab";
import { PANELS } from "../../../app/features/order-detail/tabs";
import { announceChanges } from "../../../app/lib/graphql/page-client";
import FollowUpRecords, { loader } from "../../../app/routes/user.followup.record/route";
import { AbnormalOrderPage } from "../../../app/routes/user.order.abnormal/abnormal-order-page";
import AbnormalOrder from "../../../app/routes/user.order.abnormal/route";
import { graphNetwork } from "../../support/components/graph-network";
import { payerAnswer } from "../../support/components/payer-answer";
import { render } from "../../support/components/render";
import { markupOrderAnswer } from "./an-exception";

const MEDIA = { "/files/a.jpg": "photo", "/files/b.mp4": "film", "/files/c.mp3": "sound" };
const RECORD = {
  ...{ id: "1", orderId: "5", orderNo: "26112215603984", goodsTypeName: "家具", serviceTypeName: "仅安装" },
  ...{ createdAt: "2026-11-22T09:00:00+08:00", source: "WORKER", sourceName: "陈师傅", sourcePhone: null },
  ...{ type: "货物破损", description: "柜门裂了", mediaUrls: Object.keys(MEDIA), packageState: "外包装破损" },
  ...{ goods: [], status: "FOLLOWING_UP", canHandle: true, awaitsDecision: true, handling: [] },
};
const ORDER = {
  ...{ id: "5", orderNo: RECORD.orderNo, type: "GENERAL", status: "WAIT_INSTALL", displayStatus: "待安装" },
  ...{ goodsTypeName: "家具", serviceTypeName: "仅安装", customerName: "王小满", displayAddress: "文三路" },
  ...{ isGoodsAbnormal: true, solveWay: null, solvedAt: null, items: [], needsPickup: false },
  ...{ totalAmount: 30_000, blockedActions: [], service: { workerCash: 24_000, pickUp: null } },
};

test("[ABN-02] [ABN-09] [API-063] the page of an order's exception asks for what is wrong, shows it, and saves all of its files", async () => {
  const network = graphNetwork(
    { OrderAbnormal: { viewer: { abnormalRecords: { nodes: [RECORD], total: 1 } } } },
    Object.fromEntries(Object.entries(MEDIA).map(([path, text]) => [path, () => new Response(text)])),
  );
  const { user } = render(<AbnormalOrderPage order={ORDER as never} />);
  const list = within(await screen.findByRole("list", { name: "异常记录" }));
  expect(network.sentTo("OrderAbnormal")).toEqual([{ orderId: "5" }]);
  for (const words of ["柜门裂了", "外包装破损"]) expect(list.getByText(words)).toBeTruthy();
  expect(list.getAllByRole("button", { name: /^查看异常照片/ })).toHaveLength(3);

  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    saved.push(blob as Blob);
    return "blob:1";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await user.click(list.getByRole("button", { name: "全部下载" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const files = unzipSync(new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer(0)));
  expect(Object.values(files).map((bytes) => new TextDecoder().decode(bytes))).toEqual(Object.values(MEDIA));
});

test("[API-063] the tab of exceptions in an order's detail asks for those of the order, and shows them", async () => {
  const network = graphNetwork({
    OrderAbnormal: { viewer: { abnormalRecords: { nodes: [RECORD], total: 1 } } },
  });
  const panel = PANELS.abnormal;
  const Tab = ("load" in panel ? await panel.load() : panel) as ComponentType<{ orderId: string }>;
  render(<Tab orderId="5" />);
  expect(await screen.findByText("柜门裂了")).toBeTruthy();
  expect(network.sentTo("OrderAbnormal")).toEqual([{ orderId: "5" }]);
});

test("[DETAIL-12] [API-063] [ROUTE-28] an order with more exceptions than its tab shows says how many there are, and where the others are", async () => {
  const network = graphNetwork({
    OrderAbnormal: { viewer: { abnormalRecords: { nodes: [RECORD], total: 31 } } },
  });
  render(<AbnormalRecordsTab orderId="5" />);
  const others = await screen.findByRole("link", { name: "异常跟进" });
  expect(others.parentElement?.textContent).toMatch(/共 31 条异常记录.*最近的 1 条/);
  expect(others.getAttribute("href")).toBe("/user/followup/record");
  network.answer({ OrderAbnormal: { viewer: { abnormalRecords: { nodes: [], total: 0 } } } });
  await act(async () => announceChanges(["AbnormalRecord"]));
  expect(await screen.findByText("没有异常记录")).toBeTruthy();
});

test.each([
  [1, "img", "/files/a.jpg"],
  [2, "video", "/files/b.mp4"],
  [3, "audio", "/files/c.mp3"],
])("[ABN-02] [G-22] file %i of an exception opens as %s", async (number, element, url) => {
  const { user } = render(<AbnormalCard record={RECORD as never} />);
  await user.click(screen.getByRole("button", { name: `查看异常照片第 ${number} 张，共 3 张` }));
  const viewer = await screen.findByRole("dialog", { name: /异常照片/ });
  expect(viewer.querySelector(element)?.getAttribute("src")).toBe(url);
});

test.each([
  ["", { status: null, page: 1, pageSize: 4 }],
  ["?merchantStatus=PROCESSED&page=2", { status: "PROCESSED", page: 2, pageSize: 4 }],
  ["?merchantStatus=OTHER", { status: null, page: 1, pageSize: 4 }],
])(
  "[FOLLOW-07] [ENUM-10] [API-063] the page asks with %j for the exceptions of %j",
  async (search, variables) => {
    const graphqlParts = vi.fn(async (_document: unknown, _variables: object) => ({
      viewer: { abnormalRecords: { nodes: [RECORD], total: 30 } },
    }));
    const request = new Request(`https://site.invalid/user/followup/record${search}`);
    await loader({ request, context: { hasToken: true, graphqlParts }, params: {} } as never);
    expect(graphqlParts.mock.calls.map(([, asked]) => asked)).toEqual([variables]);
  },
);

test("[FOLLOW-07] [ENUM-10] [API-063] [ROUTE-28] the follow-up page has a tab for each status, exceptions that can be handled, and what masters ask for", async () => {
  const markup = {
    ...{ id: "3", orderId: "5", orderNo: RECORD.orderNo, isRequest: true, status: "WAIT_PAY" },
    ...{ amount: 2_000, kind: "ORDINARY", markupType: "爬楼费", remark: "电梯停用" },
    ...{ createdAt: RECORD.createdAt, createdBy: "陈师傅", createdByPhone: null, rejectReason: null },
    ...{ dealtAt: null, payWay: null },
  };
  graphNetwork({
    MarkupRequests: { viewer: { markupRequests: { nodes: [markup], total: 1 } } },
    Payer: payerAnswer(),
    MarkupOrder: markupOrderAnswer({}),
  });
  const { user } = render(<FollowUpRecords />, {
    at: "/user/followup/record?merchantStatus=FOLLOWING_UP",
    data: { records: { nodes: [RECORD], total: 5 }, size: 4 },
  });
  const tabs = within(await screen.findByRole("navigation", { name: "处理状态" })).getAllByRole("link");
  const base = "/user/followup/record";
  expect(
    tabs.map((tab) => [tab.textContent, tab.getAttribute("href"), tab.getAttribute("aria-current")]),
  ).toEqual([
    ["全部", base, null],
    ["未跟进", `${base}?merchantStatus=NOT_FOLLOW_UP`, null],
    ["跟进中", `${base}?merchantStatus=FOLLOWING_UP`, "page"],
    ["已处理", `${base}?merchantStatus=PROCESSED`, null],
  ]);
  const next = screen.getByRole("link", { name: "下一页" });
  expect(next.getAttribute("href")).toBe(`${base}?merchantStatus=FOLLOWING_UP&page=2`);
  const records = within(screen.getByRole("list", { name: "异常记录" }));
  expect(records.getByText("柜门裂了")).toBeTruthy();
  const asked = within(await screen.findByRole("list", { name: "待处理的加价申请" }));
  expect(asked.getByText(/爬楼费/)).toBeTruthy();
  expect(asked.getByText("¥20.00")).toBeTruthy();
  for (const list of [records, asked]) {
    expect(list.getByRole("link", { name: "261122 1560 3984" })).toBeTruthy();
  }
  const hrefIn = (list: typeof asked) =>
    list.getByRole("link", { name: "261122 1560 3984" }).getAttribute("href");
  expect([records, asked].map(hrefIn)).toEqual(
    ["", "&tab=markup"].map((tab) => `/user/order/orderinfo?orderid=5${tab}`),
  );
  await user.click(records.getByRole("button", { name: /^记录处理/ }));
  expect(await screen.findByRole("dialog", { name: "记录处理" })).toBeTruthy();
});

test("[ABN-10] [ABN-03] once the goods go back, the page of the exception reads its order again", async () => {
  graphNetwork({
    OrderAbnormal: { viewer: { abnormalRecords: { nodes: [], total: 0 } } },
    SolveException: { answer: { __typename: "ExceptionChange" } },
  });
  const { user, reloads } = render(<AbnormalOrder />, {
    at: "/user/order/abnormal?orderid=5",
    data: { order: ORDER },
  });
  await user.click(await screen.findByRole("button", { name: "退货退款" }));
  await user.click(await screen.findByRole("button", { name: "申请退货退款" }));
  await waitFor(() => expect(reloads()).toBe(1));
});

test("[FOLLOW-07] after an exception was handled the follow-up page is read again", async () => {
  graphNetwork({
    MarkupRequests: { viewer: { markupRequests: { nodes: [], total: 0 } } },
    Payer: payerAnswer(),
    HandleAbnormal: { answer: { __typename: "AbnormalHandled" } },
  });
  const { user, reloads } = render(<FollowUpRecords />, {
    at: "/user/followup/record",
    data: { records: { nodes: [RECORD], total: 1 }, size: 4 },
  });
  await user.click(await screen.findByRole("button", { name: /^记录处理/ }));
  await user.click(await screen.findByRole("radio", { name: "跟进中" }));
  await user.type(screen.getByRole("textbox", { name: /处理内容/ }), "已联系厂家");
  await user.click(screen.getByRole("button", { name: "提交" }));
  await waitFor(() => expect(reloads()).toBe(1));
});
