import { describe, expect, test } from "vitest";
import graphGuide from "../../../docs/graph.md?raw";
import { REQUEST_CODES } from "../../../gateway/graphql/request-code";
import { CODE_MEANING, Code } from "../../../schema/rules/codes";
import { createFakeBackend, ORIGIN, post, visit } from "./support";

const PAY_WAYS = {
  "GET /common/platform/get_pay_way": { data: { orderPayWay: ["WALLET"], cashOutWay: [] } },
};
const JSON_TYPE = { "content-type": "application/json" };
const OWN = { ...JSON_TYPE, "x-graphql-csrf": "1", origin: ORIGIN };
const BY_STANDARD = { ...OWN, accept: "application/graphql-response+json" };
const nested = (levels: number) => `{ areas { ${"children { ".repeat(levels)}code${" }".repeat(levels)} } }`;

interface Sent {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly env?: Record<string, string>;
}

async function answerOf({ body, headers = OWN, env = {} }: Sent) {
  const backend = createFakeBackend(PAY_WAYS);
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const response = await visit(backend, "/graphql", { method: "POST", headers, body: text }, { env });
  expect(backend.calls).toEqual([]);
  const answer: { errors?: { message: string; extensions?: { code?: unknown } }[] } = await response.json();
  return { status: response.status, code: answer.errors?.[0]?.extensions?.code };
}

const query = "{ payWays }";

const REFUSED: readonly [keyof typeof REQUEST_CODES, number, Sent][] = [
  ["API_KEY_WRONG", 401, { body: { query }, headers: { ...OWN, authorization: "Bearer zd_live_0" } }],
  // Of a program whose client has dropped the header, or without a key at all.
  ["API_KEY_WRONG", 401, { body: { query }, headers: JSON_TYPE }],
  ["BAD_REQUEST", 400, { body: "{" }],
  ["BAD_REQUEST", 400, { body: [{ query }] }],
  ["BAD_USER_INPUT", 400, { body: { query: "query ($id: ID!) { order(id: $id) { id } }" } }],
  ["BODY_TOO_LARGE", 413, { body: { query, variables: { x: "y".repeat(70_000) } } }],
  ["CSRF_HEADER_MISSING", 403, { body: { query }, headers: { ...JSON_TYPE, origin: ORIGIN } }],
  ["DOCUMENT_MISSING", 400, { body: {}, env: { GRAPHQL_PLAYGROUND: "off" } }],
  ["GRAPHQL_PARSE_FAILED", 200, { body: { query: "{ payWays" } }],
  ["GRAPHQL_VALIDATION_FAILED", 200, { body: { query: "{ nothing }" } }],
  ["OPERATION_LIMIT_EXCEEDED", 200, { body: { query: nested(8) } }],
  [
    "OPERATION_LIMIT_EXCEEDED",
    200,
    { body: { query: `{ ${Array.from({ length: 20 }, (_, i) => `a${i}: payWays`)} }` } },
  ],
  ["OPERATION_LIMIT_EXCEEDED", 200, { body: { query: `{ ${"payWays @include(if: true) ".repeat(60)} }` } }],
  ["OPERATION_LIMIT_EXCEEDED", 200, { body: { query: `{ areas { ${"code ".repeat(900)} } }` } }],
  [
    "OPERATION_LIMIT_EXCEEDED",
    200,
    { body: { query: "{ viewer { orders(pageSize: 9999) { nodes { id } } } }" } },
  ],
  ["OPERATION_RESOLUTION_FAILURE", 400, { body: { query: "query A { payWays } query B { payWays }" } }],
  ["ORIGIN_REFUSED", 403, { body: { query }, headers: { ...OWN, origin: "https://evil.example" } }],
  ["PERSISTED_QUERY_NOT_FOUND", 404, { body: { documentId: "sha256:unknown" } }],
  ["PERSISTED_QUERY_ONLY", 403, { body: { query }, env: { GRAPHQL_PLAYGROUND: "off" } }],
  ["GRAPHQL_PARSE_FAILED", 400, { body: { query: "{ payWays" }, headers: BY_STANDARD }],
  ["GRAPHQL_VALIDATION_FAILED", 400, { body: { query: "{ nothing }" }, headers: BY_STANDARD }],
];

