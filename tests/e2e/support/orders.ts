import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { SITE_HEADERS } from "./site-headers";
import { uploadPicture } from "./upload-picture";

/** Runs an operation as the signed-in customer of this browser. */
async function ask<T>(page: Page, query: string, variables: object, shape: z.ZodType<T>): Promise<T> {
  const response = await page.request.post("/graphql", {
    headers: SITE_HEADERS,
    data: { query, variables },
  });
  const answer: unknown = await response.json();
  const parsed = shape.safeParse(Object(answer).data);
  if (!parsed.success) throw new Error(`${query} answered ${JSON.stringify(answer)}`);
  return parsed.data;
}

export interface PlacedOrder {
  id: string;
  orderNo: string;
}

/** Places an order without a form: what the test is about comes after that. */
export async function newOrder(page: Page, change: object = {}): Promise<PlacedOrder> {
  const input = {
    idempotencyKey: crypto.randomUUID(),
    type: "GENERAL",
    goodsTypeId: "1",
    serviceTypeId: "2",
    customerName: "王小满",
    customerPhone: "13700001234",
    hasLift: true,
    areaCode: "330106",
    address: "文三路 90 号 3 幢 501 室",
    items: [{ goodsTypeId: "101", name: "三人位布艺沙发", count: 1, imageUrl: await uploadPicture(page) }],
    totalVolume: "0.5",
    packingCount: 1,
    isArrival: true,
    verifType: "NOT",
    contactName: "李掌柜",
    contactPhone: "13700005678",
    ...change,
  };
  const mutation = `mutation ($input: CreateOrderInput!) {
    createOrder(input: $input) { ... on OrderCreated { orderId } ... on BusinessError { code message } }
  }`;
  const created = z.object({ createOrder: z.object({ orderId: z.string() }) });
  const { orderId: id } = (await ask(page, mutation, { input }, created)).createOrder;
  const placed = z.object({ order: z.object({ orderNo: z.string() }) });
  const { order } = await ask(page, "query ($id: ID!) { order(id: $id) { orderNo } }", { id }, placed);
  return { id, orderNo: order.orderNo };
}

/** Pays an order from the demo customer's wallet. */
export async function payFromWallet(page: Page, { id }: PlacedOrder): Promise<void> {
  const mutation = `mutation ($input: PayOrderInput!) {
    payOrder(input: $input) { __typename ... on BusinessError { code message } }
  }`;
  const input = { idempotencyKey: crypto.randomUUID(), orderId: id, payWay: "WALLET", password: "201788" };
  const paid = z.object({ payOrder: z.object({ __typename: z.literal("OrderPayment") }) });
  await ask(page, mutation, { input }, paid);
}

/** Begins to pay an order by a code: its trade is the newest of the cashier's. */
export async function openTrade(page: Page, { id }: PlacedOrder): Promise<void> {
  const mutation = `mutation ($input: PayOrderInput!) {
    payOrder(input: $input) { __typename ... on BusinessError { code message } }
  }`;
  const input = { idempotencyKey: crypto.randomUUID(), orderId: id, payWay: "WECHAT" };
  const opened = z.object({ payOrder: z.object({ __typename: z.literal("OrderPayment") }) });
  await ask(page, mutation, { input }, opened);
}

/** Plays the others' steps at an order, as the sandbox console does: receive, appoint, sign_in, complete … */
export async function play(page: Page, { id }: PlacedOrder, ...events: string[]): Promise<void> {
  for (const event of events) {
    const response = await page.request.post("/sandbox?index", {
      headers: SITE_HEADERS,
      form: { intent: `step:${event}`, orderId: id, key: crypto.randomUUID() },
    });
    expect(response.status(), event).toBe(200);
  }
}

/** The steps that lead a paid order to its acceptance. */
export const TO_ACCEPTANCE = ["receive", "appoint", "sign_in", "complete"];

/** Accepts finished work as its customer, without the page of its photos. */
export async function acceptWork(page: Page, { id }: PlacedOrder): Promise<void> {
  const accepted = z.object({ acceptOrder: z.object({ __typename: z.literal("OrderChange") }) });
  await ask(page, "mutation ($id: ID!) { acceptOrder(orderId: $id) { __typename } }", { id }, accepted);
}

/** Has a refund of a paid order refused, and asks the platform to decide about it. */
export async function arbitrate(page: Page, order: PlacedOrder): Promise<void> {
  const { id } = order;
  const done = (name: string, type: string) =>
    z.object({ [name]: z.object({ __typename: z.literal(type) }) });
  await ask(
    page,
    `mutation ($id: ID!) {
      requestRefund(orderId: $id, input: { reason: "其他原因", allowance: 0, description: "柜子不要了" }) { __typename }
    }`,
    { id },
    done("requestRefund", "RefundRequested"),
  );
  await play(page, order, "refuse_refund");
  const found = z.object({ orderRefund: z.object({ id: z.string() }) });
  const { orderRefund } = await ask(
    page,
    "query ($id: ID!) { orderRefund(orderId: $id) { id } }",
    { id },
    found,
  );
  await ask(
    page,
    `mutation ($id: ID!) { requestArbitration(id: $id, input: { content: "请平台处理", allowance: 0 }) { __typename } }`,
    { id: orderRefund.id },
    done("requestArbitration", "RefundChange"),
  );
}

/** Has the sandbox play everybody else at an order, as its console does. */
export async function autopilot(page: Page, { id }: PlacedOrder): Promise<void> {
  const response = await page.request.post("/sandbox?index", {
    headers: SITE_HEADERS,
    form: { intent: "autopilot", orderId: id, key: crypto.randomUUID() },
  });
  expect(response.ok()).toBe(true);
}
