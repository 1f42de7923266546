import { and, eq, gt, isNull, or } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { isWithinRanges } from "../../../../../schema/rules/account/address-range";
import { Code } from "../../../../../schema/rules/codes";
import type { BackendEnv } from "../../../env";
import type { Clock } from "../../../shared/clock";
import type { CustomerSession } from "../../../shared/context";
import { sameHash, sha256 } from "../../../shared/crypto";
import { BusinessError, blocked } from "../../../shared/errors";
import { logSecurity } from "../../../shared/log";
import { numbers } from "../../../shared/numbers/numbers";
import type { Stores } from "../../../shared/stores/stores";
import { customers } from "../customers.tables";
import { hasTestKeys, sandboxPhone } from "../sandbox-customers/sandbox-phone";
import { apiKeys } from "./api-keys.tables";

/**
 * Finds the customer for whom an API key works: its owner, or for a test key the owner's sandbox customer
 * (decision 082). Null for an unknown or revoked key, and for an old secret after its last day; these are
 * answered like an ended session. The key is looked up by its hash, which is then compared again in constant
 * time.
 *
 * @param address of the program, as the edge saw it
 * @throws BusinessError 7002 for a blocked account, KEY_ADDRESS_REFUSED
 */
export async function resolveApiKey(
  secret: string,
  { env, stores, clock, address }: { env: BackendEnv; stores: Stores; clock: Clock; address: string },
): Promise<CustomerSession | null> {
  const testBucket = numbers.testKey.bucket(secret);
  const isTest = testBucket !== null;
  const bucket = testBucket ?? numbers.apiKey.bucket(secret);
  if (bucket === null || (isTest && !hasTestKeys(env))) return null;
  const hash = await sha256(secret);
  const isOld = and(eq(apiKeys.oldHash, hash), gt(apiKeys.oldUntil, clock.now()));
  const row = await drizzle(stores.of(bucket))
    .select({ key: apiKeys, phone: customers.phone, blockedAt: customers.blockedAt })
    .from(apiKeys)
    .innerJoin(customers, eq(customers.id, apiKeys.customerId))
    .where(and(or(eq(apiKeys.keyHash, hash), isOld), isNull(apiKeys.revokedAt)))
    .get();
  if (!row) return null;
  const { id, customerId, sandboxCustomerId, keyHash, oldHash, scopes, addresses } = row.key;
  // The secret and the row must agree on live or test, so that neither alone decides whose money the key
  // uses.
  if (isTest !== (sandboxCustomerId !== null)) return null;
  if (!sameHash(hash, keyHash) && !sameHash(hash, oldHash ?? "")) return null;
  if (row.blockedAt !== null) throw blocked();
  if (addresses.length > 0 && !isWithinRanges(address, addresses)) {
    logSecurity({ action: "api-key-address", target: String(id), result: "refused" });
    throw new BusinessError(Code.KEY_ADDRESS_REFUSED, "请求来自接口密钥未允许的 IP 地址");
  }
  return {
    customerId: sandboxCustomerId ?? customerId,
    phone: sandboxCustomerId === null ? row.phone : sandboxPhone(customerId),
    tokenHash: hash,
    key: { id, scopes, mode: isTest ? "test" : "live" },
  };
}
