import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { HandleDialog } from "../../../app/features/abnormal/handle-dialog";
import { MarkupDialog } from "../../../app/features/markups/markup-dialog";
import { BatchPayDialog } from "../../../app/features/payment/batch/batch-pay-dialog";
import { PaymentPage } from "../../../app/routes/placeorder.Orderpayment/payment-page";
import { Code } from "../../../schema/rules/codes";
import { graphNetwork } from "../../support/components/graph-network";
import { payerAnswer } from "../../support/components/payer-answer";
import { render } from "../../support/components/render";
import { lookAgain } from "../../support/components/time";
import { OPEN_EXCEPTION } from "../abnormal/an-exception";

const ORDER = {
  ...{ id: "5", orderNo: "26112015603984", status: "WAIT_PAY", expiresAt: "2099-01-01T00:00:00.000Z" },
  ...{ goodsTypeName: "家具", serviceTypeName: "仅安装", totalAmount: 12_855 },
  ...{ customerName: "王小满", customerPhone: "13700001234", displayAddress: "西湖区文三路 90 号" },
  ...{ provinceName: "浙江省", cityName: "杭州市", items: [], lines: [] },
};
const NOW = "2026-11-20T08:30:00.000Z";
const payer = { phone: "13800138000", maskedPhone: "138****8000", smallPayment: null, hasPayPassword: true };

const PAGES = {
  order: {
    page: (
      <PaymentPage
        order={ORDER as never}
        payer={{ ...payer, payWays: ["WALLET", "WECHAT"], balance: 90_000 }}
        serverNow={NOW}
      />
    ),
    button: "立即支付",
    link: "去充值",
  },
  orders: {
    page: <BatchPayDialog orderIds={["5"]} onOpenChange={vi.fn()} onPaid={vi.fn()} />,
    button: "确认支付",
    link: "去充值（新窗口）",
  },
};

/** Pays from a wallet that holds less than the page knows. */
async function payTooMuch(what: "order" | "orders") {
  const { page, button } = PAGES[what];
  const answer = { __typename: "BusinessError", code: Code.INSUFFICIENT_BALANCE, message: "no" };
  const network = graphNetwork(
    {
      BatchOrders: { viewer: { ordersById: [ORDER], unpaidOrders: [ORDER] } },
      Payer: payerAnswer({ payWays: ["WALLET", "WECHAT"] }),
      ...{ PayOrder: { answer }, PayOrders: { answer } },
    },
    { "/time": () => new Response(NOW) },
  );
  const at = "/placeorder/Orderpayment?orderid=5";
  const { user, reloads } = render(page, { at, load: async () => null });
  await user.click(await screen.findByRole("button", { name: button }));
  const ask = within(await screen.findByRole("dialog", { name: "输入支付密码" }));
  expect(screen.queryByText("您的余额不足")).toBeNull();
  await user.type(ask.getByLabelText(/^支付密码/), "246810");
  await user.click(ask.getByRole("button", { name: "确认支付" }));
  return { user, network, reloads };
}

test.each(["order", "orders"] as const)(
  "[PAY-21] [ERR-09] the page that pays the %s from a wallet that was emptied elsewhere says 您的余额不足, with the way to the recharge",
  async (what) => {
    const { link } = PAGES[what];
    const { network, reloads } = await payTooMuch(what);
    expect((await screen.findByRole("link", { name: link })).getAttribute("href")).toMatch(
      /^\/user\/wallet\/recharge\b/,
    );
    expect(screen.getAllByText("您的余额不足")).toHaveLength(2);
    // The wallet is read again, so that the recharge is of what is missing.
    const readAgain = () => (what === "order" ? reloads() : network.sentTo("Payer").length - 1);
    await waitFor(() => expect(readAgain()).toBe(1));
  },
);

const recharge = (what: "order" | "orders") => screen.queryByRole("link", { name: PAGES[what].link });

