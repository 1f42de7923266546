import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { BatchPayDialog } from "../../../app/features/payment/batch/batch-pay-dialog";
import { PayPasswordDialog } from "../../../app/features/payment/password/pay-password-dialog";
import { fetchBatchPayState, fetchPayState } from "../../../app/features/payment/payment-queries";
import { ProviderDialogs } from "../../../app/features/payment/provider/provider-dialogs";
import { graphNetwork } from "../../support/components/graph-network";
import { payerAnswer } from "../../support/components/payer-answer";
import { render } from "../../support/components/render";

/** It is pasted into another window, so it is a whole address. */
const PAGE_LINK = `${window.location.origin}/pay`;

const nothing = () => undefined;

/** The dialogs of a payment at a provider that has come to this stage. */
const openProvider = (stage: object, stop = nothing) =>
  render(<ProviderDialogs payment={{ stage, stop, isChecking: false } as never} amount={2_000} />);

function openPassword(offersSmallPayment: boolean): HTMLElement {
  render(
    <PayPasswordDialog
      isOpen
      amount={2_000}
      offersSmallPayment={offersSmallPayment}
      error={null}
      isPending={false}
      onOpenChange={nothing}
      onConfirm={nothing}
      onEdit={nothing}
      onForgotten={nothing}
    />,
  );
  return screen.getByRole("dialog", { name: "输入支付密码" });
}

describe("while an order is paid", () => {
  test("[LIST-34] the wallet asks for its password", () => {
    const dialog = within(openPassword(false));
    expect(dialog.getByLabelText(/支付密码/, { selector: "input" }).getAttribute("type")).toBe("password");
    expect(dialog.getByText("¥20.00")).toBeTruthy();
    expect(dialog.queryByRole("checkbox")).toBeNull();
  });

  test("the password dialog offers to do without it from now on, and does not presume it", () => {
    const offer = within(openPassword(true)).getByRole<HTMLInputElement>("checkbox", {
      name: "以后 ¥100 以内免密支付",
    });
    expect(offer.checked).toBe(false);
  });

  test("[LIST-35] [PAY-17] a window at the provider is followed by the question whether it is paid", () => {
    openProvider({ name: "ask" });
    const dialog = within(screen.getByRole("dialog", { name: "支付是否成功？" }));
    expect(dialog.getByRole("button", { name: "未完成，重新支付" })).toBeTruthy();
    expect(dialog.getByRole("button", { name: "已完成支付" })).toBeTruthy();
  });

  test("[LIST-36] [ERR-06] [PAY-15] one that the browser did not open leaves its link to be copied", async () => {
    const { user } = openProvider({ name: "blocked" });
    const dialog = within(screen.getByRole("dialog", { name: "订单支付打开失败" }));
    expect(dialog.getByText("请复制下方链接在新窗口打开进行支付")).toBeTruthy();
    expect(dialog.getByText(PAGE_LINK)).toBeTruthy();
    const copy = vi.spyOn(navigator.clipboard, "writeText");
    await user.click(dialog.getByRole("button", { name: "复制支付链接" }));
    expect(copy.mock.calls).toEqual([[PAGE_LINK]]);
  });

  test.each([
    ["scan", "更换支付方式"],
    ["blocked", "更换支付方式"],
    ["ask", "未完成，重新支付"],
    ["scan", "关闭"],
    ["blocked", "关闭"],
    ["ask", "关闭"],
  ])("[PAY-20] the question at the stage %s ends with the button %s", async (name, button) => {
    const stop = vi.fn();
    const { user } = openProvider({ name, qrCode: "data:," }, stop);
    await user.click(screen.getByRole("button", { name: button }));
    expect(stop).toHaveBeenCalledOnce();
  });

  test("[PAY-16] [ERR-06] [ERR-07] [GEN-19] the link is copied, or the page says that it cannot", async () => {
    const { user } = openProvider({ name: "blocked" });
    const copy = vi.spyOn(navigator.clipboard, "writeText");
    await user.click(screen.getByRole("button", { name: "复制支付链接" }));
    expect(await screen.findByText("复制成功")).toBeTruthy();
    expect(copy.mock.calls).toEqual([[PAGE_LINK]]);
    copy.mockRejectedValue(new DOMException("no", "NotAllowedError"));
    await user.click(screen.getByRole("button", { name: "复制支付链接" }));
    expect(await screen.findByText("该浏览器不支持自动复制，请手动复制")).toBeTruthy();
  });
});

/** What the site answers about its time. */
const TIME = { "/time": () => new Response(new Date().toISOString()) };

