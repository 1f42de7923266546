import { act, screen } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { rememberSentCode } from "../../../app/features/account/resend-countdown";
import { WithdrawForm } from "../../../app/features/withdrawals/withdraw-form";
import { Code } from "../../../schema/rules/codes";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";
import { eventually } from "../../support/eventually";

const PROPS = {
  balance: 50_000,
  ways: [{ payWay: "ALIPAY" as const, account: "138****5678" }],
  holds: [],
  dayLimit: 30_000,
  newBindingHoldHours: 24,
  ...{ leftToday: null, timesLeft: null },
  company: "",
  realName: "张三",
  ...{ phone: "13800138000", maskedPhone: "138****8000", bindHref: "/user/safety" },
};

beforeEach(() => sessionStorage.clear());

function open(change: object = {}) {
  const network = graphNetwork({
    Withdraw: { answer: { __typename: "Withdrawal" } },
    SendSmsCode: { answer: { __typename: "SmsCodeSent", resendAfterSeconds: 60 } },
  });
  const onDone = vi.fn();
  const { user, reloads } = render(<WithdrawForm {...PROPS} {...change} onDone={onDone} />, {
    about: ["Wallet"],
  });
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
  const fill = async (amount: string) => {
    await user.type(field(/提现金额/), amount);
    await user.type(field(/短信验证码/), "123456");
    await user.click(screen.getByRole("button", { name: "确认提现" }));
  };
  return { network, user, field, fill, reloads, onDone };
}

test.each([
  ["alone", {}],
  ["that is less than is left of the day", { leftToday: 5_000_000, timesLeft: 3 }],
])("[WALLET-17] an amount above the balance %s becomes the balance", async (_what, change) => {
  const { user, field } = open(change);
  await user.type(field(/提现金额/), "600");
  expect(field(/提现金额/).value).toBe("500.00");
  expect(screen.getByText("最多可提现 ¥500.00，已按余额填入")).toBeTruthy();
});

test.each([
  [24, "还没有绑定微信。为保障资金安全，新绑定的账户24小时后才能提现"],
  [null, "还没有绑定微信"],
])("an account that has to be bound first says that it waits %s hours then", (hours, words) => {
  open({ ways: [{ payWay: "WECHAT", account: null }], newBindingHoldHours: hours });
  const link = screen.getByRole("link", { name: "去绑定" });
  expect(link.getAttribute("href")).toBe("/user/safety");
  expect(screen.getByText(words)).toBeTruthy();
});

test("[WALLET-18] [API-003] [CONST-02] [API-076] 确认提现 waits for a code, which has six digits at most and is sent again after 60 s", async () => {
  const { user, field, network } = open();
  const confirm = screen.getByRole<HTMLButtonElement>("button", { name: "确认提现" });
  expect(confirm.disabled).toBe(true);
  await user.click(screen.getByRole("button", { name: "获取验证码" }));
  const again = await screen.findByRole<HTMLButtonElement>("button", { name: /^(60|59)S后重发$/ });
  expect(again.disabled).toBe(true);
  expect(network.sentTo("SendSmsCode")).toMatchObject([{ input: { phone: "13800138000" } }]);
  await user.type(field(/短信验证码/), "1234567");
  expect(field(/短信验证码/).value).toBe("123456");
  expect(confirm.disabled).toBe(false);
  expect(network.sentTo("Withdraw")).toEqual([]);
  await user.type(field(/提现金额/), "123.45");
  await user.click(confirm);
  expect(network.sentTo("Withdraw")).toMatchObject([
    { input: { amount: 12_345, payWay: "ALIPAY", realName: "张三", code: "123456" } },
  ]);
});

test("[WALLET-18] a code can be sent again once 60 s have passed since the last one", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const sentAt = Date.now() - 20_000;
  rememberSentCode({ phone: PROPS.phone, sentAt, resendAt: sentAt + 60_000 });
  open();
  const send = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });
  expect((await send("40S后重发")).disabled).toBe(true);
  act(() => void vi.advanceTimersByTime(39_000));
  expect((await send("1S后重发")).disabled).toBe(true);
  act(() => void vi.advanceTimersByTime(1_000));
  expect((await send("重新发送")).disabled).toBe(false);
});

test("[AUTH-21] [SAFE-18] the code of a withdrawal takes six characters", async () => {
  const { user, field } = open();
  await user.type(field(/短信验证码/), "1234567");
  expect(field(/短信验证码/).value).toBe("123456");
});

