import { z } from "zod";
import { type ClientFrame, CloseCode, clientFrame, MAX_CLIENT_FRAME, type ServerFrame } from "./protocol";

/** Sockets that one user may hold open; one more closes the oldest. */
export const MAX_SOCKETS = 20;

/** A tab may send this many frames a second; heartbeats are answered by the runtime and not counted. */
export const MAX_FRAMES_PER_SECOND = 20;

/** What a room remembers of one socket. It lives in the socket's attachment, because memory does not survive hibernation. */
const connection = z.object({
  /** ms; 0 for sockets that are older than this field. */
  openedAt: z.number().default(0),
  /** Highest `seq` that this tab says it has shown. */
  acked: z.number().int().min(0),
  /** Start of the current rate window, ms, and the frames seen in it. */
  windowStart: z.number(),
  framesInWindow: z.number().int(),
});
export type Connection = z.infer<typeof connection>;

/** What a room remembers of a socket that was opened now (ms). */
export const newConnection = (now: number): Connection => ({
  openedAt: now,
  acked: 0,
  windowStart: 0,
  framesInWindow: 0,
});

/** The socket's memory; null when the attachment is not one of ours. */
export function readConnection(socket: WebSocket): Connection | null {
  const parsed = connection.safeParse(socket.deserializeAttachment());
  return parsed.success ? parsed.data : null;
}

/** Either a frame to act on, or the code and reason to close the socket with. */
export type Verdict =
  | { readonly kind: "frame"; readonly frame: ClientFrame }
  | { readonly kind: "refuse"; readonly code: number; readonly reason: string };

const refuse = (code: number, reason: string): Verdict => ({ kind: "refuse", code, reason });

/**
 * Judges what a tab sent (security.md S21): too many, too large, binary, malformed or unknown frames end the socket.
 *
 * @param now ms
 */
export function judgeFrame(
  message: string | ArrayBuffer,
  from: Connection,
  now: number,
): { readonly verdict: Verdict; readonly connection: Connection } {
  const isSameWindow = now - from.windowStart < 1000;
  const next: Connection = {
    ...from,
    windowStart: isSameWindow ? from.windowStart : now,
    framesInWindow: isSameWindow ? from.framesInWindow + 1 : 1,
  };
  return {
    connection: next,
    verdict:
      next.framesInWindow > MAX_FRAMES_PER_SECOND
        ? refuse(CloseCode.POLICY, "too many frames")
        : parseFrame(message),
  };
}

function parseFrame(message: string | ArrayBuffer): Verdict {
  if (typeof message !== "string") return refuse(CloseCode.POLICY, "binary frame");
  if (message.length > MAX_CLIENT_FRAME) return refuse(CloseCode.TOO_BIG, "frame too large");
  let json: unknown;
  try {
    json = JSON.parse(message);
  } catch {
    return refuse(CloseCode.POLICY, "not JSON");
  }
  const parsed = clientFrame.safeParse(json);
  return parsed.success ? { kind: "frame", frame: parsed.data } : refuse(CloseCode.POLICY, "unknown frame");
}

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
