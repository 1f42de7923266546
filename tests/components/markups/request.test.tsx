import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { MarkupCard } from "../../../app/features/markups/markup-card";
import { graphNetwork } from "../../support/components/graph-network";
import { payerAnswer } from "../../support/components/payer-answer";
import { render } from "../../support/components/render";
import { WAITING_REQUEST } from "./a-request";

const REQUEST = {
  ...WAITING_REQUEST,
  id: "3",
  orderId: "5",
  orderNo: "26112215603984",
  amount: 2_000,
  remark: "电梯停用",
};

function show(facts: object = {}, status = "WAIT_INSTALL", isMarkupOver = false) {
  const network = graphNetwork({
    MarkupRequestOrder: { order: { id: "5", status, service: { isMarkupOver } } },
    Payer: payerAnswer({ payWays: ["WALLET", "WECHAT"] }),
    RejectMarkup: { answer: { __typename: "MarkupRejected" } },
    ApproveMarkup: { answer: { __typename: "MarkupPayment", markupId: "3", pageHtml: null, qrCode: null } },
    SolveException: { answer: { __typename: "ExceptionChange" } },
  });
  const card = <MarkupCard markup={{ ...REQUEST, ...facts } as never} />;
  return { ...render(card, { about: ["Order:5"] }), network };
}

const factsShown = () =>
  Object.fromEntries(
    screen
      .getAllByRole("term")
      .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replace(/复制.*$/, "").trim()]),
  );

test.each([
  ["ORDINARY", "爬楼费 · 普通加价"],
  ["ABNORMAL", "爬楼费 · 异常加价"],
])(
  "[MARK-19] [ENT-20] [ENUM-12] a request of kind %s has who asks, by what phone, when, for what and how much",
  (kind, what) => {
    show({ kind });
    expect(screen.getByText("¥20.00")).toBeTruthy();
    expect(screen.getByText(what)).toBeTruthy();
    expect(factsShown()).toEqual({
      申请人: "陈师傅",
      联系电话: "137 0000 7001",
      申请时间: "2026-11-22 09:00",
      说明: "电梯停用",
    });
  },
);

test.each([
  [{ status: "WAIT_PAY" }, "待处理", {}],
  [{ status: "SUCCESS", payWay: "ALIPAY" }, "已支付", { 支付方式: "支付宝" }],
  [{ status: "REJECT", rejectReason: "没有约定" }, "已拒绝", { 拒绝原因: "没有约定" }],
  [{ status: "CLOSE" }, "已取消", {}],
])("[MARK-01] [MARK-19] [ENUM-11] [ENT-20] %o is %s", (facts, name, shown) => {
  const dealtAt = facts.status === "WAIT_PAY" ? null : "2026-11-22T10:00:00+08:00";
  show({ ...facts, dealtAt });
  expect(screen.getByText("¥20.00")).toBeTruthy();
  expect(screen.getByText(name)).toBeTruthy();
  expect(factsShown()).toMatchObject(shown);
  expect(factsShown().处理时间).toBe(dealtAt ? "2026-11-22 10:00" : undefined);
  expect(screen.queryAllByRole("button", { name: /加价申请/ })).toHaveLength(
    facts.status === "WAIT_PAY" ? 2 : 0,
  );
});

test("[MARK-17] [MARK-24] [ERR-18] [DETAIL-13] a request is rejected for a reason of at most 500 characters, which is required", async () => {
  const { user, network, reloads } = show();
  await user.click(screen.getByRole("button", { name: /^拒绝/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "拒绝加价申请" }));
  await user.type(dialog.getByRole("textbox"), " ");
  await user.click(dialog.getByRole("button", { name: "确认拒绝" }));
  expect(dialog.getByText("请输入拒绝原因")).toBeTruthy();
  expect(network.sent).toEqual([]);
  await user.clear(dialog.getByRole("textbox"));
  await user.click(dialog.getByRole("textbox"));
  await user.paste("不".repeat(501));
  await user.click(dialog.getByRole("button", { name: "确认拒绝" }));
  expect(await screen.findByText("拒绝成功")).toBeTruthy();
  expect(network.sentTo("RejectMarkup")).toEqual([{ markupId: "3", reason: "不".repeat(500) }]);
  await waitFor(() => expect(reloads()).toBe(1));
});

