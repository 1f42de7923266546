import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { isWithinRanges } from "../../../../schema/rules/account/address-range";
import { Code } from "../../../../schema/rules/codes";
import { PARTNER_REQUESTS_A_MINUTE } from "../../../../schema/rules/partner/partner-clients";
import { type Clock, MINUTE } from "../../shared/clock";
import { BusinessError, Unauthorized } from "../../shared/errors";
import { logSecurity } from "../../shared/log";
import type { Directory } from "../../shared/stores/stores";
import { enforceLimit } from "../limits";
import { partnerClients } from "./partner-clients.tables";
import { type PartnerSignature, readSignature } from "./partner-signature";

type PartnerClient = typeof partnerClients.$inferSelect;

interface Dependencies {
  readonly directory: Directory;
  readonly clock: Clock;
}

/** An authenticated client, and the nonce of its request. */
interface Admitted {
  readonly client: PartnerClient;
  readonly nonce: string;
}

/**
 * Finds the client whose key has signed a request (decision 074). An unknown client, a signature of another
 * client and an invalid one get the same answer after the same work.
 *
 * @param address of the caller, as the edge saw it
 * @throws Unauthorized, also for a client that is revoked or has expired; KEY_ADDRESS_REFUSED;
 *   TOO_MANY_REQUESTS
 */
export async function admitPartner(
  { request, address }: { request: Request; address: string },
  { directory, clock }: Dependencies,
): Promise<Admitted> {
  const now = clock.now();
  const read = readSignature(request, now);
  if (!read) throw refused("none");
  const client = await drizzle(directory)
    .select()
    .from(partnerClients)
    .where(eq(partnerClients.id, read.clientId))
    .get();
  if (!(await hasSigned(client, read, now)) || !client) throw refused("wrong");
  if (client.revokedAt !== null) throw refused("revoked", client.id);
  if (client.expiresAt <= now) throw refused("expired", client.id);
  if (client.addresses.length > 0 && !isWithinRanges(address, client.addresses)) {
    logSecurity({ action: "partner-address", target: String(client.id), result: "refused" });
    throw new BusinessError(Code.KEY_ADDRESS_REFUSED, "请求来自对接客户端未允许的 IP 地址");
  }
  const limit = { limit: PARTNER_REQUESTS_A_MINUTE, windowMs: MINUTE, now };
  await enforceLimit(directory, { key: `partner:${client.id}`, ...limit });
  await noteUse(client, address, { directory, now });
  return { client, nonce: read.nonce };
}

/** Replaces a missing key: an example of RFC 8032. Its signatures are never accepted. */
const NO_KEY = "11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=";

/** Whether the client's key, or the old key during its last day, has made a signature. */
async function hasSigned(
  client: PartnerClient | undefined,
  { signature, base }: PartnerSignature,
  now: number,
): Promise<boolean> {
  const former = client?.oldKey && (client.oldUntil ?? 0) > now ? client.oldKey : NO_KEY;
  const checks = [client?.publicKey ?? NO_KEY, former].map((key) => verifies(key, signature, base));
  const [byKey, byFormer] = await Promise.all(checks);
  return client !== undefined && (byKey === true || (former !== NO_KEY && byFormer === true));
}

async function verifies(
  publicKey: string,
  signature: Uint8Array<ArrayBuffer>,
  base: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const bytes = Uint8Array.from(atob(publicKey), (char) => char.charCodeAt(0));
  const key = await crypto.subtle.importKey("raw", bytes, "Ed25519", false, ["verify"]);
  return crypto.subtle.verify("Ed25519", key, signature, base);
}

function refused(why: "none" | "wrong" | "revoked" | "expired", clientId?: number): Unauthorized {
  const target = clientId === undefined ? {} : { target: String(clientId) };
  logSecurity({ action: "partner-signature", ...target, result: `refused:${why}` });
  return new Unauthorized();
}

/** At most once a minute, which is enough for finding unused clients. */
async function noteUse(
  { id, lastUsedAt, lastUsedFrom }: PartnerClient,
  address: string,
  { directory, now }: { directory: Directory; now: number },
): Promise<void> {
  if (lastUsedFrom === address && lastUsedAt !== null && lastUsedAt > now - MINUTE) return;
  await drizzle(directory)
    .update(partnerClients)
    .set({ lastUsedAt: now, lastUsedFrom: address })
    .where(eq(partnerClients.id, id));
}
