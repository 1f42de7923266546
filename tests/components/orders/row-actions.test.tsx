import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { OrderActions } from "../../../app/features/orders/order-actions";
import { OrderStatus } from "../../../app/features/orders/order-status";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const ROW = {
  ...{
    id: "5",
    orderNo: "26112215603984",
    type: "GENERAL",
    goodsTypeName: "家具",
    serviceTypeName: "仅安装",
  },
  ...{ actions: [] as string[], blockedActions: [], matters: [] },
};
const AT = "2026-11-22T08:00:00+08:00";

afterEach(() => vi.useRealTimers());

const offering = (action: string, change: object = {}) => (
  <OrderActions order={{ ...ROW, actions: [action], ...change } as never} />
);

test.each([
  ["ACT-01", "PAY", "去支付", "/placeorder/Orderpayment?orderid=5"],
  ["ACT-07", "ACCEPT", "立即验收", "/user/order/acceptance?orderid=5"],
  ["ROUTE-24", "ACCEPT", "立即验收", "/user/order/acceptance?orderid=5"],
  ["ACT-25", "HANDLE_EXCEPTION", "处理异常", "/user/order/abnormal?orderid=5"],
  ["API-026", "PAY", "去支付", "/placeorder/Orderpayment?orderid=5"],
  ["API-036", "ACCEPT", "立即验收", "/user/order/acceptance?orderid=5"],
  ["API-039", "HANDLE_EXCEPTION", "处理异常", "/user/order/abnormal?orderid=5"],
])("[%s] an order that offers %s has the link %s to %s in its row", (_id, action, name, href) => {
  render(offering(action));
  expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(href);
});

test.each([
  ["REFUND-01", "REQUEST_REFUND", "申请退款", "/user/order/refund/modify?orderid=5"],
  ["REFUND-04", "REQUEST_REFUND", "申请退款", "/user/order/refund/modify?orderid=5"],
  ["API-033", "REQUEST_REFUND", "申请退款", "/user/order/refund/modify?orderid=5"],
  ["ACT-22", "REQUEST_REFUND", "申请退款", "/user/order/refund/modify?orderid=5"],
  ["ACT-23", "COPY", "复制订单", "/placeorder/speedOrder?copy=5"],
])("[%s] an order that offers %s has %s in its menu, which leads to %s", async (_id, action, name, path) => {
  const { user, address } = render(offering(action, { type: "TIMELY" }));
  await user.click(screen.getByRole("button", { name: "更多" }));
  await user.click(await screen.findByRole("menuitem", { name }));
  await waitFor(() => expect(address()).toBe(path));
});

test("[U30] [LIST-33] a markup that a master asks for has a button in the row of its order, beside the main one", () => {
  render(offering("HANDLE_EXCEPTION", { matters: [{ kind: "MARKUP_REQUEST" }] }));
  expect(screen.getByRole("link", { name: "处理异常" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "支付加价" }).getAttribute("href")).toBe(
    "/user/order/orderinfo?orderid=5&tab=markup",
  );
});

const FAILED = { kind: "APPOINTMENT_FAILED", label: "预约失败", hint: "电话无人接听，请核对电话" };
const unreached = (change: object) => (
  <OrderStatus
    order={
      {
        ...{ ...ROW, status: "WAIT_APPOINTMENT", displayStatus: "待预约", matters: [FAILED], nextStep: "" },
        ...{ expiresAt: null, acceptanceDueAt: null, visitDueAt: null, overdueStep: null, bidding: null },
        ...change,
      } as never
    }
    serverNow={AT}
  />
);

test("[U30] a failed appointment opens the dialog in which the phone is corrected, which stays when it is over", async () => {
  graphNetwork({ EditedOrder: new Promise(() => undefined) });
  const { user, address, rerender } = render(unreached({ actions: ["EDIT"] }));
  const chip = screen.getByRole("link", { name: "预约失败" });
  expect(chip.getAttribute("href")).toBe("/user/order/orderinfo?orderid=5&tab=basic");
  const before = address();
  await user.click(chip);
  const dialog = await screen.findByRole("dialog", { name: "修改订单" });
  expect(address()).toBe(before);
  rerender(unreached({ actions: ["EDIT"], matters: [] }));
  expect(screen.queryByText("预约失败")).toBeNull();
  expect(screen.getByRole("dialog", { name: "修改订单" })).toBe(dialog);
});

