import { type DocumentNode, print } from "graphql";
import { describe, expect, test, vi } from "vitest";
import { loader, action as signIn } from "../../../app/routes/login";
import { clientAction, action as register } from "../../../app/routes/register";

const FORM = { phone: "138 1234 5678", code: "123456", referralCode: "R88", agreement: "on" };

/** The profile, in the answer to who has just signed in. */
const PROFILE = /on SignedIn \{\s*viewer \{\s*customer \{/;

/** Posts a form to a page; `answer` is what the graph says. Answers what it was asked, and what came back. */
async function post(
  action: typeof signIn | typeof register,
  path: string,
  { form = FORM, answer = { __typename: "SignedIn" } }: { form?: object; answer?: object } = {},
) {
  const graphql = vi.fn(async (..._asked: unknown[]) => ({ answer }));
  const body = new URLSearchParams(Object.entries(form));
  const request = new Request(`https://site.test${path}`, { method: "POST", body });
  const args = { request, context: { graphql }, params: {} };
  const outcome: unknown = await Promise.resolve(action(args as never)).catch((thrown: unknown) => thrown);
  return {
    asked: graphql.mock.calls.map(([, variables]) => variables),
    readsProfile: graphql.mock.calls.every(([document]) => PROFILE.test(print(document as DocumentNode))),
    leadsTo: outcome instanceof Response ? outcome.headers.get("Location") : null,
    outcome,
  };
}

describe("signing in", () => {
  test.each([
    ["AUTH-01", "/login?from=/user/wallet", "/user/wallet"],
    ["AUTH-20", "/login?reason=login&from=%2Fuser%2Forder%3Fpage%3D2", "/user/order?page=2"],
    ["AUTH-14", "/login", "/user/index"],
    ["AUTH-14", "/login?from=//evil.test", "/user/index"],
  ])(
    "[%s] [AUTH-16] [AUTH-17] [API-004] at %s sends the digits of the phone with the code, reads the profile, and leads to %s",
    async (_id, path, to) => {
      const { asked, readsProfile, leadsTo } = await post(signIn, path);
      expect(readsProfile).toBe(true);
      expect(asked).toEqual([{ input: { phone: "13812345678", code: "123456" } }]);
      expect(leadsTo).toBe(to);
    },
  );

  test.each([
    ["AUTH-02", "signs in", signIn],
    ["REG-13", "registers", register],
  ])("[%s] a phone that is none is told, and %s without a call", async (_id, _what, action) => {
    const { asked, outcome } = await post(action, "/login", { form: { ...FORM, phone: "108 0013 8000" } });
    expect(asked).toEqual([]);
    expect(outcome).toMatchObject({ issues: [{ field: "phone", message: "手机号格式有误" }] });
  });

  test("[GEN-12] [ERR-01] [ERR-12] a refusal comes back in the server's words", async () => {
    const answer = { __typename: "BusinessError", code: 4111, message: "验证码错误" };
    const { outcome } = await post(signIn, "/login", { answer });
    expect(outcome).toMatchObject({ problem: { field: "code", message: "验证码错误" } });
  });
});

describe("the page to sign in at", () => {
  /** Opens it with a token; `graphql` answers whether that is good. */
  async function open(path: string, graphql: () => Promise<unknown>) {
    const dropToken = vi.fn();
    const args = { request: new Request(`https://site.test${path}`), params: {} };
    const opening = loader({ ...args, context: { hasToken: true, graphql, dropToken } } as never);
    const outcome: unknown = await opening.catch((thrown: unknown) => thrown);
    return { outcome, isDropped: dropToken.mock.calls.length > 0 };
  }
  const refused = () => Promise.reject(new Response(null, { status: 302 }));
  const failed = () => Promise.reject(new Response(null, { status: 502 }));
  const good = async () => ({ viewer: { id: "7" } });

  test("[ROLE-12] says why it was opened, and drops the token that was refused", async () => {
    expect(await open("/login?reason=blocked&from=/user/order", refused)).toEqual({
      outcome: { reason: "blocked" },
      isDropped: true,
    });
    expect(await open("/login?from=/user/order", refused)).toEqual({
      outcome: { reason: null },
      isDropped: true,
    });
  });

  test("[AUTH-18] drops no token that is good, whatever its address says, nor one that could not be looked at", async () => {
    expect(await open("/login?reason=blocked", good)).toMatchObject({ isDropped: false });
    expect(await open("/login", failed)).toEqual({ outcome: { reason: null }, isDropped: false });
  });

  test("[AUTH-17] leads on who is signed in already", async () => {
    const { outcome } = await open("/login?from=/user/wallet", good);
    expect(outcome instanceof Response && outcome.headers.get("Location")).toBe("/user/wallet");
  });
});

describe("registering", () => {
  test.each([
    ["/register?from=/user/wallet", "/user/wallet"],
    ["/register", "/user/index"],
    ["/register?from=//evil.test", "/user/index"],
  ])(
    "[REG-08] [REG-10] [API-005] [API-006] at %s sends the referral code as well, reads the profile, and leads to %s",
    async (path, to) => {
      const { asked, readsProfile, leadsTo } = await post(register, path);
      expect(readsProfile).toBe(true);
      expect(asked).toEqual([{ input: { phone: "13812345678", code: "123456", referralCode: "R88" } }]);
      expect(leadsTo).toBe(to);
    },
  );

  test("[REG-01] [REG-03] [API-005] with a referral code sends it, and without one sends none", async () => {
    const sent = async (referralCode: string) =>
      (await post(register, "/register", { form: { ...FORM, referralCode } })).asked;
    const input = { phone: "13812345678", code: "123456" };
    expect(await sent("R88")).toEqual([{ input: { ...input, referralCode: "R88" } }]);
    expect(await sent("")).toEqual([{ input: { ...input, referralCode: null } }]);
  });

  test("[REG-09] [ERR-12] a refusal comes back in the server's words", async () => {
    const answer = { __typename: "BusinessError", code: 4111, message: "验证码错误" };
    const { outcome, leadsTo } = await post(register, "/register", { answer });
    expect(outcome).toMatchObject({ problem: { field: "code", message: "验证码错误" } });
    expect(leadsTo).toBeNull();
  });

  test("[REG-11] one that does not get through stays in its form, in the browser and on the server", async () => {
    const lost = () => Promise.reject(new TypeError("Failed to fetch"));
    const told = { problem: { field: null, message: "网络异常，请稍后重试" } };
    expect(await clientAction({ serverAction: lost } as never)).toMatchObject(told);
    const request = new Request("https://site.test/register", {
      method: "POST",
      body: new URLSearchParams(FORM),
    });
    expect(await register({ request, context: { graphql: lost }, params: {} } as never)).toMatchObject(told);
  });

  test("[REG-07] [ERR-15] without the agreement asks for it and sends nothing", async () => {
    const { phone, code } = FORM;
    const { asked, outcome } = await post(register, "/register", { form: { phone, code } });
    expect(asked).toEqual([]);
    expect(outcome).toMatchObject({ issues: [{ field: "agreement", message: "请勾选用户服务协议" }] });
  });
});
