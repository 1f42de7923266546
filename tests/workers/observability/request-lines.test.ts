import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signIn } from "../../support/accounts/accounts";
import { createFaults } from "../../support/faults/faults";
import { payingCustomer, placeOrder, seedReference } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";
import { captureLines } from "../../support/servers/log-lines";
import { createWholeSite } from "../../support/servers/whole-site";
import { ORIGIN } from "../gateway/support";

beforeAll(seedReference);

let log: ReturnType<typeof captureLines>;
beforeEach(() => {
  log = captureLines();
});

const UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
/** The site's line names operations, the backend's a call and its round trips. */
const siteLines = () => log.of("request").filter((line) => "operations" in line);
const backendLines = () => log.of("request").filter((line) => "d1" in line);

describe("one line per request", () => {
  test("[S45] of the site: who, what, how it ended, what it asked of the backend and how long all of it took", async () => {
    const customer = await payingCustomer(100);
    const site = createWholeSite(createTestBackend());
    log.forget();
    const query = "query Mine { viewer { wallet { balance } orders(page: 1) { total } } }";
    const { response } = await site.graphql({ query }, { token: customer.token });

    expect(siteLines()).toEqual([
      {
        level: "info",
        event: "request",
        time: expect.stringMatching(UTC),
        release: "local",
        requestId: response.headers.get("x-request-id"),
        userId: String(customer.customerId),
        method: "POST",
        route: "/graphql",
        operations: ["Mine"],
        status: 200,
        upstream: [
          { id: expect.stringMatching(/^API-0(07|27)$/), outcome: 200, ms: expect.any(Number) },
          { id: expect.stringMatching(/^API-0(07|27)$/), outcome: 200, ms: expect.any(Number) },
        ],
        durationMs: expect.any(Number),
      },
    ]);
  });

  test("[S45] of the backend: the same request id, the call, its code and its round trips to the database", async () => {
    const customer = await payingCustomer(100);
    const site = createWholeSite(createTestBackend());
    log.forget();
    const query = "{ viewer { orders(page: 1) { total } } }";
    const { response } = await site.graphql({ query }, { token: customer.token });

    expect(backendLines()).toEqual([
      {
        level: "info",
        event: "request",
        time: expect.stringMatching(UTC),
        release: "local",
        requestId: response.headers.get("x-request-id"),
        userId: customer.customerId,
        route: "API-027 GET /order/api/order",
        status: 200,
        result: 0,
        d1: { count: expect.any(Number), ms: expect.any(Number) },
        hops: expect.any(Number),
        durationMs: expect.any(Number),
      },
    ]);
    // The session, and the page with its total, of which nothing is to be read.
    expect(backendLines()[0]?.d1).toMatchObject({ count: 2 });
  });

  test.each([
    ["a page", "/user/index?phone=13812345678", {}, 200, "/user/index"],
    ["a file, without the key that opens it", "/files/abc.jpg", {}, 404, "/files/*"],
    ["a link that confirms a withdrawal", `/wechat/confirm/${"a1".repeat(16)}`, {}, 200, "/wechat/confirm/*"],
    ["a link that shows an order", `/progress/${"a1".repeat(16)}`, {}, 200, "/progress/*"],
    ["a link that takes pictures", `/upload/${"a1".repeat(16)}`, {}, 200, "/upload/*"],
    [
      "a picture by it",
      `/common/common/phone_upload/${"a1".repeat(16)}`,
      { method: "POST", headers: { origin: ORIGIN } },
      200,
      "/common/common/phone_upload/*",
    ],
    [
      "a refused origin",
      "/login",
      { method: "POST", headers: { origin: "https://evil.example" } },
      403,
      "/login",
    ],
    ["a phone in the path", "/user/13812345678", {}, 200, "/user/138****5678"],
  ])("[S45] %s has exactly one, without its query", async (_what, path, init, status, route) => {
    await createWholeSite(createTestBackend()).visit(path, init);
    expect(siteLines()).toMatchObject([{ route, status, upstream: expect.any(Array) }]);
  });

  test("[S45] a request of which nothing works still has its line, and so has each call", async () => {
    const faults = createFaults();
    faults.d1.call().always().throwBefore();
    const site = createWholeSite(createTestBackend({ env: faults.wrap({ DB: env.DB }) }));
    const token = "0".repeat(67);
    const { response } = await site.graphql({ query: "{ viewer { wallet { balance } } }" }, { token });
    const requestId = response.headers.get("x-request-id");
    expect(siteLines()).toMatchObject([{ requestId, upstream: [{ id: "API-007", outcome: 500 }] }]);
    expect(backendLines()).toMatchObject([{ requestId, status: 500, result: 5000 }]);
    const failures = log.lines().filter((line) => line.level === "error");
    expect(failures.length).toBeGreaterThan(0);
    for (const line of failures) expect(line.requestId).toBe(requestId);
  });

  test("a call that does not exist is logged by its first segment alone", async () => {
    await createTestBackend().request("/secret-7/13812345678/x");
    expect(backendLines()).toMatchObject([{ route: "GET /secret-7", status: 404, result: 4004 }]);
  });
});

describe("Server-Timing", () => {
  const timing = (response: Response) => response.headers.get("server-timing") ?? "";

  test("total and upstream calls stand on GraphQL answers, with the documented names on a developer's machine", async () => {
    const { token } = await signIn();
    const site = createWholeSite(createTestBackend());
    const { response } = await site.graphql({ query: "{ viewer { wallet { balance } } }" }, { token });
    expect(timing(response)).toMatch(
      /^total;dur=\d+, rest;desc="1 calls";dur=\d+, API-007;desc="200";dur=\d+$/,
    );
  });

  test("pages carry it as well; in production it does not name the calls", async () => {
    const site = createWholeSite(createTestBackend());
    const production = {
      ENVIRONMENT: "production",
      SANDBOX: "off",
      GRAPHQL_PLAYGROUND: "off",
      ROOM_EVENT_SECRET: "a-real-secret",
    } as const;
    const renderPage = async (
      _: Request,
      { context }: { context: { rest: { payment: { getPayWays(): Promise<unknown> } } } },
    ) => {
      await context.rest.payment.getPayWays();
      return new Response("");
    };
    const local = await site.visit("/login", {}, { renderPage });
    const deployed = await site.visit("/login", {}, { renderPage, env: production });
    expect(timing(local)).toMatch(
      /^total;dur=\d+, rest;desc="1 calls";dur=\d+, API-0\d\d;desc="200";dur=\d+$/,
    );
    expect(timing(deployed)).toMatch(/^total;dur=\d+, rest;desc="1 calls";dur=\d+$/);
  });
});

describe("answers", () => {
  test("the backend's word on whose session it is never reaches a browser", async () => {
    const customer = await payingCustomer(100);
    const backend = createTestBackend();
    const orderId = await placeOrder(backend, customer);
    const site = createWholeSite(backend);
    const { response } = await site.graphql({ query: `{ order(id: "${orderId}") { id } }` }, customer);
    const upload = await site.visit("/common/common/upload_file", {
      method: "POST",
      headers: { origin: ORIGIN, cookie: `token=${customer.token}` },
      body: new FormData(),
    });
    for (const { headers } of [response, upload]) expect(headers.has("x-user-id")).toBe(false);
  });
});