test.each(["123 456", "１２３　４５６", " 123456\u00a0"])(
  "[U38] the pasted code “%s” keeps its six digits",
  async (pasted) => {
    const { user, field } = open();
    await user.click(field(/短信验证码/));
    await user.paste(pasted);
    expect(field(/短信验证码/).value).toBe("123456");
    expect(screen.queryByText(/没有填入/)).toBeNull();
  },
);

test("[WALLET-19] [WALLET-20] [ERR-19] [CONST-27] a withdrawal shows fee and what arrives, and sends amount, way, name and code", async () => {
  const { fill, network, onDone } = open();
  await fill("100.01");
  expect(await screen.findByText("提交成功")).toBeTruthy();
  expect(screen.getByText("手续费（0.6%）").parentElement?.textContent).toContain("¥0.61");
  expect(screen.getByText("实际到账").parentElement?.textContent).toContain("¥99.40");
  expect(network.sentTo("Withdraw")).toMatchObject([
    { input: { amount: 10_001, payWay: "ALIPAY", realName: "张三", code: "123456" } },
  ]);
  expect(onDone).toHaveBeenCalledOnce();
});

test("[WALLET-20] [C-73] [CONST-27] [API-076] of several ways the money goes to the chosen one", async () => {
  const wechat = { payWay: "WECHAT" as const, account: "老张" };
  const { user, fill, network, onDone } = open({ ways: [...PROPS.ways, wechat] });
  await user.click(screen.getByRole("radio", { name: /微信/ }));
  await fill("100");
  await eventually(() => expect(onDone).toHaveBeenCalledOnce());
  expect(network.sentTo("Withdraw")).toMatchObject([{ input: { payWay: "WECHAT", amount: 10_000 } }]);
  expect(screen.getByText("实际到账").parentElement?.textContent).toContain("¥99.40");
});

test.each([
  ["WALLET-14", "最低提现100元", {}, "99.99"],
  ["CONST-27", "最低提现100元", {}, "99.99"],
  ["WALLET-15", "请先绑定支付宝", { ways: [{ payWay: "ALIPAY" as const, account: null }] }, "100"],
  ["WALLET-20", "请先绑定微信", { ways: [{ payWay: "WECHAT" as const, account: null }] }, "100"],
  ["WALLET-16", "请先输入您的真实姓名", { realName: "" }, "100"],
  ["WALLET-17", "单日最多提现300元", {}, "300.01"],
  ["WALLET-17", "金额只能填写数字，最多两位小数", {}, "1.2.3"],
])("[%s] [ERR-16] the form says %s and sends nothing", async (_id, message, change, amount) => {
  const { fill, network } = open(change);
  await fill(amount);
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(network.sentTo("Withdraw")).toEqual([]);
});

test("全部提现 fills in the balance, or what is left today where that is less", async () => {
  const { user, field } = open({ leftToday: 20_000, timesLeft: 3 });
  await user.click(screen.getByRole("button", { name: "全部提现" }));
  expect(field(/提现金额/).value).toBe("200.00");
});

test("全部提现 fills in the balance where it is not known what is left today", async () => {
  const { user, field } = open();
  await user.click(screen.getByRole("button", { name: "全部提现" }));
  expect(field(/提现金额/).value).toBe("500.00");
});

test("an amount above what is left today is refused at its field, and nothing is sent", async () => {
  const { fill, field, network } = open({ leftToday: 20_000, timesLeft: 3 });
  await fill("200.01");
  expect((await screen.findAllByText("今日还可提现200元")).length).toBeGreaterThan(0);
  expect(field(/提现金额/).getAttribute("aria-invalid")).toBe("true");
  expect(network.sentTo("Withdraw")).toEqual([]);
});

test.each([
  [20_000, 0, "今日提现次数已用完，请明天再试"],
  [0, 3, "今日提现额度已用完，请明天再试"],
  [9_950, 3, "今日还可提现99.5元，最低提现100元，请明天再试"],
])(
  "with %i 分 and %i times left today the form takes no code, cannot be sent, and says why",
  async (leftToday, timesLeft, words) => {
    open({ leftToday, timesLeft });
    expect(await screen.findByText(words)).toBeTruthy();
    for (const name of ["全部提现", "获取验证码", "确认提现"]) {
      expect(screen.getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(true);
    }
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /短信验证码/ }).disabled).toBe(true);
  },
);

test("a name is sent with the dot that names are stored with", async () => {
  const { fill, network } = open({ realName: "阿依古丽•买买提" });
  await fill("100");
  await eventually(() =>
    expect(network.sentTo("Withdraw")).toMatchObject([{ input: { realName: "阿依古丽·买买提" } }]),
  );
});

