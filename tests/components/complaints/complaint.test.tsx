import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ComplaintCard } from "../../../app/features/complaints/complaint-card";
import { ComplaintDialog } from "../../../app/features/complaints/complaint-dialog";
import { orderTags } from "../../../app/lib/graphql/changes";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const order = (orderNo: string, facts: object = {}) => ({
  orderNo,
  statusName: "待预约",
  goodsTypeName: "柜类",
  serviceTypeName: "配送安装",
  customerName: "苏晚",
  hasWorkerToBlame: true,
  openObjects: [],
  ...facts,
});
const FIRST = order("26112015603984");
const SECOND = order("26112015603985", { customerName: "王芳" });

function open(orders: object[], orderId?: string) {
  const network = graphNetwork({
    ComplainableOrders: { viewer: { complainableOrders: orders } },
    FileComplaint: { answer: { __typename: "ComplaintChange" } },
  });
  const dialog = <ComplaintDialog orderId={orderId} onClose={() => undefined} />;
  return { ...render(dialog, { about: orderTags(orderId).slice(-1) }), network };
}

test("[COMP-03] [COMP-05] [COMP-09] [COMP-04] a complaint wants an order and words, and is filed about that order", async () => {
  const { user, network, reloads } = open([FIRST, SECOND]);
  await user.click(await screen.findByRole("button", { name: "提交投诉" }));
  expect(screen.getByText("请选择要投诉的订单")).toBeTruthy();
  expect(screen.getByText("请先填写投诉内容")).toBeTruthy();
  expect(network.sentTo("FileComplaint")).toEqual([]);
  await user.click(screen.getByRole("button", { name: /投诉订单/ }));
  await user.click(await screen.findByRole("option", { name: /261120 1560 3985 王芳/ }));
  await user.type(screen.getByRole("textbox", { name: /投诉内容/ }), " 没有上门 ");
  await user.click(screen.getByRole("button", { name: "提交投诉" }));
  expect(await screen.findByText("投诉成功")).toBeTruthy();
  expect(network.sentTo("ComplainableOrders")).toEqual([{ orderId: null }]);
  expect(network.sentTo("FileComplaint")).toEqual([
    { input: { orderNo: "26112015603985", object: "OTHER", content: "没有上门", imageUrls: [] } },
  ]);
  await waitFor(() => expect(reloads()).toBe(1));
});

test.each([
  ["the master, who is ticked", true, "WORKER"],
  ["other things without a tick", false, "OTHER"],
] as const)(
  "[COMP-07] [COMP-13] [ERR-18] [API-060] of an order's row it is about that order, and about %s",
  async (_name, isTicked, object) => {
    const { user, network, reloads } = open([FIRST], "5");
    const box = await screen.findByRole("checkbox", { name: "投诉师傅" });
    if (isTicked) await user.click(box);
    expect(screen.queryByRole("button", { name: /投诉订单/ })).toBeNull();
    await user.type(screen.getByRole("textbox", { name: /投诉内容/ }), "态度不好");
    await user.click(screen.getByRole("button", { name: "提交投诉" }));
    expect(await screen.findByText("投诉成功")).toBeTruthy();
    expect(network.sentTo("ComplainableOrders")).toEqual([{ orderId: "5" }]);
    expect(network.sentTo("FileComplaint")).toMatchObject([{ input: { orderNo: "26112015603984", object } }]);
    await waitFor(() => expect(reloads()).toBe(1));
  },
);

