import { describe, expect, test } from "vitest";
import { clientLoader } from "../../../app/routes/_public/route";
import { renderAnyPage } from "../../support/all-pages";
import { CUSTOMER, createFakeBackend, ORIGIN, post, visit } from "./support";

const LOGIN = {
  query: `mutation { login(input: { phone: "13812345678", code: "123456" }) { ... on SignedIn { viewer { id } } } }`,
};
const REGISTER = {
  query: `mutation { register(input: { phone: "13812345678", code: "123456" }) { ... on SignedIn { viewer { id } } } }`,
};
const LOGOUT = { query: "mutation { logout { ... on SignedOut { ok } } }" };
const signsIn = {
  "GET /user/api/customer/login": { data: { webToken: "fresh-token" } },
  "POST /user/api/customer/register": { data: { webToken: "fresh-token" } },
  "GET /user/api/customer": { data: CUSTOMER },
};

describe("token cookie", () => {
  test.each([
    ["AUTH-15", "login", LOGIN],
    ["NAV-02", "login", LOGIN],
    ["REG-10", "register", REGISTER],
    ["API-004", "login", LOGIN],
    ["API-005", "register", REGISTER],
  ])(
    "[%s] [S9] [CONST-01] %s sets the cookie `token` for 30 days on the whole site, out of reach of scripts",
    async (_id, _name, body) => {
      const { response } = await post(createFakeBackend(signsIn), body);
      expect(response.headers.getSetCookie()).toEqual([
        "token=fresh-token; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax",
        // Tells scripts that a customer is signed in, not which one.
        "signed-in=1; Path=/; Max-Age=2592000; SameSite=Lax",
      ]);
    },
  );

  test("[S9] [AUTH-15] on https the cookie is Secure", async () => {
    const init = {
      method: "POST",
      headers: { "content-type": "application/json", "x-graphql-csrf": "1", origin: "https://site.test" },
      body: JSON.stringify(LOGIN),
    };
    const response = await visit(createFakeBackend(signsIn), "https://site.test/graphql", init);
    expect(response.headers.get("set-cookie")).toMatch(/; Secure$/);
  });

  test("[AUTH-16] [CONST-01] [API-006] the profile in the answer of a login is read with the new token", async () => {
    const backend = createFakeBackend(signsIn);
    const { answer } = await post(backend, LOGIN, { token: "preset-by-an-attacker" });
    expect(answer.data.login.viewer.id).toBe("7");
    expect(backend.calls.map((call) => [call.path, call.headers.get("web-token")])).toEqual([
      ["/user/api/customer", "preset-by-an-attacker"],
      ["/user/api/customer/login", "preset-by-an-attacker"],
      ["/user/api/customer", "fresh-token"],
    ]);
  });

  test("[REG-10] [API-006] the profile in the answer of a registration is read with the new token", async () => {
    const backend = createFakeBackend(signsIn);
    const { answer } = await post(backend, REGISTER);
    expect(answer.data.register.viewer.id).toBe("7");
    const read = backend.calls.at(-1);
    expect([read?.path, read?.headers.get("web-token")]).toEqual(["/user/api/customer", "fresh-token"]);
  });

  test("[ROLE-12] a blocked account's tab is refused its line, and keeps what lets the next answer say why", async () => {
    const blocked = { code: 7002, message: "您已被平台拉黑，请联系平台客服" };
    const headers = { upgrade: "websocket", origin: ORIGIN, cookie: "token=mine" };
    const backend = createFakeBackend({ "GET /user/api/customer": blocked });
    const response = await visit(backend, `/admin/websocket/${CUSTOMER.id}`, { headers });
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ["logging out", LOGOUT],
    ["signing in again", LOGIN],
  ])("[S11] %s closes the tabs that the session before it opened", async (_, body) => {
    const backend = createFakeBackend({ ...signsIn, "POST /user/api/customer/logout": {} });
    const headers = { upgrade: "websocket", origin: ORIGIN, cookie: "token=mine" };
    const { webSocket } = await visit(backend, `/admin/websocket/${CUSTOMER.id}`, { headers });
    const closed = new Promise((resolve) => webSocket?.addEventListener("close", resolve));
    webSocket?.accept();
    await post(backend, body, { token: "mine" });
    expect(await closed).toMatchObject({ code: 4401 });
  });

  test.each([
    ["a new payment password", 'setPayPassword(input: { code: "123456", password: "246810" })'],
    ["another phone", 'changePhone(input: { currentCode: "123456", phone: "13900139000", code: "654321" })'],
    ["ending one of them", 'endSession(sessionId: "5")'],
    ["ending all of them", "endOtherSessions"],
  ])("[S11] %s closes the tabs of the customer's other sessions, not its own", async (_, mutation) => {
    const backend = createFakeBackend({
      "POST /user/api/customer/modify_pay_pwd": {},
      "POST /user/api/worker/rebind": {},
      "POST /user/api/customer/sessions/end": {},
      "POST /user/api/customer/sessions/end_others": {},
      "GET /user/api/customer": { data: CUSTOMER },
    });
    const open = async (token: string) => {
      const headers = { upgrade: "websocket", origin: ORIGIN, cookie: `token=${token}` };
      const { webSocket } = await visit(backend, `/admin/websocket/${CUSTOMER.id}`, { headers });
      webSocket?.accept();
      return webSocket;
    };
    const [mine, other] = [await open("mine"), await open("other")];
    const closed = new Promise<CloseEvent>((resolve) => other?.addEventListener("close", resolve));
    const query = `mutation { answer: ${mutation} { __typename } }`;
    const { answer } = await post(backend, { query }, { token: "mine" });
    expect(answer.errors).toBeUndefined();
    expect(await closed).toMatchObject({ code: 4401 });
    expect(mine?.readyState).toBe(WebSocket.OPEN);
    mine?.close(1000);
  });

  test("[AUTH-15] [API-004] a sign-in that fails leaves the session before it and its tabs alone", async () => {
    const refused = { code: 4111, message: "验证码错误" };
    const backend = createFakeBackend({ ...signsIn, "GET /user/api/customer/login": refused });
    const headers = { upgrade: "websocket", origin: ORIGIN, cookie: "token=mine" };
    const { webSocket } = await visit(backend, `/admin/websocket/${CUSTOMER.id}`, { headers });
    webSocket?.accept();
    const { response } = await post(backend, LOGIN, { token: "mine" });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(webSocket?.readyState).toBe(WebSocket.OPEN);
    webSocket?.close(1000);
  });

  test("[S9] [NAV-05] [AUTH-19] logout ends the session in the backend and removes the cookie", async () => {
    const backend = createFakeBackend({
      "POST /user/api/customer/logout": {},
      "GET /user/api/customer": { data: CUSTOMER },
    });
    const { answer, response } = await post(backend, LOGOUT, { token: "mine" });
    expect(answer.data).toEqual({ logout: { ok: true } });
    expect(response.headers.getSetCookie()).toEqual([
      "token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
      "signed-in=; Path=/; Max-Age=0; SameSite=Lax",
    ]);
    expect(backend.calls.find((call) => call.path.endsWith("/logout"))?.headers.get("web-token")).toBe(
      "mine",
    );
  });

  test("[NAV-05] [S9] the page that signs out ends the session, removes the cookie and leads home", async () => {
    const backend = createFakeBackend({
      "POST /user/api/customer/logout": {},
      "GET /user/api/customer": { data: CUSTOMER },
    });
    const headers = { origin: ORIGIN, cookie: "token=mine; signed-in=1" };
    const init: RequestInit = { method: "POST", headers, body: new URLSearchParams(), redirect: "manual" };
    const { status, headers: sent } = await visit(backend, "/logout", init, { renderPage: renderAnyPage });
    expect([status, sent.get("location")]).toEqual([302, "/"]);
    expect(sent.getSetCookie()).toEqual([
      "token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
      "signed-in=; Path=/; Max-Age=0; SameSite=Lax",
    ]);
    const ended = backend.calls.find(({ path }) => path.endsWith("/logout"));
    expect(ended?.headers.get("web-token")).toBe("mine");
  });

  test("[NAV-05] the browser itself loads the home page behind it, so that no page remembers the customer", () => {
    const request = new Request(`${ORIGIN}/`);
    try {
      clientLoader({ request } as never);
      expect.unreachable("the router opened the home page by itself");
    } catch (error) {
      const { headers } = error as Response;
      expect([headers.get("location"), headers.get("x-remix-reload-document")]).toEqual([
        request.url,
        "true",
      ]);
    }
  });

  test("[S39] [AUTH-19] [NAV-05] signing out leaves nothing in the browser; a session that ended keeps the draft", async () => {
    const backend = createFakeBackend({
      "POST /user/api/customer/logout": {},
      "GET /user/api/customer": { data: CUSTOMER },
    });
    const left = await post(backend, LOGOUT, { token: "mine" });
    expect(left.response.headers.get("clear-site-data")).toBe('"cache", "storage"');

    const refusing = createFakeBackend({ "GET /user/api/customer": { code: 7001, message: "请先登录" } });
    const ended = await post(refusing, { query: "{ viewer { customer { id } } }" }, { token: "mine" });
    expect(ended.response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^token=; .*Max-Age=0/),
      expect.stringMatching(/^signed-in=; .*Max-Age=0/),
    ]);
    expect(ended.response.headers.has("clear-site-data")).toBe(false);
  });

  test("[S39] [AUTH-19] [NAV-05] a sign-out that the backend cannot confirm clears the browser all the same", async () => {
    const backend = createFakeBackend({
      "GET /user/api/customer": { data: CUSTOMER },
      "POST /user/api/customer/logout": { code: 4029, message: "操作太频繁，请稍后再试" },
    });
    const { response } = await post(backend, LOGOUT, { token: "mine" });
    expect(response.headers.get("clear-site-data")).toBe('"cache", "storage"');
  });

  test("[AUTH-15] the token appears in no answer", async () => {
    const { answer, response } = await post(createFakeBackend(signsIn), LOGIN);
    expect(JSON.stringify(answer)).not.toContain("fresh-token");
    response.headers.delete("set-cookie");
    expect(JSON.stringify([...response.headers])).not.toContain("fresh-token");
  });

  test.each([
    ["an empty value", "token="],
    ["a value of 10 kB", `token=${"a".repeat(10_000)}`],
    ["a value with a line break", "token=a%0d%0aWEB-TOKEN: b c"],
    ["another cookie whose name ends alike", "xtoken=abc"],
  ])("[S5] [AUTH-18] %s counts as no token", async (_, cookie) => {
    const backend = createFakeBackend(signsIn);
    const { answer } = await post(backend, { query: "{ viewer { id } }" }, { headers: { cookie } });
    expect(answer).toEqual({ data: { viewer: null } });
    expect(backend.calls).toEqual([]);
  });

  test("[AUTH-18] the cookie is found among others", async () => {
    const backend = createFakeBackend(signsIn);
    const cookie = "theme=dark; token=abc.DEF_1-2; lang=zh";
    await post(backend, { query: "{ viewer { id } }" }, { headers: { cookie } });
    expect(backend.calls[0]?.headers.get("web-token")).toBe("abc.DEF_1-2");
  });

  test("[S41] the browser's own word about its address or token is not passed on", async () => {
    const backend = createFakeBackend(signsIn);
    const headers = {
      "x-client-address": "1.1.1.1",
      "x-forwarded-for": "1.1.1.1",
      "web-token": "forged",
      "cf-connecting-ip": "203.0.113.9",
    };
    await post(backend, { query: "{ viewer { id } }" }, { token: "mine", headers });
    expect(backend.calls[0]?.headers.get("x-client-address")).toBe("203.0.113.9");
    expect(backend.calls[0]?.headers.get("web-token")).toBe("mine");
    expect(backend.calls[0]?.headers.has("x-forwarded-for")).toBe(false);
  });

  test("an answer that changes nothing sets no cookie", async () => {
    const response = await visit(createFakeBackend(), "/", { headers: { cookie: "token=abc" } });
    expect(response.headers.get("set-cookie")).toBeNull();
  });
});
