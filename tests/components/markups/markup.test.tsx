import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { MarkupDialog } from "../../../app/features/markups/markup-dialog";
import { takePaymentPage } from "../../../app/features/payment/provider/stored-payment-page";
import { Code } from "../../../schema/rules/codes";
import { graphNetwork } from "../../support/components/graph-network";
import { payerAnswer } from "../../support/components/payer-answer";
import { render } from "../../support/components/render";
import { lookAgain, passUntil } from "../../support/components/time";

interface Shown {
  kind?: "ORDINARY" | "ABNORMAL";
  isMarkupOver?: boolean;
  balance?: number;
  hasPayPassword?: boolean;
  payWays?: readonly ("WALLET" | "ALIPAY" | "WECHAT")[];
}

function open({
  kind,
  isMarkupOver = false,
  balance,
  hasPayPassword,
  payWays = ["WECHAT", "WALLET", "ALIPAY"],
}: Shown = {}) {
  const network = graphNetwork({
    MarkupOrder: {
      order: { id: "5", orderNo: "1", type: "GENERAL", status: "WAIT_INSTALL", service: { isMarkupOver } },
      dictItems: [
        { text: "爬楼费", value: "1" },
        { text: "远程费", value: "2" },
      ],
    },
    Payer: payerAnswer({ balance, hasPayPassword, payWays }),
    PayMarkup: { answer: { __typename: "MarkupPayment", markupId: "3", pageHtml: null, qrCode: null } },
  });
  const heard = { onClose: vi.fn(), onPaid: vi.fn() };
  return {
    ...render(<MarkupDialog orderId="5" kind={kind} {...heard} />, { about: ["Order:5"] }),
    ...heard,
    network,
  };
}

const pay = () => screen.getByRole<HTMLButtonElement>("button", { name: "确认支付" });
const amount = () => screen.findByRole<HTMLInputElement>("textbox", { name: /加价金额/ });

test("[MARK-02] [MARK-03] nothing is paid without an amount above 0", async () => {
  const { user } = open();
  const field = await amount();
  expect(pay().disabled).toBe(true);
  for (const typed of ["0", "1.2.3"]) {
    await user.type(field, typed);
    expect(pay().disabled).toBe(true);
    await user.clear(field);
  }
  await user.type(field, "20.509");
  expect(field.value).toBe("20.50");
  expect(pay().disabled).toBe(false);
});

test("[MARK-04] [ERR-16] [API-097] nothing is paid without a kind from the dictionary", async () => {
  const { user, network } = open();
  await user.type(await amount(), "20");
  await user.click(pay());
  expect(screen.getByText("请先选择加价类型")).toBeTruthy();
  expect(screen.queryByLabelText("支付密码")).toBeNull();
  expect(screen.getAllByRole("radio", { name: /爬楼费|远程费/ })).toHaveLength(2);
  expect(network.sentTo("PayMarkup")).toEqual([]);
});

test.each([
  ["MARK-06", undefined, "ORDINARY"],
  ["CONST-36", undefined, "ORDINARY"],
  ["ENUM-12", undefined, "ORDINARY"],
  ["MARK-05", undefined, "ORDINARY"],
  ["API-069", undefined, "ORDINARY"],
  ["API-097", undefined, "ORDINARY"],
  ["MARK-05", "ABNORMAL", "ABNORMAL"],
  ["MARK-06", "ABNORMAL", "ABNORMAL"],
  ["ENUM-12", "ABNORMAL", "ABNORMAL"],
  ["MARK-07", "ABNORMAL", "ABNORMAL"],
  ["API-069", "ABNORMAL", "ABNORMAL"],
  ["API-070", "ABNORMAL", "ABNORMAL"],
] as const)(
  "[%s] [MARK-08] [MARK-15] opened for %s it pays one of kind %s, from the wallet unless told otherwise",
  async (_id, kind, sent) => {
    const { user, network, reloads, onPaid, onClose } = open({ kind });
    await user.type(await amount(), "20.5");
    await user.click(screen.getByRole("radio", { name: "远程费" }));
    await user.type(screen.getByRole("textbox", { name: /加价说明/ }), " 山里 ");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /钱包|余额/ }).checked).toBe(true);
    await user.click(pay());
    await user.type(await screen.findByLabelText("支付密码"), "246810");
    expect(network.sentTo("PayMarkup")).toEqual([]);
    await user.click(pay());
    expect(await screen.findByText("加价支付成功")).toBeTruthy();
    expect(network.sentTo("PayMarkup")).toEqual([
      {
        input: {
          orderId: "5",
          kind: sent,
          amount: 2_050,
          markupType: "2",
          remark: "山里",
          payWay: "WALLET",
          password: "246810",
          idempotencyKey: expect.any(String),
        },
      },
    ]);
    expect([onPaid.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
    await waitFor(() => expect(reloads()).toBe(1));
  },
);

