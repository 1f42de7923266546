import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import RightsCentre from "../../../app/routes/user.right._index/route";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const NONE = { nodes: [], total: 0 };

async function open(search = "") {
  const isArbitration = search.includes("tab=arbitration");
  const data = isArbitration
    ? { complaints: null, refunds: NONE, size: 9 }
    : { complaints: NONE, refunds: null, size: 9 };
  const { user } = render(<RightsCentre />, { at: `/user/right${search}`, data });
  const tabs = within(await screen.findByRole("navigation", { name: "维权类型" })).getAllByRole("link");
  return { user, tabs };
}
const number = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "订单号" });

test("[COMP-01] the rights centre has a tab of complaints and one of refund arbitrations, both about the same order", async () => {
  const { tabs } = await open("?orderNo=2611");
  expect(
    tabs.map((tab) => [tab.textContent, tab.getAttribute("href"), tab.getAttribute("aria-current")]),
  ).toEqual([
    ["投诉", "/user/right?orderNo=2611", "page"],
    ["退款仲裁", "/user/right?tab=arbitration&orderNo=2611", null],
  ]);
  expect(screen.getByText("暂无相关投诉")).toBeTruthy();
});

test("[COMP-02] [API-061] [ENUM-13] complaints are narrowed down by their type and a number of an order", async () => {
  await open("?complaintType=0&orderNo=2611");
  const type = screen.getByRole("combobox", { name: "投诉类型" });
  const types = within(type).getAllByRole<HTMLOptionElement>("option");
  expect(types.map(({ value, textContent }) => [value, textContent])).toEqual([
    ["", "全部"],
    ["0", "投诉师傅"],
    ["1", "其他投诉"],
  ]);
  const form = new FormData(number().closest("form") ?? undefined);
  expect([form.get("complaintType"), form.get("orderNo")]).toEqual(["0", "2611"]);
});

test("[CONST-26] the field for an order's number takes its 14 digits, and no more", async () => {
  const { user } = await open();
  await user.type(number(), "261122156039841");
  expect(number().value).toBe("26112215603984");
});

test.each(["261122 1560 3984", " ２６１１２２１５６０３９８４"])(
  "[U38] [CONST-26] the field for an order's number takes %j as the site shows it or as it was typed",
  async (written) => {
    const { user } = await open();
    await user.click(number());
    await user.paste(written);
    expect(number().value).toBe("26112215603984");
  },
);

test("[COMP-01] [COMP-10] [COMP-11] [API-061] the tab of complaints lists them, and one is taken back there", async () => {
  const network = graphNetwork({ RevokeComplaint: { answer: { __typename: "ComplaintChange" } } });
  const complaint = {
    ...{ id: "3", orderId: "7", orderNo: "26112215603984", objectName: "投诉师傅", content: "迟到两小时" },
    ...{ imageUrls: [], status: "UNTREATED", statusName: "待处理", suggestion: null, endedAt: null },
    ...{ createdAt: "2026-11-22T09:00:00+08:00", canRevoke: true },
  };
  const data = { complaints: { nodes: [complaint], total: 10 }, refunds: null, size: 9 };
  const { user } = render(<RightsCentre />, { at: "/user/right", data });
  const list = await screen.findByRole("list", { name: "投诉列表" });
  expect(list.textContent).toContain("迟到两小时");
  expect(screen.getByRole("link", { name: "下一页" }).getAttribute("href")).toBe("/user/right?page=2");
  await user.click(screen.getByRole("button", { name: "取消投诉" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "确定" }));
  expect(await screen.findByText("撤销成功!")).toBeTruthy();
  expect(network.sentTo("RevokeComplaint")).toEqual([{ id: "3" }]);
});

test("[COMP-01] [ARB-13] arbitrations are narrowed down by the number alone", async () => {
  const { tabs } = await open("?tab=arbitration&orderNo=2611");
  expect(tabs.map((tab) => tab.getAttribute("aria-current"))).toEqual([null, "page"]);
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(screen.getByText("暂无相关仲裁")).toBeTruthy();
  const form = new FormData(number().closest("form") ?? undefined);
  expect([form.get("tab"), form.get("orderNo")]).toEqual(["arbitration", "2611"]);
});

test.each([
  ["API-061", "?complaintType=0&orderNo=2611", "complaints"],
  ["API-052", "?tab=arbitration&orderNo=2611", "refunds"],
])("[%s] more than nine entries at %s have a second page at the same filter", async (_id, search, list) => {
  graphNetwork();
  const data = { complaints: null, refunds: null, [list]: { nodes: [], total: 10 }, size: 9 };
  render(<RightsCentre />, { at: `/user/right${search}`, data });
  const next = await screen.findByRole("link", { name: "下一页" });
  expect(next.getAttribute("href")).toBe(`/user/right${search}&page=2`);
});

