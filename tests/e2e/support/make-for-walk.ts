import type { Page } from "@playwright/test";
import { z } from "zod";
import { arbitrate, newOrder, openTrade, payFromWallet, play, TO_ACCEPTANCE } from "./orders";
import type { MadeForWalk } from "./page-visits";

/** Orders of the demo customer in the states that pages want, made without a form. */
export async function makeForWalk(page: Page, database: D1Database): Promise<MadeForWalk> {
  await page.goto("/healthz");
  const [unpaid, paid, done, arbitrated] = [
    await newOrder(page),
    await newOrder(page),
    await newOrder(page),
    await newOrder(page),
  ];
  for (const order of [paid, done, arbitrated]) await payFromWallet(page, order);
  await play(page, done, ...TO_ACCEPTANCE);
  await arbitrate(page, arbitrated);
  await openTrade(page, unpaid);
  const one = async (sql: string) => String(await database.prepare(sql).first("id"));
  return {
    unpaid: unpaid.id,
    paid: paid.id,
    waitsForAcceptance: done.id,
    refund: await one(`SELECT id FROM refunds WHERE order_id = ${arbitrated.id}`),
    trade: await one("SELECT out_trade_no AS id FROM sandbox_trades ORDER BY created_at DESC LIMIT 1"),
    progress: await linkBy(
      page,
      `link: createProgressLink(orderId: "${unpaid.id}") { ... on ProgressLink { path } }`,
    ),
    upload: await linkBy(page, "link: createUploadLink(count: 1) { ... on UploadLink { path } }"),
  };
}

/** Path of a link that a mutation makes; the mutation calls its answer `link`. */
async function linkBy(page: Page, mutation: string): Promise<string> {
  const { origin } = new URL(page.url());
  const response = await page.request.post(`${origin}/graphql`, {
    headers: { "x-graphql-csrf": "1", origin },
    data: { query: `mutation { ${mutation} }` },
  });
  const answer = z.object({ data: z.object({ link: z.object({ path: z.string() }) }) });
  return answer.parse(await response.json()).data.link.path;
}
