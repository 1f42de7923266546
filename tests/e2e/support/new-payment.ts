import type { Page } from "@playwright/test";
import { newOrder } from "./orders";
import { untilAlive } from "./until-alive";

/** Opens the page on which a new order is paid, until it is alive; answers the order's id. */
export async function openNewPayment(page: Page): Promise<string> {
  const { id } = await newOrder(page);
  await page.goto(`/placeorder/Orderpayment?orderid=${id}`);
  await untilAlive(page);
  return id;
}
