import { beforeEach, describe, expect, test } from "vitest";
import { Code } from "../../../schema/rules/codes";
import { type Account, openSession, signIn } from "../../support/accounts/accounts";
import { type AppTokens, appOf } from "../../support/accounts/app-sessions";
import { newAddress, newPhone } from "../../support/accounts/newcomers";
import { codeFor } from "../../support/accounts/sign-in-flow";
import { payingCustomer, placeOrder, seedReference, type TestBackend } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";
import { captureLines } from "../../support/servers/log-lines";
import { createWholeSite } from "../../support/servers/whole-site";
import { askSite, bearer, PRODUCTION, TEXTS } from "./app-site";
import { almost, next } from "./support";

const OTHER_SITE = { origin: "https://elsewhere.test", "sec-fetch-site": "cross-site" };

let backend: TestBackend;
let site: ReturnType<typeof createWholeSite>;
let owner: Account;
let tokens: AppTokens;
beforeEach(async () => {
  await seedReference();
  backend = createTestBackend();
  site = createWholeSite(backend);
  owner = await payingCustomer(1_000_000);
  tokens = await appOf(backend, owner.phone, newAddress());
});

const ask = (text: string, headers: Record<string, string>, what: Parameters<typeof askSite>[3] = {}) =>
  askSite(site, text, headers, what);
const me = (token: string, headers: Record<string, string> = {}) =>
  ask(TEXTS.me, { ...bearer(token), ...headers });

