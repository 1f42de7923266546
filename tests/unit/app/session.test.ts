import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { requireViewer } from "../../../app/lib/session/session.server";
import {
  loginPath,
  parseLoginReason,
  SESSION_PROBLEM_TEXT,
  sessionProblemOf,
} from "../../../app/lib/session/session-errors";
import { safeReturnUrl } from "../../../schema/rules/account/return-url";

describe("session problems", () => {
  it("[ROLE-11] [ERR-02] [ERR-15] [ENUM-25] reads 7001 as 请先登录", () => {
    expect(sessionProblemOf([{ extensions: { code: 7001 } }])).toBe("login");
    expect(SESSION_PROBLEM_TEXT.login).toBe("请先登录");
  });

  it("[ROLE-12] [ERR-03] [ENUM-25] reads 7002 as a blocked account, also beside a 7001", () => {
    expect(sessionProblemOf([{ extensions: { code: 7001 } }, { extensions: { code: 7002 } }])).toBe(
      "blocked",
    );
    expect(SESSION_PROBLEM_TEXT.blocked).toBe("您已被平台拉黑，请联系平台客服");
  });

  it("[ENUM-25] leaves every other error alone", () => {
    expect(sessionProblemOf(undefined)).toBeNull();
    expect(
      sessionProblemOf([{}, { extensions: { code: 4029 } }, { extensions: { code: "7001x" } }]),
    ).toBeNull();
  });

  it("[AUTH-20] the way to the sign-in page and back keeps the path that was open", () => {
    const open = "/user/order?page=3&a=床 1#row";
    const url = new URL(loginPath("login", open), "https://site.invalid");
    expect(parseLoginReason(url.searchParams.get("reason"))).toBe("login");
    expect(decodeURI(safeReturnUrl(url.searchParams.get("from")))).toBe(open);
  });

  it("[AUTH-20] a page that finds no viewer leads to the sign-in page and back to itself", () => {
    const request = new Request("https://site.invalid/user/order.data?page=2&_routes=routes%2Fuser");
    let sent: unknown;
    try {
      requireViewer(request, null);
    } catch (thrown) {
      sent = thrown;
    }
    const to = sent instanceof Response ? sent.headers.get("Location") : null;
    expect(to).toBe("/login?reason=login&from=%2Fuser%2Forder%3Fpage%3D2");
  });

  it("ignores reasons that are not ours", () => {
    expect(parseLoginReason("<b>")).toBeNull();
    expect(parseLoginReason(null)).toBeNull();
  });
});

describe("return URL", () => {
  it.each([
    ["//evil.example"],
    ["/\\evil.example"],
    ["https:evil.example"],
    ["https://evil.example/"],
    ["/%09/evil.example"],
    ["/\t/evil.example"],
    ["/%2f%2fevil.example"],
    ["/%2fevil.example"],
    ["/%5cevil.example"],
    ["/.//evil.example"],
    ["/a/..//evil.example"],
    ["/%2e//evil.example"],
    ["/x/../login"],
    ["/./%2fevil.example"],
    ["/%6cogin"],
    ["javascript:alert(1)"],
    ["/user\r\nLocation: //evil.example"],
    [`/${"a".repeat(5000)}`],
    ["/login?from=/user/index"],
    ["/register"],
    ["/login/again"],
    [`/${"a".repeat(2000)}`],
    ["/%"],
    [""],
  ])("[S14] [AUTH-17] [ROUTE-20] %j falls back to /user/index", (stored) => {
    expect(safeReturnUrl(stored)).toBe("/user/index");
  });

  it("[AUTH-17] keeps an own path with its query", () => {
    expect(safeReturnUrl("/placeorder/Orderpayment?orderid=20261120000001")).toBe(
      "/placeorder/Orderpayment?orderid=20261120000001",
    );
  });

  it.each([["/a//b"], ["/help/login"], ["/loginhelp"], ["/registered/"], [`/${"a".repeat(1999)}`]])(
    "[AUTH-17] keeps %j, which only looks like one of those",
    (stored) => {
      expect(safeReturnUrl(stored)).toBe(stored);
    },
  );

  it("[S14] whatever is stored, a browser stays on this origin and off the sign-in pages", () => {
    const origin = "https://zhuangda.example";
    const tricky = fc.stringMatching(/^[/\\%2f5c09.:a@#? \t\r\n-]{0,24}$/);
    const anything = fc.oneof(
      fc.string({ maxLength: 40, unit: "binary" }),
      fc.webUrl({ withQueryParameters: true }),
      tricky,
      tricky.map((rest) => `/${rest}`),
      fc
        .array(fc.constantFrom("/", ".", "..", "%2e", "%2f", "a", "\\", "%5c"), { maxLength: 8 })
        .map((parts) => `/${parts.join("")}`),
      tricky.map((rest) => `//${rest}`),
      tricky.map((rest) => `/login${rest}`),
    );
    fc.assert(
      fc.property(anything, (stored) => {
        const target = safeReturnUrl(stored);
        expect(target.startsWith("/")).toBe(true);
        for (const base of [`${origin}/login`, `${origin}/a/b/`]) {
          const url = new URL(target, base);
          expect(url.origin).toBe(origin);
          expect(url.pathname).not.toBe("/login");
        }
        // A server that decodes once more must not be led away either.
        expect(decodeURIComponent(target).startsWith("//")).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
