import { env } from "cloudflare:workers";
import type { Account } from "../../support/accounts/accounts";
import { payOrder, placeOrder, type TestBackend } from "../../support/orders/orders";

const PATH = "/user/api/customer/small_payment";

/** Turns payments without a password on; `limit` in 元. */
export const setSmall = (backend: TestBackend, { token }: Account, limit = 100, pwd = "246810") =>
  backend.call("PUT", PATH, { token, json: { limit, pwd } });

export const stopSmall = (backend: TestBackend, { token }: Account) =>
  backend.call("DELETE", PATH, { token });

/** The setting as the customer reads it, 元. */
export const readSmall = async (backend: TestBackend, { token }: Account) =>
  (await backend.call("GET", PATH, { token })).data;

/** A new order that costs so much, 分. */
export async function orderOf(backend: TestBackend, account: Account, fen: number): Promise<number> {
  const orderId = await placeOrder(backend, account);
  await env.DB.prepare("UPDATE orders SET total_amount = ? WHERE id = ?").bind(fen, orderId).run();
  return orderId;
}

/** Orders that cost so much each, 分. */
export async function ordersOf(backend: TestBackend, account: Account, count: number, fen: number) {
  const ids: number[] = [];
  for (let i = 0; i < count; i++) ids.push(await orderOf(backend, account, fen));
  return ids;
}

/** Pays from the wallet and sends no password. */
export const payFree = (backend: TestBackend, account: Account, orderId: number, key?: string) =>
  payOrder(backend, account, orderId, { pwd: "", ...(key === undefined ? {} : { key }) });

/** Titles of the customer's messages with this beginning, oldest first. */
export async function messagesOf({ customerId }: Account, title: string) {
  const { results } = await env.DB.prepare(
    "SELECT title, content, associated_id FROM messages WHERE customer_id = ? AND title LIKE ? ORDER BY id",
  )
    .bind(customerId, `${title}%`)
    .all();
  return results;
}

/** What the table holds about the setting. */
export const rowOf = ({ customerId }: Account) =>
  env.DB.prepare("SELECT small_payment_limit, small_payment_used FROM customers WHERE id = ?")
    .bind(customerId)
    .first<{ small_payment_limit: number | null; small_payment_used: number }>();
