import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signIn } from "../../support/accounts/accounts";
import { createMarkup, payMarkup } from "../../support/orders/order-life";
import { newItem, newOrder, payingCustomer, placeOrder, seedReference } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";
import { captureLines } from "../../support/servers/log-lines";
import { createWholeSite } from "../../support/servers/whole-site";
import { createWorld } from "../attacks/world";
import { ORIGIN } from "../gateway/support";

beforeAll(seedReference);

let log: ReturnType<typeof captureLines>;
beforeEach(() => {
  log = captureLines();
});

const UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const IP = "203.0.113.7";
const from = { "X-Client-Address": IP, "X-Request-Id": "request-1" };

/** Exactly one line, with everything that a guard asks for. */
const expectOne = (event: Record<string, unknown>) =>
  expect(log.of("security")).toEqual([
    {
      level: "warn",
      event: "security",
      time: expect.stringMatching(UTC),
      release: "local",
      requestId: "request-1",
      user: null,
      ip: IP,
      target: null,
      ...event,
    },
  ]);

describe("security events of the backend", () => {
  test("[S45] a failed login", async () => {
    await createTestBackend().call("GET", "/user/api/customer/login?username=13812345678&code=000000", {
      headers: from,
    });
    expectOne({ action: "login", target: "138****5678", result: "refused:4111" });
  });

  test.each([
    ["a drag", "/common/platform/slider_solve", { x: 1, input: "pointer", trace: [] }],
    ["a result", "/common/platform/geetest_second_validate?validate=a&seccode=b", {}],
  ])("[S45] a wrong captcha (%s)", async (_what, path, guess) => {
    const backend = createTestBackend();
    const headers = { "X-Client-Address": IP };
    const { data } = await backend.call("GET", "/common/platform/geetest_validate", { headers });
    log.forget();
    const query = path.includes("?") ? `&challenge=${data.challenge}` : "";
    const json = { ...guess, challenge: data.challenge };
    await backend.call("POST", path + query, { headers: from, json });
    expectOne({ action: "captcha", result: "refused:4101" });
  });

  test("[S45] [S1] another customer's order, once for reading and once for paying; a missing order causes no event", async () => {
    const backend = createTestBackend();
    const owner = await payingCustomer(1_000);
    const thief = await signIn();
    const orderId = await placeOrder(backend, owner);
    log.forget();
    const options = { token: thief.token, headers: from };
    await backend.call("GET", `/order/api/order/${orderId}`, options);
    expectOne({
      user: thief.customerId,
      action: "foreign-id",
      target: `order ${orderId}`,
      result: "refused",
    });
    log.forget();
    await backend.call("PUT", `/order/api/order/${orderId}/pay?payWayEnum=WALLET&pwd=246810`, options);
    expect(log.of("security")).toHaveLength(1);
    log.forget();
    await backend.call("GET", "/order/api/order/99999999", options);
    expect(log.of("security")).toEqual([]);
  });

  test("[S45] [S1] another customer's file in an order", async () => {
    const { backend, own, foreign } = await createWorld();
    log.forget();
    const json = newOrder({ orderItems: [newItem({ imgUrl: foreign.imageUrl })] });
    await backend.call("POST", "/order/api/order", { token: own.token, headers: from, json });
    expectOne({ user: own.customerId, action: "foreign-id", target: "file", result: "refused" });
  });

  test("[S45] [S18] wrong payment passwords, and the lock exactly once", async () => {
    const backend = createTestBackend();
    const customer = await payingCustomer(1_000_000);
    const orderId = await placeOrder(backend, customer);
    log.forget();
    for (let guess = 0; guess < 7; guess++) {
      await backend.call("PUT", `/order/api/order/${orderId}/pay?payWayEnum=WALLET&pwd=00000${guess}`, {
        token: customer.token,
        headers: from,
      });
    }
    const events = log.of("security");
    expect(events.filter(({ action }) => action === "pay-password-lock")).toMatchObject([
      { user: customer.customerId, ip: IP, target: String(orderId), result: "locked" },
    ]);
    expect(events.filter(({ action }) => action === "pay-password").map(({ result }) => result)).toEqual([
      ...Array(5).fill("refused:4301"),
      ...Array(2).fill("refused:4302"),
    ]);
  });

  test("[S45] [S18] wrong payment passwords of a batch payment and of a markup", async () => {
    const backend = createTestBackend();
    const customer = await payingCustomer(1_000_000);
    const orderId = await placeOrder(backend, customer);
    const paid = await placeOrder(backend, customer);
    const by = { token: customer.token, headers: from };
    await backend.call("PUT", `/order/api/order/${paid}/pay?payWayEnum=WALLET&pwd=246810`, by);
    log.forget();
    const batch = { orderIds: [orderId], payWayEnum: "WALLET", password: "000000" };
    await backend.call("POST", "/order/api/order/order_batch_pay", { ...by, json: batch });
    const markup = { backend, account: customer, orderId: paid };
    await payMarkup(markup, await createMarkup(markup, { amount: 20 }), { pwd: "000000" });
    expect(log.of("security").map(({ action, result }) => [action, result])).toEqual([
      ["pay-password", "refused:4301"],
      ["pay-password", "refused:4301"],
    ]);
  });

  test("[S45] a call of the platform's staff, whether it succeeds or not, and a wrong staff token", async () => {
    const backend = createTestBackend();
    const { phone } = await signIn();
    const operator = { ...from, Authorization: `Bearer ${env.OPERATOR_TOKEN}` };
    const block = (json: unknown, headers: Record<string, string>) =>
      backend.call("PUT", "/operator/api/customer/blocked", { headers, json });
    const target = `${phone.slice(0, 3)}****${phone.slice(-4)}`;
    log.forget();
    await block({ phone, blocked: true }, operator);
    expectOne({ action: "operator:EXT-104", target, result: "ok" });
    log.forget();
    await block({ phone: "13000000000", blocked: true }, operator);
    expectOne({ action: "operator:EXT-104", target: "130****0000", result: "refused:4004" });
    log.forget();
    await block({ phone, blocked: false }, { ...from, Authorization: "Bearer guess" });
    expectOne({ action: "operator-token", result: "refused:7001" });
  });

  test("[S45] ordinary work is none", async () => {
    const backend = createTestBackend();
    const customer = await payingCustomer(1_000_000);
    log.forget();
    const orderId = await placeOrder(backend, customer);
    await backend.call("PUT", `/order/api/order/${orderId}/pay?payWayEnum=WALLET&pwd=246810`, customer);
    expect(log.of("security")).toEqual([]);
  });

  test.each(["\n", "\r\n", "\u2028", "\u0085"])(
    "[S45] a line end (%j) in what a caller sends ends no line",
    async (end) => {
      const forged = `x${end}{"event":"security","action":"login","result":"ok"}`;
      await createTestBackend().call(
        "GET",
        `/user/api/customer/login?username=${encodeURIComponent(forged)}&code=${encodeURIComponent(forged)}`,
        { headers: { "X-Client-Address": IP, "X-Request-Id": "r" } },
      );
      expect(log.written.length).toBeGreaterThan(0);
      for (const line of log.written) {
        expect(line.split(/[\n\r\u0085\u2028\u2029]/)).toHaveLength(1);
        expect(JSON.parse(line)).not.toMatchObject({ result: "ok" });
      }
    },
  );
});

