import { describe, expect, test } from "vitest";
import { expectConsole } from "../../support/console-is-error";
import { createFakeBackend, ORIGIN, post, visit } from "./support";

const CUSTOMER_CALL = "GET /user/api/customer";
const PAY_WAYS = {
  "GET /common/platform/get_pay_way": { data: { orderPayWay: ["WALLET"], cashOutWay: [] } },
};
const ME = "{ viewer { customer { nickname } } }";
const CANCEL_CALL = "POST /order/api/order/5/cancel";
const CANCEL = 'mutation { cancelOrder(orderId: "5") { __typename ... on BusinessError { code } } }';
const closed = { env: { GRAPHQL_PLAYGROUND: "off" } } as const;

describe("/graphql", () => {
  test("answers data of the backend, and null for the viewer of a visitor without asking", async () => {
    const backend = createFakeBackend({ ...PAY_WAYS });
    const { answer, response } = await post(backend, { query: "{ viewer { id } payWays }" });
    expect(answer).toEqual({ data: { viewer: null, payWays: ["WALLET"] } });
    expect(backend.calls.map((call) => call.path)).toEqual(["/common/platform/get_pay_way"]);
    expect(response.headers.get("server-timing")).toMatch(
      /^total;dur=\d+, rest;desc="1 calls";dur=\d+, API-/,
    );
  });

  test.each([
    ["ROLE-11", 7001, "请先登录", /^token=; Path=\/; Max-Age=0;/],
    ["ERR-02", 7001, "请先登录", /^token=; Path=\/; Max-Age=0;/],
    // The next answer says why, too, wherever this one went.
    ["ROLE-12", 7002, "您已被平台拉黑，请联系平台客服", /^$/],
    ["ERR-03", 7002, "您已被平台拉黑，请联系平台客服", /^$/],
  ])(
    "[%s] [ENUM-25] code %i is a top-level error, and the session of the browser ends with 7001 alone",
    async (_id, code, message, cookie) => {
      const backend = createFakeBackend({ [CUSTOMER_CALL]: { code, message } });
      const { answer, response } = await post(backend, { query: ME }, { token: "old" });
      expect(answer.data).toEqual({ viewer: { customer: null } });
      expect(answer.errors).toMatchObject([{ message, extensions: { code } }]);
      expect(response.headers.get("set-cookie") ?? "").toMatch(cookie);
      // A change as well: it is no refusal of what was wanted.
      const changing = createFakeBackend({ [CANCEL_CALL]: { code, message } });
      const { answer: changed } = await post(changing, { query: CANCEL }, { token: "old" });
      expect(changed.errors).toMatchObject([{ message, extensions: { code } }]);
    },
  );

  test("[GEN-12] [ERR-01] a read that is refused is a top-level error with the server's code and message", async () => {
    const refused = { code: 4029, message: "操作太频繁，请稍后再试" };
    const { answer } = await post(
      createFakeBackend({ [CUSTOMER_CALL]: refused }),
      { query: ME },
      { token: "t" },
    );
    expect(answer.errors).toMatchObject([{ message: refused.message, extensions: { code: 4029 } }]);
  });

  test.each([
    [4111, "验证码错误"],
    // No code of ours: another backend's.
    [1, "操作失败"],
    [-1, "操作失败"],
  ])(
    "[GEN-12] [ENUM-25] [ERR-01] a refusal by code %i is a BusinessError with the server's code and message",
    async (code, message) => {
      const backend = createFakeBackend({ "GET /user/api/customer/login": { code, message } });
      const { answer, response } = await post(backend, {
        query:
          'mutation { login(input: { phone: "13812345678", code: "1" }) { __typename ... on BusinessError { code message } } }',
      });
      expect(answer).toEqual({
        data: { login: { __typename: "BusinessError", code, message } },
      });
      expect(response.headers.get("set-cookie")).toBeNull();
    },
  );

  test("a failure of the backend reaches the client as code and request id only", async () => {
    expectConsole(/"event":"graphql".*API-006: status 500/);
    const backend = createFakeBackend({
      [CUSTOMER_CALL]: Response.json({ code: 5000, message: "SQL secret at line 1" }, { status: 500 }),
    });
    const { answer, response } = await post(backend, { query: ME }, { token: "t" });
    const requestId = response.headers.get("x-request-id");
    expect(answer.errors).toMatchObject([
      { message: "服务暂时不可用，请稍后再试", extensions: { code: 5003, requestId } },
    ]);
    expect(JSON.stringify(answer)).not.toContain("SQL");
    expect(backend.calls[0]?.headers.get("x-request-id")).toBe(requestId);
  });

  test("a mistake of our own reaches the client as code and request id only", async () => {
    expectConsole(/"event":"graphql".*RangeError/);
    const backend = createFakeBackend({
      "GET /user/api/customer/balance": { data: { balance: 0.001, withdrawing: 0 } },
    });
    const { answer } = await post(backend, { query: "{ viewer { wallet { balance } } }" }, { token: "t" });
    expect(answer.errors?.[0]).toMatchObject({ message: "系统繁忙，请稍后再试", extensions: { code: 5000 } });
    expect(JSON.stringify(answer)).not.toContain("0.001");
  });

  test("[AUTH-18] a rejected token does not fail what visitors may read", async () => {
    const backend = createFakeBackend({ ...PAY_WAYS, [CUSTOMER_CALL]: { code: 7001, message: "请先登录" } });
    const { answer } = await post(backend, { query: "{ payWays viewer { id } }" }, { token: "old" });
    expect(answer.data).toEqual({ payWays: ["WALLET"], viewer: { id: null } });
  });
});

