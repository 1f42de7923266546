import { describe, expect, test } from "vitest";
import { payReactionTo } from "../../../app/features/payment/pay-outcome";
import { paymentStateOf } from "../../../app/features/payment/payment-state";
import { Code } from "../../../schema/rules/codes";
import {
  PAY_PASSWORD_CHARS,
  payPasswordIssue,
  SMS_CODE_CHARS,
  weakPayPassword,
} from "../../../schema/rules/payments/pay-password";

describe("setting the payment password", () => {
  const PHONE = "13824689753";
  const complete = { code: "123456", password: "246810", confirmation: "246810" };

  test.each([
    ["PAY-22", { code: "" }, "code", "请输入验证码"],
    ["PAY-23", { code: "12345" }, "code", "验证码小于6位"],
    ["AUTH-21", { code: "12345" }, "code", "验证码小于6位"],
    ["PAY-24", { password: "" }, "password", "请输入密码"],
    ["PAY-25", { confirmation: "" }, "confirmation", "请再次输入密码"],
    ["PAY-26", { confirmation: "246811" }, "confirmation", "两次输入密码不一致!"],
  ])("[%s] %j answers %s: %s", (_id, change, field, message) => {
    expect(payPasswordIssue({ ...complete, ...change }, PHONE)).toEqual({ field, message });
  });

  test("[PAY-22] [PAY-24] [PAY-25] an empty form is told about one thing after the other", () => {
    const form = { code: "", password: "", confirmation: "" };
    expect(payPasswordIssue(form, PHONE)?.message).toBe("请输入验证码");
    form.code = "123456";
    expect(payPasswordIssue(form, PHONE)?.message).toBe("请输入密码");
    form.password = "246810";
    expect(payPasswordIssue(form, PHONE)?.message).toBe("请再次输入密码");
    form.confirmation = "246810";
    expect(payPasswordIssue(form, PHONE)).toBeNull();
  });

  test.each([
    "1",
    "12345",
    "24680",
    "24681a",
    "２４６８１０",
    "2468101",
    "000000",
    "012345",
    "987654",
    "246897",
  ])("[PAY-13] [C-13] %s is told to be too weak before it is typed again", (password) => {
    const issue = payPasswordIssue({ ...complete, password, confirmation: "" }, PHONE);
    expect(issue).toEqual({ field: "password", message: weakPayPassword(password, PHONE) });
    expect(issue?.message).toMatch(/6位|连续/);
  });

  test.each(["246810", "121212", "112233", "890123", "975310"])("[C-13] %s may be set", (password) => {
    expect(weakPayPassword(password, PHONE)).toBeNull();
  });

  test("[PAY-13] [PAY-23] [CONST-02] [CONST-07] password and code hold six characters at most", () => {
    expect(PAY_PASSWORD_CHARS).toBe(6);
    expect(SMS_CODE_CHARS).toBe(6);
  });
});

describe("a refused payment", () => {
  test("[PAY-12] a wrong password keeps the dialog and says 密码错误", () => {
    const reaction = payReactionTo({ code: Code.PAY_PASSWORD_WRONG, message: "whatever the server says" });
    expect(reaction).toEqual({ kind: "password", message: "密码错误" });
  });

  test("[PAY-12] a locked password keeps the dialog and says what the server says", () => {
    const message = "密码错误次数过多，请15分钟后再试，或重新设置支付密码";
    expect(payReactionTo({ code: Code.PAY_PASSWORD_LOCKED, message })).toEqual({ kind: "password", message });
  });

  test("[U37] a payment that did not get through closes nothing", () => {
    const failure = { code: Code.UPSTREAM_UNAVAILABLE, message: "网络异常，请稍后重试" };
    expect(payReactionTo(failure)).toEqual({ kind: "again", message: failure.message });
  });

  test("[PAY-10] without a password the dialog for setting one opens", () => {
    expect(
      payReactionTo({ code: Code.PAY_PASSWORD_NOT_SET, message: "您还未设置支付密码，请先设置" }),
    ).toEqual({
      kind: "set-password",
      message: null,
    });
  });

  test("[C-13] [PAY-12] with a password that is too weak by now it opens as well, and says why", () => {
    const message = "您的支付密码过于简单，请先修改支付密码再付款";
    expect(payReactionTo({ code: Code.PAY_PASSWORD_OUTDATED, message })).toEqual({
      kind: "set-password",
      message,
    });
  });

  test("[PAY-21] a wallet that holds too little is a state of the page", () => {
    expect(payReactionTo({ code: Code.INSUFFICIENT_BALANCE, message: "" }).kind).toBe("insufficient");
  });

  test.each([Code.ORDER_ALREADY_PAID, Code.ORDER_CLOSED, Code.PAY_WAY_NOT_OFFERED, Code.TOO_MANY_REQUESTS])(
    "[PAY-12] [ERR-05] refusal %i is shown in the server's words",
    (code) => {
      expect(payReactionTo({ code, message: "订单已关闭" })).toEqual({
        kind: "message",
        message: "订单已关闭",
      });
    },
  );
});

describe("whether an order can be paid", () => {
  const now = Date.UTC(2026, 10, 20, 8, 30);
  const later = "2026-11-21T16:30:00+08:00";

  test("[PAY-19] it can until it expires, and not at that very moment", () => {
    expect(paymentStateOf({ status: "WAIT_PAY", expiresAt: later, bidding: null }, now)).toBe("payable");
    expect(paymentStateOf({ status: "WAIT_PAY", expiresAt: later, bidding: null }, Date.parse(later))).toBe(
      "expired",
    );
  });

  test("it cannot before a bid is picked", () => {
    const order = { status: "WAIT_PAY", expiresAt: later } as const;
    for (const state of ["OPEN", "OVER"] as const) {
      expect(paymentStateOf({ ...order, bidding: { state } }, now)).toBe("unpriced");
    }
    expect(paymentStateOf({ ...order, bidding: { state: "PICKED" } }, now)).toBe("payable");
  });

  test("it cannot once it is closed or paid", () => {
    expect(paymentStateOf({ status: "CLOSE", expiresAt: null, bidding: null }, now)).toBe("closed");
    expect(paymentStateOf({ status: "RECEIVING_ORDER", expiresAt: null, bidding: null }, now)).toBe("paid");
  });
});
