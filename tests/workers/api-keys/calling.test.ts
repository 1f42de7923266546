import { beforeEach, describe, expect, test } from "vitest";
import { API_COST, type ApiScope } from "../../../schema/rules/account/api-keys";
import { Code } from "../../../schema/rules/codes";
import { type Account, signIn } from "../../support/accounts/accounts";
import { makeKey } from "../../support/accounts/api-keys";
import { payingCustomer, placeOrder, seedReference, type TestBackend } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";
import { captureLines } from "../../support/servers/log-lines";
import { createWholeSite } from "../../support/servers/whole-site";
import { revokeKey, rowOfKey } from "./support";

const ORDERS = "{ viewer { orders(pageSize: 2) { total nodes { id status } } } }";
const PAY = `mutation ($input: PayOrderInput!) {
  payOrder(input: $input) { __typename ... on BusinessError { code } }
}`;

let backend: TestBackend;
let account: Account;
let site: ReturnType<typeof createWholeSite>;
beforeEach(async () => {
  await seedReference();
  backend = createTestBackend();
  site = createWholeSite(backend);
  account = await payingCustomer(1_000_000);
});

interface Asked {
  query?: string;
  variables?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** Asks as a program does: with a key, without cookie, origin or header of pages, at a site as it is in production. */
async function ask(key: string, { query = ORDERS, variables = {}, headers = {} }: Asked = {}) {
  const response = await site.visit(
    "/graphql",
    {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}`, ...headers },
      body: JSON.stringify({ query, variables }),
    },
    { env: { GRAPHQL_PLAYGROUND: "off" } },
  );
  // biome-ignore lint/suspicious/noExplicitAny: assertions on answers of many shapes read better than casts
  const answer: any = await response.json();
  return {
    status: response.status,
    headers: response.headers,
    answer,
    code: answer.errors?.[0]?.extensions.code,
  };
}

const payment = (orderId: number, idempotencyKey = crypto.randomUUID()) => ({
  input: { idempotencyKey, orderId: String(orderId), payWay: "WALLET" },
});

describe("a program with a key", () => {
  test("[U70] asks in its own words, and is told what it has cost and what is left", async () => {
    const orderId = await placeOrder(backend, account);
    const { secret } = await makeKey(account);
    const { status, headers, answer } = await ask(secret);
    expect(status).toBe(200);
    expect(answer.data.viewer.orders).toEqual({
      total: 1,
      nodes: [{ id: String(orderId), status: "WAIT_PAY" }],
    });
    const asked = API_COST.request + 1 + 1 + 2 * 4;
    expect(answer.extensions.cost).toEqual({
      asked,
      left: API_COST.most - asked,
      most: API_COST.most,
      restoredPerSecond: API_COST.restoredPerSecond,
    });
    expect(headers.get("set-cookie")).toBeNull();
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });

  test("places an order and pays it from the wallet, once however often it is sent", async () => {
    const { id, secret } = await makeKey(account);
    const orderId = await placeOrder(backend, account);
    const variables = payment(orderId);
    for (let i = 0; i < 2; i++) {
      const { answer } = await ask(secret, { query: PAY, variables });
      expect(answer.data).toEqual({ payOrder: { __typename: "OrderPayment" } });
    }
    const paid = await rowOfKey(id);
    const read = await ask(secret, {
      query: "query ($id: ID!) { order(id: $id) { status totalAmount } }",
      variables: { id: String(orderId) },
    });
    expect(read.answer.data.order.status).not.toBe("WAIT_PAY");
    expect(paid?.paid).toBe(read.answer.data.order.totalAmount);
  });

  test("[S48] is refused a payment over its amount of the day, as a refusal that it can read", async () => {
    const { secret } = await makeKey(account, { dayLimit: 100 });
    const { answer } = await ask(secret, {
      query: PAY,
      variables: payment(await placeOrder(backend, account)),
    });
    expect(answer.data.payOrder).toEqual({ __typename: "BusinessError", code: Code.KEY_DAY_LIMIT });
  });

  test("[S1] gets nothing of another customer's, and changes nothing of it", async () => {
    const { secret } = await makeKey(await signIn());
    const orderId = String(await placeOrder(backend, account));
    const read = await ask(secret, {
      query: "query ($id: ID!) { order(id: $id) { id } viewer { orders { total } } }",
      variables: { id: orderId },
    });
    expect(read.answer.data).toEqual({ order: null, viewer: { orders: { total: 0 } } });
    const cancel = `mutation ($id: ID!) { cancelOrder(orderId: $id) { ... on BusinessError { code } } }`;
    const changed = await ask(secret, { query: cancel, variables: { id: orderId } });
    expect(changed.answer.data.cancelOrder).toEqual({ code: Code.NOT_FOUND });
    const own = await ask((await makeKey(account)).secret);
    expect(own.answer.data.viewer.orders.nodes).toMatchObject([{ status: "WAIT_PAY" }]);
  });
});

describe("[S5] invalid keys", () => {
  test.each([
    ["a session's token", () => account.token],
    ["nothing", () => ""],
    ["a key without an end", () => `zd_live_${"0".repeat(63)}`],
  ])("%s is refused before anything is asked", async (_what, token) => {
    const before = site.reached();
    const { status, code, headers } = await ask(token());
    expect([status, code, headers.get("www-authenticate")]).toEqual([401, "API_KEY_WRONG", "Bearer"]);
    expect(site.reached()).toBe(before);
  });

  test("a key that was never made, and a revoked one, are refused in the same words", async () => {
    const { id, secret } = await makeKey(account);
    await revokeKey(backend, account, id);
    const [unknown, revoked] = [await ask(`zd_live_${"0".repeat(64)}`), await ask(secret)];
    expect(unknown.status).toBe(401);
    expect(revoked.status).toBe(401);
    expect(revoked.answer).toEqual(unknown.answer);
    expect(revoked.answer.data).toBeUndefined();
  });

  test("a cookie beside a key is not looked at, and none alone makes a program", async () => {
    const { secret } = await makeKey(await signIn());
    await placeOrder(backend, account);
    const both = await ask(secret, { headers: { cookie: `token=${account.token}` } });
    expect(both.answer.data.viewer.orders.total).toBe(0);
    const basic = await ask("", {
      headers: { authorization: "Basic eDp5", cookie: `token=${account.token}` },
    });
    expect(basic.status).toBe(401);
  });

  test("a blocked customer's key says so, and a key from elsewhere that its address is not allowed", async () => {
    const blocked = await ask((await makeKey(await signIn({ blocked: true }))).secret);
    expect([blocked.status, blocked.code]).toEqual([403, Code.BLOCKED]);
    const bound = await makeKey(account, { addresses: ["203.0.113.7"] });
    const elsewhere = await ask(bound.secret, { headers: { "cf-connecting-ip": "203.0.113.8" } });
    expect([elsewhere.status, elsewhere.code]).toEqual([403, Code.KEY_ADDRESS_REFUSED]);
    const there = await ask(bound.secret, { headers: { "cf-connecting-ip": "203.0.113.7" } });
    expect(there.status).toBe(200);
    const forged = await ask(bound.secret, { headers: { "x-client-address": "203.0.113.7" } });
    expect(forged.code).toBe(Code.KEY_ADDRESS_REFUSED);
  });
});

describe("[S36] what a program may ask", () => {
  test.each([
    ["a field of pages", "{ viewer { sessions { id } } }", "sessions"],
    ["a mutation of pages", 'mutation { revokeApiKey(keyId: "1") { __typename } }', "revokeApiKey"],
    [
      "the payment password",
      'mutation { payOrder(input: { idempotencyKey: "a", orderId: "1", payWay: WALLET, password: "246810" }) { __typename } }',
      "password",
    ],
  ])("%s does not exist, like one that was made up", async (_what, query, name) => {
    const { secret } = await makeKey(account);
    const real = await ask(secret, { query });
    const made = await ask(secret, { query: query.replaceAll(name, "madeUp") });
    expect(real.code).toBe("GRAPHQL_VALIDATION_FAILED");
    // What it may have meant is said by names of the public schema.
    const said = ({ answer }: typeof real) => answer.errors[0].message.replace(/ Did you mean.*/, "");
    expect(said(real).replaceAll(name, "madeUp")).toBe(said(made));
  });

  test("the schema that it is shown is the public one", async () => {
    const { secret } = await makeKey(account);
    const query =
      '{ __schema { mutationType { fields { name } } } __type(name: "Viewer") { fields { name } } }';
    const { data } = (await ask(secret, { query })).answer;
    const names = (fields: { name: string }[]) => fields.map(({ name }) => name);
    expect(names(data.__schema.mutationType.fields)).toContain("createOrder");
    expect(names(data.__schema.mutationType.fields)).not.toContain("withdraw");
    expect(names(data.__type.fields)).not.toContain("sessions");
  });

  const scoped: [ApiScope, string][] = [
    ["orders:read", ORDERS],
    ["money:read", "{ viewer { wallet { balance } } }"],
    ["goods", "{ viewer { libraryGoods { total } } }"],
    ["webhooks", "{ viewer { webhooks { url } } }"],
    ["orders:write", 'mutation { cancelOrder(orderId: "1") { __typename } }'],
    [
      "payments",
      'mutation { payOrder(input: { idempotencyKey: "a", orderId: "1", payWay: WALLET }) { __typename } }',
    ],
  ];
  test.each(scoped)("without %s it is refused, and that scope is enough", async (scope, query) => {
    const others = scoped.map(([one]) => one).filter((one) => one !== scope);
    const refused = await ask((await makeKey(account, { scopes: others })).secret, { query });
    expect([refused.status, refused.code]).toEqual([403, Code.KEY_SCOPE_MISSING]);
    expect(refused.answer.errors[0].message).toContain(scope);
    expect(refused.answer.data).toBeUndefined();
    expect((await ask((await makeKey(account, { scopes: [scope] })).secret, { query })).status).toBe(200);
  });

  test("a change is not made when what is to be read after it needs a scope that is missing", async () => {
    const orderId = await placeOrder(backend, account);
    const { id, secret } = await makeKey(account, { scopes: ["payments"] });
    const query = PAY.replace("__typename", "__typename ... on OrderPayment { ...Paid }").concat(
      " fragment Paid on OrderPayment { order { status } }",
    );
    expect((await ask(secret, { query, variables: payment(orderId) })).code).toBe(Code.KEY_SCOPE_MISSING);
    expect(await rowOfKey(id)).toMatchObject({ paid: 0 });
  });

  test.each([
    ["deep", `{ areas ${"{ children ".repeat(7)}{ code }${" }".repeat(7)} }`],
    ["long", `{ ${"areas { id } ".repeat(301)} }`],
    ["full of aliases", `{ ${Array.from({ length: 11 }, (_, i) => `a${i}: payWays`).join(" ")} }`],
    [
      "costly",
      "{ viewer { orders(pageSize: 100) { nodes { items { id name count goodsTypeId goodsTypeName imageUrl } } } } }",
    ],
  ])("what is too %s is refused and costs nothing", async (_how, query) => {
    const { id, secret } = await makeKey(account);
    const { answer } = await ask(secret, { query });
    expect(answer.data ?? null).toBeNull();
    expect(answer.errors[0].extensions.code).toBe("OPERATION_LIMIT_EXCEEDED");
    expect(await rowOfKey(id)).toMatchObject({ points: API_COST.most });
  });

  test("[S40] a key that has spent what it had is answered 429 with the seconds to wait", async () => {
    const { secret } = await makeKey(account, { points: 5, pointsAt: backend.clock.now() });
    const refused = await ask(secret);
    expect([refused.status, refused.code, refused.headers.get("retry-after")]).toEqual([
      429,
      Code.TOO_MANY_REQUESTS,
      "1",
    ]);
    expect(refused.answer.data).toBeUndefined();
    backend.clock.advance(1_000);
    expect((await ask(secret)).status).toBe(200);
  });

  test("each change of one operation costs as a request does", async () => {
    const { secret } = await makeKey(account);
    const one = 'cancelOrder(orderId: "1") { __typename }';
    const { answer } = await ask(secret, {
      query: `mutation { a: ${one} ...More } fragment More on Mutation { b: ${one} }`,
    });
    expect(answer.extensions.cost.asked).toBe(2 * API_COST.request + 4);
  });
});

test("[S38] no line of the log holds a key, whatever becomes of its request", async () => {
  const { id, secret } = await makeKey(account);
  const lines = captureLines();
  await ask(secret);
  await ask(secret, { query: "{ madeUp }" });
  await ask(secret, { headers: { "user-agent": secret } });
  await revokeKey(backend, account, id);
  await ask(secret);
  expect(lines.written.length).toBeGreaterThan(4);
  expect(lines.written.join("\n")).not.toContain(secret.slice(8));
});
