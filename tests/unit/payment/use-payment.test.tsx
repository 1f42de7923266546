import { act, create } from "react-test-renderer";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { HowPaid, PayAnswer } from "../../../app/features/payment/pay-answer";
import { usePayment } from "../../../app/features/payment/use-payment";
import { GraphqlRequestError, NETWORK_FAILURE_TEXT } from "../../../app/lib/graphql-fetch";
import { onSessionProblem } from "../../../app/lib/session-problems";
import { toast } from "../../../app/ui/toast";
import { Code } from "../../../schema/rest/codes";
import { failedWith, fakeGateway } from "../app/graphql/fake-gateway";

vi.mock("../../../app/ui/toast", () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

type What = { amount: number };
type Opened = { number: string };
type State = "waiting" | "paid" | "closed";
interface Options {
  hasPayPassword?: boolean;
  keepsProviderKey?: boolean;
  onLost?(message: string): void;
}

const PAID: PayAnswer<Opened> = { opened: { number: "1" }, shown: null };
const QR: PayAnswer<Opened> = { opened: { number: "1" }, shown: { payWay: "WECHAT", qrImage: "data:," } };
const PAGE: PayAnswer<Opened> = { opened: { number: "1" }, shown: { payWay: "ALIPAY", pageHtml: "<form>" } };
const refused = (code: number, message = "…"): PayAnswer<Opened> => ({ refusal: { code, message } });
const ORDER: What = { amount: 100 };

let gateway: ReturnType<typeof fakeGateway>;

interface PageProps {
  options: Parameters<typeof usePayment<What, Opened>>[0];
  onRender(payment: ReturnType<typeof usePayment<What, Opened>>): void;
}

function Page({ options, onRender }: PageProps) {
  onRender(usePayment(options));
  return null;
}

/** A page that can pay, and everything that it has sent and heard. */
function open(options: Options = {}) {
  const sent: (What & HowPaid & { answer(answer: PayAnswer<Opened>): void; lose(error?: Error): void })[] =
    [];
  const asked: Opened[] = [];
  const heard = { onPaid: vi.fn(), onClosed: vi.fn(), onRefused: vi.fn(), onShort: vi.fn() };
  let state: State = "waiting";
  let last: ReturnType<typeof usePayment<What, Opened>> | undefined;
  const whole: PageProps["options"] = {
    hasPayPassword: true,
    send: (what, how) =>
      new Promise((resolve, reject) => {
        const lose = (error: Error = new TypeError("lost")) => reject(error);
        sent.push({ ...what, ...how, answer: resolve, lose });
      }),
    async check(opened) {
      asked.push(opened);
      return state;
    },
    ...heard,
    ...options,
  };
  const onRender: PageProps["onRender"] = (payment) => {
    last = payment;
  };
  act(() => void create(<Page options={whole} onRender={onRender} />));
  const now = () => {
    if (!last) throw new Error("nothing was rendered");
    return last;
  };
  const run = (work: () => void) => act(async () => work());
  return {
    now,
    sent,
    asked,
    heard,
    decide(decided: State) {
      state = decided;
    },
    press: (payWay: HowPaid["payWay"], what = ORDER) => run(() => now().start(payWay, what)),
    type: (password: string) => run(() => now().confirmPassword(password)),
    answer: (answer: PayAnswer<Opened>) => run(() => sent.at(-1)?.answer(answer)),
    lose: (error?: Error) => run(() => sent.at(-1)?.lose(error)),
    close: () => run(() => now().close()),
    run,
  };
}

/** A second passes, in which a page that waits asks. */
const wait = (milliseconds = 1_000) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

beforeEach(() => {
  vi.useFakeTimers();
  gateway = fakeGateway();
  const listening = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("document", { hidden: false, ...listening });
  vi.stubGlobal("window", { open: vi.fn(() => null), ...listening });
  vi.stubGlobal("localStorage", { setItem: vi.fn() });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe("from the wallet", () => {
  test("[PAY-09] it asks for the password, pays, and stays pending until the page is left", async () => {
    const page = open();
    await page.press("WALLET");
    expect(page.now().dialog).toEqual({ name: "password", failure: null });
    expect(page.now().isInFront).toBe(true);
    expect(page.sent).toEqual([]);
    await page.type("123456");
    expect(page.now().isPending).toBe(true);
    expect(page.sent[0]).toMatchObject({ ...ORDER, payWay: "WALLET", password: "123456" });
    await page.answer(PAID);
    expect(page.heard.onPaid.mock.calls).toEqual([["WALLET"]]);
    expect(page.now().isPending).toBe(true);
    await page.type("123456");
    expect(page.sent).toHaveLength(1);
  });

  test("[PAY-12] a wrong password is told in the dialog, which stays; the right one is the same payment", async () => {
    const page = open();
    await page.press("WALLET");
    await page.type("1");
    await page.answer(refused(Code.PAY_PASSWORD_WRONG));
    expect(page.now().dialog).toEqual({ name: "password", failure: "密码错误" });
    expect(page.now().isPending).toBe(false);
    await page.run(() => page.now().forgetFailure());
    expect(page.now().dialog).toEqual({ name: "password", failure: null });
    await page.type("123456");
    expect(page.sent[1]?.idempotencyKey).toBe(page.sent[0]?.idempotencyKey);
  });

  test.each(["it is known", "only the platform knows"])(
    "[PAY-10] [PAY-28] without a password (%s) it is set on the spot, and has paid at once",
    async (known) => {
      const page = open({ hasPayPassword: known !== "it is known" });
      await page.press("WALLET");
      if (known !== "it is known") {
        await page.type("123456");
        await page.answer(refused(Code.PAY_PASSWORD_NOT_SET));
      }
      expect(page.now().dialog).toEqual({ name: "set-password", failure: null });
      const set = { code: "111111", password: "135790", confirmation: "135790" };
      await page.run(() => page.now().confirmNewPassword(set));
      const first = await gateway.request(0);
      const wrong = { __typename: "BusinessError", code: Code.SMS_CODE_WRONG, message: "验证码错误" };
      await page.run(() => first.answer({ data: { answer: wrong } }));
      await wait(0);
      expect(page.now().dialog).toEqual({ name: "set-password", failure: "验证码错误" });

      const before = page.sent.length;
      await page.run(() => page.now().confirmNewPassword(set));
      const second = await gateway.request(1);
      expect(second.body.variables).toEqual({ input: { code: "111111", password: "135790" } });
      await page.run(() => second.answer({ data: { answer: { __typename: "PayPasswordSet" } } }));
      await wait(0);
      expect(toast.success).toHaveBeenCalledWith("支付密码设置成功");
      expect(page.sent).toHaveLength(before + 1);
      expect(page.sent.at(-1)).toMatchObject({ payWay: "WALLET", password: "135790" });
      await page.answer(PAID);
      expect(page.heard.onPaid).toHaveBeenCalledOnce();
    },
  );

  test("a payment that is lost after its password was set asks for that password, not for a used code", async () => {
    const page = open({ hasPayPassword: false });
    await page.press("WALLET");
    const set = { code: "111111", password: "135790", confirmation: "135790" };
    await page.run(() => page.now().confirmNewPassword(set));
    const request = await gateway.request(0);
    await page.run(() => request.answer({ data: { answer: { __typename: "PayPasswordSet" } } }));
    await wait(0);
    await page.lose();
    expect(page.now().dialog).toEqual({ name: "password", failure: null });
    await page.close();
    await page.press("WALLET");
    expect(page.now().dialog).toEqual({ name: "password", failure: null });
  });

  test("[PAY-21] a wallet that holds too little is told, and its balance is read again", async () => {
    const page = open();
    await page.press("WALLET");
    await page.type("123456");
    await page.answer(refused(Code.INSUFFICIENT_BALANCE));
    expect(page.now()).toMatchObject({ dialog: null, isInsufficient: true, isPending: false });
    expect(toast.error).toHaveBeenCalledWith("您的余额不足");
    expect(page.heard.onShort).toHaveBeenCalledOnce();
    await page.press("WALLET");
    expect(page.now().isInsufficient).toBe(false);
  });

  test.each([
    ["the network loses it", undefined, NETWORK_FAILURE_TEXT],
    ["the platform fails", new GraphqlRequestError([]), NETWORK_FAILURE_TEXT],
    [
      "there were too many",
      new GraphqlRequestError([{ message: "操作过于频繁", extensions: { code: 4029 } }]),
      "操作过于频繁",
    ],
  ])(
    "[U37] [U40] %s: the dialog stays, and the next press is the same payment",
    async (_why, error, told) => {
      const page = open();
      await page.press("WALLET");
      await page.type("123456");
      await page.lose(error);
      expect(vi.mocked(toast.error).mock.calls).toEqual([[told]]);
      expect(page.now()).toMatchObject({ dialog: { name: "password", failure: null }, isPending: false });
      await page.type("123456");
      expect(page.sent[1]?.idempotencyKey).toBe(page.sent[0]?.idempotencyKey);
      expect(page.heard.onRefused).not.toHaveBeenCalled();
    },
  );

  test("[U40] another amount is another payment, and going back to the first one is the first one", async () => {
    const page = open();
    const keys: (string | undefined)[] = [];
    for (const amount of [100, 200, 100]) {
      await page.press("WALLET", { amount });
      await page.type("123456");
      await page.lose();
      keys.push(page.sent.at(-1)?.idempotencyKey);
      expect(page.sent.at(-1)?.amount).toBe(amount);
      await page.close();
    }
    expect(keys[0]).not.toBe(keys[1]);
    expect(keys[2]).toBe(keys[0]);
  });

  test("[R17] twenty presses send one payment", async () => {
    const page = open();
    await page.press("WALLET");
    await page.run(() => {
      for (let press = 0; press < 20; press++) page.now().confirmPassword("123456");
    });
    expect(page.sent).toHaveLength(1);
    await page.answer(PAID);
    expect(page.heard.onPaid).toHaveBeenCalledOnce();
  });

  test.each([Code.ORDER_CLOSED, Code.ORDER_ALREADY_PAID])(
    "[R16] refusal %i, because it was closed or paid elsewhere, gives the page back to show that",
    async (code) => {
      const page = open();
      await page.press("WALLET");
      await page.type("123456");
      await page.answer(refused(code, "订单已关闭"));
      expect(page.now()).toMatchObject({ dialog: null, isPending: false });
      expect(page.heard.onRefused.mock.calls).toEqual([[{ code, message: "订单已关闭" }]]);
      expect(page.heard.onPaid).not.toHaveBeenCalled();
    },
  );

  test("[ROLE-11] an ended session is left to the page", async () => {
    const problems: string[] = [];
    const stop = onSessionProblem((problem) => problems.push(problem));
    const page = open({ hasPayPassword: false });
    await page.press("WALLET");
    await page.run(() =>
      page.now().confirmNewPassword({ code: "1", password: "135790", confirmation: "135790" }),
    );
    const request = await gateway.request(0);
    await page.run(() => request.answer(failedWith(Code.NOT_LOGGED_IN, "请先登录")));
    await wait(0);
    stop();
    expect(problems).toEqual(["login"]);
    expect(toast.error).not.toHaveBeenCalled();
    expect(page.now().isPending).toBe(false);
  });
});

describe("at a provider", () => {
  test("[PAY-06] [PAY-07] a code is shown, and every second it is asked whether it has been paid", async () => {
    const page = open();
    await page.press("WECHAT");
    expect(page.sent[0]).toMatchObject({ ...ORDER, payWay: "WECHAT", password: null });
    await page.answer(QR);
    expect(page.now().provider.stage).toEqual({ name: "scan", qrImage: "data:," });
    expect(page.now()).toMatchObject({ isInFront: true, isPending: false });
    await wait(2_000);
    expect(page.asked).toEqual([{ number: "1" }, { number: "1" }]);
    expect(page.heard.onPaid).not.toHaveBeenCalled();
    page.decide("paid");
    await wait();
    expect(page.heard.onPaid.mock.calls).toEqual([["WECHAT"]]);
    expect(page.now()).toMatchObject({ isInFront: false, isPending: true });
    await wait(5_000);
    expect(page.asked).toHaveLength(3);
  });

  test("[PAY-08] what is closed meanwhile is no success, and can be tried anew", async () => {
    const page = open({ keepsProviderKey: true });
    await page.press("WECHAT");
    await page.answer(QR);
    page.decide("closed");
    await wait();
    expect(page.heard.onClosed).toHaveBeenCalledOnce();
    expect(page.heard.onPaid).not.toHaveBeenCalled();
    expect(page.now()).toMatchObject({ isInFront: false, isPending: false });
    await page.press("WECHAT");
    expect(page.sent[1]?.idempotencyKey).not.toBe(page.sent[0]?.idempotencyKey);
  });

  test("[PAY-15] a browser that opens no window is given the link, then the question", async () => {
    const page = open();
    await page.press("ALIPAY");
    expect(window.open).toHaveBeenCalledOnce();
    await page.answer(PAGE);
    expect(page.now().provider.stage).toEqual({ name: "blocked" });
    await page.run(() => page.now().provider.proceed());
    expect(page.now().provider.stage).toEqual({ name: "ask" });
    page.decide("paid");
    await wait();
    expect(page.heard.onPaid.mock.calls).toEqual([["ALIPAY"]]);
  });

  test("[PAY-14] the window that was opened shows the page, or is closed when there is none", async () => {
    const opened = { closed: false, opener: {}, close: vi.fn(), location: { replace: vi.fn() } };
    vi.mocked(window.open).mockReturnValue(opened as unknown as Window);
    const page = open();
    await page.press("ALIPAY");
    await page.lose();
    expect(opened.close).toHaveBeenCalledOnce();
    await page.press("ALIPAY");
    await page.answer(PAGE);
    expect(opened.opener).toBeNull();
    expect(opened.location.replace).toHaveBeenCalledWith("/pay");
    expect(page.now().provider.stage).toEqual({ name: "ask" });
  });

  test("each press asks for something new to show, and twenty presses at once are one", async () => {
    const page = open();
    await page.run(() => {
      for (let press = 0; press < 20; press++) page.now().start("ALIPAY", ORDER);
    });
    expect(page.sent).toHaveLength(1);
    expect(window.open).toHaveBeenCalledOnce();
    await page.lose();
    await page.press("ALIPAY");
    expect(page.sent[1]?.idempotencyKey).not.toBe(page.sent[0]?.idempotencyKey);
  });

  test("where every key is a payment of its own, the same choice keeps it and another way has another", async () => {
    const page = open({ keepsProviderKey: true });
    const keys: (string | undefined)[] = [];
    for (const payWay of ["WECHAT", "WECHAT", "ALIPAY"] as const) {
      await page.press(payWay);
      await page.lose();
      keys.push(page.sent.at(-1)?.idempotencyKey);
    }
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test("a page that stays can pay another time, as another payment", async () => {
    const page = open({ keepsProviderKey: true });
    await page.press("WECHAT");
    await page.answer(QR);
    page.decide("paid");
    await wait();
    await page.run(() => page.now().reset());
    expect(page.now().isPending).toBe(false);
    await page.press("WECHAT");
    expect(page.sent).toHaveLength(2);
    expect(page.sent[1]?.idempotencyKey).not.toBe(page.sent[0]?.idempotencyKey);
  });

  test("a lost connection is told where the page wants it", async () => {
    const onLost = vi.fn();
    const page = open({ onLost });
    await page.press("WECHAT");
    await page.answer(refused(Code.UPSTREAM_UNAVAILABLE, "网络异常，请稍后重试"));
    await page.press("WECHAT");
    await page.lose();
    expect(onLost.mock.calls).toEqual([["网络异常，请稍后重试"], [NETWORK_FAILURE_TEXT]]);
    expect(toast.error).not.toHaveBeenCalled();
  });
});
