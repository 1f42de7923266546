import { Link } from "@remix-run/react";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { SolveActions } from "../../../app/features/abnormal/solve-actions";
import { graphNetwork } from "../../support/components/graph-network";
import { payerAnswer } from "../../support/components/payer-answer";
import { render } from "../../support/components/render";
import { lookAgain } from "../../support/components/time";

const ORDER = {
  id: "5",
  type: "GENERAL",
  status: "WAIT_INSTALL",
  isGoodsAbnormal: true,
  totalAmount: 30_000,
  blockedActions: [],
  service: { workerCash: 24_000 },
};

function show(order: object = {}) {
  const network = graphNetwork({
    PayMarkup: { answer: { __typename: "MarkupPayment", markupId: "3", pageHtml: null, qrCode: null } },
    SolveException: { answer: { __typename: "ExceptionChange" } },
    MarkupOrder: {
      order: {
        id: "5",
        orderNo: "1",
        type: "GENERAL",
        status: "WAIT_INSTALL",
        service: { isMarkupOver: false },
      },
      dictItems: [{ text: "爬楼费", value: "爬楼费" }],
    },
    Payer: payerAnswer(),
  });
  return { ...render(<Page order={order} />), network };
}

/** Goes to the page of the exception, and asks for 20 yuan more. */
async function beginMarkup(user: ReturnType<typeof show>["user"]): Promise<void> {
  await user.click(screen.getByRole("link", { name: "处理异常" }));
  await user.click(screen.getByRole("button", { name: "加价处理" }));
  const dialog = within(await screen.findByRole("dialog", { name: "加价" }));
  await user.click(await dialog.findByRole("radio", { name: "爬楼费" }));
  await user.type(dialog.getByRole("textbox", { name: /加价金额/ }), "20");
  await user.click(dialog.getByRole("button", { name: "确认支付" }));
}

const Page = ({ order }: { order: object }) => (
  <>
    <Link to="/page?orderid=5">处理异常</Link>
    <SolveActions order={{ ...ORDER, ...order } as never} />
  </>
);

test.each([
  ["the page before it", "/user/order?status=ABNORMAL", "/user/order?status=ABNORMAL"],
  ["the order, in a tab that has opened it first", undefined, "/user/order/orderinfo?orderid=5"],
])("[ABN-06] a solved exception leads to %s", async (_, from, to) => {
  graphNetwork({ SolveException: { answer: { __typename: "ExceptionChange" } } });
  const { user, address } = render(<SolveActions order={ORDER as never} />, {
    at: "/user/order/abnormal?orderid=5",
    from,
  });
  await user.click(screen.getByRole("button", { name: "继续正常服务" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "确定" }));
  await waitFor(() => expect(address()).toBe(to));
});

async function showBack(order: object = {}) {
  const page = show(order);
  await page.user.click(screen.getByRole("button", { name: "退货退款" }));
  return { ...page, dialog: within(await screen.findByRole("dialog", { name: "退货退款" })) };
}

test("[ABN-04] goods do not go back with a subsidy above the master's part", async () => {
  const { user, network, dialog } = await showBack();
  expect(dialog.getByText(/不超过担保中的师傅费用/).textContent).toContain("240.00");
  await user.type(dialog.getByRole("textbox", { name: /师傅补贴费/ }), "240.01");
  await user.click(dialog.getByRole("button", { name: "申请退货退款" }));
  expect(dialog.getByText("补贴费用不能超过担保中的师傅费用")).toBeTruthy();
  expect(network.sent).toEqual([]);
});

test("[ABN-04] goods go back with a subsidy where the backend does not tell the master's part", async () => {
  const { user, network, dialog } = await showBack({ service: { workerCash: null } });
  expect(dialog.getByText("不超过担保中的师傅费用")).toBeTruthy();
  await user.type(dialog.getByRole("textbox", { name: /师傅补贴费/ }), "50");
  await user.click(dialog.getByRole("button", { name: "申请退货退款" }));
  expect(await screen.findByText("处理成功")).toBeTruthy();
  expect(network.sentTo("SolveException")).toMatchObject([{ way: "BACK", allowance: 5_000 }]);
});

