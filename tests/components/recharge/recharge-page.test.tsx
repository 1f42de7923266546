import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { takePaymentPage } from "../../../app/features/payment/provider/stored-payment-page";
import { drawQrCode } from "../../../app/lib/qr-code";
import { RechargePage } from "../../../app/routes/user.wallet.recharge/recharge-page";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";
import { passUntil } from "../../support/components/time";

function open(payWay: "ALIPAY" | "WECHAT") {
  return render(
    <RechargePage
      balance={0}
      payWays={[payWay]}
      smallPayment={null}
      initialAmount="10"
      back={null}
      isBeside={false}
    />,
  );
}

/** A recharge by Alipay is begun, in a browser that gives this window. */
async function begin(opened: object | null) {
  const network = graphNetwork({
    RechargeWallet: {
      answer: { __typename: "RechargeOpened", rechargeNo: "R1", qrCode: null, pageHtml: "<form>" },
    },
    RechargeState: { viewer: { rechargeStatus: "WAIT_PAY" } },
  });
  vi.spyOn(window, "open").mockReturnValue(opened as Window | null);
  const { user } = open("ALIPAY");
  await user.click(await screen.findByRole("button", { name: "立即充值" }));
  await waitFor(() =>
    expect(network.sentTo("RechargeWallet")).toMatchObject([{ input: { amount: 1_000, payWay: "ALIPAY" } }]),
  );
  return { user, network };
}

test("[WALLET-25] [WALLET-28] [API-077] [G-11] Alipay's page is shown in a window of its own, then it is asked whether it is paid, which the recharge answers", async () => {
  const replace = vi.fn();
  const { user, network } = await begin({
    closed: false,
    opener: {},
    close: vi.fn(),
    location: { replace },
  });
  expect(await screen.findByRole("dialog", { name: "支付是否成功？" })).toBeTruthy();
  expect(replace.mock.calls).toEqual([["/pay"]]);
  expect(takePaymentPage()).toBe("<form>");
  network.answer({ RechargeState: { viewer: { rechargeStatus: "SUCCESS" } } });
  await user.click(screen.getByRole("button", { name: "已完成支付" }));
  expect(await screen.findByRole("heading", { name: "充值成功" })).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("[WALLET-28] [ERR-06] [ERR-08] a browser that opens no window for a recharge is given the link, and a recharge that is not confirmed stays open", async () => {
  const { user } = await begin(null);
  expect(await screen.findByRole("dialog", { name: "订单支付打开失败" })).toBeTruthy();
  expect(screen.getByText("请复制下方链接在新窗口打开进行支付")).toBeTruthy();
  expect(screen.getByText(`${window.location.origin}/pay`)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "我已打开" }));
  expect(await screen.findByRole("dialog", { name: "支付是否成功？" })).toBeTruthy();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.click(screen.getByRole("button", { name: "已完成支付" }));
  expect(await passUntil(() => screen.queryByText("暂未完成支付", { selector: "p" }))).toBeTruthy();
  vi.useRealTimers();
  expect(screen.getByRole("dialog", { name: "支付是否成功？" })).toBeTruthy();
});

test("[WALLET-24] [ENUM-26] [API-078] [API-077] a recharge that can be paid no more says so in the form, and another try is another recharge", async () => {
  const network = graphNetwork({
    RechargeWallet: {
      answer: { __typename: "RechargeOpened", rechargeNo: "R1", qrCode: "weixin://wxpay/1", pageHtml: null },
    },
    RechargeState: { viewer: { rechargeStatus: "CLOSE" } },
  });
  const { user } = open("WECHAT");
  const submit = () => user.click(screen.getByRole("button", { name: "立即充值" }));
  await submit();
  const told = await screen.findByText("本次充值未完成，请重新充值");
  expect(told.closest("[role=alert]")).not.toBeNull();
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /充值金额/ }).value).toBe("10");
  network.answer({ RechargeState: { viewer: { rechargeStatus: "WAIT_PAY" } } });
  await submit();
  const code = await screen.findByRole("img", { name: "微信支付二维码" });
  expect(code.querySelector("path")?.getAttribute("d")).toBe(drawQrCode("weixin://wxpay/1").path);
  expect(network.sentTo("RechargeState")[0]).toEqual({ rechargeNo: "R1" });
  const [first, second] = network.sentTo("RechargeWallet").map(({ input }) => Object(input).idempotencyKey);
  expect(first).toEqual(expect.any(String));
  expect(second).not.toBe(first);
  expect(network.sentTo("RechargeWallet")[0]).toMatchObject({ input: { amount: 1_000, payWay: "WECHAT" } });
});
