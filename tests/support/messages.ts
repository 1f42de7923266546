import { env } from "cloudflare:workers";
import { type NewMessage, sendMessage } from "../../backend/src/modules/messages/messages";
import type { Account } from "./accounts/accounts";
import type { TestBackend } from "./orders/orders";
import { idsBy } from "./servers/backend";

/** Sends a message a second after whatever was before. */
export async function sendTo(
  { clock }: TestBackend,
  { customerId }: Pick<Account, "customerId">,
  { text = "正文", ...message }: Omit<NewMessage, "customerId" | "at" | "text"> & { text?: string },
): Promise<void> {
  clock.advance(1000);
  const at = clock.now();
  await env.DB.batch(sendMessage(env.DB, { ...message, text, customerId, at }, idsBy(clock)));
}

/** Events of a customer that wait for a room or were brought there, the oldest first. */
export async function eventsOf({ customerId }: Pick<Account, "customerId">): Promise<string[]> {
  const { results } = await env.DB.prepare("SELECT kind FROM outbox WHERE user_id = ? ORDER BY seq")
    .bind(customerId)
    .all<{ kind: string }>();
  return results.map(({ kind }) => kind);
}
