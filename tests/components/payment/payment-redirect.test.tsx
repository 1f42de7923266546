import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { PaymentRedirect } from "../../../app/features/payment/provider/payment-redirect";
import { render } from "../../support/components/render";

const KEY = "zhuangda:payment-page";
const PROVIDER = "https://openapi.alipay.com";
const GATEWAY = `${PROVIDER}/gateway.do?charset=utf-8`;
const TARGETS = { origins: [PROVIDER], sandboxPath: null };
const FIELD = '<input type="hidden" name="a" value="1">';
const formTo = (action: string, inside = FIELD) =>
  `<form method="post" action="${action}">${inside}</form><script>document.forms[0].submit()</script>`;

const submit = vi.fn();
beforeEach(() => {
  submit.mockClear();
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(submit);
});

/** The page /pay, as it opens when this entry was left for it. */
function open(entry: unknown) {
  localStorage.setItem(KEY, typeof entry === "string" ? entry : JSON.stringify(entry));
  render(<PaymentRedirect targets={TARGETS} />);
}

const now = () => Date.now();
const title = () => screen.getByRole("heading", { level: 1 }).textContent;

describe("the payment redirect page", () => {
  test("[PUB-34] [PAY-14] sends the only form of the page, once", () => {
    open({ html: formTo(GATEWAY, `${FIELD}<input type="submit" value="立即支付">`), storedAt: now() });
    expect(title()).toBe("正在跳转到支付页面");
    expect(submit.mock.contexts).toEqual([document.forms[0]]);
    expect(document.forms[0]?.action).toBe(GATEWAY);
    expect(document.forms[0]?.method).toBe("post");
    expect([...new FormData(document.forms[0])]).toEqual([["a", "1"]]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test.each([
    ["no form at all", "<script>document.title='hacked'</script><img src=x>"],
    ["a foreign host", formTo("https://evil.example/gateway.do")],
    ["a host behind credentials", formTo("https://openapi.alipay.com@evil.example/")],
    ["a host that only begins like it", formTo("https://openapi.alipay.com.evil.example/")],
    ["plain http", formTo("http://openapi.alipay.com/gateway.do")],
    ["a scheme of its own", formTo("javascript:document.title='hacked'")],
    ["a host without scheme", formTo("//evil.example/")],
    ["a page of ours", formTo("/logout")],
    ["no action", `<form method=post>${FIELD}</form>`],
    ["two forms", formTo(GATEWAY) + formTo("https://evil.example/")],
    ["a field to type into", formTo(GATEWAY, '<input type="password" name="pwd">')],
    ["a text area", formTo(GATEWAY, "<textarea name=a>1</textarea>")],
    ["no known method", `<form method="dialog" action="${GATEWAY}">${FIELD}</form>`],
  ])("[PUB-34] [S25] sends nothing for %s, and shows the way back", (_what, html) => {
    open({ html, storedAt: now() });
    expect(title()).toBe("无法打开支付页面");
    expect(screen.getByRole("link", { name: "返回我的订单" }).getAttribute("href")).toBe("/user/order");
    expect(document.forms).toHaveLength(0);
    expect(submit).not.toHaveBeenCalled();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test.each([
    ["too old", () => ({ html: formTo(GATEWAY), storedAt: now() - 16 * 60_000 })],
    ["from the future", () => ({ html: formTo(GATEWAY), storedAt: now() + 60_000 })],
    ["no text", () => ({ html: 1, storedAt: now() })],
    ["a bare page", () => formTo(GATEWAY)],
    ["nothing", () => "null"],
  ])("[S25] opens no stored page that is %s", (_what, entry) => {
    open(entry());
    expect(title()).toBe("没有待打开的支付页面");
    expect(submit).not.toHaveBeenCalled();
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});
