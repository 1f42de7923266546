import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { RefundActions } from "../../../app/features/refunds/refund-actions";
import { ArbitrationCard } from "../../../app/features/rights/arbitration-card";
import RefundList from "../../../app/routes/user.order.refund._index/route";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const REFUND = {
  id: "9",
  orderId: "5",
  orderNo: "26112215603984",
  allowance: 6_000,
  totalAmount: 30_000,
  maxAllowance: 24_000,
  description: "约好三次都没有来",
  imageUrls: ["/files/1", "/files/2"],
};

function show(...actions: string[]) {
  return showRefund({ actions });
}

function showRefund(change: object) {
  const network = graphNetwork({
    CancelRefund: { answer: { __typename: "RefundChange" } },
    RequestArbitration: { answer: { __typename: "RefundChange" } },
  });
  const refund = { ...REFUND, ...change } as never;
  return { ...render(<RefundActions refund={refund} />, { about: ["Order:5"] }), network };
}

test.each([
  ["REFUND-17", "CANCEL", "取消退款", "您确定要取消此退款?"],
  ["API-057", "CANCEL", "取消退款", "您确定要取消此退款?"],
  ["API-057", "CANCEL_ARBITRATION", "取消仲裁", "您确定要取消此仲裁?"],
  ["ARB-07", "CANCEL_ARBITRATION", "取消仲裁", "您确定要取消此仲裁?"],
  ["ARB-09", "CANCEL_ARBITRATION", "取消仲裁", "您确定要取消此仲裁?"],
  ["REFUND-20", "CANCEL_ARBITRATION", "取消仲裁", "您确定要取消此仲裁?"],
] as const)(
  "[%s] [ERR-17] %s is asked first, sent after a yes, and said",
  async (_id, action, label, question) => {
    const { user, network, reloads } = show(action);
    await user.click(screen.getByRole("button", { name: label }));
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText(question)).toBeTruthy();
    expect(network.sent).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "确定" }));
    expect(await screen.findByText("取消成功!")).toBeTruthy();
    expect(network.sentTo("CancelRefund")).toEqual([{ id: "9" }]);
    await waitFor(() => expect(reloads()).toBe(1));
  },
);

/** The list of one refund, which is read again as it has become since. */
function openList(before: object, since: object) {
  const row = {
    ...{ ...REFUND, status: "WAIT", statusName: "审核中", reviewerName: "陈师傅" },
    ...{ createdAt: "2026-11-22T09:00:00+08:00", applyAmount: 24_000, amount: null, ...before },
  };
  const listOf = (change: object) => ({
    refunds: { nodes: [{ refund: { ...row, ...change }, order: null }], total: 1 },
    ...{ refundFilters: null, refundCounts: null, size: 6 },
  });
  let isDone = false;
  const load = async () => listOf(isDone ? since : {});
  const page = render(<RefundList />, { at: "/user/order/refund", data: listOf({}), load });
  const finish = () => {
    isDone = true;
  };
  return { ...page, finish };
}

test.each([
  ["REFUND-17", "CANCEL", "取消退款", "已取消退款"],
  ["REFUND-20", "CANCEL_ARBITRATION", "取消仲裁", "已拒绝退款"],
  ["ARB-07", "CANCEL_ARBITRATION", "取消仲裁", "已拒绝退款"],
])(
  "[%s] [REFUND-27] [REFUND-13] the list has its row, and after %s is read again",
  async (_id, action, label, name) => {
    graphNetwork({ CancelRefund: { answer: { __typename: "RefundChange" } } });
    const { user, finish } = openList({ actions: [action] }, { actions: [], statusName: name });
    expect(await screen.findByText("陈师傅")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: label }));
    finish();
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "确定" }));
    expect(await screen.findByText(name)).toBeTruthy();
  },
);

test.each(["ROUTE-26", "API-056"])(
  "[%s] [REFUND-13] [REFUND-19] [ENUM-24] a refund is changed or asked for again by its form",
  () => {
    show("MODIFY", "RENEW");
    const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(href("修改申请")).toBe("/user/order/refund/modify?orderid=5&type=modify");
    expect(href("重新申请")).toBe("/user/order/refund/modify?orderid=5&type=renew");
    expect(screen.queryByRole("button")).toBeNull();
  },
);

/** The dialog that asks for an arbitration, and its field for the subsidy. */
async function arbitrate(change: object = {}) {
  const page = showRefund({ actions: ["ARBITRATE"], ...change });
  await page.user.click(screen.getByRole("button", { name: "申请仲裁" }));
  const dialog = within(await screen.findByRole("dialog", { name: "申请仲裁" }));
  return {
    ...page,
    dialog,
    subsidy: dialog.getByRole<HTMLInputElement>("textbox", { name: /师傅补贴费用/ }),
  };
}

test("[ARB-02] [ARB-03] [REFUND-19] [ERR-16] an arbitration is not asked for without words and a subsidy", async () => {
  const { user, network, dialog, subsidy } = await arbitrate();
  await user.clear(dialog.getByRole("textbox", { name: /仲裁内容/ }));
  await user.type(dialog.getByRole("textbox", { name: /仲裁内容/ }), " ");
  await user.clear(subsidy);
  await user.click(dialog.getByRole("button", { name: "提交仲裁" }));
  expect(dialog.getByText("请先填写仲裁内容")).toBeTruthy();
  expect(dialog.getByText("请填写师傅补贴费")).toBeTruthy();
  expect(network.sent).toEqual([]);
});

