import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { takePaymentPage } from "../../../app/features/payment/provider/stored-payment-page";
import { RechargePage } from "../../../app/routes/user.wallet.recharge/recharge-page";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

/** A recharge by Alipay is begun, in a browser that gives this window. */
async function begin(opened: object | null) {
  const network = graphNetwork({
    RechargeWallet: {
      answer: { __typename: "RechargeOpened", rechargeNo: "R1", qrCode: null, pageHtml: "<form>" },
    },
    RechargeState: { viewer: { rechargeStatus: "WAIT_PAY" } },
  });
  vi.spyOn(window, "open").mockReturnValue(opened as Window | null);
  const { user } = render(
    <RechargePage
      balance={0}
      payWays={["ALIPAY"]}
      smallPayment={null}
      initialAmount="10"
      back={null}
      isBeside={false}
    />,
  );
  await user.click(await screen.findByRole("button", { name: "立即充值" }));
  await waitFor(() =>
    expect(network.sentTo("RechargeWallet")).toMatchObject([{ input: { amount: 1_000, payWay: "ALIPAY" } }]),
  );
  return user;
}

test("[WALLET-25] [WALLET-28] Alipay's page is shown in a window of its own, then it is asked whether it is paid", async () => {
  const replace = vi.fn();
  await begin({ closed: false, opener: {}, close: vi.fn(), location: { replace } });
  expect(await screen.findByRole("dialog", { name: "支付是否成功？" })).toBeTruthy();
  expect(replace.mock.calls).toEqual([["/pay"]]);
  expect(takePaymentPage()).toBe("<form>");
});

test("[WALLET-28] [ERR-06] a browser that opens no window for a recharge is given the link", async () => {
  const user = await begin(null);
  expect(await screen.findByRole("dialog", { name: "订单支付打开失败" })).toBeTruthy();
  expect(screen.getByText("请复制下方链接在新窗口打开进行支付")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "我已打开" }));
  expect(await screen.findByRole("dialog", { name: "支付是否成功？" })).toBeTruthy();
});
