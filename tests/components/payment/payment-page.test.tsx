import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { orderTags } from "../../../app/lib/graphql/changes";
import { pageClient } from "../../../app/lib/graphql/page-client";
import { Code } from "../../../schema/rules/codes";
import { lookAgain, passUntil } from "../../support/components/time";
import { openPaymentPage as open } from "./open-payment-page";

const payButton = () => screen.getByRole("button", { name: "立即支付" });
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
const ways = () => screen.getAllByRole<HTMLInputElement>("radio");
const checked = () => ways().flatMap((way) => (way.checked ? [way.value] : []));
const TOAST = { selector: "p" };

describe("the payment page", () => {
  test("[PAY-01] [ENT-05] [PAY-19] [CONST-12] shows the goods, what the order costs, and for how long it waits", () => {
    open();
    expect(screen.getByRole("list", { name: "商品" }).textContent).toMatch(/三人沙发.*× 2/);
    expect(screen.getByText("合计").nextElementSibling?.textContent).toBe("¥128.55");
    expect(screen.getByText("下单或选定价格后 24 小时内未支付，订单将自动取消。")).toBeTruthy();
  });

  test.each([
    ["RECEIVING_ORDER", "订单已支付，无需重复付款。"],
    ["CLOSE", "订单已关闭，不能再支付。您可以重新下单。"],
  ])("[PAY-01] [PAY-08] [C-18] [ENT-05] says why an order in %s cannot be paid", (status, words) => {
    open({ order: { status } });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "立即支付" })).toBeNull();
  });

  test("[ROUTE-18] [PAY-11] leads to step three once the order is paid", () => {
    open({ order: { status: "RECEIVING_ORDER" } });
    const link = screen.getByRole("link", { name: "查看支付结果" });
    expect(link.getAttribute("href")).toBe("/placeorder/Stepthree?orderid=5");
  });

  test("[PAY-19] [CONST-12] says of an order that ran out of time that it is cancelled", () => {
    open({ order: { expiresAt: "2026-11-20T08:30:00.000Z" } });
    expect(screen.getByText(/订单超过 24 小时未支付，已自动取消/)).toBeTruthy();
  });

  test("[PAY-19] [CONST-12] reads the order again when its time ends", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    const { reloads } = open({ order: { expiresAt: "2026-11-20T08:30:02.000Z" } });
    act(() => void vi.advanceTimersByTime(1_000));
    expect(reloads()).toBe(0);
    act(() => void vi.advanceTimersByTime(1_000));
    await waitFor(() => expect(reloads()).toBe(1));
  });

  test.each([
    ["PAY-02", ["ALIPAY", "WALLET"], "ALIPAY"],
    ["PAY-03", ["WECHAT", "ALIPAY", "WALLET"], "WECHAT"],
  ] as const)(
    "[%s] [CONST-35] [API-025] [ENUM-05] offers what the platform does, the first one chosen: %j",
    (_id, payWays, first) => {
      open({ payWays: [...payWays] });
      expect(ways().map(({ value }) => value)).toEqual(payWays);
      expect(checked()).toEqual([first]);
    },
  );
});

/** Something about this order has changed elsewhere. */
const change = (id = "5") => act(async () => pageClient().announce({ changed: orderTags(id), isOwn: false }));

describe("an order that changes elsewhere", () => {
  test("[R19] [U45] is read again, and so when the customer comes back to the page", async () => {
    const { reloads } = open();
    await change("6");
    expect(reloads()).toBe(0);
    await change();
    await waitFor(() => expect(reloads()).toBe(1));
    await lookAgain();
    await waitFor(() => expect(reloads()).toBe(2));
  });

  test("is not read again while it is being paid here: the payment's own answer tells", async () => {
    const { user, network, address, reloads } = open();
    const answer = { __typename: "OrderPayment", pageHtml: null, qrCode: null };
    network.answer({
      async PayOrder() {
        await change();
        return { answer };
      },
    });
    await user.click(payButton());
    const ask = await dialog("输入支付密码");
    await user.type(ask.getByLabelText(/^支付密码/), "246810");
    await user.click(ask.getByRole("button", { name: "确认支付" }));
    await waitFor(() => expect(address()).toBe("/placeorder/Stepthree?orderid=5"));
    expect(reloads()).toBe(0);
  });
});

