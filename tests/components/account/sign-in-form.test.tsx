import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { SignInForm } from "../../../app/features/account/sign-in-form";
import { loadGeetest } from "../../../app/features/captcha/geetest-script";
import { Code } from "../../../schema/rules/codes";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";
import { codeWasSent, GEETEST_CHALLENGE, openAccountForm, PHONE, stubGeetest } from "./account-form";

const REFUSAL = { __typename: "BusinessError", field: null, retryAfterSeconds: null };

const open = (at = "/login") => openAccountForm(SignInForm, { at });

describe("the sign-in form", () => {
  test("[AUTH-01] [AUTH-06] [CONST-04] [AUTH-04] takes a phone and a code of up to 13 characters, and leads to registration", async () => {
    const { type, field } = open("/login?from=/user/order");
    await type("手机号", "138123456789");
    expect(field("手机号").value).toBe("138 1234 5678");
    await type("短信验证码", "12345678901234");
    expect(field("短信验证码").value).toBe("1234567890123");
    expect(screen.getByRole("link", { name: "立即注册" }).getAttribute("href")).toMatch(/^\/register\?/);
  });

  test("[ROUTE-03] leads to the registration", () => {
    open();
    expect(screen.getByRole("link", { name: "立即注册" }).getAttribute("href")).toMatch(/^\/register(\?|$)/);
  });

  test("[AUTH-04] [CONST-04] groups a phone that was there before the script, such as one that is sent back", async () => {
    graphNetwork();
    render(<SignInForm answer={{ issues: [], problem: null, values: { phone: PHONE } } as never} />, {
      at: "/login",
    });
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "手机号" });
    expect(field.value).toBe("138 1234 5678");
  });

  test("[ERR-12] [AUTH-14] tells of a wrong code at its field", async () => {
    graphNetwork();
    const problem = { field: "code", message: "验证码错误" };
    render(<SignInForm answer={{ issues: [], problem, values: null } as never} />, { at: "/login" });
    expect((await screen.findAllByText("验证码错误")).length).toBeGreaterThan(0);
    const field = screen.getByRole("textbox", { name: "短信验证码" });
    expect(field.getAttribute("aria-invalid")).toBe("true");
  });

  test("[C-72] [ROUTE-04] says that a new phone's sign-in is a registration, and to what it agrees", () => {
    open();
    for (const [name, path] of [
      ["《用户服务协议》", "/userprotocol"],
      ["《隐私政策》", "/userprotocol#privacy"],
    ] as const) {
      const link = screen.getByRole("link", { name });
      expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([path, "_blank"]);
      expect(link.closest("p")?.textContent).toContain("未注册的手机号登录即注册，并表示同意");
    }
  });

  test("[REG-10] [AUTH-01] its link to registration keeps the page that was wanted", () => {
    open("/login?from=/user/order");
    const register = screen.getByRole("link", { name: "立即注册" });
    expect(register.getAttribute("href")).toBe("/register?from=%2Fuser%2Forder");
  });

  test("[AUTH-01] [AUTH-14] [AUTH-21] [CONST-02] posts the phone and the code as soon as that has six digits", async () => {
    codeWasSent(10);
    const { type, posted } = open();
    await type("短信验证码", "123456");
    await waitFor(() => expect(posted).toEqual([{ phone: "138 1234 5678", code: "123456" }]));
  });

  test("[U38] [U41] posts a pasted code without its blanks", async () => {
    codeWasSent(10);
    const { field, user, posted } = open();
    await user.click(field("短信验证码"));
    await user.paste("１２３ 456");
    await waitFor(() => expect(posted).toEqual([{ phone: "138 1234 5678", code: "123456" }]));
  });

  test("[AUTH-05] the phone can neither be copied nor cut nor pasted, the code can", async () => {
    const { type, field } = open();
    await type("手机号", PHONE);
    const happens = (name: string) =>
      [fireEvent.copy, fireEvent.cut, fireEvent.paste].map((fire) => fire(field(name)));
    expect(happens("手机号")).toEqual([false, false, false]);
    expect(happens("短信验证码")).toEqual([true, true, true]);
  });
});