test("[ERR-12] [WALLET-18] [SAFE-18] a wrong code is told at its field, and what was typed stays", async () => {
  const { fill, field, network, onDone } = open();
  const wrong = { __typename: "BusinessError", code: Code.SMS_CODE_WRONG, message: "验证码错误" };
  network.answer({ Withdraw: { answer: { ...wrong, field: null, retryAfterSeconds: null } } });
  await fill("100");
  expect((await screen.findAllByText("验证码错误")).length).toBeGreaterThan(0);
  expect(field(/短信验证码/).getAttribute("aria-invalid")).toBe("true");
  expect(field(/提现金额/).value).toBe("100");
  expect(onDone).not.toHaveBeenCalled();
});

test.each([
  ["of no known field", {}, null],
  ["of a name, as its words alone say", { message: "真实姓名有误" }, null],
  ["of a parameter that the form has not", { field: "idempotencyKey" }, null],
  ["of the name", { field: "realName" }, /真实姓名/],
  ["of the amount", { field: "amount" }, /提现金额/],
  ["of the code", { field: "code" }, /短信验证码/],
  ["of the balance", { code: Code.INSUFFICIENT_BALANCE }, /提现金额/],
])("[ERR-01] a refusal %s is told where it belongs", async (_what, change, at) => {
  const { fill, field, network } = open();
  const refusal = { __typename: "BusinessError", code: 90_001, message: "不能提现", field: null, ...change };
  network.answer({ Withdraw: { answer: { ...refusal, retryAfterSeconds: null } } });
  await fill("100");
  expect((await screen.findAllByText(refusal.message)).length).toBeGreaterThan(0);
  const told = [/提现金额/, /真实姓名/, /短信验证码/].filter(
    (name) => field(name).getAttribute("aria-invalid") === "true",
  );
  expect(told).toEqual(at ? [at] : []);
  expect(screen.getByRole("group", { name: /提现到/ }).textContent).not.toContain(refusal.message);
});

test.each([Code.PAYOUT_HELD, Code.PAYOUT_ACCOUNT_MISSING, Code.PAY_WAY_NOT_OFFERED])(
  "[WALLET-15] refusal %i is told at the way of the withdrawal",
  async (code) => {
    const { fill, network } = open();
    const refusal = { __typename: "BusinessError", code, message: "不能提现", field: null };
    network.answer({ Withdraw: { answer: { ...refusal, retryAfterSeconds: null } } });
    await fill("100");
    expect((await screen.findAllByText("不能提现")).length).toBeGreaterThan(0);
    expect(screen.getByRole("group", { name: /提现到/ }).textContent).toContain("不能提现");
  },
);

test("[U40] after a lost answer another amount is no second withdrawal: the wallet is read again, and the customer decides", async () => {
  const { user, fill, field, network, reloads, onDone } = open();
  network.answer({ Withdraw: new TypeError("lost") });
  await fill("250");
  expect(await screen.findByText("网络异常，请稍后重试")).toBeTruthy();
  expect(reloads()).toBe(0);
  const words = "上一次提交已经成功，请核对后再决定是否重新提交";
  const refusal = { __typename: "BusinessError", code: Code.IDEMPOTENCY_MISMATCH, message: words };
  network.answer({ Withdraw: { answer: { ...refusal, field: null, retryAfterSeconds: null } } });
  await user.clear(field(/提现金额/));
  await user.type(field(/提现金额/), "150");
  await user.click(screen.getByRole("button", { name: "确认提现" }));
  expect(await screen.findByText(words)).toBeTruthy();
  await eventually(() => expect(reloads()).toBe(1));
  expect(onDone).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "确认提现" }));
  await eventually(() => expect(network.sentTo("Withdraw")).toHaveLength(3));
  const keys = network.sentTo("Withdraw").map(({ input }) => Object(input).idempotencyKey);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("[WALLET-20] a withdrawal to a company goes to the company that is bound, and says that staff pay it", async () => {
  const ways = [{ payWay: "BANK" as const, account: "招商银行 城西支行（尾号0506）" }];
  const { network, fill, onDone } = open({ ways, company: "杭州木屿有限公司" });
  expect(screen.queryByRole("textbox", { name: /真实姓名/ })).toBeNull();
  expect(screen.getByText(/收款企业：杭州木屿有限公司.*人工打款/)).toBeTruthy();
  await fill("100");
  await eventually(() => expect(onDone).toHaveBeenCalledOnce());
  expect(network.sentTo("Withdraw")).toMatchObject([
    { input: { payWay: "BANK", amount: 10_000, realName: "杭州木屿有限公司" } },
  ]);
});
