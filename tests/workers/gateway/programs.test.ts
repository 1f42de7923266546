import { Client, fetchExchange } from "@urql/core";
import { beforeAll, describe, expect, test } from "vitest";
import { DEMO_CUSTOMER } from "../../../backend/seed/demo/customer";
import { seedDemo } from "../../support/demo";
import { createTestBackend } from "../../support/servers/backend";
import { createWholeSite } from "../../support/servers/whole-site";
import { ORIGIN } from "./support";

const PICTURE =
  "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGOQj/uPFTEMLQkA5uRfAT+qTZoAAAAASUVORK5CYII=";
const HEADERS = { origin: ORIGIN, "x-graphql-csrf": "1" };

const ORDERS = "query MyOrders { viewer { orders(pageSize: 3) { total nodes { orderNo } } } }";
const PLACE = `mutation Place($input: CreateOrderInput!) {
  createOrder(input: $input) { __typename ... on OrderCreated { orderId } ... on BusinessError { code message } }
}`;
const PAY = `mutation Pay($input: PayOrdersInput!) {
  payOrders(input: $input) { __typename ... on BusinessError { code message } }
}`;

const backend = createTestBackend();
const site = createWholeSite(backend);

/** A program's own fetch: it keeps the cookie that the site sets, as a browser would. */
function createProgram() {
  let cookie = "";
  const fetch = async (input: string | URL | Request, init: RequestInit = {}) => {
    const request = new Request(input instanceof Request ? input : new URL(input, ORIGIN), init);
    if (cookie !== "") request.headers.set("cookie", cookie);
    const { pathname, search } = new URL(request.url);
    const response = await site.visit(pathname + search, request);
    const [token] = /token=[^;]+/.exec(response.headers.get("set-cookie") ?? "") ?? [];
    if (token) cookie = token;
    return response;
  };
  return { fetch };
}

type Fetch = ReturnType<typeof createProgram>["fetch"];

const signIn = (fetch: Fetch, phone: string = DEMO_CUSTOMER.phone) =>
  fetch("/sandbox/session", { method: "POST", headers: HEADERS, body: JSON.stringify({ phone }) });

async function uploadPicture(fetch: Fetch): Promise<string> {
  const form = new FormData();
  const bytes = Uint8Array.from(atob(PICTURE), (letter) => letter.charCodeAt(0));
  form.append("file", new File([bytes], "sofa.png", { type: "image/png" }));
  const response = await fetch("/common/common/upload_file", {
    method: "POST",
    headers: HEADERS,
    body: form,
  });
  const { data }: { data: { url: string } } = await response.json();
  return data.url;
}

const orderInput = (imageUrl: string) => ({
  idempotencyKey: crypto.randomUUID(),
  goodsTypeId: "1",
  serviceTypeId: "2",
  customerName: "王小满",
  customerPhone: "13700001234",
  hasLift: true,
  areaCode: "330106",
  address: "文三路 90 号 3 幢 501 室",
  items: [{ name: "三人位布艺沙发", count: 1, goodsTypeId: "101", imageUrl }],
  totalVolume: "2.5",
  packingCount: 1,
  isArrival: false,
  verifType: "NOT",
  contactName: "李掌柜",
  contactPhone: "13700005678",
});
const payInput = (orderId: string) => ({
  idempotencyKey: crypto.randomUUID(),
  orderIds: [orderId],
  payWay: "WALLET",
  password: DEMO_CUSTOMER.payPassword,
});

type Ask = (query: string, variables?: object) => Promise<Record<string, unknown>>;

/** Each way in which a program may ask the graph; both answer `data`. */
const WAYS: Record<string, (fetch: Fetch) => Ask> = {
  "urql with its default settings": (fetch) => {
    const client = new Client({
      url: `${ORIGIN}/graphql`,
      fetch,
      fetchOptions: { headers: HEADERS },
      exchanges: [fetchExchange],
    });
    return async (query, variables = {}) => {
      const isMutation = query.startsWith("mutation");
      const { data, error } = await (isMutation
        ? client.mutation(query, variables)
        : client.query(query, variables));
      expect(error).toBeUndefined();
      return data;
    };
  },
  "plain fetch": (fetch) => async (query, variables) => {
    const response = await fetch("/graphql", {
      method: "POST",
      headers: { ...HEADERS, "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors }: { data: Record<string, unknown>; errors?: unknown } = await response.json();
    expect(errors).toBeUndefined();
    return data;
  },
};

describe("a program in the sandbox", () => {
  beforeAll(() => seedDemo(backend.clock.now()));

  test.each(Object.entries(WAYS))("signs in, lists, places and pays: %s", async (_, makeAsk) => {
    const { fetch } = createProgram();
    const ask = makeAsk(fetch);
    expect((await signIn(fetch)).status).toBe(200);
    const before = await ask(ORDERS);
    const { createOrder } = await ask(PLACE, { input: orderInput(await uploadPicture(fetch)) });
    expect(createOrder).toMatchObject({ __typename: "OrderCreated" });
    const { orderId } = createOrder as { orderId: string };
    expect(await ask(PAY, { input: payInput(orderId) })).toEqual({
      payOrders: { __typename: "BatchPayment" },
    });
    const after = await ask(ORDERS);
    expect(Object(after.viewer).orders.total).toBe(Object(before.viewer).orders.total + 1);
  });

  test("signs in with a phone that is not registered yet, and is told what is wrong with one", async () => {
    const { fetch } = createProgram();
    expect((await signIn(fetch, "13912349999")).status).toBe(200);
    const refused = await signIn(fetch, "123");
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ message: "手机号格式有误" });
  });

  test("reads the SMS to a phone", async () => {
    const { fetch } = createProgram();
    const response = await fetch("/sandbox/sms.json?phone=13912349999");
    expect(await response.json()).toEqual([]);
  });

  test("reads the REST calls, as a page and as a document for tools", async () => {
    const { fetch } = createProgram();
    const page = await fetch("/docs");
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await (await fetch("/openapi.json")).json()).toMatchObject({ openapi: "3.1.0" });
  });

  test("[S37] finds neither while the sandbox is off", async () => {
    const off = { env: { SANDBOX: "off" } } as const;
    const init = { method: "POST", headers: HEADERS, body: JSON.stringify({ phone: DEMO_CUSTOMER.phone }) };
    const session = await site.visit("/sandbox/session", init, off);
    expect(session.status).toBe(404);
    expect(session.headers.get("set-cookie")).toBeNull();
    expect((await site.visit("/sandbox/sms.json", {}, off)).status).toBe(404);
    expect((await site.visit("/sandbox/captcha", { method: "POST", headers: HEADERS }, off)).status).toBe(
      404,
    );
  });
});
