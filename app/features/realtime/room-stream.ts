import { type RoomEvent, type ServerFrame, serverFrame } from "../../../durable-objects/protocol";

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

/** Applies a frame: each event counts once, even if it is repeated, and missing numbers are noticed. */
export function receiveFrame({ lastSeq }: RoomStream, frame: ServerFrame): RoomStep {
  if (frame.type === "hello") {
    // No number is known yet, or the server's numbers start again: continue from its number.
    const mustStartOver = lastSeq === null || frame.lastSeq < lastSeq;
    return {
      stream: { lastSeq: mustStartOver ? frame.lastSeq : lastSeq },
      events: [],
      isStale: mustStartOver,
    };
  }
  const events: RoomEvent[] = [];
  let seq = lastSeq;
  let isStale = false;
  for (const event of frame.events) {
    if (seq !== null && event.seq <= seq) continue;
    if (seq !== null && event.seq > seq + 1) isStale = true;
    seq = event.seq;
    events.push(event);
  }
  return { stream: { lastSeq: seq }, events, isStale };
}
