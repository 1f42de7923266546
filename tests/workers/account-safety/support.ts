import { env } from "cloudflare:workers";
import type { Account } from "../../support/accounts/accounts";
import { newAddress } from "../../support/accounts/newcomers";
import { receivedCode, requestCode } from "../../support/accounts/sign-in-flow";
import type { TestBackend } from "../../support/orders/orders";

/** A code to a phone, asked for in a session. */
export async function sendCode(backend: TestBackend, token: string, phone: string): Promise<string> {
  await requestCode(backend, phone, { token, address: newAddress() });
  return receivedCode(phone);
}

export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** Asks for another phone in a session. */
export const rebind = (backend: TestBackend, token: string, json: Record<string, unknown>) =>
  backend.call("POST", "/user/api/worker/rebind", { token, json });

export const profileOf = (backend: TestBackend, token: string) =>
  backend.call("GET", "/user/api/customer", { token });

/** What the account's owner reads of what happened to it, newest first. */
export const activityOf = async (backend: TestBackend, token: string) =>
  (await backend.call("GET", "/user/api/customer/activity", { token })).data.rows;

/** Titles and texts of a customer's messages, oldest first. */
export async function messagesOf({ customerId }: Pick<Account, "customerId">) {
  const { results } = await env.DB.prepare(
    "SELECT title, content FROM messages WHERE customer_id = ? ORDER BY id",
  )
    .bind(customerId)
    .all<{ title: string; content: string }>();
  return results;
}

/** What the sandbox sent to a phone, oldest first. */
export async function smsTo(phone: string): Promise<string[]> {
  const { results } = await env.DB.prepare("SELECT content FROM sandbox_sms WHERE phone = ? ORDER BY id")
    .bind(phone)
    .all<{ content: string }>();
  return results.map(({ content }) => content);
}
