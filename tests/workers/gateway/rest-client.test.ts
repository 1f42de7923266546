import { describe, expect, test } from "vitest";
import { createRestClient } from "../../../gateway/rest/client";
import { startRestUsage } from "../../../gateway/rest/usage";
import { RestError } from "../../../schema/rest/rest-error";
import { restOrderDetail } from "../../support/contract/rest-order";
import { CUSTOMER, createFakeBackend, type FakeBackend } from "./support";

function connect(
  backend: Pick<FakeBackend, "fetch" | "origin">,
  options: { token?: string; timeoutMs?: number } = {},
) {
  const usage = startRestUsage();
  const pauses: number[] = [];
  let writes = 0;
  let rejections = 0;
  const rest = createRestClient({
    backend: {
      origin: backend.origin,
      fetch: (input, init) => backend.fetch(new Request(input, init)),
    },
    token: () => options.token ?? null,
    requestId: "request-1",
    client: { address: "203.0.113.9", agent: "Mozilla/5.0 (Windows NT 10.0)", place: "CN-ZJ" },
    usage,
    onSessionRejected: () => {
      rejections += 1;
    },
    onWrite: () => {
      writes += 1;
    },
    timeoutMs: options.timeoutMs ?? 8000,
    pause: async (ms) => {
      pauses.push(ms);
    },
  });
  return { rest, usage, pauses, writes: () => writes, rejections: () => rejections };
}

const CUSTOMER_CALL = "GET /user/api/customer";
const PAY_WAYS = "GET /common/platform/get_pay_way";
const ways = { data: { orderPayWay: ["WALLET"], cashOutWay: [] } };

