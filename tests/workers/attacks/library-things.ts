import { env } from "cloudflare:workers";
import { type Account, rowOf } from "../../support/accounts/accounts";

let last = 250_000;
const nextId = ({ customerId }: Account) => rowOf(customerId, ++last);

/** A good of the customer's library; its id. The first one of a name has the name as its SKU as well. */
export async function addLibraryGoods(account: Account, name: string, imageUrl: string): Promise<number> {
  const id = nextId(account);
  await env.DB.prepare(
    `INSERT INTO library_goods (id, customer_id, goods_type_id, name, img_url, created_at, sku)
     VALUES (?1, ?2, 101, ?3, ?4, 0,
       iif(EXISTS (SELECT 1 FROM library_goods WHERE customer_id = ?2 AND sku = ?3), NULL, ?3))`,
  )
    .bind(id, account.customerId, name, imageUrl)
    .run();
  return id;
}

/** Adds an unanswered feedback and returns its id. */
export async function addFeedback(account: Account, content: string): Promise<number> {
  const id = nextId(account);
  await env.DB.prepare(
    `INSERT INTO feedback (id, customer_id, content, pictures, digest, created_at) VALUES (?1, ?2, ?3, '[]', ?1, 0)`,
  )
    .bind(id, account.customerId, content)
    .run();
  return id;
}
