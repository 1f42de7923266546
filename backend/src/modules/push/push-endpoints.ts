import { and, eq, lte } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { sha256 } from "../../shared/crypto";
import type { Directory } from "../../shared/stores/stores";
import { pushEndpoints } from "./push.tables";

/** The customer of a browser's address, now or until a time (ms). */
interface Holder {
  readonly customerId: number;
  readonly claimedAt: number;
}

/** The address is almost a key to the browser, so the directory stores only its hash. */
const isAt = async (endpoint: string) => eq(pushEndpoints.endpointHash, await sha256(endpoint));

/**
 * Assigns an address to this customer, even if another one had it: the last one to sign in at a shared
 * computer gets the pushes (ux.md U44).
 *
 * @returns the customer before; null for a new address
 */
export async function claimEndpoint(
  directory: Directory,
  endpoint: string,
  { customerId, claimedAt }: Holder,
): Promise<Holder | null> {
  const orm = drizzle(directory);
  const endpointHash = await sha256(endpoint);
  const claim = { customerId, claimedAt };
  const [former] = await orm.batch([
    orm
      .select({ customerId: pushEndpoints.customerId, claimedAt: pushEndpoints.claimedAt })
      .from(pushEndpoints)
      .where(eq(pushEndpoints.endpointHash, endpointHash)),
    orm
      .insert(pushEndpoints)
      .values({ endpointHash, ...claim })
      .onConflictDoUpdate({ target: pushEndpoints.endpointHash, set: claim }),
  ]);
  return former[0] ?? null;
}

/** Whether an address belongs to this customer. */
export async function holdsEndpoint(
  directory: Directory,
  endpoint: string,
  customerId: number,
): Promise<boolean> {
  const [holder] = await drizzle(directory)
    .select({ customerId: pushEndpoints.customerId })
    .from(pushEndpoints)
    .where(await isAt(endpoint));
  return holder?.customerId === customerId;
}

/**
 * Releases an address, unless another customer has it, or this one has claimed it again after `claimedAt`.
 */
export async function releaseEndpoint(
  directory: Directory,
  endpoint: string,
  { customerId, claimedAt }: Holder,
): Promise<void> {
  await drizzle(directory)
    .delete(pushEndpoints)
    .where(
      and(
        await isAt(endpoint),
        eq(pushEndpoints.customerId, customerId),
        lte(pushEndpoints.claimedAt, claimedAt),
      ),
    );
}

/** Releases all addresses of a customer whose account is closed. */
export async function releaseEndpoints(directory: Directory, customerId: number): Promise<void> {
  await drizzle(directory).delete(pushEndpoints).where(eq(pushEndpoints.customerId, customerId));
}