test.each(["order", "orders"] as const)(
  "[PAY-21] the page that pays the %s says 您的余额不足 no more once the customer is back and the wallet holds enough",
  async (what) => {
    const { network } = await payTooMuch(what);
    await waitFor(() => expect(recharge(what)).toBeTruthy());
    network.answer({ Payer: payerAnswer({ balance: 20_000 }) });
    await lookAgain();
    await waitFor(() => expect(recharge(what)).toBeNull());
    expect(screen.getByRole("button", { name: PAGES[what].button })).toBeTruthy();
  },
);

test("[PAY-21] the dialog of several orders still says 您的余额不足 to a customer who is back without a recharge", async () => {
  const { network } = await payTooMuch("orders");
  await waitFor(() => expect(recharge("orders")).toBeTruthy());
  network.answer({ Payer: payerAnswer({ balance: 10_000 }) });
  await lookAgain();
  await waitFor(() => expect(recharge("orders")?.getAttribute("href")).toContain("amount=28.55"));
});

test.each(["order", "orders"] as const)(
  "[PAY-21] the page that pays the %s says 您的余额不足 no more once another way to pay is chosen",
  async (what) => {
    const { user } = await payTooMuch(what);
    await waitFor(() => expect(recharge(what)).toBeTruthy());
    await user.click(screen.getByRole("radio", { name: /微信/ }));
    expect(recharge(what)).toBeNull();
    await user.click(screen.getByRole("radio", { name: /钱包|余额/ }));
    expect(recharge(what)).toBeNull();
  },
);

const ABOUT_FEES = {
  "markup of an order": {
    dialog: <MarkupDialog orderId="5" onClose={vi.fn()} onPaid={vi.fn()} />,
    choice: "爬楼费",
    button: "确认支付",
  },
  "handling of an exception": {
    dialog: <HandleDialog record={OPEN_EXCEPTION} onClose={vi.fn()} />,
    choice: "已处理",
    button: "提交",
  },
};

test.each(["markup of an order", "handling of an exception"] as const)(
  "[PAY-21] [ERR-09] the %s that a wallet emptied elsewhere cannot pay says 您的余额不足, with the way to the recharge",
  async (what) => {
    const { dialog, choice, button } = ABOUT_FEES[what];
    const answer = { __typename: "BusinessError", code: Code.INSUFFICIENT_BALANCE, message: "no" };
    const order = { id: "5", orderNo: "1", type: "GENERAL", status: "WAIT_INSTALL" };
    const network = graphNetwork({
      Payer: payerAnswer(),
      MarkupOrder: {
        order: { ...order, service: { isMarkupOver: false } },
        dictItems: [{ text: "爬楼费", value: "1" }],
      },
      ...{ PayMarkup: { answer }, HandleAbnormal: { answer } },
    });
    const { user } = render(dialog);
    if (what === "handling of an exception") {
      await user.type(await screen.findByRole("textbox", { name: /处理内容/ }), "补配件");
      await user.click(screen.getByRole("checkbox", { name: /同时为订单加价/ }));
    }
    await user.type(await screen.findByRole("textbox", { name: /加价金额/ }), "20");
    await user.click(await screen.findByRole("radio", { name: choice }));
    await user.click(screen.getByRole("button", { name: button }));
    const ask = within(await screen.findByRole("dialog", { name: "输入支付密码" }));
    expect(screen.queryByText("您的余额不足")).toBeNull();
    network.answer({ Payer: payerAnswer({ balance: 0 }) });
    await user.type(ask.getByLabelText(/^支付密码/), "246810");
    await user.click(ask.getByRole("button", { name: "确认支付" }));
    const link = await screen.findByRole("link", { name: "去充值（新窗口）" });
    expect(link.getAttribute("href")).toMatch(/^\/user\/wallet\/recharge\b/);
    expect(screen.getAllByText("您的余额不足")).toHaveLength(2);
  },
);
