import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { SITE_HEADERS } from "./site-headers";
import { uploadPicture } from "./upload-picture";

const DEMO_PAYMENT_PASSWORD = "201788";

const placed = z.object({ createOrder: z.object({ orderId: z.string() }) });

/** Runs a mutation with the session of the page's browser. */
async function mutate(page: Page, query: string, input: object): Promise<unknown> {
  const response = await page.request.post("/graphql", {
    headers: SITE_HEADERS,
    data: { query, variables: { input } },
  });
  const { data, errors } = Object(await response.json());
  expect(errors).toBeUndefined();
  return data;
}

/**
 * An order of the signed-in demo customer whose goods are still on their way, unpaid; without the pages that other tests
 * walk through; its id.
 */
export async function placeUnarrived(
  page: Page,
  { customerName, isPickedUp = false }: { customerName: string; isPickedUp?: boolean },
): Promise<string> {
  const input = {
    idempotencyKey: crypto.randomUUID(),
    goodsTypeId: "1",
    serviceTypeId: isPickedUp ? "1" : "2",
    customerName,
    customerPhone: "13700001234",
    hasLift: true,
    areaCode: "330106",
    address: "文三路 90 号 3 幢 501 室",
    items: [{ name: "三人位布艺沙发", count: 1, goodsTypeId: "101", imageUrl: await uploadPicture(page) }],
    totalVolume: "2.5",
    packingCount: 1,
    isArrival: false,
    verifType: "NOT",
    contactName: "李掌柜",
    contactPhone: "13700005678",
  };
  const query =
    "mutation ($input: CreateOrderInput!) { createOrder(input: $input) { ... on OrderCreated { orderId } ... on BusinessError { message } } }";
  return placed.parse(await mutate(page, query, input)).createOrder.orderId;
}

/** Pays orders from the demo customer's wallet. */
export async function payFromWallet(page: Page, orderIds: readonly string[]): Promise<void> {
  const input = {
    idempotencyKey: crypto.randomUUID(),
    orderIds,
    payWay: "WALLET",
    password: DEMO_PAYMENT_PASSWORD,
  };
  const query = "mutation ($input: PayOrdersInput!) { payOrders(input: $input) { __typename } }";
  expect(await mutate(page, query, input)).toEqual({ payOrders: { __typename: "BatchPayment" } });
}