const refused = (id: string, orderNo: string, actions: string[]) => ({
  refund: {
    ...{ id, orderNo, actions, orderId: `5${id}`, applyAmount: 24_000, refuseReason: "货已装好" },
    ...{ allowance: 6_000, totalAmount: 30_000, maxAllowance: 23_000 },
    ...{ description: "师傅没有来", imageUrls: ["/files/1"] },
  },
});

test.each(["ARB-01", "API-058"])(
  "[%s] [ARB-06] [ARB-03] [ARB-05] an arbitration is asked for in the rights centre, for one of the refunds that were refused",
  async () => {
    const nodes = [
      refused("8", "26112215603983", ["RENEW"]),
      refused("9", "26112215603984", ["RENEW", "ARBITRATE"]),
    ];
    const network = graphNetwork({
      RefusedRefunds: { viewer: { refunds: { nodes } } },
      RequestArbitration: { answer: { __typename: "RefundChange" } },
    });
    const { user } = await open("?tab=arbitration");
    await user.click(screen.getByRole("button", { name: "申请仲裁" }));
    const choice = within(await screen.findByRole("dialog", { name: "选择要仲裁的退款" }));
    const [row, ...others] = await choice.findAllByRole("listitem");
    expect(others).toEqual([]);
    expect(row?.textContent).toMatch(/261122 1560 3984.*¥240.00.*货已装好/);
    await user.click(choice.getByRole("button", { name: "申请仲裁" }));
    const dialog = within(await screen.findByRole("dialog", { name: "申请仲裁" }));
    expect(dialog.getByText("补偿师傅已付出的劳动，最多 ¥230.00")).toBeTruthy();
    expect(dialog.getByText("订单总额 ¥300.00 减去师傅补贴费用")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "提交仲裁" }));
    expect(await screen.findByText("仲裁提交成功")).toBeTruthy();
    expect(network.sentTo("RequestArbitration")).toEqual([
      { id: "9", input: { content: "师傅没有来", allowance: 6_000, imageUrls: ["/files/1"] } },
    ]);
  },
);

test("[COMP-03] [API-059] [API-060] a complaint is filed in the rights centre, about an order that is chosen there", async () => {
  const order = {
    ...{ orderNo: "26112015603984", statusName: "待预约", goodsTypeName: "柜类", serviceTypeName: "安装" },
    ...{ customerName: "苏晚", hasWorkerToBlame: true, openObjects: [] },
  };
  const network = graphNetwork({ ComplainableOrders: { viewer: { complainableOrders: [order] } } });
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "我要投诉" }));
  // The form takes the place of a dialog that waits for the orders.
  expect(await screen.findByRole("button", { name: /投诉订单/ })).toBeTruthy();
  const dialog = within(screen.getByRole("dialog", { name: "投诉" }));
  expect(dialog.getByRole("textbox", { name: /投诉内容/ })).toBeTruthy();
  expect(dialog.getByRole("checkbox", { name: "投诉师傅" })).toBeTruthy();
  expect(dialog.getByText("0 / 8")).toBeTruthy();
  expect(network.sentTo("ComplainableOrders")).toEqual([{ orderId: null }]);
});

test("[ARB-01] without a refused refund the rights centre says so", async () => {
  graphNetwork({ RefusedRefunds: { viewer: { refunds: { nodes: [] } } } });
  const { user } = await open();
  await user.click(screen.getByRole("button", { name: "申请仲裁" }));
  expect(await screen.findByText("没有可仲裁的退款")).toBeTruthy();
});

test("[ARB-09] [ARB-08] [ARB-13] [COMP-01] an arbitration that is taken back in the rights centre leaves its list", async () => {
  const network = graphNetwork({ CancelRefund: { answer: { __typename: "RefundChange" } } });
  const arbitration = {
    arbitrationNo: "ZC9",
    appliedAt: null,
    applyAmount: null,
    amount: null,
    content: "没有来",
  };
  const refund = {
    ...{ id: "9", orderId: "5", orderNo: "26112215603984", actions: ["CANCEL_ARBITRATION"] },
    ...{ status: "ARBITRATION", statusName: "仲裁中", arbitration },
  };
  const asked = { complaints: null, refunds: { nodes: [{ refund }], total: 10 }, size: 9 };
  const after = { complaints: null, refunds: NONE, size: 9 };
  let isCancelled = false;
  const { user } = render(<RightsCentre />, {
    at: "/user/right?tab=arbitration",
    // A page that begins without its list tries again after ten seconds.
    data: asked,
    load: async () => (isCancelled ? after : asked),
  });
  const cancel = await screen.findByRole("button", { name: "取消仲裁" });
  const next = screen.getByRole("link", { name: "下一页" });
  expect(next.getAttribute("href")).toBe("/user/right?tab=arbitration&page=2");
  await user.click(cancel);
  isCancelled = true;
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "确定" }));
  expect(await screen.findByText("暂无相关仲裁")).toBeTruthy();
  expect(network.sentTo("CancelRefund")).toEqual([{ id: "9" }]);
});
