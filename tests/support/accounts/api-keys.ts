import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { apiKeys } from "../../../backend/src/modules/customers/api-keys/api-keys.tables";
import { sha256 } from "../../../backend/src/shared/crypto";
import { numbers } from "../../../backend/src/shared/numbers/numbers";
import { API_COST, API_SCOPES } from "../../../schema/rules/account/api-keys";
import { ids } from "../real-time-ids";
import { type Account, rowOf } from "./accounts";

let count = 0;

/**
 * An API key of a customer, written straight into the database: for tests whose subject is something else than making
 * one. With every scope, and 1,000 元 a day, unless said otherwise.
 */
export async function makeKey(
  { customerId, phone }: Pick<Account, "customerId" | "phone">,
  values: Partial<typeof apiKeys.$inferInsert> = {},
) {
  const secret = numbers.apiKey.make(customerId, ids);
  const id = rowOf(customerId, 950_000 + ++count);
  await drizzle(env.DB)
    .insert(apiKeys)
    .values({
      id,
      customerId,
      name: `密钥${count}`,
      keyHash: await sha256(secret),
      tail: secret.slice(-4),
      scopes: API_SCOPES,
      addresses: [],
      dayLimit: 100_000,
      points: API_COST.most,
      pointsAt: 0,
      createdAt: 0,
      ...values,
    });
  return { id, secret, caller: { customerId, phone, token: secret } satisfies Account };
}