describe("a request that does not become an operation", () => {
  test.each(REFUSED)("is refused with the code %s and status %i: %j", async (code, status, sent) => {
    expect(await answerOf(sent)).toEqual({ code, status });
  });

  test("every status but 200 is in the guide, and no other", () => {
    const listed = [...graphGuide.matchAll(/^\| (\d{3}) +\| /gm)].map(([, status]) => Number(status));
    // 405 is for GET, below.
    const seen = new Set([405, ...REFUSED.map(([, status]) => status).filter((status) => status !== 200)]);
    expect(listed).toEqual([...seen].sort());
  });

  test("every code is in the guide, with what it means", () => {
    const listed = [...graphGuide.matchAll(/^\| `([A-Z_]+)` +\| (\D[^|]+?) +\|$/gm)].map(([, code, text]) => [
      code,
      text,
    ]);
    expect(Object.fromEntries(listed)).toEqual(REQUEST_CODES);
  });
});

test("every refusal is in the guide: name, number and meaning", () => {
  const listed = [...graphGuide.matchAll(/^\| `([A-Z_]+)` +\| (\d{4}) +\| (.+?) +\|$/gm)];
  const rows = listed.map(([, name = "", code, text]) => [name, { code: Number(code), text }]);
  const known = Object.entries(CODE_MEANING).map(([name, text]) => [
    name,
    { code: Code[name as keyof typeof CODE_MEANING], text },
  ]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(known));
});

test("a refusal has its code as a number and as a name; a code of another backend has no name", async () => {
  const cancel = 'mutation { cancelOrder(orderId: "1") { ... on BusinessError { code reason } } }';
  const reasonOf = async (code: number) => {
    const backend = createFakeBackend();
    backend.fetch = async () => Response.json({ code, message: "不行", data: null });
    const { answer } = await post(backend, { query: cancel }, { token: "t" });
    return answer.data.cancelOrder;
  };
  expect(await reasonOf(4306)).toEqual({ code: 4306, reason: "ORDER_CLOSED" });
  expect(await reasonOf(4999)).toEqual({ code: 4999, reason: null });
});

test("a refusal names the argument that it is about, where the backend tells and the graph has one", async () => {
  const fieldOf = async (mutation: string, field: unknown) => {
    const backend = createFakeBackend();
    backend.fetch = async () => Response.json({ code: 4000, message: "不行", data: null, field });
    const query = `mutation { answer: ${mutation} { ... on BusinessError { field } } }`;
    const { answer } = await post(backend, { query }, { token: "t" });
    return answer.data.answer.field;
  };
  const cancel = 'cancelOrder(orderId: "1")';
  expect(await fieldOf(cancel, "orderId")).toBe("orderId");
  expect(await fieldOf(cancel, "pageNum")).toBeNull();
  expect(await fieldOf(cancel, undefined)).toBeNull();
  const note = 'addFollowUp(input: { orderId: "1", content: "已联系", imageUrls: [] }, idempotencyKey: "k")';
  expect(await fieldOf(note, "content")).toBe("content");
});

test("an upload by a program without its key is refused as an answer to an upload, and says what is missing", async () => {
  const init = { method: "POST", headers: { "content-type": "application/octet-stream" }, body: "x" };
  const response = await visit(createFakeBackend(), "/common/common/upload_file", init);
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({
    code: Code.NOT_LOGGED_IN,
    message: "请求头 Authorization 中没有接口密钥",
    data: null,
  });
});

describe("GET /graphql", () => {
  const get = async (search: string, headers: Record<string, string>, env = {}) =>
    visit(createFakeBackend(PAY_WAYS), `/graphql${search}`, { headers }, { env });
  const own = { accept: "application/json", "x-graphql-csrf": "1" };

  test("answers a query to a client with the header, as clients with default settings send it", async () => {
    const response = await get(`?query=${encodeURIComponent(query)}`, { ...own, accept: "*/*" });
    expect(await response.json()).toEqual({ data: { payWays: ["WALLET"] } });
  });

  test.each([
    ["a mutation", `?query=${encodeURIComponent("mutation { logout { __typename } }")}`, own, {}, 405],
    ["nothing", "", own, {}, 405],
    ["a query without the header", `?query=${encodeURIComponent(query)}`, { accept: "*/*" }, {}, 403],
    ["a text in production", `?query=${encodeURIComponent(query)}`, own, { GRAPHQL_PLAYGROUND: "off" }, 405],
  ])("refuses %s in JSON, with a code", async (_, search, headers, env, status) => {
    const response = await get(search, headers, env);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: expect.any(String) } }] });
  });

  test("is the playground for a browser that opens it", async () => {
    const response = await get("", { accept: "text/html,application/xhtml+xml,*/*;q=0.8" });
    expect(response.headers.get("content-type")).toContain("text/html");
  });
});
