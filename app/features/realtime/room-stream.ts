import { type RoomEvent, type ServerFrame, serverFrame } from "../../../durable-objects/protocol";

/** Where a tab is in the user's count of events; null before the first hello of a first visit. */
export interface RoomStream {
  readonly lastSeq: number | null;
}

/** What a frame means to the page. */
export interface RoomStep {
  readonly stream: RoomStream;
  /** To be shown now, in order; without what was shown before. */
  readonly events: readonly RoomEvent[];
  /** The page may have missed events that will not be repeated: what it shows must be fetched again. */
  readonly isStale: boolean;
}

/** A frame of the room, or null for the heartbeat's answer and for what a newer server may send. */
export function parseServerFrame(data: unknown): ServerFrame | null {
  if (typeof data !== "string" || !data.startsWith("{")) return null;
  try {
    return serverFrame.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}

/** Applies a frame: each event counts once, whatever is repeated, and a hole in the count is noticed. */
export function receiveFrame({ lastSeq }: RoomStream, frame: ServerFrame): RoomStep {
  if (frame.type === "hello") {
    // Nothing known yet, or a server that counts again from an earlier point: start from its count.
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
