import { type RoomEvent, type ServerFrame, serverFrame } from "../../../durable-objects/protocol";
import { RING_MS } from "../../../schema/rules/calls/call";

/** Number of the last event that a tab has received; null before the first hello of a first visit. */
export interface RoomStream {
  readonly lastSeq: number | null;
}

/** The effect of a frame on the page. */
export interface RoomStep {
  readonly stream: RoomStream;
  /** Events to handle now, in order, without those that were handled before. */
  readonly events: readonly RoomEvent[];
  /** Whether the page may have missed events that are not repeated: then it must read its data again. */
  readonly isStale: boolean;
  /** Whether the event of a call that still rings may be among them: only the server knows that then. */
  readonly mayRing: boolean;
}

/** A frame of the room; null for the answer to a ping, and for unknown frames of a newer server. */
export function parseServerFrame(data: unknown): ServerFrame | null {
  if (typeof data !== "string" || !data.startsWith("{")) return null;
  try {
    return serverFrame.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}

/** How much the clocks of the servers and of the browser may differ, ms. */
export const CLOCK_MARGIN_MS = 10_000;

/**
 * Applies a frame: each event counts once, even if it is repeated, and missing numbers are noticed.
 *
 * @param pageAgeMs time since the page was asked for, before which its data cannot have been read, ms
 */
export function receiveFrame(
  { lastSeq }: RoomStream,
  frame: ServerFrame,
  pageAgeMs = Number.POSITIVE_INFINITY,
): RoomStep {
  if (frame.type === "hello") return greet(lastSeq, frame, pageAgeMs);
  const events: RoomEvent[] = [];
  let seq = lastSeq;
  let isStale = false;
  for (const event of frame.events) {
    if (seq !== null && event.seq <= seq) continue;
    if (seq !== null && event.seq > seq + 1) isStale = true;
    seq = event.seq;
    events.push(event);
  }
  return { stream: { lastSeq: seq }, events, isStale, mayRing: isStale };
}

type Hello = Extract<ServerFrame, { type: "hello" }>;

function greet(lastSeq: number | null, hello: Hello, pageAgeMs: number): RoomStep {
  const go = (seq: number, isStale: boolean, mayRing = isStale) => {
    return { stream: { lastSeq: seq }, events: [], isStale, mayRing };
  };
  const { lostUpTo = 0, quietMs = 0 } = hello;
  if (lastSeq === null) {
    // No number is known yet. The events since the page was read are not repeated, if there are any. A call of before
    // may ring as well: no page shows it, only its event tells.
    const isQuietFor = (ms: number) => quietMs > ms + CLOCK_MARGIN_MS;
    return go(hello.lastSeq, !isQuietFor(pageAgeMs), !isQuietFor(RING_MS));
  }
  // The server's numbers start again: continue from its number.
  if (hello.lastSeq < lastSeq) return go(hello.lastSeq, true);
  return lostUpTo > lastSeq ? go(lostUpTo, true) : go(lastSeq, false);
}
