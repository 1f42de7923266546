import { screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { BindAlipayDialog } from "../../../app/features/payout-accounts/bind-alipay-dialog";
import { BindCompanyDialog } from "../../../app/features/payout-accounts/bind-company-dialog";
import { BindWechatDialog } from "../../../app/features/payout-accounts/bind-wechat-dialog";
import { UnbindDialog } from "../../../app/features/payout-accounts/unbind-dialog";
import { drawQrCode } from "../../../app/lib/qr-code";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";
import { typeAlipay } from "../../support/components/type-alipay";
import { eventually } from "../../support/eventually";

const PHONE = { phone: "13900139000", maskedPhone: "139****9000", holdHours: 24 };
const nothing = () => undefined;

function open(part: JSX.Element): HTMLElement {
  render(part);
  return screen.getByRole("dialog");
}

describe("the dialogs of the safety page", () => {
  test("[SAFE-05] [GEN-18] [CONST-43] Alipay asks for account, real name and a code", () => {
    const dialog = open(<BindAlipayDialog {...PHONE} onClose={nothing} />);
    const fields = within(dialog).getAllByRole<HTMLInputElement>("textbox");
    expect(fields.map(({ labels }) => labels?.[0]?.textContent)).toEqual(
      ["支付宝账号", "真实姓名", "短信验证码"].map((label) => expect.stringContaining(label)),
    );
    expect(dialog.textContent).toContain("139****9000");
    expect(dialog.textContent).toContain("绑定后24小时内暂不能提现到该账户");
    expect(within(dialog).getByRole<HTMLButtonElement>("button", { name: "绑定" }).disabled).toBe(true);
  });

  test("Alipay says nothing of a wait where a new account pays out at once", () => {
    const dialog = open(<BindAlipayDialog {...PHONE} holdHours={0} onClose={nothing} />);
    expect(dialog.textContent).not.toContain("暂不能提现");
  });

  test("[SAFE-05] [SAFE-07] [GEN-18] WeChat asks for a code to the masked phone before it shows the one to be scanned", () => {
    const dialog = open(<BindWechatDialog {...PHONE} onClose={nothing} />);
    expect(within(dialog).getByRole("button", { name: "获取验证码" })).toBeTruthy();
    expect(dialog.textContent).toContain("139****9000");
    expect(dialog.textContent).toContain("下一步用要收款的微信扫码");
    expect(within(dialog).queryByRole("img", { name: "绑定微信的二维码" })).toBeNull();
  });

  test("[SAFE-05] [SAFE-09] [GEN-18] [CONST-43] taking away says what it means and asks for a code to the masked phone", () => {
    const dialog = open(
      <UnbindDialog {...PHONE} payWay="ALIPAY" account="支付宝 138****5678" onClose={nothing} />,
    );
    expect(dialog.textContent).toContain("解绑后不能再提现到 支付宝 138****5678，正在处理的提现不受影响");
    expect(dialog.textContent).toContain("重新绑定后，24小时内暂不能提现到该账户");
    expect(dialog.textContent).toContain("请验证您的手机 139****9000");
    expect(within(dialog).getByLabelText(/短信验证码/)).toBeTruthy();
  });
});

test("[SAFE-05] [SAFE-06] [ERR-18] [API-090] Alipay is bound by account, name and a code of six, and 绑定成功 is said", async () => {
  const network = graphNetwork({
    SendSmsCode: { answer: { __typename: "SmsCodeSent", resendAfterSeconds: 60 } },
    BindAlipay: { answer: { __typename: "PayoutAccountBound" } },
  });
  const onClose = vi.fn();
  const { user } = render(<BindAlipayDialog {...PHONE} onClose={onClose} />);
  await user.click(screen.getByRole("button", { name: "获取验证码" }));
  const again = await screen.findByRole<HTMLButtonElement>("button", { name: /^(60|59)S后重发$/ });
  expect(again.disabled).toBe(true);
  expect(network.sentTo("SendSmsCode")).toMatchObject([{ input: { phone: "13900139000" } }]);
  await typeAlipay(user, { realName: " 张三 ", code: "1234567" });
  await user.click(screen.getByRole("button", { name: "绑定" }));
  expect(await screen.findByText("绑定成功")).toBeTruthy();
  expect(network.sentTo("BindAlipay")).toEqual([
    { input: { account: "13900139000", realName: "张三", code: "123456" } },
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});

test("[SAFE-05] once its seconds are over another code is sent by a request of its own, and the wait begins again", async () => {
  const sent = (resendAfterSeconds: number) => ({
    SendSmsCode: { answer: { __typename: "SmsCodeSent", resendAfterSeconds } },
  });
  const network = graphNetwork({ SendSmsCode: new Response(null, { status: 503 }) });
  const { user } = render(<BindAlipayDialog {...PHONE} onClose={nothing} />);
  await user.click(screen.getByRole("button", { name: "获取验证码" }));
  await eventually(() => expect(network.sentTo("SendSmsCode")).toHaveLength(1));
  network.answer(sent(0));
  await user.click(await screen.findByRole("button", { name: "获取验证码" }));
  const again = await screen.findByRole<HTMLButtonElement>("button", { name: "重新发送" });
  network.answer(sent(60));
  await user.click(again);
  expect(await screen.findByRole("button", { name: /^(60|59)S后重发$/ })).toHaveProperty("disabled", true);
  const [lost, repeated, other] = network
    .sentTo("SendSmsCode")
    .map(({ input }) => (input as { idempotencyKey: string }).idempotencyKey);
  expect(repeated).toBe(lost);
  expect(other).not.toBe(lost);
});

test("Alipay is bound to a name with the dot that names are stored with", async () => {
  const network = graphNetwork({ BindAlipay: { answer: { __typename: "PayoutAccountBound" } } });
  const { user } = render(<BindAlipayDialog {...PHONE} onClose={nothing} />);
  await typeAlipay(user, { realName: "阿依古丽•买买提" });
  await user.click(screen.getByRole("button", { name: "绑定" }));
  expect(await screen.findByText("绑定成功")).toBeTruthy();
  expect(network.sentTo("BindAlipay")).toMatchObject([{ input: { realName: "阿依古丽·买买提" } }]);
});

test.each([
  ["SAFE-04", "WECHAT"],
  ["SAFE-03", "ALIPAY"],
] as const)(
  "[%s] [SAFE-09] [ERR-19] [API-089] an account of %s is taken away with a code, 操作成功! is said, and the page is read again",
  async (_id, payWay) => {
    const network = graphNetwork({ UnbindPayoutAccount: { answer: { __typename: "PayoutAccountUnbound" } } });
    const onClose = vi.fn();
    const dialog = <UnbindDialog {...PHONE} payWay={payWay} account="小满" onClose={onClose} />;
    const { user, reloads } = render(dialog, { about: ["Customer"] });
    await user.type(screen.getByRole("textbox", { name: /短信验证码/ }), "123456");
    await user.click(screen.getByRole("button", { name: "解绑" }));
    expect(await screen.findByText("操作成功!")).toBeTruthy();
    expect(network.sentTo("UnbindPayoutAccount")).toEqual([{ payWay, code: "123456" }]);
    expect(onClose).toHaveBeenCalledOnce();
    await eventually(() => expect(reloads()).toBe(1));
  },
);

test("[SAFE-07] [API-090] [CONST-33] [CONST-02] WeChat is bound by a code of six, whose answer is drawn to be scanned", async () => {
  const bound = { __typename: "WechatBindingBegun", content: "weixin://bind/1" };
  const network = graphNetwork({ BindWechat: { answer: bound }, WechatNickname: { viewer: null } });
  const { user } = render(<BindWechatDialog {...PHONE} onClose={nothing} />);
  await user.type(screen.getByRole("textbox", { name: /短信验证码/ }), "1234567");
  await user.click(screen.getByRole("button", { name: "下一步" }));
  const code = await screen.findByRole("img", { name: "绑定微信的二维码" });
  expect(code.querySelector("path")?.getAttribute("d")).toBe(drawQrCode("weixin://bind/1").path);
  expect([code.getAttribute("width"), code.getAttribute("height")]).toEqual(["200", "200"]);
  expect(network.sentTo("BindWechat")).toEqual([{ code: "123456" }]);
});

describe("WeChat that another page has bound", () => {
  const nickname = (wechatNickname: string | null) => ({ viewer: { customer: { wechatNickname } } });
  const BEGUN = { answer: { __typename: "WechatBindingBegun", content: "weixin://bind/1" } };

  test("[SAFE-08] is told when the dialog opens: no code is sent, and nothing is said of a success", async () => {
    const network = graphNetwork({ WechatNickname: nickname("小满") });
    const onClose = vi.fn();
    const { reloads } = render(<BindWechatDialog {...PHONE} onClose={onClose} />, { about: ["Customer"] });
    expect(await screen.findByText("微信账号已绑定，无需重复绑定")).toBeTruthy();
    expect(screen.queryByText("绑定成功")).toBeNull();
    expect(onClose).toHaveBeenCalledOnce();
    await eventually(() => expect(reloads()).toBe(1));
    expect(network.sent.map(({ name }) => name)).toEqual(["WechatNickname"]);
  });

  test("[SAFE-08] while the code was typed is told in place of a code to scan", async () => {
    const network = graphNetwork({ WechatNickname: nickname(null), BindWechat: BEGUN });
    const onClose = vi.fn();
    const { user } = render(<BindWechatDialog {...PHONE} onClose={onClose} />);
    await user.type(screen.getByRole("textbox", { name: /短信验证码/ }), "123456");
    network.answer({ WechatNickname: nickname("小满") });
    await user.click(screen.getByRole("button", { name: "下一步" }));
    expect(await screen.findByText("微信账号已绑定，无需重复绑定")).toBeTruthy();
    expect(screen.queryByRole("img", { name: "绑定微信的二维码" })).toBeNull();
    expect(screen.queryByText("绑定成功")).toBeNull();
    expect(onClose).toHaveBeenCalledOnce();
  });

  test("ends no other dialog that was opened since", async () => {
    let answer = (_data: object): void => undefined;
    const late = new Promise<object>((resolve) => (answer = resolve));
    const answerLate = () => late;
    graphNetwork({ WechatNickname: answerLate });
    const onClose = vi.fn();
    const { unmount } = render(<BindWechatDialog {...PHONE} onClose={onClose} />);
    await screen.findByRole("dialog");
    unmount();
    answer(nickname("小满"));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(onClose).not.toHaveBeenCalled();
  });
});

/** The dialogs with a code, by the button that sends it, and what else is typed there. */
const WITH_CODE = {
  绑定: {
    typed: { 支付宝账号: "13900139000", 真实姓名: "张三" },
    dialog: <BindAlipayDialog {...PHONE} onClose={nothing} />,
  },
  下一步: { typed: {}, dialog: <BindWechatDialog {...PHONE} onClose={nothing} /> },
  解绑: {
    typed: {},
    dialog: <UnbindDialog {...PHONE} payWay="ALIPAY" account="小满" onClose={nothing} />,
  },
};

test.each([
  ["SAFE-19", "绑定"],
  ["SAFE-19", "下一步"],
  ["SAFE-19", "解绑"],
  ["API-003", "绑定"],
  ["API-003", "下一步"],
  ["API-003", "解绑"],
] as const)(
  "[%s] [SAFE-05] [SAFE-18] [ERR-12] before %s the own phone gets a code, and a wrong code is told at its field",
  async (_id, button) => {
    const { typed, dialog } = WITH_CODE[button];
    const message = "验证码错误";
    const wrong = {
      ...{ __typename: "BusinessError", code: 4111, message },
      ...{ field: null, retryAfterSeconds: null },
    };
    const network = graphNetwork({
      SendSmsCode: { answer: { __typename: "SmsCodeSent", resendAfterSeconds: 60 } },
      ...{ BindAlipay: { answer: wrong }, BindWechat: { answer: wrong } },
      WechatNickname: { viewer: null },
      UnbindPayoutAccount: { answer: wrong },
    });
    const { user } = render(dialog);
    await user.click(screen.getByRole("button", { name: "获取验证码" }));
    expect(await screen.findByRole("button", { name: /^(60|59)S后重发$/ })).toBeTruthy();
    expect(network.sentTo("SendSmsCode")).toMatchObject([{ input: { phone: "13900139000" } }]);
    for (const [label, text] of Object.entries(typed))
      await user.type(screen.getByRole("textbox", { name: new RegExp(label) }), text);
    const code = screen.getByRole<HTMLInputElement>("textbox", { name: /短信验证码/ });
    await user.type(code, "1234567");
    expect(code.value).toBe("123456");
    await user.click(screen.getByRole("button", { name: button }));
    await eventually(() => expect(code.getAttribute("aria-invalid")).toBe("true"));
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
    expect(screen.getByRole("dialog")).toBeTruthy();
  },
);

test.each([
  ["realName", "真实姓名"],
  ["account", "支付宝账号"],
  [null, "支付宝账号"],
])("[SAFE-06] a refusal of an Alipay account that names %s stands at %s", async (field, label) => {
  graphNetwork({
    BindAlipay: { answer: { __typename: "BusinessError", code: 4001, message: "与支付宝实名不一致", field } },
  });
  const { user } = render(<BindAlipayDialog {...PHONE} onClose={nothing} />);
  await user.type(screen.getByRole("textbox", { name: /支付宝账号/ }), "13900139000");
  await user.type(screen.getByRole("textbox", { name: /真实姓名/ }), "张三");
  await user.type(screen.getByRole("textbox", { name: /短信验证码/ }), "123456");
  await user.click(screen.getByRole("button", { name: "绑定" }));
  expect(await screen.findAllByText("与支付宝实名不一致")).not.toEqual([]);
  const invalid = screen.getAllByRole("textbox").filter((box) => box.getAttribute("aria-invalid") === "true");
  expect(invalid).toEqual([screen.getByRole("textbox", { name: new RegExp(label) })]);
});

test("[AUTH-21] the code for a payout account takes six characters", async () => {
  graphNetwork({ WechatNickname: { viewer: null } });
  const { user } = render(<BindWechatDialog {...PHONE} onClose={nothing} />);
  const code = screen.getByRole<HTMLInputElement>("textbox", { name: /短信验证码/ });
  await user.type(code, "1234567");
  expect(code.value).toBe("123456");
});

test("[ERR-18] a company's account is bound by company, bank, branch and number, which may be grouped", async () => {
  const network = graphNetwork({ BindCompanyAccount: { answer: { __typename: "PayoutAccountChanged" } } });
  const onClose = vi.fn();
  const { user } = render(<BindCompanyDialog {...PHONE} onClose={onClose} />);
  const field = (name: RegExp) => screen.getByRole("textbox", { name });
  await user.type(field(/短信验证码/), "123456");
  await user.click(screen.getByRole("button", { name: "绑定" }));
  expect(screen.getAllByText("请输入8至30位数字的银行账号").length).toBeGreaterThan(0);
  await user.type(field(/企业名称/), "杭州木屿（家居）有限公司");
  await user.type(field(/开户银行/), "招商银行");
  await user.type(field(/开户支行/), "城西支行");
  await user.type(field(/银行账号/), "5719 0000 1110 506");
  await user.click(screen.getByRole("button", { name: "绑定" }));
  expect(await screen.findByText("绑定成功")).toBeTruthy();
  expect(network.sentTo("BindCompanyAccount")).toEqual([
    {
      input: {
        ...{ company: "杭州木屿（家居）有限公司", bank: "招商银行", branch: "城西支行" },
        ...{ account: "571900001110506", code: "123456" },
      },
    },
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});
