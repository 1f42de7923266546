import { describe, expect, test } from "vitest";
import { signIn } from "../../support/accounts";
import { createTestBackend } from "../../support/backend";
import { expectConsole } from "../../support/console-is-error";
import { createWholeSite } from "../../support/whole-site";
import { createFakeBackend, ORIGIN, post, visit } from "./support";

const CUSTOMER_CALL = "GET /user/api/customer";
const PAY_WAYS = {
  "GET /common/platform/get_pay_way": { data: { orderPayWay: ["WALLET"], cashOutWay: [] } },
};
const ME = "{ viewer { customer { nickname } } }";
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
    [7001, "请先登录"],
    [7002, "您已被平台拉黑，请联系平台客服"],
  ])(
    "[ROLE-11] [ROLE-12] code %i is a top-level error and ends the session of the browser",
    async (code, message) => {
      const backend = createFakeBackend({ [CUSTOMER_CALL]: { code, message } });
      const { answer, response } = await post(backend, { query: ME }, { token: "old" });
      expect(answer.data).toEqual({ viewer: { customer: null } });
      expect(answer.errors).toMatchObject([{ message, extensions: { code } }]);
      expect(response.headers.get("set-cookie")).toMatch(/^token=; Path=\/; Max-Age=0;/);
    },
  );

  test("[GEN-12] an expected refusal is a BusinessError with the server's code and message", async () => {
    const backend = createFakeBackend({
      "GET /user/api/customer/login": { code: 4111, message: "验证码错误" },
    });
    const { answer, response } = await post(backend, {
      query:
        'mutation { login(input: { phone: "13812345678", code: "1" }) { __typename ... on BusinessError { code message } } }',
    });
    expect(answer).toEqual({
      data: { login: { __typename: "BusinessError", code: 4111, message: "验证码错误" } },
    });
    expect(response.headers.get("set-cookie")).toBeNull();
  });

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
    expect(answer.data).toEqual({ payWays: ["WALLET"], viewer: null });
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

