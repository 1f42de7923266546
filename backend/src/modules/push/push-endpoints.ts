import { and, eq, lte } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { sha256 } from "../../shared/crypto";
import type { Directory } from "../../shared/stores/stores";
import { pushEndpoints } from "./push.tables";

/** A customer whose browser an address is, or was until a moment (ms). */
interface Holder {
  readonly customerId: number;
  readonly claimedAt: number;
}

/** The address itself is as good as a key to the browser: the directory knows its hash alone. */
const isAt = async (endpoint: string) => eq(pushEndpoints.endpointHash, await sha256(endpoint));

/**
 * An address is this customer's from now on, also when it was another's: the last one who signs in at a shared computer (ux.md U44).
 *
 * @returns whose it was before; null for a new one
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

/** Whether an address is this customer's. */
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

/** Gives an address up, unless another customer has it, or this one has claimed it again after `claimedAt`. */
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

/** Gives up all addresses of a customer whose account is closed. */
export async function releaseEndpoints(directory: Directory, customerId: number): Promise<void> {
  await drizzle(directory).delete(pushEndpoints).where(eq(pushEndpoints.customerId, customerId));
}