test.each([
  ["OTHER", false],
  ["WORKER", true],
])(
  "[COMP-05] [ERR-16] [ENUM-13] [ENT-28] a complaint of kind %s about an order that is known wants words alone",
  async (object, isTicked) => {
    const { user, network } = open([FIRST], "5");
    if (isTicked) await user.click(await screen.findByRole("checkbox", { name: "投诉师傅" }));
    await user.type(await screen.findByRole("textbox", { name: /投诉内容/ }), " ");
    await user.click(await screen.findByRole("button", { name: "提交投诉" }));
    expect(screen.getByText("请先填写投诉内容")).toBeTruthy();
    expect(screen.queryByText("请选择要投诉的订单")).toBeNull();
    expect(network.sentTo("FileComplaint")).toEqual([]);
    await user.type(screen.getByRole("textbox", { name: /投诉内容/ }), "没有上门");
    await user.click(screen.getByRole("button", { name: "提交投诉" }));
    expect(await screen.findByText("投诉成功")).toBeTruthy();
    expect(network.sentTo("FileComplaint")).toMatchObject([{ input: { object } }]);
  },
);

test("[ERR-01] a list of orders that is refused says why, and can be read again", async () => {
  const { user, network } = open([FIRST]);
  const refusal = { message: "操作太频繁，请稍后再试", extensions: { code: 4029 } };
  network.answer({ ComplainableOrders: Response.json({ data: { viewer: null }, errors: [refusal] }) });
  expect(await screen.findByText(refusal.message)).toBeTruthy();
  network.answer({ ComplainableOrders: { viewer: { complainableOrders: [FIRST] } } });
  await user.click(screen.getByRole("button", { name: "重新加载" }));
  expect(await screen.findByRole("textbox", { name: /投诉内容/ })).toBeTruthy();
});

test("[COMP-08] a customer cannot complain about the master before one has taken the order", async () => {
  const { user } = open([order("26112015603984", { hasWorkerToBlame: false })], "5");
  const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: "投诉师傅" });
  expect(box.disabled).toBe(true);
  await user.click(box);
  expect(box.checked).toBe(false);
});

test("[COMP-08] [C-56] [COMP-07] [API-059] chosen after the master was ticked, an order without a master unticks the box", async () => {
  const { user, network } = open([
    FIRST,
    order("26112015603985", { hasWorkerToBlame: false, customerName: "王芳" }),
  ]);
  const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: "投诉师傅" });
  await user.click(box);
  expect(box.checked).toBe(true);
  await user.click(screen.getByRole("button", { name: /投诉订单/ }));
  await user.click(await screen.findByRole("option", { name: /261120 1560 3985 王芳/ }));
  expect([box.checked, box.disabled]).toEqual([false, true]);
  await user.type(screen.getByRole("textbox", { name: /投诉内容/ }), "没有上门");
  await user.click(screen.getByRole("button", { name: "提交投诉" }));
  expect(await screen.findByText("投诉成功")).toBeTruthy();
  expect(network.sentTo("FileComplaint")).toMatchObject([
    { input: { orderNo: "26112015603985", object: "OTHER" } },
  ]);
});

test("[COMP-12] [API-062] [ERR-17] a complaint is taken back after a yes", async () => {
  const network = graphNetwork({ RevokeComplaint: { answer: { __typename: "ComplaintChange" } } });
  const complaint = {
    id: "7",
    orderId: "5",
    orderNo: "26112015603984",
    objectName: "投诉师傅",
    content: "没有上门",
    imageUrls: [],
    status: "UNTREATED",
    statusName: "待处理",
    createdAt: "2026-11-22T09:00:00+08:00",
    canRevoke: true,
  };
  const card = <ComplaintCard complaint={complaint as never} />;
  const { user, rerender, reloads } = render(card, { about: ["Order:5"] });
  await user.click(screen.getByRole("button", { name: "取消投诉" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText("确认取消投诉吗？")).toBeTruthy();
  expect(network.sent).toEqual([]);
  await user.click(question.getByRole("button", { name: "确定" }));
  expect(await screen.findByText("撤销成功!")).toBeTruthy();
  expect(network.sentTo("RevokeComplaint")).toEqual([{ id: "7" }]);
  await waitFor(() => expect(reloads()).toBe(1));
  rerender(<ComplaintCard complaint={{ ...complaint, canRevoke: false } as never} />);
  expect(screen.queryByRole("button", { name: "取消投诉" })).toBeNull();
});
