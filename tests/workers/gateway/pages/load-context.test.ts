import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { parse } from "graphql";
import { describe, expect, test } from "vitest";
import { createContext } from "../../../../gateway/context";
import { createGraphQLServer } from "../../../../gateway/graphql/server";
import { createLoadContext } from "../../../../load-context";
import { expectConsole } from "../../../support/console-is-error";
import { restOrderDetail } from "../../../support/contract/rest-order";
import { CUSTOMER, createFakeBackend, type FakeBackend, ORIGIN, siteEnv } from "../support";

const Me = parse("{ viewer { id } }") as TypedDocumentNode<
  { viewer: { id: string } | null },
  Record<string, never>
>;

function open(backend: FakeBackend, path: string, cookie = "token=t") {
  const request = new Request(`${ORIGIN}${path}`, { headers: { cookie } });
  const env = siteEnv(backend);
  const context = createContext(request, env);
  const visit = {
    url: new URL(request.url),
    env,
    context,
    graphql: createGraphQLServer({ documents: {}, isOpen: false }),
    nonce: "n",
    styleNonce: "s",
  };
  return { context, load: createLoadContext(request, visit) };
}

const thrown = (running: Promise<unknown>): Promise<Response> =>
  running.then(
    () => expect.unreachable("an error was expected"),
    (error) => error,
  );

const CUSTOMER_CALL = "GET /user/api/customer";

describe("context.graphql", () => {
  test("answers the data of an operation and shares reads between the loaders of one page", async () => {
    const backend = createFakeBackend({ [CUSTOMER_CALL]: { data: CUSTOMER } });
    const { load } = open(backend, "/user/index");
    const answers = await Promise.all([load.graphql(Me), load.graphql(Me)]);
    expect(answers).toEqual([{ viewer: { id: "7" } }, { viewer: { id: "7" } }]);
    expect(backend.calls).toHaveLength(1);
  });

  test.each([
    ["ROLE-11", 7001, "login", "/user/order?page=2", "/user/order?page=2"],
    ["ERR-15", 7001, "login", "/user/order?page=2", "/user/order?page=2"],
    ["ERR-02", 7001, "login", "/user/order.data?page=2&_routes=routes%2Fuser", "/user/order?page=2"],
    ["ROLE-11", 7001, "login", "/_root.data", "/"],
    ["ROLE-12", 7002, "blocked", "/user/index?index", "/user/index"],
    ["ERR-03", 7002, "blocked", "/user/order.data?page=2", "/user/order?page=2"],
  ])(
    "[%s] [AUTH-20] code %i leads to sign-in for the reason %s, from %s back to %s",
    async (_id, code, reason, path, from) => {
      const backend = createFakeBackend({ [CUSTOMER_CALL]: { code, message: "" } });
      const { load, context } = open(backend, path);
      const response = await thrown(load.graphql(Me));
      expect(response.status).toBe(302);
      const target = new URL(response.headers.get("location") ?? "", ORIGIN);
      expect(target.pathname).toBe("/login");
      expect(Object.fromEntries(target.searchParams)).toEqual({ reason, from });
      expect(context.session.setCookies().length > 0).toBe(code === 7001);
    },
  );

  test("a failing backend becomes a 502 with code, message and request id for the error boundary", async () => {
    expectConsole(/"event":"graphql"/);
    const backend = createFakeBackend({ [CUSTOMER_CALL]: () => new Response("SQL secret", { status: 500 }) });
    const { load, context } = open(backend, "/user/index");
    const response = await thrown(load.graphql(Me));
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({
      code: 5003,
      message: "服务暂时不可用，请稍后再试",
      requestId: context.requestId,
    });
  });

  test("[ERR-01] a refusal outside of a result union keeps the server's message", async () => {
    const backend = createFakeBackend({ [CUSTOMER_CALL]: { code: 4029, message: "操作太频繁，请稍后再试" } });
    const response = await thrown(open(backend, "/user/index").load.graphql(Me));
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ code: 4029, message: "操作太频繁，请稍后再试" });
  });

  test("variables of the wrong kind become a 400 in Chinese", async () => {
    const ByPage = parse(
      "query ($page: Int) { viewer { orders(page: $page) { total } } }",
    ) as TypedDocumentNode<unknown, { page: unknown }>;
    const response = await thrown(
      open(createFakeBackend(), "/user/order").load.graphql(ByPage, { page: "x" }),
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 4000, message: "提交的内容有误，请检查后重试" });
  });

  test("after a write nothing that was read before is believed", async () => {
    const backend = createFakeBackend({
      [CUSTOMER_CALL]: { data: CUSTOMER },
      "POST /user/api/customer/modify_pay_pwd": {},
    });
    const { load } = open(backend, "/user/index");
    const SetPassword = parse(
      'mutation { setPayPassword(input: { code: "123456", password: "123456" }) { ... on PayPasswordSet { viewer { id } } } }',
    ) as TypedDocumentNode<unknown, Record<string, never>>;
    await load.graphql(Me);
    await load.graphql(SetPassword);
    expect(backend.calls.map((call) => call.path)).toEqual([
      "/user/api/customer",
      "/user/api/customer/modify_pay_pwd",
      "/user/api/customer",
    ]);
  });

  test("[AUTH-18] [ROLE-03] hasToken tells visitors from customers", () => {
    expect(open(createFakeBackend(), "/", "token=t").load.hasToken).toBe(true);
    for (const none of ["token=", "xtoken=t", ""])
      expect(open(createFakeBackend(), "/", none).load.hasToken).toBe(false);
  });

  test("[ROLE-12] a token that is dropped leaves the browser with the answer", () => {
    const { load, context } = open(createFakeBackend(), "/login");
    load.dropToken();
    expect(context.session.setCookies()[0]).toMatch(/^token=; Path=\/; Max-Age=0;/);
  });
});

