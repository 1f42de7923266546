import { CombinedError } from "@urql/core";
import { beforeEach, describe, expect, test } from "vitest";
import { NETWORK_FAILURE_TEXT } from "../../../app/lib/graphql/failure-text";
import { onSessionProblem } from "../../../app/lib/session/session-problems";
import { Code } from "../../../schema/rules/codes";
import { failedWith, fakeGateway } from "../../support/servers/fake-gateway";
import { ORDER, openPayment, PAID, refused, toasts, wait, withBrowser } from "./paying-page";

let gateway: ReturnType<typeof fakeGateway>;

/** A failure as the client of the page gives it on. */
const failed = (...graphQLErrors: { message: string; extensions: { code: number } }[]) =>
  new CombinedError({ graphQLErrors, response: new Response() });

withBrowser();
beforeEach(() => {
  gateway = fakeGateway();
});

describe("from the wallet", () => {
  test("[PAY-09] [ENUM-05] it asks for the password, pays, and stays pending until the page is left", async () => {
    const page = openPayment();
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

  test("[PAY-12] [ERR-05] a wrong password is told in the dialog, which stays; the right one is the same payment", async () => {
    const page = openPayment();
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
    "[PAY-10] [PAY-28] [ERR-12] without a password (%s) it is set on the spot, and has paid at once",
    async (known) => {
      const page = openPayment({ hasPayPassword: known !== "it is known" });
      await page.press("WALLET");
      if (known !== "it is known") {
        await page.type("123456");
        await page.answer(refused(Code.PAY_PASSWORD_NOT_SET));
      }
      expect(page.now().dialog).toMatchObject({ name: "set-password", failure: null });
      const set = { code: "111111", password: "135790", confirmation: "135790" };
      await page.run(() => page.now().confirmNewPassword(set));
      const first = await gateway.request(0);
      const wrong = { __typename: "BusinessError", code: Code.SMS_CODE_WRONG, message: "验证码错误" };
      await page.run(() => first.answer({ data: { answer: wrong } }));
      await wait(0);
      expect(page.now().dialog).toMatchObject({ name: "set-password", failure: "验证码错误" });

      const before = page.sent.length;
      await page.run(() => page.now().confirmNewPassword(set));
      const second = await gateway.request(1);
      expect(second.body.variables).toEqual({ input: { code: "111111", password: "135790" } });
      await page.run(() => second.answer({ data: { answer: { __typename: "PayPasswordSet" } } }));
      await wait(0);
      expect(toasts("status")).toEqual(["支付密码设置成功"]);
      expect(page.sent).toHaveLength(before + 1);
      expect(page.sent.at(-1)).toMatchObject({ payWay: "WALLET", password: "135790" });
      await page.answer(PAID);
      expect(page.heard.onPaid).toHaveBeenCalledOnce();
    },
  );

  test("a payment that is lost after its password was set asks for that password, not for a used code", async () => {
    const page = openPayment({ hasPayPassword: false });
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

  test("[PAY-21] [ERR-09] a wallet that holds too little is told, and its balance is read again", async () => {
    const page = openPayment();
    await page.press("WALLET");
    await page.type("123456");
    await page.answer(refused(Code.INSUFFICIENT_BALANCE));
    expect(page.now()).toMatchObject({ dialog: null, isInsufficient: true, isPending: false });
    expect(toasts("alert")).toEqual(["您的余额不足"]);
    expect(page.heard.onShort).toHaveBeenCalledOnce();
    await page.press("WALLET");
    expect(page.now().isInsufficient).toBe(false);
  });

  test.each([
    ["the network loses it", undefined, NETWORK_FAILURE_TEXT],
    ["the platform fails", failed(), NETWORK_FAILURE_TEXT],
    ["there were too many", failed({ message: "操作过于频繁", extensions: { code: 4029 } }), "操作过于频繁"],
  ])(
    "[U37] [U40] [GEN-12] [ERR-01] %s: the dialog stays, and the next press is the same payment",
    async (_why, error, told) => {
      const page = openPayment();
      await page.press("WALLET");
      await page.type("123456");
      await page.lose(error);
      expect(toasts("alert")).toEqual([told]);
      expect(page.now()).toMatchObject({ dialog: { name: "password", failure: null }, isPending: false });
      await page.type("123456");
      expect(page.sent[1]?.idempotencyKey).toBe(page.sent[0]?.idempotencyKey);
      expect(page.heard.onRefused).not.toHaveBeenCalled();
    },
  );

  test("[U40] another amount is another payment, and going back to the first one is the first one", async () => {
    const page = openPayment();
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
    const page = openPayment();
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
      const page = openPayment();
      await page.press("WALLET");
      await page.type("123456");
      await page.answer(refused(code, "订单已关闭"));
      expect(page.now()).toMatchObject({ dialog: null, isPending: false });
      expect(page.heard.onRefused.mock.calls).toEqual([[{ code, message: "订单已关闭" }]]);
      expect(page.heard.onPaid).not.toHaveBeenCalled();
    },
  );

  test("[ROLE-11] an ended session is reported by the page, and not once more by the payment", async () => {
    const problems: string[] = [];
    const stop = onSessionProblem((problem) => problems.push(problem));
    const page = openPayment({ hasPayPassword: false });
    await page.press("WALLET");
    await page.run(() =>
      page.now().confirmNewPassword({ code: "1", password: "135790", confirmation: "135790" }),
    );
    const request = await gateway.request(0);
    await page.run(() => request.answer(failedWith(Code.NOT_LOGGED_IN, "请先登录")));
    await wait(0);
    stop();
    expect(problems).toEqual(["login"]);
    expect(toasts("alert")).toEqual(["请先登录"]);
    expect(page.now().isPending).toBe(false);
  });
});