describe("[EXT-565] an app at the graph", () => {
  test("asks with its token alone, and no cookie is set", async () => {
    const { status, headers, answer } = await me(tokens.accessToken);
    expect(status).toBe(200);
    expect(answer.data.viewer.customer.phone).toBe(owner.phone);
    expect(headers.get("set-cookie")).toBeNull();
  });

  test("signs in without a token, by the header that names it, and has no cookie afterwards", async () => {
    const phone = newPhone();
    const input = { phone, code: await codeFor(backend, phone, "unknown"), device: "小米 14" };
    const { answer, headers } = await ask(
      TEXTS.signIn,
      { "x-app-name": "example/1.0" },
      { variables: { input } },
    );
    expect(headers.get("set-cookie")).toBeNull();
    const { loginApp } = answer.data;
    expect(loginApp.__typename).toBe("AppTokens");
    expect((await me(loginApp.accessToken)).answer.data.viewer.customer.phone).toBe(phone);
  });

  test("cannot sign in as pages do, and its code is not spent", async () => {
    const phone = newPhone();
    const code = await codeFor(backend, phone, "unknown");
    const refused = await ask(TEXTS.login, { "x-app-name": "a" }, { variables: { input: { phone, code } } });
    expect(refused.answer.data.login).toEqual({ __typename: "BusinessError", code: Code.SIGN_IN_ELSEWHERE });
    const input = { phone, code, device: "小米 14" };
    const { answer } = await ask(TEXTS.signIn, { "x-app-name": "a" }, { variables: { input } });
    expect(answer.data.loginApp.__typename).toBe("AppTokens");
  });

  test("[S36] runs known documents alone", async () => {
    const refused = await ask(TEXTS.me, bearer(tokens.accessToken), { isText: true });
    expect([refused.status, refused.code]).toEqual([403, "PERSISTED_QUERY_ONLY"]);
  });

  test("signs out, and is told so when it asks again", async () => {
    const out = await ask(TEXTS.signOut, bearer(tokens.accessToken));
    expect(out.answer.data.logout.__typename).toBe("SignedOut");
    expect(out.headers.get("clear-site-data")).toBeNull();
    const after = await me(tokens.accessToken);
    expect([after.status, after.code]).toEqual([401, Code.NOT_LOGGED_IN]);
    expect(after.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"');
  });
});

describe("[S55] attacks with the token of an app", () => {
  test("[S5] one that has expired, was replaced or is blocked opens nothing, and says which", async () => {
    const fresh = await next(backend, tokens);
    expect((await me(tokens.accessToken)).status).toBe(401);
    expect((await me(fresh.accessToken)).status).toBe(200);
    backend.clock.advance(15 * 60_000);
    const expired = await me(fresh.accessToken);
    expect([expired.status, expired.code]).toEqual([401, Code.NOT_LOGGED_IN]);
    expect(expired.answer.data.viewer).toEqual({ customer: null, orders: null });
  });

  test.each([
    ["a refresh token", () => tokens.refreshToken, "API_KEY_WRONG"],
    ["a session's token", () => owner.token, "API_KEY_WRONG"],
    ["a session's token with the prefix", () => `zd_app_${owner.token}`, "APP_TOKEN_WRONG"],
    ["garbage with the prefix", () => "zd_app_' OR 1=1", "APP_TOKEN_WRONG"],
    ["a token with more behind it", () => `${tokens.accessToken}0`, "APP_TOKEN_WRONG"],
    [
      "a refresh token with the other prefix",
      () => tokens.refreshToken.replace("refresh", "app"),
      Code.NOT_LOGGED_IN,
    ],
    ["a token with another last digit", () => almost(tokens.accessToken), Code.NOT_LOGGED_IN],
  ])("%s is refused, a living cookie beside it or not", async (_what, token, code) => {
    for (const cookie of ["", `token=${owner.token}`]) {
      const refused = await me(token(), { cookie });
      expect([refused.status, refused.code]).toEqual([401, code]);
      expect(refused.headers.get("www-authenticate")).toMatch(/^Bearer/);
      expect(refused.answer.data?.viewer.customer ?? null).toBeNull();
    }
  });

  test("[S1] another customer's order is one that does not exist, and stays as it is", async () => {
    const stranger = await payingCustomer(1_000_000);
    const foreign = String(await placeOrder(backend, stranger));
    const asked = (text: string, id: string) => ask(text, bearer(tokens.accessToken), { variables: { id } });
    for (const text of [TEXTS.order, TEXTS.cancel])
      expect((await asked(text, foreign)).answer).toEqual((await asked(text, "999")).answer);
    expect((await asked(TEXTS.cancel, foreign)).answer.data.cancelOrder).toMatchObject({
      code: Code.NOT_FOUND,
    });
  });

  test("a cookie beside it is not looked at: neither another customer's, nor one that has ended", async () => {
    const other = await signIn();
    for (const cookie of [`token=${other.token}`, "token=gone"]) {
      const { answer, headers } = await me(tokens.accessToken, { cookie });
      expect(answer.data.viewer.customer.phone).toBe(owner.phone);
      expect(headers.get("set-cookie")).toBeNull();
    }
    const visitor = await ask(TEXTS.me, { "x-app-name": "a", cookie: `token=${other.token}` });
    expect(visitor.answer.data.viewer).toBeNull();
  });

  test("[S12] a page of another site gets no answer that it may read, and cannot ask with a cookie", async () => {
    const { headers } = await me(tokens.accessToken, OTHER_SITE);
    for (const name of ["origin", "headers", "credentials"])
      expect(headers.get(`access-control-allow-${name}`)).toBeNull();
    const asksFirst = await site.visit(
      "/graphql",
      {
        method: "OPTIONS",
        headers: {
          ...OTHER_SITE,
          "access-control-request-headers": "authorization",
          "access-control-request-method": "POST",
        },
      },
      PRODUCTION,
    );
    expect(asksFirst.ok).toBe(false);
    expect([...asksFirst.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    const byCookie = await ask(TEXTS.me, { ...OTHER_SITE, cookie: `token=${owner.token}` });
    expect(byCookie.status).toBe(403);
  });

  test("[S9] it opens no page and sets no cookie there", async () => {
    const response = await site.visit("/user/order", { headers: bearer(tokens.accessToken) }, PRODUCTION);
    expect(response.headers.get("set-cookie")).toBeNull();
    const signsOut = { method: "POST", headers: bearer(tokens.accessToken), body: "" };
    expect((await site.visit("/logout", signsOut, PRODUCTION)).status).toBe(403);
  });
});

test("[S38] no line of the gateway's log holds a token of an app", async () => {
  const lines = captureLines();
  await me(tokens.accessToken, { "user-agent": tokens.accessToken });
  await me(`${tokens.accessToken}0`);
  await openSession(owner.customerId);
  expect(lines.written.length).toBeGreaterThan(1);
  expect(lines.written.join("\n")).not.toContain(tokens.accessToken.slice(-64));
});