test.each(["12.3.4", "十元", "-5"])(
  "[ARB-03] an arbitration is not asked for with %s as its subsidy",
  async (typed) => {
    const { user, network, dialog, subsidy } = await arbitrate();
    await user.clear(subsidy);
    await user.type(subsidy, typed);
    await user.click(dialog.getByRole("button", { name: "提交仲裁" }));
    expect(dialog.getByText("补贴费用只能填写数字，最多两位小数")).toBeTruthy();
    expect(network.sent).toEqual([]);
  },
);

test("[ARB-03] [ARB-06] [ERR-18] [API-058] an arbitration is sent with its words and a subsidy within the master's part", async () => {
  const { user, network, reloads, dialog, subsidy } = await arbitrate();
  await user.clear(subsidy);
  const words = dialog.getByRole("textbox", { name: /仲裁内容/ });
  await user.clear(words);
  await user.type(words, " 师傅没有来 ");
  await user.type(subsidy, "250");
  await user.tab();
  expect(subsidy.value).toBe("240.00");
  await user.clear(subsidy);
  await user.type(subsidy, "20.509");
  await user.click(dialog.getByRole("button", { name: "提交仲裁" }));
  expect(await screen.findByText("仲裁提交成功")).toBeTruthy();
  expect(network.sentTo("RequestArbitration")).toEqual([
    { id: "9", input: { content: "师傅没有来", allowance: 2_050, imageUrls: REFUND.imageUrls } },
  ]);
  await waitFor(() => expect(reloads()).toBe(1));
});

test("[ARB-02] [REFUND-19] an arbitration begins with the words and pictures of its refund, and a picture can be left out", async () => {
  const { user, network, dialog } = await arbitrate();
  expect(dialog.getByText("已带入退款申请中的说明和凭证图片，可以修改或删除。")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "移除仲裁图片 1" }));
  await user.click(dialog.getByRole("button", { name: "提交仲裁" }));
  expect(await screen.findByText("仲裁提交成功")).toBeTruthy();
  expect(network.sentTo("RequestArbitration")).toEqual([
    { id: "9", input: { content: "约好三次都没有来", allowance: 6_000, imageUrls: ["/files/2"] } },
  ]);
});

test("[ARB-05] an arbitration keeps the subsidy of its refund where the backend does not tell the master's part", async () => {
  const { dialog, subsidy } = await arbitrate({ maxAllowance: null });
  expect(subsidy.value).toBe("60.00");
  expect(dialog.queryByText(/还没有师傅接单/)).toBeNull();
});

test("[ARB-01] [ARB-05] [LIST-26] an arbitration starts with the subsidy of its refund, and what comes back follows it", async () => {
  const { user, dialog, subsidy } = await arbitrate();
  const value = (name: RegExp) => dialog.getByRole<HTMLInputElement>("textbox", { name }).value;
  expect([value(/师傅补贴费用/), value(/退款金额/)]).toEqual(["60.00", "240.00"]);
  await user.clear(subsidy);
  await user.type(subsidy, "20.5");
  expect(value(/退款金额/)).toBe("279.50");
  await user.tab();
  expect([value(/师傅补贴费用/), value(/退款金额/)]).toEqual(["20.50", "279.50"]);
  expect(value(/仲裁内容/)).toBe("约好三次都没有来");
  expect(dialog.getByText("2 / 8")).toBeTruthy();
});

test("[LIST-26] 申请仲裁 in the row of a refund opens the arbitration over the list, which then reads the row again", async () => {
  const network = graphNetwork({ RequestArbitration: { answer: { __typename: "RefundChange" } } });
  const refused = { status: "REFUSE", statusName: "已拒绝退款", actions: ["RENEW", "ARBITRATE"] };
  const { user, address, finish } = openList(refused, { actions: [], statusName: "仲裁中" });
  await user.click(await screen.findByRole("button", { name: "申请仲裁" }));
  const dialog = within(await screen.findByRole("dialog", { name: "申请仲裁" }));
  expect(address()).toBe("/user/order/refund");
  finish();
  await user.click(dialog.getByRole("button", { name: "提交仲裁" }));
  expect(await screen.findByText("仲裁中")).toBeTruthy();
  expect(network.sentTo("RequestArbitration")).toMatchObject([{ id: "9", input: { allowance: 6_000 } }]);
});

test("[ARB-08] [ARB-09] [ERR-17] [API-057] the rights centre asks in its own words before an arbitration is taken back", async () => {
  const network = graphNetwork({ CancelRefund: { answer: { __typename: "RefundChange" } } });
  const refund = {
    id: "9",
    orderId: "5",
    orderNo: "26112215603984",
    actions: ["CANCEL_ARBITRATION"],
    status: "ARBITRATION",
    statusName: "仲裁中",
    arbitration: {
      arbitrationNo: "ZC9",
      appliedAt: null,
      applyAmount: null,
      amount: null,
      content: "没有来",
    },
  };
  const { user, reloads } = render(<ArbitrationCard refund={refund as never} />, { about: ["Order:5"] });
  await user.click(screen.getByRole("button", { name: "取消仲裁" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText("确认取消仲裁吗？")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "确定" }));
  expect(await screen.findByText("取消成功!")).toBeTruthy();
  expect(network.sentTo("CancelRefund")).toEqual([{ id: "9" }]);
  await waitFor(() => expect(reloads()).toBe(1));
});

test.each(["DETAIL-05", "API-055"])(
  "[%s] [REFUND-20] [REFUND-21] [DETAIL-06] every refund of the list has its detail, a handled arbitration nothing else",
  async () => {
    graphNetwork();
    const refund = { ...REFUND, actions: [] } as never;
    const { user, address } = render(<RefundActions refund={refund} hasDetail />);
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["退款详情"]);
    await user.click(screen.getByRole("button", { name: "退款详情" }));
    await waitFor(() => expect(address()).toBe("/page?preview=5&previewrefund=9"));
  },
);
