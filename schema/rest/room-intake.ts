import { isSigned, sign } from "./signature";

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
  return `t=${now},v1=${await sign(secret, `${now}.${userId}.${body}`)}`;
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
  return await isSigned(secret, `${time}.${userId}.${body}`, signature);
}
