import { describe, expect, it } from "vitest";
import { networkFailure } from "../../../app/features/account/account-form";
import { problemOf, readAccountForm } from "../../../app/features/account/account-form.server";
import { keepFormOnFailure, keepPageAfterAction } from "../../../app/lib/resilient-action";

describe("account form", () => {
  it("[ERR-12] ties 验证码错误 to the code field, other refusals to none", () => {
    const wrong = problemOf({ code: 4111, message: "验证码错误" });
    expect(wrong).toEqual({ field: "code", message: "验证码错误" });
    const busy = problemOf({ code: 4029, message: "操作过于频繁，请稍后再试" });
    expect(busy.field).toBeNull();
  });

  it("reads full-width codes, a missing checkbox and fields that are files", () => {
    const form = new FormData();
    form.set("phone", new File(["x"], "x.txt"));
    form.set("code", " １２３ ４５６ ");
    expect(readAccountForm(form)).toEqual({ phone: "", code: "123456", referralCode: "", hasAgreed: false });
  });
});

describe("an action that does not get through", () => {
  it("leaves the form with 网络异常，请稍后重试", async () => {
    const answer = await keepFormOnFailure(
      () => Promise.reject(new TypeError("Failed to fetch")),
      networkFailure,
    );
    expect(answer).toEqual({
      issues: [],
      problem: { field: null, message: "网络异常，请稍后重试" },
      values: null,
    });
  });

  it("lets redirects pass", async () => {
    const redirect = new Response(null, { status: 302 });
    await expect(keepFormOnFailure(() => Promise.reject(redirect), networkFailure)).rejects.toBe(redirect);
  });

  it("asks for no new page data after an action that stays, but does after one that leads on", () => {
    const change = (next: string, formMethod?: "POST") =>
      keepPageAfterAction({
        currentUrl: new URL("https://site.invalid/login?from=%2F"),
        nextUrl: new URL(next, "https://site.invalid"),
        currentParams: {},
        nextParams: {},
        formMethod,
        defaultShouldRevalidate: true,
      });
    expect(change("/login?from=%2F", "POST")).toBe(false);
    expect(change("/login?reason=blocked", "POST")).toBe(true);
    expect(change("/login?from=%2F")).toBe(true);
  });
});
