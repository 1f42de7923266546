import type { BackendEnv } from "../../env";
import type { WebhookOutcome, WebhookSender } from "../../providers/webhooks/webhook-sender";
import { refusalOf, refusalText } from "./webhook-addresses";
import { secretsAt } from "./webhook-secrets";

/** An address with the values from which its secrets are derived. */
type Address = Parameters<typeof secretsAt>[1] & { readonly url: string };

/**
 * Sends one delivery, signed with the present secrets of the address. The address is checked again, because
 * it may have been stored in a sandbox or before a rule existed.
 *
 * @param delivery its id is the same in every try
 */
export async function sendSigned(
  address: Address,
  delivery: { readonly id: string; readonly body: string },
  send: WebhookSender,
  { env, now }: { env: BackendEnv; now: number },
): Promise<WebhookOutcome> {
  const refusal = refusalOf(address.url, env);
  if (refusal) return { status: null, answer: refusalText(refusal) };
  const secrets = await secretsAt(env, address, now);
  return send({ url: address.url, ...delivery, secrets, now });
}

/** Whether the receiver accepted a delivery: its status is from 200 to 299. */
export const isTaken = ({ status }: WebhookOutcome): boolean =>
  status !== null && status >= 200 && status < 300;
