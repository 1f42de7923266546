import { act, screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { RegisterForm } from "../../../app/features/account/register-form";
import {
  codeWasSent,
  GEETEST_CHALLENGE,
  heldAnswer,
  openAccountForm,
  PHONE,
  stubGeetest,
} from "./account-form";

const REFERRAL = "推荐码（选填）";
const agreement = () => screen.getByRole<HTMLInputElement>("checkbox");

const open = (action?: ReturnType<typeof heldAnswer>["action"]) =>
  openAccountForm(RegisterForm, { at: "/register", action });

/** The form of a person who has a code and has typed it. */
async function openFilled(action?: ReturnType<typeof heldAnswer>["action"]) {
  codeWasSent(10);
  const form = open(action);
  await waitFor(() => expect(form.button("注册").disabled).toBe(false));
  await form.type("短信验证码", "123456");
  return form;
}

test("[REG-01] [REG-03] [REG-04] [CONST-04] phone, a code of six characters and a referral code of 13, which has a preset", async () => {
  const { type, field, user } = open();
  expect([field(REFERRAL).name, field(REFERRAL).value]).toEqual(["referralCode", "ZHUANGDA"]);
  await user.clear(field(REFERRAL));
  await type(REFERRAL, "ABCDEFGHIJKLMN");
  expect(field(REFERRAL).value).toBe("ABCDEFGHIJKLM");
  await type("短信验证码", "1234567");
  expect(field("短信验证码").value).toBe("123456");
  await type("手机号", PHONE);
  expect(field("手机号").value).toBe("138 1234 5678");
});

test("[ROUTE-02] leads to the sign-in page", () => {
  open();
  expect(screen.getByRole("link", { name: "直接登录" }).getAttribute("href")).toMatch(/^\/login(\?|$)/);
});

test("[G-06] the form proposes a referral code of ours", () => {
  expect(open().field(REFERRAL).value).toBe("ZHUANGDA");
});

test("[REG-01] [REG-02] [REG-05] [REG-06] the agreement is ticked, and can be read", () => {
  open();
  expect(agreement().checked).toBe(true);
  expect(agreement().closest("label")?.textContent).toBe("已阅读并同意《用户服务协议》");
  const text = screen.getByRole("link", { name: "《用户服务协议》" });
  expect([text.getAttribute("href"), text.getAttribute("target")]).toEqual(["/userprotocol", "_blank"]);
});

test("[ROUTE-04] the tick is for the privacy policy as well, which can be read", () => {
  open();
  const consent = document.getElementById(agreement().getAttribute("aria-describedby") ?? "");
  expect(consent?.textContent).toBe("勾选即同意我们按《隐私政策》处理您的个人信息");
  const policy = screen.getByRole("link", { name: "《隐私政策》" });
  expect([policy.getAttribute("href"), policy.getAttribute("target")]).toEqual([
    "/userprotocol#privacy",
    "_blank",
  ]);
});

test("[REG-07] unticked nothing is sent, and the message says why", async () => {
  const { user, press, posted } = await openFilled();
  await user.click(agreement());
  await press("注册");
  expect((await screen.findAllByText("请勾选用户服务协议")).length).toBeGreaterThan(0);
  expect(posted).toEqual([]);
  await user.click(screen.getByRole("link", { name: "请勾选用户服务协议" }));
  expect(document.activeElement).toBe(agreement());
  await user.click(agreement());
  await waitFor(() => expect(screen.queryAllByText("请勾选用户服务协议")).toEqual([]));
  await press("注册");
  await waitFor(() => expect(posted).toHaveLength(1));
});

test("[REG-08] [REG-11] [ERR-12] [API-005] phone, code and referral code are sent once, however often it is pressed, and again after a refusal", async () => {
  const problem = { field: "code" as const, message: "验证码错误" };
  const { action, letGo } = heldAnswer({ issues: [], problem, values: null });
  const { button, press, posted } = await openFilled(action);
  await press("注册");
  await press(/注册/);
  await waitFor(() => expect(posted).toHaveLength(1));
  await waitFor(() => expect(button(/注册/).getAttribute("aria-disabled")).toBe("true"));
  const sent = {
    phone: "138 1234 5678",
    code: "123456",
    referralCode: "ZHUANGDA",
    agreement: expect.any(String),
  };
  expect(posted).toEqual([sent]);
  letGo();
  expect((await screen.findAllByText("验证码错误")).length).toBeGreaterThan(0);
  expect([button("注册").disabled, button("注册").getAttribute("aria-disabled")]).toEqual([false, null]);
  await press("注册");
  await waitFor(() => expect(posted).toHaveLength(2));
});

test("[REG-12] [REG-13] [AUTH-13] a wrong phone gets no code, and a phone without a code does not register", async () => {
  const { button, type, press, user, field, network } = open();
  expect(button("注册").disabled).toBe(true);
  await type("手机号", "10812345678");
  await press("获取验证码");
  expect((await screen.findAllByText("手机号格式有误")).length).toBeGreaterThan(0);
  expect(network.sent).toEqual([]);
  await user.clear(field("手机号"));
  await type("手机号", PHONE);
  expect(button("注册").disabled).toBe(true);
});

test("[REG-12] [API-002] [API-003] [AUTH-13] the code is sent after the puzzle, counts down, and lets the phone register", async () => {
  const { type, press, solve, button, network } = open();
  await type("手机号", PHONE);
  await press("获取验证码");
  await solve();
  await screen.findByRole("button", { name: /^(60|59)S后重发$/ });
  expect(network.sent.map(({ name }) => name)).toEqual([
    "StartSliderCaptcha",
    "SolveSliderCaptcha",
    "ValidateCaptcha",
    "SendSmsCode",
  ]);
  expect(network.sentTo("SendSmsCode")).toMatchObject([{ input: { phone: PHONE, captchaGrant: "grant 1" } }]);
  expect(button("注册").disabled).toBe(false);
  await type("手机号", "{Backspace}");
  expect(button("注册").disabled).toBe(true);
});

test("[REG-12] [API-002] [AUTH-09] no code is sent while the solution of the puzzle is not valid", async () => {
  const { type, press, solve, network } = open();
  const refusal = { __typename: "BusinessError", code: 4103, message: "滑块验证已过期，请重新验证" };
  network.answer({ ValidateCaptcha: { answer: refusal } });
  await type("手机号", PHONE);
  await press("获取验证码");
  await solve();
  expect(await screen.findByText(refusal.message)).toBeTruthy();
  expect(network.sentTo("ValidateCaptcha")).toHaveLength(1);
  expect(network.sentTo("SendSmsCode")).toEqual([]);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "注册", hidden: true }).disabled).toBe(true);
});

