import { AFTER_PARAMETER, CloseCode, RECONNECT_MS, type RoomEvent } from "../../../durable-objects/protocol";
import { Heartbeat } from "./heartbeat";
import { parseServerFrame, type RoomStream, receiveFrame } from "./room-stream";

/**
 * Time for which a tab that was displaced by newer ones stays away, ms: returning at once would displace the
 * next one.
 */
export const DISPLACED_MS = 10 * 60_000;

/** The part of a browser's WebSocket that is used here. */
export interface RoomSocket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface RoomOptions {
  readonly userId: string;
  /** Called once per event, in order. */
  readonly onEvent: (event: RoomEvent) => void;
  /** Called when events may have been missed for good: the page must read its data again. */
  readonly onStale: () => void;
  /** Called when a call may ring whose event did not come: the page must ask for it. */
  readonly onMayRing: () => void;
  /** Stores the number of the last event for the next page of this tab. */
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  /** Time since the page was asked for, ms. */
  readonly pageAgeMs: () => number;
  readonly openSocket: (path: string) => RoomSocket;
}

export interface RoomConnection {
  close(): void;
}

/**
 * Keeps one socket to the user's room open (SOCK-01). After any end a new one is opened exactly
 * {@link RECONNECT_MS} later, and continues after the last event (SOCK-02). Only a tab that was displaced
 * because the room is full waits longer. Problems of the connection are never shown (ERR-22).
 */
export function connectRoom(options: RoomOptions): RoomConnection {
  const { userId, onEvent, onStale, onMayRing, storage, pageAgeMs, openSocket } = options;
  const storageKey = `room-seq:${userId}`;
  let stream: RoomStream = { lastSeq: readSeq(storage, storageKey) };
  let socket: RoomSocket | null = null;
  let heartbeat: Heartbeat | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    const after = stream.lastSeq === null ? "" : `?${AFTER_PARAMETER}=${stream.lastSeq}`;
    const opened = tryOpen(() => openSocket(`/admin/websocket/${userId}${after}`));
    if (!opened) {
      reconnect();
      return;
    }
    socket = opened;
    heartbeat = new Heartbeat({ socket: opened, onDead: reconnect });
    opened.onopen = () => heartbeat?.heard();
    opened.onmessage = ({ data }) => receive(data);
    opened.onclose = ({ code }) => reconnect(code === CloseCode.DISPLACED ? DISPLACED_MS : RECONNECT_MS);
    opened.onerror = () => reconnect();
  }

  /** Abandons the present socket, so that its late events have no effect. */
  function drop(): void {
    clearTimeout(waiting);
    heartbeat?.stop();
    if (!socket) return;
    const dropped = socket;
    socket = null;
    dropped.onopen = dropped.onmessage = dropped.onclose = dropped.onerror = null;
    dropped.close();
  }

  function reconnect(afterMs = RECONNECT_MS): void {
    drop();
    waiting = setTimeout(open, afterMs);
  }

  function receive(data: unknown): void {
    // Any received data prove that the connection works.
    heartbeat?.heard();
    const frame = parseServerFrame(data);
    if (!frame) return;
    const step = receiveFrame(stream, frame, pageAgeMs());
    stream = step.stream;
    if (stream.lastSeq !== null) writeSeq(storage, storageKey, stream.lastSeq);
    for (const event of step.events) onEvent(event);
    if (step.isStale) onStale();
    if (step.mayRing) onMayRing();
  }

  open();
  return { close: drop };
}

/**
 * The constructor throws on a page whose policy forbids the socket. It is handled like other connection
 * problems.
 */
function tryOpen(openSocket: () => RoomSocket): RoomSocket | null {
  try {
    return openSocket();
  } catch {
    return null;
  }
}

/** Storage may be switched off or full; then only the page knows the number of the last event. */
function readSeq(storage: RoomOptions["storage"], key: string): number | null {
  try {
    const text = storage.getItem(key);
    return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
  } catch {
    return null;
  }
}

function writeSeq(storage: RoomOptions["storage"], key: string, seq: number): void {
  try {
    storage.setItem(key, String(seq));
  } catch {
    // See readSeq.
  }
}