describe("security events of the site", () => {
  const site = () => createWholeSite(createTestBackend());
  const headers = { "cf-connecting-ip": IP };
  const expectRefused = (event: Record<string, unknown>) =>
    expect(log.of("security")).toMatchObject([
      {
        time: expect.stringMatching(UTC),
        release: "local",
        requestId: expect.any(String),
        ip: IP,
        result: "refused",
        ...event,
      },
    ]);

  test("[S45] [S12] a refused origin", async () => {
    await site().visit("/graphql", {
      method: "POST",
      headers: { ...headers, origin: "https://evil.example" },
    });
    expectRefused({ action: "origin", target: "/graphql", user: null });
  });

  test("[S45] [S20] another customer's room", async () => {
    const customer = await signIn();
    const foreign = (await signIn()).customerId;
    await site().visit(`/admin/websocket/${foreign}`, {
      headers: { ...headers, upgrade: "websocket", origin: ORIGIN, cookie: `token=${customer.token}` },
    });
    expectRefused({ action: "foreign-room", target: `/admin/websocket/${foreign}` });
  });

  test("[S45] a forged event for a room", async () => {
    await site().visit("/rooms/7/events", { method: "POST", headers, body: '{"events":[]}' });
    expectRefused({ action: "room-signature", target: "/rooms/7/events" });
  });
});