describe("context.graphqlParts", () => {
  const Home = parse("{ viewer { customer { nickname } wallet { balance } } }") as TypedDocumentNode<
    { viewer: { customer: { nickname: string } | null; wallet: { balance: number } | null } | null },
    Record<string, never>
  >;
  const BALANCE_CALL = "GET /user/api/customer/balance";
  const broken = () => new Response("SQL secret", { status: 500 });

  test("[R23] answers the parts that there are; the one that failed is null", async () => {
    expectConsole(/"event":"graphql".*API-007: status 500/);
    const backend = createFakeBackend({ [CUSTOMER_CALL]: { data: CUSTOMER }, [BALANCE_CALL]: broken });
    expect(await open(backend, "/user/index").load.graphqlParts(Home)).toEqual({
      viewer: { customer: { nickname: CUSTOMER.nickname }, wallet: null },
      refusal: "服务暂时不可用，请稍后再试",
    });
  });

  test("[R23] with all parts broken there is still an answer for the page's shell", async () => {
    expectConsole(/"event":"graphql"/);
    const backend = createFakeBackend({ [CUSTOMER_CALL]: broken, [BALANCE_CALL]: broken });
    expect(await open(backend, "/user/index").load.graphqlParts(Home)).toEqual({
      viewer: { customer: null, wallet: null },
      refusal: "服务暂时不可用，请稍后再试",
    });
  });

  test("[GEN-12] [ERR-01] says in the platform's words why a part was refused, and nothing when all are there", async () => {
    const refused = { code: 4029, message: "操作太频繁，请稍后再试" };
    const backend = createFakeBackend({ [CUSTOMER_CALL]: { data: CUSTOMER }, [BALANCE_CALL]: refused });
    expect((await open(backend, "/user/index").load.graphqlParts(Home)).refusal).toBe(refused.message);
    const whole = createFakeBackend({
      [CUSTOMER_CALL]: { data: CUSTOMER },
      [BALANCE_CALL]: { data: { balance: 100 } },
    });
    expect((await open(whole, "/user/index").load.graphqlParts(Home)).refusal).toBeNull();
  });

  test.each([
    ["[ROLE-11] [ERR-02]", 7001, "login"],
    ["[ROLE-12] [ERR-03]", 7002, "blocked"],
  ])(
    "%s [AUTH-20] code %i in one part leads to sign-in all the same, and back to the page",
    async (_ids, code, reason) => {
      const refused = { code, message: "" };
      const backend = createFakeBackend({ [CUSTOMER_CALL]: { data: CUSTOMER }, [BALANCE_CALL]: refused });
      const response = await thrown(open(backend, "/user/order?page=2").load.graphqlParts(Home));
      expect(response.status).toBe(302);
      const target = new URL(response.headers.get("location") ?? "", ORIGIN);
      expect(target.pathname).toBe("/login");
      expect(Object.fromEntries(target.searchParams)).toEqual({ reason, from: "/user/order?page=2" });
    },
  );

  test("the page fails when a part of its order cannot be shown, and does not say that there is no order", async () => {
    const Paid = parse('{ order(id: "5") { totalAmount } }') as TypedDocumentNode<
      { order: { totalAmount: number } | null },
      Record<string, never>
    >;
    const data = { ...restOrderDetail(5), totalAmount: 1e15 };
    const backend = createFakeBackend({ "GET /order/api/order/5": { data } });
    expectConsole(/"event":"graphql"/);
    const response = await thrown(open(backend, "/user/order").load.graphqlParts(Paid));
    expect(response.status).toBe(500);
  });
});