describe("an order that changes while its code is shown", () => {
  const qrCode = "data:image/png;base64,AAAA";

  async function showCode() {
    const page = open({ payWays: ["WECHAT"], shown: { qrCode } });
    await page.user.click(payButton());
    await dialog("微信扫码支付");
    // The page listens as one with a code once React has run its effects.
    await act(async () => undefined);
    return page;
  }

  test("[PAY-06] [PAY-08] [U45] [API-024] because it was paid by it leads on at once, and is not shown as one that was paid before", async () => {
    const { network, address, reloads } = await showCode();
    const asked = network.sentTo("OrderPayState").length;
    network.answer({ OrderPayState: { order: { id: "5", status: "WAIT_APPOINTMENT" } } });
    await change();
    expect(await screen.findByText("成功", TOAST)).toBeTruthy();
    expect(network.sentTo("OrderPayState")).toHaveLength(asked + 1);
    await waitFor(() => expect(address()).toBe("/user/order"));
    expect(reloads()).toBe(0);
  });

  test("[PAY-08] [C-18] because it was closed says no 成功: it is read again, without the code", async () => {
    const { network, address, reloads } = await showCode();
    network.answer({ OrderPayState: { order: { id: "5", status: "CLOSE" } } });
    await change();
    await waitFor(() => expect(reloads()).toBe(1));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "微信扫码支付" })).toBeNull());
    expect(screen.queryByText("成功", TOAST)).toBeNull();
    expect(address()).toContain("Orderpayment");
  });

  test("in another way is read again, with the code still there", async () => {
    const { reloads } = await showCode();
    await change();
    await waitFor(() => expect(reloads()).toBe(1));
    expect(screen.getByRole("dialog", { name: "微信扫码支付" })).toBeTruthy();
  });
});

describe("from the wallet", () => {
  test("[PAY-05] [PAY-09] [PAY-11] [API-026] the password pays the order, and leads to step three", async () => {
    const { user, network, address, reloads } = open();
    await user.click(payButton());
    const ask = await dialog("输入支付密码");
    expect(ask.getByText("¥128.55")).toBeTruthy();
    await user.type(ask.getByLabelText(/^支付密码/), "246810");
    await user.click(ask.getByRole("button", { name: "确认支付" }));
    await waitFor(() => expect(address()).toBe("/placeorder/Stepthree?orderid=5"));
    const input = {
      ...{ orderId: "5", payWay: "WALLET", password: "246810", quotedTotalFee: 12_855 },
      idempotencyKey: expect.any(String),
    };
    expect(network.sentTo("PayOrder")).toEqual([{ input }]);
    expect(reloads()).toBe(0);
  });

  test("[PAY-12] [ERR-05] [API-026] a wrong password is told in its dialog", async () => {
    const { user, network, address } = open();
    const refusal = { __typename: "BusinessError", code: Code.PAY_PASSWORD_WRONG, message: "no" };
    network.answer({ PayOrder: { answer: refusal } });
    await user.click(payButton());
    const ask = await dialog("输入支付密码");
    await user.type(ask.getByLabelText(/^支付密码/), "1");
    await user.click(ask.getByRole("button", { name: "确认支付" }));
    expect(await ask.findByText("密码错误")).toBeTruthy();
    expect(address()).toContain("Orderpayment");
  });

  test("[PAY-12] [ERR-01] [ERR-05] [GEN-12] any other refusal is told in the platform's words", async () => {
    const { user, network, reloads } = open();
    const refusal = { __typename: "BusinessError", code: Code.ORDER_CLOSED, message: "订单已关闭" };
    network.answer({ PayOrder: { answer: refusal } });
    await user.click(payButton());
    const ask = await dialog("输入支付密码");
    await user.type(ask.getByLabelText(/^支付密码/), "246810");
    await user.click(ask.getByRole("button", { name: "确认支付" }));
    expect(await screen.findByText("订单已关闭", TOAST)).toBeTruthy();
    await waitFor(() => expect(reloads()).toBe(1));
  });

  test("[PAY-10] [PAY-28] [API-092] [GEN-18] without a password one is set by a code to the masked phone, and pays", async () => {
    const { user, network, address } = open({ hasPayPassword: false });
    await user.click(payButton());
    const set = await dialog("设置支付密码");
    expect(set.getByText("138****8000")).toBeTruthy();
    await user.click(set.getByRole("button", { name: "获取验证码" }));
    await waitFor(() =>
      expect(network.sentTo("SendSmsCode")).toMatchObject([{ input: { phone: "13800138000" } }]),
    );
    await user.type(set.getByLabelText(/短信验证码/), "123456");
    await user.type(set.getByLabelText(/^支付密码/), "246810");
    await user.type(set.getByLabelText(/确认支付密码/), "246810");
    await user.click(set.getByRole("button", { name: "确定" }));
    await waitFor(() => expect(address()).toBe("/placeorder/Stepthree?orderid=5"));
    expect(network.sentTo("SetPayPassword")).toEqual([{ input: { code: "123456", password: "246810" } }]);
    expect(network.sentTo("PayOrder")).toMatchObject([{ input: { password: "246810" } }]);
  });

  test("[PAY-03] that holds too little stays preselected, and one press pays in another way", async () => {
    const { user } = open({ balance: 0, payWays: ["WALLET", "ALIPAY", "WECHAT"] });
    expect(screen.getByText(/可改用支付宝或微信支付/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "用支付宝" }));
    expect(screen.getByRole("radio", { name: /支付宝/ })).toHaveProperty("checked", true);
    expect(payButton()).toBeTruthy();
    expect(screen.queryByText("您的余额不足")).toBeNull();
  });

  test("[PAY-02] that holds too little offers no way that the platform does not", () => {
    open({ balance: 0, payWays: ["WALLET", "WECHAT"] });
    expect(screen.getByRole("button", { name: "用微信支付" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "用支付宝" })).toBeNull();
  });

  test("[PAY-21] [PAY-03] is chosen where one comes back from the recharge, wherever it is offered", () => {
    open({ payWays: ["WECHAT", "WALLET"], at: "/placeorder/Orderpayment?orderid=5&payway=WALLET" });
    expect(checked()).toEqual(["WALLET"]);
  });

  test("[PAY-21] that holds just enough pays", () => {
    open({ balance: 12_855 });
    expect(payButton()).toBeTruthy();
    expect(screen.queryByText("您的余额不足")).toBeNull();
  });

  test("[PAY-21] [ERR-09] that holds too little it says 您的余额不足, with the way to the recharge and back", () => {
    open({ balance: 10_000 });
    expect(screen.getByText("您的余额不足")).toBeTruthy();
    const back = encodeURIComponent("/placeorder/Orderpayment?orderid=5&payway=WALLET");
    expect(screen.getByRole("link", { name: "去充值" }).getAttribute("href")).toBe(
      `/user/wallet/recharge?amount=28.55&back=${back}`,
    );
    expect(screen.queryByRole("button", { name: "立即支付" })).toBeNull();
  });
});

