import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { SITE_HEADERS } from "./site-headers";

const standing = z.object({
  data: z.object({
    viewer: z.object({
      wallet: z.object({ balance: z.int() }),
      orders: z.object({ total: z.int() }),
    }),
  }),
});

/** How many orders the signed-in customer has, and what is in the wallet, 分. */
export async function readStanding(page: Page): Promise<{ orders: number; balance: number }> {
  const response = await page.request.post("/graphql", {
    headers: SITE_HEADERS,
    data: { query: "{ viewer { wallet { balance } orders(page: 1, pageSize: 1) { total } } }" },
  });
  expect(response.status()).toBe(200);
  const { wallet, orders } = standing.parse(await response.json()).data.viewer;
  return { orders: orders.total, balance: wallet.balance };
}
