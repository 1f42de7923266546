import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { RechargePage } from "../../../app/routes/user.wallet.recharge/recharge-page";
import { graphNetwork } from "../../support/graph-network";
import { render } from "../../support/render";

/** A recharge of 100 元 by Alipay, in a browser that opens this window for it. */
async function recharge(opened: Window | null) {
  vi.spyOn(window, "open").mockReturnValue(opened);
  const network = graphNetwork({
    RechargeWallet: {
      answer: { __typename: "RechargeOpened", rechargeNo: "R1", pageHtml: "<form></form>", qrCode: null },
    },
    RechargeState: { viewer: { rechargeStatus: "WAIT_PAY" } },
  });
  const page = render(
    <RechargePage
      balance={0}
      payWays={["ALIPAY", "WECHAT"]}
      smallPayment={null}
      initialAmount="100"
      back={null}
      isBeside={false}
    />,
  );
  await page.user.click(screen.getByRole("button", { name: "立即充值" }));
  return { ...page, network };
}

test("[WALLET-28] Alipay's page opens in a window, and the page asks what came of it", async () => {
  const replace = vi.fn();
  const opened = { closed: false, opener: {}, close: vi.fn(), location: { replace } };
  const { network } = await recharge(opened as unknown as Window);
  expect(await screen.findByRole("dialog", { name: "支付是否成功？" })).toBeTruthy();
  expect(network.sentTo("RechargeWallet")).toMatchObject([{ input: { amount: 10_000, payWay: "ALIPAY" } }]);
  await waitFor(() => expect(replace).toHaveBeenCalledOnce());
});

test("[WALLET-28] a browser that opens no window is given the link", async () => {
  const { user } = await recharge(null);
  const dialog = within(await screen.findByRole("dialog", { name: "订单支付打开失败" }));
  expect(dialog.getByText(/\/pay/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "我已打开" }));
  expect(await screen.findByRole("dialog", { name: "支付是否成功？" })).toBeTruthy();
});
