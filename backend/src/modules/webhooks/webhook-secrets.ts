import { currentSecret, secretsIn } from "../../../../schema/rules/rotating-secret";
import { SECRET_PREFIX } from "../../../../schema/rules/webhooks/webhook-events";
import type { BackendEnv } from "../../env";
import { keyedHash } from "../../shared/crypto";
import type { WebhookEndpoint } from "./webhooks.repository";

type Salted = Pick<WebhookEndpoint, "id" | "secretSalt" | "formerSalt" | "formerUntil">;

/**
 * The secret of an address in the form of Standard Webhooks: `whsec_` and 32 bytes in base64. It is derived
 * from the pepper and a salt of the address, so that a copy of the database cannot sign (decision 071).
 */
export const secretOf = (
  { SECRET_PEPPER }: Pick<BackendEnv, "SECRET_PEPPER">,
  id: number,
  salt: string,
): Promise<string> => makeSecret(currentSecret(SECRET_PEPPER), id, salt);

async function makeSecret(pepper: string, id: number, salt: string): Promise<string> {
  const hex = await keyedHash(pepper, `webhook:${id}:${salt}`);
  const bytes = hex.match(/../g) ?? [];
  return SECRET_PREFIX + btoa(String.fromCharCode(...bytes.map((pair) => Number.parseInt(pair, 16))));
}

/**
 * The secrets that sign at a time (ms): the new one, for a day also the old one, and those of a pepper that
 * is being replaced.
 */
export function secretsAt(
  env: Pick<BackendEnv, "SECRET_PEPPER">,
  { id, secretSalt, formerSalt, formerUntil }: Salted,
  now: number,
): Promise<string[]> {
  const salts = formerSalt !== null && (formerUntil ?? 0) > now ? [secretSalt, formerSalt] : [secretSalt];
  const peppers = secretsIn(env.SECRET_PEPPER);
  return Promise.all(peppers.flatMap((pepper) => salts.map((salt) => makeSecret(pepper, id, salt))));
}
