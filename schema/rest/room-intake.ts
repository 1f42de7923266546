import { currentSecret, secretsIn } from "../rules/rotating-secret";

/**
 * Signature of the event intake (`POST /rooms/{userId}/events`): the backend signs, the site verifies. The header
 * `X-Room-Signature` holds `t=<ms>,v1=<hex>`, an HMAC-SHA-256 over `<t>.<userId>.<body>`.
 */
export const ROOM_SIGNATURE_HEADER = "X-Room-Signature";

/** Older or newer signatures are refused, so that a captured request cannot be replayed later. */
export const ROOM_SIGNATURE_TOLERANCE_MS = 5 * 60 * 1000;

/** Path of the event intake of a user. */
export const roomEventsPath = (userId: number | string) => `/rooms/${userId}/events`;

/** Kind of the event after which a room closes all its sockets: the account is blocked (security.md S11). */
export const ACCOUNT_BLOCKED = "ACCOUNT_BLOCKED";

/** Kind of the event after which a room closes all its sockets and forgets its events: the account is closed (decision 061). */
export const ACCOUNT_CLOSED = "ACCOUNT_CLOSED";

/**
 * Kind of the event after which a room closes all its sockets: the customer's sessions have ended (decision
 * 079), or the session of an app, whose sockets only the backend could name (decision 081). Tabs with a valid
 * session reconnect.
 */
export const SESSIONS_ENDED = "SESSIONS_ENDED";

/** Header value for a body sent now. @param secret can be one that is rotated (`rotating-secret.ts`) */
export async function signRoomEvents(
  secret: string,
  userId: string,
  body: string,
  now: number,
): Promise<string> {
  const text = encoder.encode(`${now}.${userId}.${body}`);
  const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", await hmacKey(currentSecret(secret)), text));
  return `t=${now},v1=${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** Whether the header belongs to this body, user and moment. */
export async function verifyRoomEvents(
  secret: string,
  userId: string,
  body: string,
  header: string | null,
  now: number,
): Promise<boolean> {
  const match = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(header ?? "");
  if (!match) return false;
  const [, time = "", signature = ""] = match;
  if (Math.abs(now - Number(time)) > ROOM_SIGNATURE_TOLERANCE_MS) return false;
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const text = encoder.encode(`${time}.${userId}.${body}`);
  // An empty secret, which could be guessed, is none of them.
  for (const one of secretsIn(secret)) {
    // Compares in constant time.
    if (await crypto.subtle.verify("HMAC", await hmacKey(one), bytes, text)) return true;
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
