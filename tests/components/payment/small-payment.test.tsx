import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { pipe, subscribe } from "wonka";
import { payerOf } from "../../../app/features/payment/payer";
import type { Change } from "../../../app/lib/graphql/changes";
import { NETWORK_FAILURE_TEXT } from "../../../app/lib/graphql/failure-text";
import { pageClient } from "../../../app/lib/graphql/page-client";
import { Code } from "../../../schema/rules/codes";
import { failedWith, fakeGateway } from "../../support/servers/fake-gateway";
import { ORDER, openPayment, PAID, refused, toasts, wait, withBrowser } from "./paying-page";

const ON = { limit: 10_000, usedToday: 0 };
let gateway: ReturnType<typeof fakeGateway>;

withBrowser();
beforeEach(() => {
  gateway = fakeGateway();
});

describe("a payment that the customer's setting covers", () => {
  test("is made by the press itself, without a dialog", async () => {
    const page = openPayment({ smallPayment: ON });
    expect(page.now().isPasswordFree(10_000)).toBe(true);
    await page.press("WALLET", ORDER, 10_000);
    expect(page.now()).toMatchObject({ dialog: null, isInFront: false, isPending: true });
    expect(page.sent).toMatchObject([{ ...ORDER, payWay: "WALLET", password: null }]);
    await page.answer(PAID);
    expect(page.heard.onPaid.mock.calls).toEqual([["WALLET"]]);
  });

  test("[R17] twenty presses send one payment", async () => {
    const page = openPayment({ smallPayment: ON });
    await page.run(() => {
      for (let press = 0; press < 20; press++) page.now().start("WALLET", ORDER, 100);
    });
    expect(page.sent).toHaveLength(1);
    await page.answer(PAID);
    await page.press("WALLET", ORDER, 100);
    expect(page.sent).toHaveLength(1);
  });

  test("[U40] that is lost is the same payment with the next press, and with a password after that", async () => {
    const page = openPayment({ smallPayment: ON });
    await page.press("WALLET", ORDER, 100);
    await page.lose();
    expect(toasts("alert")).toEqual([NETWORK_FAILURE_TEXT]);
    expect(page.now()).toMatchObject({ dialog: null, isPending: false });
    await page.press("WALLET", ORDER, 100);
    await page.answer(refused(Code.PAY_PASSWORD_REQUIRED));
    await page.type("123456");
    expect(new Set(page.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(page.sent.map(({ password }) => password)).toEqual([null, null, "123456"]);
  });

  test("asks for the password after all when the server wants it, and at the next press at once", async () => {
    const page = openPayment({ smallPayment: ON });
    await page.press("WALLET", ORDER, 100);
    await page.answer(refused(Code.PAY_PASSWORD_REQUIRED, "请输入支付密码"));
    expect(page.now()).toMatchObject({ dialog: { name: "password", failure: null }, isPending: false });
    expect(page.now().isPasswordFree(100)).toBe(false);
    expect(page.heard.onRefused).not.toHaveBeenCalled();
    await page.close();
    await page.press("WALLET", ORDER, 100);
    expect(page.now().dialog).toEqual({ name: "password", failure: null });
    expect(page.sent).toHaveLength(1);
  });

  test.each([
    [Code.PAY_PASSWORD_LOCKED, { name: "password", failure: "请30分钟后再试" }],
    [Code.PAY_PASSWORD_OUTDATED, { name: "set-password", failure: null, reason: "请30分钟后再试" }],
  ])("refusal %i shows why, in the dialog that helps", async (code, dialog) => {
    const page = openPayment({ smallPayment: ON });
    await page.press("WALLET", ORDER, 100);
    await page.answer(refused(code, "请30分钟后再试"));
    expect(page.now().dialog).toEqual(dialog);
  });
});

describe("the password is asked for", () => {
  test.each([
    ["above the limit", ON, 10_001],
    ["when the day is used up", { limit: 10_000, usedToday: 95_000 }, 5_001],
    ["while it is off", { limit: null, usedToday: 0 }, 1],
    ["where the setting could not be read", null, 1],
    ["where the amount is unknown", ON, null],
  ])("%s", async (_when, smallPayment, amount) => {
    const page = openPayment({ smallPayment });
    expect(page.now().isPasswordFree(amount)).toBe(false);
    await page.press("WALLET", ORDER, amount);
    expect(page.now().dialog).toEqual({ name: "password", failure: null });
    expect(page.sent).toEqual([]);
  });

  test("a setting that could not be read leaves a payer who can pay", () => {
    const viewer = {
      wallet: { balance: 1 },
      customer: { phone: "1", maskedPhone: "1", hasPayPassword: true },
    };
    expect(payerOf(viewer as never, ["WALLET"], null)).toMatchObject({ balance: 1, smallPayment: null });
  });
});

describe("the box of the password dialog", () => {
  const answer = async (place: number, given: object) => {
    const request = await gateway.request(place);
    await request.answer({ data: { answer: given } });
    await wait(0);
    return request.body.variables;
  };

  test("turns the setting on with the payment's password, after the payment and without delaying it", async () => {
    const page = openPayment({ smallPayment: { limit: null, usedToday: 0 } });
    await page.press("WALLET", ORDER, 100);
    await page.run(() => page.now().confirmPassword("000000", 10_000));
    await page.answer(refused(Code.PAY_PASSWORD_WRONG));
    expect(gateway.asked).toEqual([]);
    await page.run(() => page.now().confirmPassword("135790", 10_000));
    await page.answer(PAID);
    expect(page.heard.onPaid).toHaveBeenCalledOnce();
    expect(await answer(0, { __typename: "SmallPaymentSet" })).toEqual({
      input: { limit: 10_000, password: "135790" },
    });
    expect(toasts("status")).toEqual(["已开启小额免密支付，单笔¥100以内"]);
  });

  test("[GEN-12] [ERR-01] that it could not be turned on is told, and the payment stays paid", async () => {
    const page = openPayment();
    await page.press("WALLET", ORDER, 100);
    await page.run(() => page.now().confirmPassword("135790", 10_000));
    await page.answer(PAID);
    await answer(0, { __typename: "BusinessError", code: 4029, message: "操作太频繁，请稍后再试" });
    expect(toasts("alert")).toEqual(["小额免密支付未开启：操作太频繁，请稍后再试"]);
    expect(page.heard.onPaid).toHaveBeenCalledOnce();
  });

  test("a lost answer says that it may be on, and what shows it is read again", async () => {
    const page = openPayment();
    const changes: Change[] = [];
    onTestFinished(
      pipe(
        pageClient().changes,
        subscribe((change) => void changes.push(change)),
      ).unsubscribe,
    );
    await page.press("WALLET", ORDER, 100);
    await page.run(() => page.now().confirmPassword("135790", 10_000));
    await page.answer(PAID);
    (await gateway.request(0)).fail(new TypeError("lost"));
    await wait(0);
    expect(toasts("alert")).toEqual(["小额免密支付是否开启尚未确认，请在账户安全中查看"]);
    expect(changes).toContainEqual({ changed: ["SmallPayment"], isOwn: true, isDoubtful: true });
  });

  test("[ROLE-11] an ended session is told by the page alone", async () => {
    const page = openPayment();
    await page.press("WALLET", ORDER, 100);
    await page.run(() => page.now().confirmPassword("135790", 10_000));
    await page.answer(PAID);
    (await gateway.request(0)).answer(failedWith(Code.NOT_LOGGED_IN, "请先登录"));
    await wait(0);
    expect(toasts("alert")).toEqual(["请先登录"]);
  });

  test("without the tick nothing is sent", async () => {
    const page = openPayment();
    await page.press("WALLET", ORDER, 100);
    await page.run(() => page.now().confirmPassword("135790", null));
    await page.answer(PAID);
    expect(page.heard.onPaid).toHaveBeenCalledOnce();
    expect(gateway.asked).toHaveLength(0);
  });
});