test("[ABN-03] [ABN-07] [API-039] [ENUM-09] goods go back for a refund less the whole of the master's part", async () => {
  const { user, network, dialog } = await showBack();
  await user.type(dialog.getByRole("textbox", { name: /师傅补贴费/ }), "240");
  expect(dialog.getByText(/预计退款/).textContent).toContain("60.00");
  await user.type(dialog.getByRole("textbox", { name: /退款说明/ }), " 桌腿断了 ");
  await user.click(dialog.getByRole("button", { name: "申请退货退款" }));
  expect(await screen.findByText("处理成功")).toBeTruthy();
  expect(network.sentTo("SolveException")).toEqual([
    { orderId: "5", way: "BACK", allowance: 24_000, description: "桌腿断了" },
  ]);
});

test("[ABN-06] [ABN-07] [API-039] [ENUM-09] the normal service goes on after a yes, and the page leads back", async () => {
  const { user, network, address } = show();
  await user.click(screen.getByRole("link", { name: "处理异常" }));
  const ways = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(ways).toEqual(["退货退款", "加价处理", "继续正常服务"]);
  await user.click(screen.getByRole("button", { name: "继续正常服务" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(network.sent).toEqual([]);
  await user.click(question.getByRole("button", { name: "确定" }));
  expect(await screen.findByText("处理成功")).toBeTruthy();
  expect(network.sentTo("SolveException")).toEqual([{ orderId: "5", way: "NORMAL" }]);
  await waitFor(() => expect(address()).toBe("/page"));
});

test.each([["API-039"], ["API-069"], ["ENUM-09"], ["ENUM-12"], ["MARK-05"]])(
  "[%s] [ABN-05] [ABN-07] [MARK-11] more money for the exception is paid in the dialog of a markup, and the page leads back",
  async () => {
    const { user, network, address } = show();
    await beginMarkup(user);
    await user.type(await screen.findByLabelText("支付密码"), "246810");
    expect(address()).toBe("/page?orderid=5");
    await user.click(screen.getByRole("button", { name: "确认支付" }));
    expect(await screen.findByText("加价支付成功")).toBeTruthy();
    expect(network.sentTo("PayMarkup")).toMatchObject([
      { input: { orderId: "5", kind: "ABNORMAL", amount: 2_000, markupType: "爬楼费" } },
    ]);
    const solved = { orderId: "5", way: "MARKUP", amount: 2_000 };
    await waitFor(() => expect(network.sentTo("SolveException")).toEqual([solved]));
    await waitFor(() => expect(address()).toBe("/page"));
  },
);

test("[MARK-11] [C-77] a payment that solves the exception before it is found paid keeps its dialog, and the page leads back", async () => {
  const { user, network, address, rerender } = show();
  const qrCode = "data:image/png;base64,AA==";
  network.answer({
    Payer: payerAnswer({ payWays: ["WECHAT"] }),
    PayMarkup: { answer: { __typename: "MarkupPayment", markupId: "3", pageHtml: null, qrCode } },
    MarkupState: { markup: { id: "3", status: "WAIT_PAY" } },
  });
  await beginMarkup(user);
  expect(await screen.findByRole("img", { name: "微信支付二维码" })).toBeTruthy();
  rerender(<Page order={{ isGoodsAbnormal: false }} />);
  network.answer({ MarkupState: { markup: { id: "3", status: "SUCCESS" } } });
  await lookAgain();
  expect(await screen.findByText("加价支付成功")).toBeTruthy();
  await waitFor(() => expect(address()).toBe("/page"));
});

test("[ABN-08] [MARK-20] the price of an immediate order is not increased here, and the page says whom to ask", async () => {
  const { user } = show({ type: "TIMELY" });
  const button = screen.getByRole("button", { name: "加价处理" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText("即时订单如需加价，请联系平台客服。")).toBeTruthy();
  await user.click(button);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each(["WAIT_VERIF", "WAIT_ACCEPT", "CLOSE"])(
  "[C-75] [ABN-07] [ACT-25] nothing is decided in %s",
  (status) => {
    show({ status });
    expect(screen.queryByRole("button")).toBeNull();
  },
);

test("[ABN-10] a solved exception has no buttons", () => {
  show({ isGoodsAbnormal: false });
  expect(screen.queryByRole("button")).toBeNull();
});
