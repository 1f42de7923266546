import { describe, expect, test, vi } from "vitest";
import { takePaymentPage } from "../../../app/features/payment/provider/stored-payment-page";
import { NETWORK_FAILURE_TEXT } from "../../../app/lib/graphql/failure-text";
import { Code } from "../../../schema/rules/codes";
import { ORDER, openPayment, PAGE, QR, refused, toasts, wait, withBrowser } from "./paying-page";

withBrowser();

describe("at a provider", () => {
  test("[PAY-06] [PAY-07] a code is shown, and every second it is asked whether it has been paid", async () => {
    const page = openPayment();
    await page.press("WECHAT");
    expect(page.sent[0]).toMatchObject({ ...ORDER, payWay: "WECHAT", password: null });
    await page.answer(QR);
    expect(page.now().provider.stage).toEqual({ name: "scan", qrCode: "data:," });
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

  test("[PAY-20] the provider is not asked again after the customer picks another way to pay", async () => {
    const page = openPayment();
    await page.press("WECHAT");
    await page.answer(QR);
    await wait(1_000);
    await page.run(() => page.now().provider.stop());
    expect(page.now().isInFront).toBe(false);
    await wait(10_000);
    expect(page.asked).toHaveLength(1);
  });

  test("[MARK-10] [CONST-14] it is asked as often as the page says", async () => {
    const page = openPayment({ everyMs: 2_000 });
    await page.press("WECHAT");
    await page.answer(QR);
    await wait(1_999);
    expect(page.asked).toEqual([]);
    await wait(1);
    expect(page.asked).toEqual([{ number: "1" }]);
    page.decide("paid");
    await wait(2_000);
    expect(page.heard.onPaid).toHaveBeenCalledOnce();
    await wait(10_000);
    expect(page.asked).toHaveLength(2);
  });

  test("[C-18] a payment that is closed meanwhile is not reported as paid, and can be started again", async () => {
    const page = openPayment({ keepsProviderKey: true });
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

  test("[PAY-15] [ERR-06] [G-11] a browser that opens no window is given the link, then the question", async () => {
    const page = openPayment();
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

  test("[PAY-15] [ERR-06] [LIST-36] a window that is closed before its page comes leaves the link", async () => {
    const opened = { closed: true, opener: {}, close: vi.fn(), location: { replace: vi.fn() } };
    vi.mocked(window.open).mockReturnValue(opened as unknown as Window);
    const page = openPayment();
    await page.press("ALIPAY");
    await page.answer(PAGE);
    expect(page.now().provider.stage).toEqual({ name: "blocked" });
  });

  test("[PAY-14] [PAY-17] [API-026] [LIST-35] the window that was opened shows the page, or is closed when there is none", async () => {
    const opened = { closed: false, opener: {}, close: vi.fn(), location: { replace: vi.fn() } };
    vi.mocked(window.open).mockReturnValue(opened as unknown as Window);
    const page = openPayment();
    await page.press("ALIPAY");
    await page.lose();
    expect(opened.close).toHaveBeenCalledOnce();
    await page.press("ALIPAY");
    await page.answer(PAGE);
    expect(window.open).toHaveBeenCalledWith("about:blank", "_blank");
    expect(opened.opener).toBeNull();
    expect(opened.location.replace).toHaveBeenCalledWith("/pay");
    expect(takePaymentPage()).toBe("<form>");
    expect(page.now().provider.stage).toEqual({ name: "ask" });
  });

  test("each press asks for something new to show, and twenty presses at once are one", async () => {
    const page = openPayment();
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
    const page = openPayment({ keepsProviderKey: true });
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
    const page = openPayment({ keepsProviderKey: true });
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
    const page = openPayment({ onLost });
    await page.press("WECHAT");
    await page.answer(refused(Code.UPSTREAM_UNAVAILABLE, "网络异常，请稍后重试"));
    await page.press("WECHAT");
    await page.lose();
    expect(onLost.mock.calls).toEqual([["网络异常，请稍后重试"], [NETWORK_FAILURE_TEXT]]);
    expect(toasts("alert")).toEqual([]);
  });
});
