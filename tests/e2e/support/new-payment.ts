import type { Page } from "@playwright/test";
import { ALIVE } from "../../../app/lib/alive";
import { newOrder } from "./orders";

/** Opens the page on which a new order is paid, until it is alive; answers the order's id. */
export async function openNewPayment(page: Page): Promise<string> {
  const { id } = await newOrder(page);
  await page.goto(`/placeorder/Orderpayment?orderid=${id}`);
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, ALIVE);
  return id;
}