describe("limits of an operation", () => {
  const refused = async (query: string) => {
    const backend = createFakeBackend(PAY_WAYS);
    const { answer } = await post(backend, { query });
    expect(backend.calls).toEqual([]);
    expect(answer.data).toBeUndefined();
    return answer.errors?.[0]?.message;
  };

  test.each([7, 8, 40])("[S36] %i levels are refused", async (levels) => {
    const nested = `${"children { ".repeat(levels - 2)}code${" }".repeat(levels - 2)}`;
    expect(await refused(`{ areas { ${nested} } }`)).toContain("6 depth");
  });

  test.each([
    ["a page", "{ viewer { orders(pageSize: 99999) { nodes { id } } } }", {}],
    [
      "a page by variable",
      "query ($n: Int) { viewer { orders(pageSize: $n) { nodes { id } } } }",
      { n: 99999 },
    ],
    [
      "a page by default of a variable",
      "query ($n: Int = 501) { viewer { orders(pageSize: $n) { nodes { id } } } }",
      {},
    ],
    [
      "lists within a page",
      "{ viewer { orders(pageSize: 60) { nodes { id items { id name count } } } } }",
      {},
    ],
    ["lists within lists", `{ areas { ${"children { ".repeat(4)}code${" }".repeat(4)} } }`, {}],
    [
      "pages behind a fragment",
      "{ viewer { ...A } } fragment A on Viewer { orders(pageSize: 600) { nodes { id } } }",
      {},
    ],
  ])("[S36] lists that cost more than 1,000 are refused: %s", async (_, query, variables) => {
    const backend = createFakeBackend(PAY_WAYS);
    const { answer } = await post(backend, { query, variables }, { token: "t" });
    expect(backend.calls).toEqual([]);
    expect(answer.data).toBeUndefined();
    expect(answer.errors?.[0]?.message).toContain("1000 for its lists");
  });

  test("[S36] what a page of ours shows costs far less", async () => {
    const data = { rows: [], total: 0 };
    const backend = createFakeBackend({ "GET /order/api/order": { data } });
    const query = `{ viewer { orders(pageSize: 20) { total nodes { id orderNo status statusName createdAt
      customerName customerPhone displayAddress totalAmount items { id name count imageUrl } lines { name fee } } } } }`;
    expect((await post(backend, { query }, { token: "t" })).answer.errors).toBeUndefined();
  });

  test("[S36] many aliases of an expensive field are refused", async () => {
    const aliases = Array.from({ length: 200 }, (_, i) => `a${i}: payWays`).join(" ");
    expect(await refused(`{ ${aliases} }`)).toContain("10 aliases");
  });

  test("[S36] nine hundred repeated fields are refused", async () => {
    expect(await refused(`{ areas { ${"code ".repeat(900)} } }`)).toContain("300 fields");
  });

  test("[S36] fragments within fragments count as often as they are used, and quickly", async () => {
    const fragments = Array.from(
      { length: 30 },
      (_, i) => `fragment F${i} on Area { ${i === 0 ? "code" : `...F${i - 1} ...F${i - 1}`} }`,
    );
    expect(await refused(`{ areas { ...F29 } } ${fragments.join(" ")}`)).toContain("300 fields");
  });

  test("[S36] fragments that contain each other are refused", async () => {
    const cycle = "fragment A on Area { ...B } fragment B on Area { ...A }";
    expect(await refused(`{ areas { ...A } } ${cycle}`)).toContain("Cannot spread fragment");
  });

  test("[S36] sixty directives are refused, on one field or on sixty", async () => {
    expect(await refused(`{ payWays ${"@include(if: true) ".repeat(60)} }`)).toBeDefined();
    expect(await refused(`{ ${"payWays @include(if: true) ".repeat(60)} }`)).toContain("10 directives");
  });

  test("[S36] a document of very many tokens is not even parsed", async () => {
    expect(await refused(`{ ${"payWays ".repeat(2000)} }`)).toContain("1500 tokens");
  });

  test.each([2, 100])("[S36] a batch of %i operations is refused", async (count) => {
    const backend = createFakeBackend(PAY_WAYS);
    const body = JSON.stringify(Array(count).fill({ query: "{ payWays }" }));
    const headers = { "content-type": "application/json", "x-graphql-csrf": "1", origin: ORIGIN };
    const response = await visit(backend, "/graphql", { method: "POST", headers, body });
    expect(response.status).toBe(400);
    expect(backend.calls).toEqual([]);
  });

  test.each([
    ["with its length declared", (text: string) => text],
    ["as a stream of unknown length", (text: string) => new Blob([text]).stream()],
  ])("[S36] variables of 70 kB and of 5 MB are refused %s", async (_, body) => {
    for (const size of [70_000, 5_000_000]) await expectTooLarge(body, size);
  });

  async function expectTooLarge(body: (text: string) => BodyInit, size: number) {
    const backend = createFakeBackend(PAY_WAYS);
    const text = JSON.stringify({ query: "{ payWays }", variables: { x: "y".repeat(size) } });
    const headers = { "content-type": "application/json", "x-graphql-csrf": "1", origin: ORIGIN };
    const response = await visit(backend, "/graphql", { method: "POST", headers, body: body(text) });
    expect(response.status).toBe(413);
    expect(backend.calls).toEqual([]);
  }

  test("[S36] a page size beyond the documented one is refused by the contract, for our own documents too", async () => {
    const { token } = await signIn();
    const site = createWholeSite(createTestBackend());
    const documents = { "sha256:1": "query ($n: Int) { viewer { orders(pageSize: $n) { total } } }" };
    for (const n of [101, 99999]) {
      const variables = { n };
      const { answer } = await site.graphql({ documentId: "sha256:1", variables }, { documents, token });
      expect(answer.errors).toMatchObject([{ message: "参数错误：pageSize", extensions: { code: 4000 } }]);
    }
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
    ["a free text besides a hash", { query: "{ goodsTypes { id } }", documentId: "sha256:2" }, 404],
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

describe("playground", () => {
  const get = { headers: { accept: "text/html" } };

  test("opens at /graphql with example operations, and runs no script but its own", async () => {
    const response = await visit(createFakeBackend(), "/graphql", get);
    const html = await response.text();
    const nonce = /nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1];
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(html).toContain("query Categories");
    expect(html.match(/<script[^>]*>/g)?.every((tag) => tag.includes(`nonce="${nonce}"`))).toBe(true);
    const policy = response.headers.get("content-security-policy") ?? "";
    const styles = html.match(/<style[^>]*>/g) ?? [];
    expect(styles).toEqual([`<style nonce="${/style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1]}">`]);
    expect(html).not.toContain("{{");
    expect(html).not.toMatch(/https?:\/\//);
  });

  test("[S36] is not there when it is switched off", async () => {
    const response = await visit(createFakeBackend(), "/graphql", get, closed);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain("<");
  });
});
