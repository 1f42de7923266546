import { z } from "zod";
import { CloseCode, type ServerFrame } from "./protocol";

/** Sockets that one user may hold open; one more closes the oldest. */
export const MAX_SOCKETS = 20;

/** What a room keeps of a socket in its attachment, because memory does not survive hibernation. */
const connection = z.object({ openedAt: z.number() });

/** Notes when a socket was opened, ms. */
export const noteOpening = (socket: WebSocket, openedAt: number): void =>
  socket.serializeAttachment({ openedAt } satisfies z.infer<typeof connection>);

/** When a socket was opened, ms; 0 when that is not known. */
export const openedAtOf = (socket: WebSocket): number =>
  connection.safeParse(socket.deserializeAttachment()).data?.openedAt ?? 0;

/** Sends a frame; a socket that is already gone is no error, its tab will come back and replay. */
export const sendFrame = (socket: WebSocket, frame: ServerFrame): void =>
  sendText(socket, JSON.stringify(frame));

/** The same for a frame that many tabs get: it is printed once. */
export function sendText(socket: WebSocket, text: string): void {
  try {
    socket.send(text);
  } catch {
    closeQuietly(socket, CloseCode.POLICY, "unreachable");
  }
}

/** Codes that only an endpoint's own stack may report; sending one throws (RFC 6455 section 7.4.1). */
const RESERVED_CODES: ReadonlySet<number> = new Set([1004, 1005, 1006, 1015]);
const NORMAL_CLOSURE = 1000;

/** Closes, echoing only codes that may travel. Closing twice is not an error. */
export function closeQuietly(socket: WebSocket, code: number, reason: string): void {
  const mayTravel = code >= 1000 && code <= 4999 && !RESERVED_CODES.has(code);
  try {
    socket.close(mayTravel ? code : NORMAL_CLOSURE, mayTravel ? reason : "");
  } catch {
    // Already closed by the other side.
  }
}