describe("requests from other sites", () => {
  const mutation = { query: "mutation { logout { __typename } }" };
  const json = { "content-type": "application/json", "x-graphql-csrf": "1" };
  const send = async (headers: Record<string, string>, body = JSON.stringify(mutation)) => {
    const backend = createFakeBackend();
    const response = await visit(backend, "/graphql", { method: "POST", headers, body });
    expect(backend.calls).toEqual([]);
    return response;
  };

  test.each([
    ["another origin", { ...json, origin: "https://evil.example" }],
    ["an opaque origin", { ...json, origin: "null" }],
    ["a longer host", { ...json, origin: `${ORIGIN}.evil.example` }],
    ["a sibling subdomain", { ...json, origin: ORIGIN, "sec-fetch-site": "same-site" }],
    ["another site", { ...json, "sec-fetch-site": "cross-site" }],
    ["neither origin nor site", json],
  ])("[S12] a mutation from %s is refused and nothing happens", async (_, headers) => {
    expect((await send(headers)).status).toBe(403);
  });

  test.each(["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"])(
    "[S12] a mutation as an HTML form could send it (%s) is refused, even with the right origin",
    async (type) => {
      const response = await send(
        { "content-type": type, origin: ORIGIN },
        new URLSearchParams(mutation).toString(),
      );
      expect([403, 415]).toContain(response.status);
    },
  );

  test("[S12] JSON without the header that only scripts can set is refused", async () => {
    expect((await send({ "content-type": "application/json", origin: ORIGIN })).status).toBe(403);
  });

  test.each(["https://evil.example", "null", `${ORIGIN}.evil.example`])(
    "[S13] neither a preflight nor a request from %s gets an Access-Control header",
    async (origin) => {
      for (const method of ["OPTIONS", "POST", "GET"]) {
        const response = await visit(createFakeBackend(), "/graphql", {
          method,
          headers: { ...json, origin, "access-control-request-method": "POST" },
          body: method === "POST" ? JSON.stringify({ query: "{ payWays }" }) : undefined,
        });
        const names = [...response.headers.keys()].filter((name) => name.startsWith("access-control"));
        expect(names).toEqual([]);
      }
    },
  );

  test("[S12] pages and uploads are guarded by the same rule", async () => {
    const backend = createFakeBackend();
    let rendered = 0;
    const renderPage = async () => {
      rendered += 1;
      return new Response("");
    };
    for (const path of ["/login", "/common/common/upload_file", "/user/order"]) {
      const init = { method: "POST", headers: { origin: "https://evil.example" }, body: "x=1" };
      expect((await visit(backend, path, init, { renderPage })).status).toBe(403);
    }
    expect(rendered).toBe(0);
  });
});

describe("persisted documents", () => {
  const documents = { "sha256:1": "query Ways { payWays }" };

  test("a hash stands for its document", async () => {
    const { answer } = await post(
      createFakeBackend(PAY_WAYS),
      { documentId: "sha256:1" },
      { documents, ...closed },
    );
    expect(answer).toEqual({ data: { payWays: ["WALLET"] } });
  });

  test.each([
    ["a free text", { query: "{ payWays }" }, 403],
    ["a free text besides a hash", { query: "{ goodsTypes { id } }", documentId: "sha256:1" }, 403],
    ["an unknown hash", { documentId: "sha256:2" }, 404],
    ["a name of the prototype", { documentId: "constructor" }, 404],
    ["introspection", { query: "{ __schema { types { name } } }" }, 403],
    ["__type", { query: '{ __type(name: "Order") { name } }' }, 403],
    ["a misspelt field, without suggestions", { query: "{ payWay }" }, 403],
  ])("[S36] in production %s is refused", async (_, body, status) => {
    const backend = createFakeBackend(PAY_WAYS);
    const { answer, response } = await post(backend, body, { documents, ...closed });
    expect(response.status).toBe(status);
    expect(answer.data).toBeUndefined();
    expect(JSON.stringify(answer)).not.toContain("Did you mean");
    expect(backend.calls).toEqual([]);
  });

  test("[S36] introspection is refused in production even as a persisted document", async () => {
    const withIntrospection = { "sha256:1": "{ __schema { types { name } } }" };
    const { answer } = await post(
      createFakeBackend(),
      { documentId: "sha256:1" },
      { documents: withIntrospection, ...closed },
    );
    expect(answer.data).toBeUndefined();
  });
});