test("[MARK-15] [C-17] [API-025] [MARK-07] where the wallet is not offered, the first way to pay is chosen, and pays", async () => {
  const { user, network } = open({ payWays: ["WECHAT", "ALIPAY"] });
  await user.type(await amount(), "20");
  const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name }).checked;
  expect([radio(/微信/), radio(/支付宝/)]).toEqual([true, false]);
  await user.click(screen.getByRole("radio", { name: "爬楼费" }));
  await user.click(pay());
  await waitFor(() => expect(network.sentTo("PayMarkup")).toMatchObject([{ input: { payWay: "WECHAT" } }]));
});

test("[MARK-08] without a payment password one is set first, with which it is paid, and nothing before", async () => {
  const { user, network, onPaid } = open({ hasPayPassword: false });
  network.answer({ SetPayPassword: { answer: { __typename: "PayPasswordSet" } } });
  await user.type(await amount(), "20");
  await user.click(screen.getByRole("radio", { name: "爬楼费" }));
  await user.click(pay());
  const dialog = within(await screen.findByRole("dialog", { name: "设置支付密码" }));
  expect(network.sentTo("PayMarkup")).toEqual([]);
  await user.type(dialog.getByLabelText(/短信验证码/), "123456");
  await user.type(dialog.getByLabelText(/^支付密码/), "246810");
  await user.type(dialog.getByLabelText(/确认支付密码/), "246810");
  await user.click(dialog.getByRole("button", { name: "确定" }));
  await waitFor(() => expect(onPaid).toHaveBeenCalledOnce());
  expect(network.sentTo("PayMarkup")).toMatchObject([{ input: { payWay: "WALLET", password: "246810" } }]);
});

