import { and, eq, gt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Clock } from "../../../shared/clock";
import type { CustomerSession } from "../../../shared/context";
import { sameHash, sha256 } from "../../../shared/crypto";
import { blocked } from "../../../shared/errors";
import { numbers } from "../../../shared/numbers/numbers";
import type { Stores } from "../../../shared/stores/stores";
import { customers, sessions } from "../customers.tables";
import { hashOfSession, sessionOfAccess } from "./app-tokens";

/**
 * Finds the customer behind an app's access token (decision 081); null for an unknown, ended or replaced
 * token. The hash of the whole token is compared in constant time.
 *
 * @throws BusinessError 7002 for a blocked account
 */
export async function resolveAppSession(
  token: string,
  { stores, clock }: { stores: Stores; clock: Clock },
): Promise<CustomerSession | null> {
  const bucket = numbers.appAccess.bucket(token);
  if (bucket === null) return null;
  const now = clock.now();
  const tokenHash = await hashOfSession(sessionOfAccess(token));
  const row = await drizzle(stores.of(bucket))
    .select({
      customerId: customers.id,
      phone: customers.phone,
      blockedAt: customers.blockedAt,
      accessHash: sessions.accessHash,
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.accessUntil, now), gt(sessions.expiresAt, now)))
    .get();
  if (!row || !sameHash(await sha256(token), row.accessHash ?? "")) return null;
  if (row.blockedAt !== null) throw blocked();
  return { customerId: row.customerId, phone: row.phone, tokenHash };
}