test("[LIST-35] [LIST-36] [PAY-33] [API-032] orders of the list that are paid in a window are paid once the question finds them so", async () => {
  vi.spyOn(window, "open").mockReturnValue(null);
  const order = {
    ...{ id: "1", orderNo: "26112310000001", status: "WAIT_PAY", expiresAt: "2099-01-01T00:00:00.000Z" },
    ...{ goodsTypeName: "家具", serviceTypeName: "仅安装", customerName: "王小满", totalAmount: 10_000 },
  };
  const network = graphNetwork(
    {
      BatchOrders: {
        viewer: { ordersById: [order], unpaidOrders: [order] },
      },
      Payer: payerAnswer({ payWays: ["ALIPAY"] }),
      PayOrders: { answer: { __typename: "BatchPayment", pageHtml: "<form/>", qrCode: null } },
      OrdersPayState: { viewer: { ordersById: [{ id: "1", status: "WAIT_PAY" }] } },
    },
    TIME,
  );
  const onPaid = vi.fn();
  const { user } = render(<BatchPayDialog orderIds={["1"]} onOpenChange={nothing} onPaid={onPaid} />);
  await screen.findByRole("list", { name: "待付款订单" });
  await user.click(screen.getByRole("button", { name: "确认支付" }));
  const blocked = within(await screen.findByRole("dialog", { name: "订单支付打开失败" }));
  expect(network.sentTo("PayOrders")).toMatchObject([
    { input: { orderIds: ["1"], payWay: "ALIPAY", password: null } },
  ]);
  await user.click(blocked.getByRole("button", { name: "我已打开" }));
  const ask = within(await screen.findByRole("dialog", { name: "支付是否成功？" }));
  const done = ask.getByRole("button", { name: "已完成支付" });
  expect(onPaid).not.toHaveBeenCalled();
  network.answer({ OrdersPayState: { viewer: { ordersById: [{ id: "1", status: "RECEIVING_ORDER" }] } } });
  await user.click(done);
  expect(await screen.findByText("批量支付成功")).toBeTruthy();
  expect(onPaid).toHaveBeenCalledOnce();
});

test("[G-20] [PAY-33] [GEN-13] orders that are paid by one code are paid once none of them waits, and not before", async () => {
  const order = (id: string) => ({
    ...{ id, orderNo: `2611231000000${id}`, status: "WAIT_PAY", expiresAt: "2099-01-01T00:00:00.000Z" },
    ...{ goodsTypeName: "家具", serviceTypeName: "仅安装", customerName: "王小满", totalAmount: 10_000 },
  });
  const state = (second: string) => ({
    viewer: { ordersById: ["RECEIVING_ORDER", second].map((status, at) => ({ id: `${at + 1}`, status })) },
  });
  const network = graphNetwork(
    {
      BatchOrders: { viewer: { ordersById: [order("1"), order("2")], unpaidOrders: [] } },
      Payer: payerAnswer({ payWays: ["WECHAT"] }),
      PayOrders: {
        answer: { __typename: "BatchPayment", pageHtml: null, qrCode: "data:image/png;base64,AA==" },
      },
      OrdersPayState: state("WAIT_PAY"),
    },
    TIME,
  );
  const onPaid = vi.fn();
  const { user } = render(<BatchPayDialog orderIds={["1", "2"]} onOpenChange={nothing} onPaid={onPaid} />);
  await screen.findByRole("list", { name: "待付款订单" });
  await user.click(screen.getByRole("button", { name: "确认支付" }));
  await screen.findByRole("img", { name: "微信支付二维码" });
  expect(network.sentTo("PayOrders")).toMatchObject([{ input: { orderIds: ["1", "2"], payWay: "WECHAT" } }]);
  const lookAgain = () => fireEvent(document, new Event("visibilitychange"));
  lookAgain();
  await waitFor(() => expect(network.sentTo("OrdersPayState")).toContainEqual({ ids: ["1", "2"] }));
  expect(onPaid).not.toHaveBeenCalled();
  network.answer({ OrdersPayState: state("RECEIVING_ORDER") });
  lookAgain();
  expect(await screen.findByText("批量支付成功")).toBeTruthy();
  expect(onPaid).toHaveBeenCalledOnce();
  expect(network.sentTo("OrdersPayState").length).toBeGreaterThan(1);
});

test.each([
  ["WAIT_PAY", "waiting"],
  ["RECEIVING_ORDER", "paid"],
  ["CLOSE", "closed"],
])("[PAY-08] [G-11] an order that is %s is asked for, and its payment is %s", async (status, state) => {
  const network = graphNetwork({ OrderPayState: { order: { id: "5", status } } });
  expect(await fetchPayState("5")).toBe(state);
  expect(network.sentTo("OrderPayState")).toEqual([{ id: "5" }]);
});

test.each([
  [["RECEIVING_ORDER", "WAIT_PAY"], "waiting"],
  [["RECEIVING_ORDER", "CLOSE"], "paid"],
  [["CLOSE", "CLOSE"], "closed"],
])(
  "[G-20] [PAY-33] [API-030] [G-11] several orders that are %j are asked for together, and their payment is %s",
  async (statuses, state) => {
    const ordersById = statuses.map((status, at) => ({ id: `${at + 1}`, status }));
    const network = graphNetwork({ OrdersPayState: { viewer: { ordersById } } });
    expect(await fetchBatchPayState(["1", "2"])).toBe(state);
    expect(network.sentTo("OrdersPayState")).toEqual([{ ids: ["1", "2"] }]);
  },
);