test("[MARK-24] [DETAIL-13] [API-071] [MARK-16] a request is approved by paying it", async () => {
  const { user, network, reloads } = show();
  await user.click(screen.getByRole("button", { name: /^确认支付/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "确认支付加价" }));
  await dialog.findByRole("radio", { name: /钱包|余额/ });
  await user.click(dialog.getByRole("button", { name: "确认支付" }));
  await user.type(await screen.findByLabelText("支付密码"), "246810");
  expect(network.sentTo("ApproveMarkup")).toEqual([]);
  await user.click(
    within(screen.getByRole("dialog", { name: "输入支付密码" })).getByRole("button", { name: "确认支付" }),
  );
  expect(await screen.findByText("审核成功")).toBeTruthy();
  expect(network.sentTo("ApproveMarkup")).toMatchObject([
    { input: { markupId: "3", quotedAmount: 2_000, payWay: "WALLET", password: "246810" } },
  ]);
  await waitFor(() => expect(reloads()).toBe(1));
});

test.each([
  ["ORDINARY", []],
  ["ABNORMAL", [{ orderId: "5", way: "MARKUP", amount: 2_000 }]],
])(
  "[MARK-11] [MARK-12] [ENUM-09] [ENUM-12] a request of kind %s that is paid closes its dialog, and solves %j",
  async (kind, solved) => {
    const { user, network } = show({ kind });
    await user.click(screen.getByRole("button", { name: /^确认支付/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "确认支付加价" }));
    await dialog.findByRole("radio", { name: /钱包|余额/ });
    await user.click(dialog.getByRole("button", { name: "确认支付" }));
    const ask = within(await screen.findByRole("dialog", { name: "输入支付密码" }));
    await user.type(ask.getByLabelText(/^支付密码/), "246810");
    expect(network.sentTo("SolveException")).toEqual([]);
    await user.click(ask.getByRole("button", { name: "确认支付" }));
    expect(await screen.findByText("审核成功")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(network.sentTo("SolveException")).toEqual(solved));
  },
);

test("[MARK-10] [MARK-16] [API-068] [API-071] a request that is paid by a code is asked about as a request until it is paid", async () => {
  const { user, network } = show();
  const qrCode = "data:image/png;base64,AA==";
  network.answer({
    ApproveMarkup: { answer: { __typename: "MarkupPayment", markupId: "3", pageHtml: null, qrCode } },
    MarkupState: { markup: { id: "3", status: "SUCCESS" } },
  });
  await user.click(screen.getByRole("button", { name: /^确认支付/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "确认支付加价" }));
  await user.click(await dialog.findByRole("radio", { name: /微信/ }));
  await user.click(dialog.getByRole("button", { name: "确认支付" }));
  expect(await screen.findByText("审核成功")).toBeTruthy();
  expect(network.sentTo("ApproveMarkup")).toMatchObject([
    { input: { markupId: "3", quotedAmount: 2_000, payWay: "WECHAT" } },
  ]);
  expect(network.sentTo("MarkupState")).toEqual([{ id: "3", isRequest: true }]);
});