test("[U30] a failed appointment of an order that cannot be changed leads to its phone", async () => {
  const { user, address } = render(unreached({ actions: [] }));
  await user.click(screen.getByRole("link", { name: "预约失败" }));
  await waitFor(() => expect(address()).toBe("/user/order/orderinfo?orderid=5&tab=basic"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([
  ["ACT-04", "WAIT_PAY", "expiresAt", "剩余"],
  ["ACT-07", "WAIT_ACCEPT", "acceptanceDueAt", "验收剩余"],
  ["G-17", "WAIT_PAY", "expiresAt", "剩余"],
  ["G-17", "WAIT_ACCEPT", "acceptanceDueAt", "验收剩余"],
])("[%s] the time left in %s runs; at its end the order is read again", async (_id, status, end, label) => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const order = {
    ...{ id: "5", status, statusName: "", displayStatus: "", matters: [], nextStep: "", bidding: null },
    ...{ expiresAt: null, acceptanceDueAt: null, visitDueAt: null, overdueStep: null },
    [end]: "2026-11-22T08:00:03+08:00",
  };
  const { reloads } = render(<OrderStatus order={order as never} serverNow={AT} />, { about: ["Order:5"] });
  const shown = () => screen.getByRole("timer").parentElement?.textContent;
  expect(shown()).toBe(`${label} 00:00:03`);
  act(() => void vi.advanceTimersByTime(2_000));
  expect(shown()).toBe(`${label} 00:00:01`);
  expect(reloads()).toBe(0);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(shown()).toBe(`${label} 00:00:00`);
  await waitFor(() => expect(reloads()).toBe(1));
});

test("[ACT-03] [C-37] the order that its customer cancels is called 订单关闭 then, every other one 交易关闭", async () => {
  graphNetwork({ CancelOrder: { answer: { __typename: "OrderChange" } } });
  const closed = {
    ...{ status: "CLOSE", statusName: "订单关闭", displayStatus: "交易关闭", matters: [] },
    ...{ expiresAt: null, acceptanceDueAt: null, visitDueAt: null, overdueStep: null, nextStep: "" },
  };
  const status = (id: string) => (
    <OrderStatus order={{ ...closed, id } as never} serverNow="2026-11-22T08:00:00+08:00" />
  );
  const { user, rerender } = render(offering("CANCEL", { id: "77", status: "WAIT_PAY" }));
  await user.click(screen.getByRole("button", { name: "更多" }));
  await user.click(await screen.findByRole("menuitem", { name: "取消订单" }));
  await user.click(await screen.findByRole("button", { name: "确定" }));
  expect(await screen.findByText("取消成功!")).toBeTruthy();
  rerender(status("77"));
  expect(screen.getByText("订单关闭")).toBeTruthy();
  rerender(status("78"));
  expect(screen.getByText("交易关闭")).toBeTruthy();
});

test("[ACT-11] [LIST-25] a rating is sent from the row of its order, which is read again and then says 已评价", async () => {
  const network = graphNetwork({
    ImpressionTags: { impressionTags: [] },
    EvaluateOrder: { answer: { __typename: "OrderChange" } },
  });
  const { user, reloads, rerender } = render(offering("EVALUATE", { status: "SUCCESS" }), {
    about: ["Order:5"],
  });
  await user.click(screen.getByRole("button", { name: "评价师傅" }));
  await user.click(await screen.findByRole("button", { name: "提交评价" }));
  await waitFor(() => expect(reloads()).toBe(1));
  expect(network.sentTo("EvaluateOrder")).toMatchObject([{ input: { orderId: "5" } }]);
  rerender(offering("ADD_FOLLOW_UP", { status: "EVALUATED" }));
  expect(screen.getByText("已评价")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "评价师傅" })).toBeNull();
});
