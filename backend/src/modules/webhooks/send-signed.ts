import type { BackendEnv } from "../../env";
import type { WebhookOutcome, WebhookSender } from "../../providers/webhooks/webhook-sender";
import { refusalOf, refusalText } from "./webhook-addresses";
import { secretsAt } from "./webhook-secrets";

/** An address with what its secrets are made from. */
type Address = Parameters<typeof secretsAt>[1] & { readonly url: string };

/**
 * Sends one notice, signed with the secrets that the address has now. The address is looked at again: what was stored in a
 * sandbox, or before a rule, is not sent to.
 *
 * @param notice its id is the same in every try
 */
export async function sendSigned(
  address: Address,
  notice: { readonly id: string; readonly body: string },
  send: WebhookSender,
  { env, now }: { env: BackendEnv; now: number },
): Promise<WebhookOutcome> {
  const refusal = refusalOf(address.url, env);
  if (refusal) return { status: null, answer: refusalText(refusal) };
  const secrets = await secretsAt(env, address, now);
  return send({ url: address.url, ...notice, secrets, now });
}

/** Whether the receiver has taken a notice, which a status from 200 to 299 says. */
export const isTaken = ({ status }: WebhookOutcome): boolean =>
  status !== null && status >= 200 && status < 300;