test("[G-20] [G-11] [MARK-16] a request whose code is shown is approved once it is found paid, and not before", async () => {
  const { user, network } = show();
  const qrCode = "data:image/png;base64,AA==";
  let status = "WAIT_PAY";
  const answerState = () => ({ markup: { id: "3", status } });
  network.answer({
    ApproveMarkup: { answer: { __typename: "MarkupPayment", markupId: "3", pageHtml: null, qrCode } },
    MarkupState: answerState,
  });
  await user.click(screen.getByRole("button", { name: /^确认支付/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "确认支付加价" }));
  await user.click(await dialog.findByRole("radio", { name: /微信/ }));
  await user.click(dialog.getByRole("button", { name: "确认支付" }));
  await screen.findByRole("img", { name: "微信支付二维码" });
  const lookAgain = () => fireEvent(document, new Event("visibilitychange"));
  lookAgain();
  await waitFor(() => expect(network.sentTo("MarkupState")).toContainEqual({ id: "3", isRequest: true }));
  expect(screen.queryByText("审核成功")).toBeNull();
  status = "SUCCESS";
  lookAgain();
  expect(await screen.findByText("审核成功")).toBeTruthy();
  expect(network.sentTo("MarkupState").length).toBeGreaterThan(1);
});

test.each([
  ["WAIT_ACCEPT", false],
  ["SUCCESS", true],
  ["EVALUATED", true],
])(
  "[ACT-20] [MARK-21] a request for an order in %s is approved after a warning: %s",
  async (status, warns) => {
    const { user } = show({}, status);
    await user.click(screen.getByRole("button", { name: /^确认支付/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "确认支付加价" }));
    await dialog.findByRole("radio", { name: /钱包|余额/ });
    const warning = "订单已验收结算，加价款将直接支付给师傅，支付后不支持退款。";
    expect(dialog.queryByText(warning) !== null).toBe(warns);
  },
);

test("[MARK-13] [CONST-30] [ERR-16] a request cannot be paid a month after the acceptance, and the dialog says why", async () => {
  const { user } = show({}, "SUCCESS", true);
  await user.click(screen.getByRole("button", { name: /^确认支付/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "确认支付加价" }));
  expect(await dialog.findByText("验收时间已超过一个月,不能加价,有疑问请联系管理员")).toBeTruthy();
  expect(dialog.getByRole<HTMLButtonElement>("button", { name: "确认支付" }).disabled).toBe(true);
  expect(dialog.queryByRole("radio")).toBeNull();
});

test("[MARK-14] [ERR-09] a wallet with no more than a request asks for does not pay it, and leads to a recharge", async () => {
  const { user, network } = show();
  network.answer({ Payer: payerAnswer({ balance: 2_000, payWays: ["WALLET", "WECHAT"] }) });
  await user.click(screen.getByRole("button", { name: /^确认支付/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "确认支付加价" }));
  expect(await dialog.findByText("您的余额不足")).toBeTruthy();
  const recharge = dialog.getByRole("link", { name: /去充值/ }).getAttribute("href");
  expect(recharge).toContain("/user/wallet/recharge");
  expect(dialog.getByRole<HTMLButtonElement>("button", { name: "确认支付" }).disabled).toBe(true);
});

test("[ACT-20] a request whose order did not load is not paid before it has", async () => {
  const { user, network } = show({}, "SUCCESS");
  network.answer({ MarkupRequestOrder: new Error("away") });
  await user.click(screen.getByRole("button", { name: /^确认支付/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "确认支付加价" }));
  const pay = () => dialog.getByRole<HTMLButtonElement>("button", { name: "确认支付" });
  await dialog.findByText("订单加载失败");
  expect(pay().disabled).toBe(true);
  network.answer({ MarkupRequestOrder: { order: { id: "5", status: "SUCCESS", service: null } } });
  await user.click(dialog.getByRole("button", { name: /重试|重新加载/ }));
  await dialog.findByText(/支付后不支持退款/);
  expect(pay().disabled).toBe(false);
});

test("[U31] [MARK-16] a request is not paid while a refund is reviewed, and says so before the password", async () => {
  const { user, network } = show();
  const reason = "退款申请正在处理，暂不能加价";
  const blockedActions = [{ action: "MARKUP", reason }];
  network.answer({
    MarkupRequestOrder: { order: { id: "5", status: "WAIT_INSTALL", service: null, blockedActions } },
  });
  await user.click(screen.getByRole("button", { name: /^确认支付/ }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText(reason)).toBeTruthy();
  expect(dialog.getByRole("button", { name: "确认支付" }).hasAttribute("disabled")).toBe(true);
});
