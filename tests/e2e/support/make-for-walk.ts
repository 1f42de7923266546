import type { Page } from "@playwright/test";
import { z } from "zod";
import { arbitrate, newOrder, openTrade, payFromWallet, play, TO_ACCEPTANCE } from "./orders";
import type { MadeForWalk } from "./page-visits";
import { SITE_HEADERS } from "./site-headers";
import { uploadPicture } from "./upload-picture";

/** Orders of the demo customer in the states that pages want, made without a form. */
export async function makeForWalk(page: Page, database: D1Database): Promise<MadeForWalk> {
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
  const customer = `(SELECT customer_id FROM orders WHERE id = ${unpaid.id})`;
  await ask(
    page,
    `sendFeedback(content: "希望支持批量打印工单", imageUrls: ["${await uploadPicture(page)}"]) { __typename }`,
  );
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
    good: await one(`SELECT id FROM library_goods WHERE customer_id = ${customer} LIMIT 1`),
    message: await one(`SELECT id FROM messages WHERE customer_id = ${customer} ORDER BY id DESC LIMIT 1`),
    notice: await one("SELECT id FROM articles WHERE type_code = 'notice' ORDER BY id DESC LIMIT 1"),
    feedback: await one(`SELECT id FROM feedback WHERE customer_id = ${customer} ORDER BY id DESC LIMIT 1`),
  };
}

/** Path of a link that a mutation makes; the mutation calls its answer `link`. */
async function linkBy(page: Page, mutation: string): Promise<string> {
  const answer = z.object({ data: z.object({ link: z.object({ path: z.string() }) }) });
  return answer.parse(await ask(page, mutation)).data.link.path;
}

/** What a mutation of the signed-in customer answers. */
async function ask(page: Page, mutation: string): Promise<unknown> {
  const response = await page.request.post("/graphql", {
    headers: SITE_HEADERS,
    data: { query: `mutation { ${mutation} }` },
  });
  return response.json();
}