describe("at a provider", () => {
  // That the order is asked every second: tests/components/pay/pay-poll.test.tsx.
  test.each(["[PAY-06] [PAY-08] [API-026] [PAY-07]", "[ERR-20]"])(
    "%s WeChat's code is shown until the order is paid, and leads to the orders",
    async () => {
      const qrCode = "data:image/png;base64,AAAA";
      const { user, network, address } = open({ payWays: ["WECHAT"], shown: { qrCode } });
      await user.click(payButton());
      const scan = await dialog("微信扫码支付");
      expect(scan.getByAltText("微信支付二维码").getAttribute("src")).toBe(qrCode);
      await lookAgain();
      await waitFor(() => expect(network.sentTo("OrderPayState")).toContainEqual({ id: "5" }));
      expect(screen.queryByText("成功", TOAST)).toBeNull();
      network.answer({ OrderPayState: { order: { id: "5", status: "RECEIVING_ORDER" } } });
      await lookAgain();
      expect(await screen.findByText("成功", TOAST)).toBeTruthy();
      await waitFor(() => expect(address()).toBe("/user/order"));
    },
  );

  test("[PAY-07] [CONST-13] [API-024] [G-11] the order is asked about once a second while WeChat's code is shown", async () => {
    const { user, network } = open({ payWays: ["WECHAT"], shown: { qrCode: "data:image/png;base64,AAAA" } });
    await user.click(payButton());
    await dialog("微信扫码支付");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldClearNativeTimers: true });
    await lookAgain();
    const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
    await pass(200);
    const asked = network.sentTo("OrderPayState").length;
    await pass(5_000);
    expect(network.sentTo("OrderPayState")).toHaveLength(asked + 5);
  });

  test("[ERR-06] [PAY-15] the page gives the link of an Alipay window that the browser blocks, to be copied", async () => {
    vi.spyOn(window, "open").mockReturnValue(null);
    const { user } = open({ payWays: ["ALIPAY"], shown: { pageHtml: "<form/>" } });
    await user.click(payButton());
    const blocked = await dialog("订单支付打开失败");
    expect(blocked.getByText("请复制下方链接在新窗口打开进行支付")).toBeTruthy();
    const copied = vi.spyOn(navigator.clipboard, "writeText");
    await user.click(blocked.getByRole("button", { name: "复制支付链接" }));
    expect(copied.mock.calls).toEqual([[`${window.location.origin}/pay`]]);
  });

  test("[PAY-15] [PAY-17] [PAY-18] [ERR-08] Alipay without a window gives its link, then asks, and warns 暂未完成支付", async () => {
    vi.spyOn(window, "open").mockReturnValue(null);
    const { user } = open({ payWays: ["ALIPAY"], shown: { pageHtml: "<form/>" } });
    await user.click(payButton());
    const blocked = await dialog("订单支付打开失败");
    expect(blocked.getByText("请复制下方链接在新窗口打开进行支付")).toBeTruthy();
    await user.click(blocked.getByRole("button", { name: "我已打开" }));
    const ask = await dialog("支付是否成功？");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    fireEvent.click(ask.getByRole("button", { name: "已完成支付" }));
    const { parentElement } = await passUntil(() => screen.queryByText("暂未完成支付", TOAST));
    expect(parentElement?.className).toMatch(/warning/);
  });
});