test("[GEN-12] [ERR-01] [ERR-05] one that is refused is told in the platform's words, closes, and is not paid", async () => {
  const { user, network, onPaid, onClose } = open();
  const refusal = { __typename: "BusinessError", code: Code.ORDER_CLOSED, message: "订单已关闭" };
  network.answer({ PayMarkup: { answer: refusal } });
  await user.type(await amount(), "20");
  await user.click(screen.getByRole("radio", { name: "爬楼费" }));
  await user.click(pay());
  await user.type(await screen.findByLabelText("支付密码"), "246810");
  await user.click(pay());
  expect((await screen.findByText("订单已关闭")).closest("[role=alert]")).toBeTruthy();
  expect([onPaid.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
});

test("[MARK-13] [ERR-16] [CONST-30] a month after the acceptance there is a text in the place of the form, and nothing to pay", async () => {
  const before = open();
  await before.user.type(await amount(), "20");
  before.unmount();
  open({ isMarkupOver: true });
  expect(await screen.findByText("验收时间已超过一个月,不能加价,有疑问请联系管理员")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(pay().disabled).toBe(true);
});

test.each([
  [2_051, true],
  [2_050, false],
])(
  "[MARK-14] [PAY-21] [ERR-09] [API-007] a wallet of %i 分 pays 20.50 元: %s; what is missing is recharged in a new window",
  async (balance, isEnough) => {
    const { user } = open({ balance });
    await user.type(await amount(), "20.50");
    expect(pay().disabled).toBe(!isEnough);
    const link = screen.queryByRole("link", { name: /去充值/ });
    if (isEnough) expect(link).toBeNull();
    else {
      expect(screen.getByText("您的余额不足")).toBeTruthy();
      expect(link?.getAttribute("href")).toContain("/user/wallet/recharge");
      expect(link?.getAttribute("target")).toBe("_blank");
    }
    await user.click(screen.getByRole("radio", { name: /支付宝/ }));
    expect(pay().disabled).toBe(false);
  },
);

test("[ERR-05] [MARK-08] a wrong password for the wallet is told in its dialog, and pays nothing", async () => {
  const { user, network, onClose, onPaid } = open();
  const refusal = { __typename: "BusinessError", code: Code.PAY_PASSWORD_WRONG, message: "no" };
  network.answer({ PayMarkup: { answer: refusal } });
  await user.type(await amount(), "20");
  await user.click(screen.getByRole("radio", { name: "爬楼费" }));
  await user.click(pay());
  const ask = within(await screen.findByRole("dialog", { name: "输入支付密码" }));
  await user.type(ask.getByLabelText(/^支付密码/), "111111");
  await user.click(ask.getByRole("button", { name: "确认支付" }));
  expect(await ask.findByText("密码错误")).toBeTruthy();
  expect([onClose.mock.calls.length, onPaid.mock.calls.length]).toEqual([0, 0]);
});

test("[MARK-10] [MARK-12] [API-067] [API-070] a code for WeChat is shown until the markup is paid, which the page is told", async () => {
  const { user, network, onPaid } = open();
  const qrCode = "data:image/png;base64,AA==";
  let status = "WAIT_PAY";
  const answerState = () => ({ markup: { id: "3", status } });
  network.answer({
    PayMarkup: { answer: { __typename: "MarkupPayment", markupId: "3", pageHtml: null, qrCode } },
    MarkupState: answerState,
  });
  await user.type(await amount(), "20");
  await user.click(screen.getByRole("radio", { name: "爬楼费" }));
  await user.click(screen.getByRole("radio", { name: /微信/ }));
  await user.click(pay());
  expect((await screen.findByRole("img", { name: /二维码|支付/ })).getAttribute("src")).toBe(qrCode);
  expect(network.sentTo("PayMarkup")).toMatchObject([{ input: { payWay: "WECHAT" } }]);
  expect(onPaid).not.toHaveBeenCalled();
  status = "SUCCESS";
  await lookAgain();
  expect(await screen.findByText("加价支付成功")).toBeTruthy();
  expect(network.sentTo("MarkupState").at(-1)).toEqual({ id: "3", isRequest: false });
  expect(onPaid).toHaveBeenCalledOnce();
});

test("[MARK-09] [API-070] [MARK-07] [ERR-06] a window for Alipay that the browser blocks leaves its link to be copied", async () => {
  const { user, network, onPaid } = open();
  network.answer({
    PayMarkup: { answer: { __typename: "MarkupPayment", markupId: "3", pageHtml: "<form>", qrCode: null } },
  });
  vi.spyOn(window, "open").mockReturnValue(null);
  await user.type(await amount(), "20");
  await user.click(screen.getByRole("radio", { name: "爬楼费" }));
  await user.click(screen.getByRole("radio", { name: /支付宝/ }));
  await user.click(pay());
  expect(await screen.findByRole("dialog", { name: "订单支付打开失败" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "复制支付链接" })).toBeTruthy();
  expect(network.sentTo("PayMarkup")).toMatchObject([{ input: { payWay: "ALIPAY" } }]);
  await user.click(screen.getByRole("button", { name: "我已打开" }));
  expect(await screen.findByRole("dialog", { name: "支付是否成功？" })).toBeTruthy();
  expect(onPaid).not.toHaveBeenCalled();
});

test("[MARK-09] [ERR-08] [MARK-23] [API-070] a window for Alipay is followed by the question, and warns while nothing is paid", async () => {
  const { user, network, onPaid } = open();
  network.answer({
    PayMarkup: { answer: { __typename: "MarkupPayment", markupId: "3", pageHtml: "<form>", qrCode: null } },
    MarkupState: { markup: { id: "3", status: "WAIT_PAY" } },
  });
  const opened = { closed: false, opener: {}, close: vi.fn(), location: { replace: vi.fn() } };
  vi.spyOn(window, "open").mockReturnValue(opened as unknown as Window);
  await user.type(await amount(), "20");
  await user.click(screen.getByRole("radio", { name: "爬楼费" }));
  await user.click(screen.getByRole("radio", { name: /支付宝/ }));
  await user.click(pay());
  const question = within(await screen.findByRole("dialog", { name: "支付是否成功？" }));
  expect(window.open).toHaveBeenCalledWith("about:blank", "_blank");
  expect(opened.location.replace.mock.calls).toEqual([["/pay"]]);
  expect(takePaymentPage()).toBe("<form>");
  expect(screen.queryByRole("dialog", { name: "订单支付打开失败" })).toBeNull();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.click(question.getByRole("button", { name: "已完成支付" }));
  const warning = await passUntil(() => screen.queryByText("暂未完成支付", { selector: "p" }));
  vi.useRealTimers();
  expect(warning.parentElement?.className).toMatch(/warning/);
  expect(onPaid).not.toHaveBeenCalled();
  network.answer({ MarkupState: { markup: { id: "3", status: "SUCCESS" } } });
  await user.click(question.getByRole("button", { name: "已完成支付" }));
  expect(await screen.findByText("加价支付成功")).toBeTruthy();
  expect(onPaid).toHaveBeenCalledOnce();
});
