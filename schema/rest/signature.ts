import { fromHex, toHex } from "../rules/hex";
import { currentSecret, secretsIn } from "../rules/rotating-secret";

/**
 * Signatures between the two Workers: an HMAC-SHA-256 in hex, made by the current secret and verified by each one that is
 * still good (`rotating-secret.ts`).
 */
export async function sign(secret: string, text: string): Promise<string> {
  const key = await hmacKey(currentSecret(secret));
  return toHex(new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(text))));
}

/** Whether a signature in hex is one of {@link sign} for this text. An empty secret, which could be guessed, is none. */
export async function isSigned(secret: string, text: string, signature: string): Promise<boolean> {
  for (const one of secretsIn(secret)) {
    // Compares in constant time.
    const key = await hmacKey(one);
    if (await crypto.subtle.verify("HMAC", key, fromHex(signature), encoder.encode(text))) return true;
  }
  return false;
}

const encoder = new TextEncoder();
/** The keys of the secrets, which do not change while a Worker runs: importing one costs as much as signing. */
const known = new Map<string, CryptoKey>();
/** Tests have many. */
const MOST_KNOWN = 4;

async function hmacKey(secret: string): Promise<CryptoKey> {
  const kept = known.get(secret);
  if (kept) return kept;
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, [
    "sign",
    "verify",
  ]);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(secret, key);
  return key;
}