describe("a code", () => {
  test("[AUTH-02] [AUTH-07] [ERR-15] [CONST-03] is not asked for while the phone is wrong", async () => {
    const { type, press, field, network } = open();
    await type("手机号", "10812345678");
    await press("获取验证码");
    expect(await screen.findByText("手机号格式有误")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field("手机号")));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(network.sent).toEqual([]);
  });

  test("[AUTH-09] [AUTH-10] [AUTH-11] [API-003] is sent once the puzzle is solved and its solution is valid", async () => {
    const { type, press, solve, network } = open();
    await type("手机号", PHONE);
    await press("获取验证码");
    await screen.findByRole("dialog", { name: "安全验证" });
    await solve();
    await screen.findByRole("button", { name: /^(60|59)S后重发$/ });
    expect(network.sent.map(({ name }) => name)).toEqual([
      "StartSliderCaptcha",
      "SolveSliderCaptcha",
      "ValidateCaptcha",
      "SendSmsCode",
    ]);
    expect(network.sentTo("SolveSliderCaptcha")).toMatchObject([
      { input: { challenge: "challenge 1", input: "KEYBOARD" } },
    ]);
    expect(network.sentTo("ValidateCaptcha")).toEqual([
      { input: { challenge: "challenge 1", validate: "validate 1", seccode: "seccode 1" } },
    ]);
    expect(network.sentTo("SendSmsCode")).toMatchObject([
      { input: { phone: PHONE, captchaGrant: "grant 1" } },
    ]);
  });

  test("[AUTH-09] [API-002] is not sent when the solution is not valid", async () => {
    const { type, press, solve, network } = open();
    const refusal = { __typename: "BusinessError", code: 4103, message: "滑块验证已过期，请重新验证" };
    network.answer({ ValidateCaptcha: { answer: refusal } });
    await type("手机号", PHONE);
    await press("获取验证码");
    await solve();
    expect(await screen.findByText(refusal.message)).toBeTruthy();
    expect(network.sentTo("ValidateCaptcha")).toEqual([
      { input: { challenge: "challenge 1", validate: "validate 1", seccode: "seccode 1" } },
    ]);
    expect(network.sentTo("SendSmsCode")).toEqual([]);
  });

  test("[AUTH-08] [AUTH-09] [API-001] a piece that is off is tried again on the same puzzle, from its beginning; one that is too old is replaced", async () => {
    const { type, press, solve, network } = open();
    const refuse = (code: number, message: string) =>
      network.answer({ SolveSliderCaptcha: { answer: { ...REFUSAL, code, message } } });
    refuse(Code.CAPTCHA_WRONG, "没有对准缺口，请再试一次");
    await type("手机号", PHONE);
    await press("获取验证码");
    await solve();
    expect(await screen.findByText("没有对准缺口，请再试一次")).toBeTruthy();
    const slider = screen.getByRole("slider");
    await waitFor(() => expect(slider.getAttribute("aria-valuenow")).toBe("0"));
    await waitFor(() => expect(slider.getAttribute("aria-disabled")).toBeNull());
    expect(document.activeElement).toBe(slider);
    expect(network.sentTo("StartSliderCaptcha")).toHaveLength(1);
    expect(network.sentTo("SolveSliderCaptcha")).toMatchObject([
      { input: { challenge: "challenge 1", input: "KEYBOARD" } },
    ]);

    refuse(Code.CAPTCHA_EXPIRED, "滑块验证已过期，请重新验证");
    await solve();
    expect(await screen.findByText("滑块验证已过期，请重新验证")).toBeTruthy();
    await waitFor(() => expect(network.sentTo("StartSliderCaptcha")).toHaveLength(2));
    expect(network.sentTo("SendSmsCode")).toEqual([]);
  });

  describe("where Geetest asks", () => {
    /** Asks for a code and solves the widget. */
    async function solveWidget(answers: Parameters<ReturnType<typeof open>["network"]["answer"]>[0] = {}) {
      const init = stubGeetest();
      const { type, press, user, network } = open();
      network.answer({ StartSliderCaptcha: { answer: GEETEST_CHALLENGE }, ...answers });
      await type("手机号", PHONE);
      await press("获取验证码");
      await user.click(await screen.findByRole("button", { name: "点击按钮进行验证" }));
      return { network, init };
    }

    test("[AUTH-08] [AUTH-09] [AUTH-10] [API-114] is sent once what its widget hands over is valid", async () => {
      const { network, init } = await solveWidget();
      await screen.findByRole("button", { name: /^(60|59)S后重发$/ });
      expect(init.mock.calls[0]?.[0]).toMatchObject({ gt: "c9c4", challenge: "9a7", offline: false });
      expect(network.sentTo("ValidateCaptcha")).toEqual([
        { input: { challenge: "9a7x", validate: "e8d4", seccode: "e8d4|jordan" } },
      ]);
      expect(network.sentTo("SendSmsCode")).toMatchObject([
        { input: { phone: PHONE, captchaGrant: "grant 1" } },
      ]);
    });

    test("[AUTH-08] [API-114] its widget is loaded from Geetest itself", () => {
      vi.stubGlobal("initGeetest", undefined);
      const added = vi.spyOn(document.head, "appendChild").mockImplementation((node) => node);
      onTestFinished(() => added.mockRestore());
      void loadGeetest();
      expect(added.mock.calls[0]?.[0]).toHaveProperty(
        "src",
        "https://static.geetest.com/static/js/gt.0.5.0.js",
      );
    });

    test("[API-001] [AUTH-08] [G-10] [ENT-12] its widget is told when the provider is away", async () => {
      const away = { ...GEETEST_CHALLENGE, isProviderOnline: false };
      const { init } = await solveWidget({ StartSliderCaptcha: { answer: away } });
      expect(init.mock.calls[0]?.[0]).toMatchObject({ gt: "c9c4", challenge: "9a7", offline: true });
    });

    test("[AUTH-09] [API-002] is not sent when that is refused", async () => {
      const refusal = { __typename: "BusinessError", code: 4103, message: "滑块验证已过期，请重新验证" };
      const { network } = await solveWidget({ ValidateCaptcha: { answer: refusal } });
      expect(await screen.findByText(refusal.message)).toBeTruthy();
      await waitFor(() => expect(network.sentTo("StartSliderCaptcha")).toHaveLength(2));
      expect(network.sentTo("ValidateCaptcha")).toEqual([
        { input: { challenge: "9a7x", validate: "e8d4", seccode: "e8d4|jordan" } },
      ]);
      expect(network.sentTo("SendSmsCode")).toEqual([]);
    });
  });

  test("[AUTH-11] [AUTH-13] [ERR-20] [AUTH-04] counts down on its button, and lets the phone that it was sent to sign in", async () => {
    codeWasSent(20);
    const { button, field, user, type } = open();
    const countdown = await screen.findByRole<HTMLButtonElement>("button", { name: /^(40|39)S后重发$/ });
    expect(countdown.disabled).toBe(true);
    await waitFor(() => expect(field("手机号").value).toBe("138 1234 5678"));
    expect(button("登录").disabled).toBe(false);
    await user.type(field("手机号"), "{Backspace}");
    expect(button("登录").disabled).toBe(true);
    await type("手机号", "9");
    expect(button("登录").disabled).toBe(true);
  });

  test("[AUTH-11] [AUTH-12] [SAFE-05] [CONST-02] counts down second by second until it can be had again", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    codeWasSent(20);
    const { button } = open();
    expect((await screen.findByRole<HTMLButtonElement>("button", { name: "40S后重发" })).disabled).toBe(true);
    act(() => void vi.advanceTimersByTime(5_000));
    expect(button("35S后重发").disabled).toBe(true);
    act(() => void vi.advanceTimersByTime(35_000));
    expect(button("重新发送").disabled).toBe(false);
  });

  test("[ERR-01] [GEN-12] that is refused is told in the server's words, and no countdown begins", async () => {
    const { type, press, solve, network, button } = open();
    const refusal = { ...REFUSAL, code: Code.TOO_MANY_REQUESTS, message: "操作太频繁，请稍后再试" };
    network.answer({ SendSmsCode: { answer: refusal } });
    await type("手机号", PHONE);
    await press("获取验证码");
    await screen.findByRole("dialog", { name: "安全验证" });
    await solve();
    expect(await screen.findByText(refusal.message)).toBeTruthy();
    expect(button("获取验证码").disabled).toBe(false);
  });

  test("[AUTH-12] can be had again after a minute", async () => {
    codeWasSent(61);
    open();
    const again = await screen.findByRole<HTMLButtonElement>("button", { name: "重新发送" });
    expect(again.disabled).toBe(false);
  });

  test("[AUTH-13] that was not sent lets no phone sign in", async () => {
    const { type, button, posted } = open();
    expect(button("登录").disabled).toBe(true);
    await type("手机号", PHONE);
    expect(button("登录").disabled).toBe(true);
    // Six digits would send the form by themselves; those after them give that its time.
    await type("短信验证码", "1234567890123");
    expect([button("登录").disabled, posted]).toEqual([true, []]);
  });
});