describe("REST client", () => {
  test("[GEN-14] a customer's calls carry the token in WEB-TOKEN, the request id and what is known of the browser", async () => {
    const backend = createFakeBackend({ [CUSTOMER_CALL]: { data: CUSTOMER } });
    await connect(backend, { token: "secret" }).rest.customer.getCustomer();
    const [call] = backend.calls;
    expect(call?.headers.get("web-token")).toBe("secret");
    expect(call?.headers.get("x-request-id")).toBe("request-1");
    expect(call?.headers.get("x-client-address")).toBe("203.0.113.9");
    expect(call?.headers.get("x-client-agent")).toBe("Mozilla/5.0 (Windows NT 10.0)");
    expect(call?.headers.get("x-client-place")).toBe("CN-ZJ");
  });

  test("[GEN-14] visitors' calls carry no WEB-TOKEN at all, not even an empty one", async () => {
    const backend = createFakeBackend({ [PAY_WAYS]: ways });
    await connect(backend).rest.payment.getPayWays();
    expect(backend.calls[0]?.headers.has("web-token")).toBe(false);
  });

  test("[GEN-11] [ENUM-25] code 0 gives the data, any other code an error with code and message", async () => {
    const backend = createFakeBackend({
      [PAY_WAYS]: ways,
      "PUT /order/api/order/5/pay": { code: 4304, message: "您的余额不足" },
    });
    const { rest } = connect(backend);
    expect(await rest.payment.getPayWays()).toEqual(ways.data);
    const paying = rest.payment.payOrder({ params: { orderid: 5 }, query: { payWayEnum: "WALLET" } });
    await expect(paying).rejects.toThrow(new RestError(4304, "您的余额不足"));
  });

  test.each([
    [7001, 1],
    [7002, 0],
  ])("[ENUM-25] code %i is an error of the session, and %i sessions have ended", async (code, ended) => {
    const backend = createFakeBackend({ [CUSTOMER_CALL]: { code, message: "不可用" } });
    const client = connect(backend, { token: "old" });
    await expect(client.rest.customer.getCustomer()).rejects.toMatchObject({ name: "SessionError", code });
    expect(client.rejections()).toBe(ended);
  });

  test.each(["../../user/api/customer", "..", "5/../6", "5?x=1", "abc", "", "-1", "1e3x"])(
    "[S35] the id %j cannot change the path: it names nothing and no call is made",
    async (id) => {
      const backend = createFakeBackend();
      const reading = connect(backend).rest.orders.getOrder({ params: { id } });
      await expect(reading).rejects.toMatchObject({ name: "RestError", code: 4004 });
      expect(backend.calls).toEqual([]);
    },
  );

  test("[S35] query values are encoded and cannot add parameters", async () => {
    const backend = createFakeBackend({ "GET /common/api/area/area_children": { data: [] } });
    await connect(backend).rest.areas.listAreaChildren({ query: { parentCode: "33&parentCode=44#x" } });
    expect(backend.calls[0]?.query.getAll("parentCode")).toEqual(["33&parentCode=44#x"]);
  });

  test("a header value that could split the request is refused before anything is sent", async () => {
    const backend = createFakeBackend();
    const sending = connect(backend).rest.sms.sendSmsCode(
      { query: { telephone: "13812345678" } },
      { headers: { "X-Captcha-Grant": "a\r\nWEB-TOKEN: stolen" } },
    );
    await expect(sending).rejects.toMatchObject({ name: "RestError", code: 4000 });
    expect(backend.calls).toEqual([]);
  });

  test("a safe call is tried again after 503 and after a broken connection, with growing pauses", async () => {
    let attempt = 0;
    const backend = createFakeBackend({
      [PAY_WAYS]: () => {
        attempt += 1;
        if (attempt === 1) return new Response("busy", { status: 503 });
        if (attempt === 2) return Promise.reject(new TypeError("connection lost"));
        return ways;
      },
    });
    const { rest, usage, pauses } = connect(backend);
    expect(await rest.payment.getPayWays()).toEqual(ways.data);
    expect(usage.count).toBe(3);
    expect(pauses).toHaveLength(2);
    expect(pauses[0]).toBeGreaterThanOrEqual(50);
    expect(pauses[1]).toBeGreaterThanOrEqual(100);
  });

  test("a safe call gives up after the second retry", async () => {
    const backend = createFakeBackend({ [PAY_WAYS]: () => new Response("busy", { status: 502 }) });
    const { rest, usage } = connect(backend);
    await expect(rest.payment.getPayWays()).rejects.toMatchObject({
      name: "UpstreamError",
      reason: "status",
    });
    expect(usage.count).toBe(3);
  });

  test.each([
    ["AUTH-14", "GET /user/api/customer/login"],
    ["PLACE-61", "POST /order/api/order"],
  ])("[%s] a call that changes something is never repeated (%s)", async (_id, route) => {
    const backend = createFakeBackend({ [route]: () => new Response("busy", { status: 503 }) });
    const client = connect(backend);
    const body = {
      goodsTypeId: 1,
      serviceType: 1,
      customerName: "",
      customerPhone: "",
      areaCode: "33",
      address: "",
      orderItems: [],
      orderType: "GENERAL" as const,
      totalVolume: "1",
      packingCount: 1,
      userName: "",
      userPhone: "",
    };
    const calling = route.startsWith("GET")
      ? client.rest.customer.login({ query: { username: "13812345678", code: "123456" } })
      : client.rest.orders.createOrder({ body });
    await expect(calling).rejects.toMatchObject({ name: "UpstreamError" });
    expect(client.usage.count).toBe(1);
    expect(client.writes()).toBe(1);
  });

  test("[R24] a write with an idempotency key is tried again with the same key", async () => {
    const backend = createFakeBackend({
      "PUT /order/api/order/5/pay": () => Promise.reject(new TypeError("connection lost")),
    });
    const { rest, usage } = connect(backend, { token: "t" });
    const headers = { "Idempotency-Key": "key-1" };
    const paying = rest.payment.payOrder(
      { params: { orderid: 5 }, query: { payWayEnum: "WALLET", pwd: "1" } },
      { headers },
    );
    await expect(paying).rejects.toMatchObject({ name: "UpstreamError", reason: "network" });
    expect(usage.count).toBe(3);
    expect(backend.calls.map((call) => call.headers.get("idempotency-key"))).toEqual(Array(3).fill("key-1"));
  });

  test("a backend that does not answer is given up at the deadline, without a second try", async () => {
    const backend = {
      origin: "http://backend",
      fetch: (request: Request) =>
        new Promise<Response>((_, reject) => {
          request.signal.addEventListener("abort", () => reject(request.signal.reason));
        }),
    };
    const { rest, usage } = connect(backend, { timeoutMs: 20 });
    await expect(rest.payment.getPayWays()).rejects.toMatchObject({
      name: "UpstreamError",
      reason: "timeout",
    });
    expect(usage.count).toBe(1);
  });

  test.each([
    ["HTML instead of JSON", new Response("<h1>secret stack</h1>"), "not-json"],
    ["[GEN-11] JSON without an envelope", Response.json(["secret"]), "shape"],
    ["data of another shape", Response.json({ code: 0, message: "", data: { id: "secret" } }), "shape"],
    ["a server failure", new Response("SQL secret", { status: 500 }), "status"],
    ["a redirect", new Response(null, { status: 302, headers: { location: "http://secret" } }), "status"],
  ])(
    "[S35] [GEN-15] %s is an upstream failure that repeats nothing of what was said",
    async (_, response, reason) => {
      const backend = createFakeBackend({ [CUSTOMER_CALL]: response });
      const failure = await connect(backend, { token: "t" })
        .rest.customer.getCustomer()
        .catch((error) => error);
      expect(failure).toMatchObject({ name: "UpstreamError", reason });
      expect(String(failure)).not.toContain("secret");
    },
  );

  test("[S4] a field that the contract does not declare is dropped from the answer", async () => {
    const backend = createFakeBackend({
      "GET /order/api/order/5": { data: { ...restOrderDetail(5), internalNote: "secret" } },
    });
    const order = await connect(backend, { token: "t" }).rest.orders.getOrder({ params: { id: "5" } });
    expect(order).not.toHaveProperty("internalNote");
  });
});