test("[API-001] [REG-12] the puzzle begins once the code is asked for with a right phone", async () => {
  const { type, press, network } = open();
  await type("手机号", PHONE);
  expect(network.sent).toEqual([]);
  await press("获取验证码");
  await screen.findByRole("dialog", { name: "安全验证" });
  await waitFor(() => expect(network.sent.map(({ name }) => name)).toEqual(["StartSliderCaptcha"]));
});

test("[API-114] [REG-12] where Geetest asks, its widget is solved with the challenge before the code is sent", async () => {
  const init = stubGeetest();
  const { type, press, user, network } = open();
  network.answer({ StartSliderCaptcha: { answer: GEETEST_CHALLENGE } });
  await type("手机号", PHONE);
  await press("获取验证码");
  const widget = await screen.findByRole("button", { name: "点击按钮进行验证" });
  expect(init.mock.calls[0]?.[0]).toMatchObject({ gt: "c9c4", challenge: "9a7" });
  expect(network.sentTo("SendSmsCode")).toEqual([]);
  await user.click(widget);
  await screen.findByRole("button", { name: /^(60|59)S后重发$/ });
  expect(network.sentTo("ValidateCaptcha")).toEqual([
    { input: { challenge: "9a7x", validate: "e8d4", seccode: "e8d4|jordan" } },
  ]);
  expect(network.sentTo("SendSmsCode")).toMatchObject([{ input: { phone: PHONE, captchaGrant: "grant 1" } }]);
});

test("[REG-12] [CONST-04] the code can be had again once the countdown is over", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  codeWasSent(20);
  const { button, field } = open();
  expect((await screen.findByRole<HTMLButtonElement>("button", { name: "40S后重发" })).disabled).toBe(true);
  expect(field("手机号").value).toBe("138 1234 5678");
  act(() => void vi.advanceTimersByTime(40_000));
  expect(button("重新发送").disabled).toBe(false);
});

test("[REG-03] [REG-05] [REG-07] a referral code that was typed and a tick that was taken away before the page came alive stay", async () => {
  codeWasSent(10);
  const { type, field, press, user, posted } = openAccountForm(RegisterForm, {
    at: "/register",
    early: (html) => {
      for (const code of html.querySelectorAll<HTMLInputElement>("[name=referralCode]"))
        code.value = "SALES7";
      html.querySelector<HTMLInputElement>("[name=agreement]")?.click();
    },
  });
  await type("短信验证码", "123456");
  expect([field(REFERRAL).value, agreement().checked]).toEqual(["SALES7", false]);
  await press("注册");
  expect((await screen.findAllByText("请勾选用户服务协议")).length).toBeGreaterThan(0);
  expect(posted).toEqual([]);
  await user.click(agreement());
  await press("注册");
  await waitFor(() => expect(posted).toMatchObject([{ referralCode: "SALES7" }]));
});
