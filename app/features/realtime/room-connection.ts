import {
  AFTER_PARAMETER,
  CloseCode,
  HEARTBEAT_PING,
  RECONNECT_MS,
  type RoomEvent,
} from "../../../durable-objects/protocol";
import { parseServerFrame, type RoomStream, receiveFrame } from "./room-stream";

/** Time between pings, ms. */
export const HEARTBEAT_MS = 25_000;
/** Time after which an unanswered ping means that the connection is dead, ms. */
export const PONG_TIMEOUT_MS = 10_000;
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
  const timers = new Timers();

  function open(): void {
    const after = stream.lastSeq === null ? "" : `?${AFTER_PARAMETER}=${stream.lastSeq}`;
    const opened = tryOpen(() => openSocket(`/admin/websocket/${userId}${after}`));
    if (!opened) return void timers.start("reconnect", RECONNECT_MS, open);
    socket = opened;
    opened.onopen = () => timers.start("ping", HEARTBEAT_MS, ping);
    opened.onmessage = ({ data }) => receive(data);
    opened.onclose = ({ code }) => reconnect(code === CloseCode.DISPLACED ? DISPLACED_MS : RECONNECT_MS);
    opened.onerror = () => reconnect();
  }

  /** Abandons the present socket, so that its late events have no effect. */
  function drop(): void {
    timers.stopAll();
    if (!socket) return;
    const dropped = socket;
    socket = null;
    dropped.onopen = dropped.onmessage = dropped.onclose = dropped.onerror = null;
    dropped.close();
  }

  function reconnect(afterMs = RECONNECT_MS): void {
    drop();
    timers.start("reconnect", afterMs, open);
  }

  function ping(): void {
    if (socket?.readyState === SOCKET_OPEN) socket.send(HEARTBEAT_PING);
    timers.start("pong", PONG_TIMEOUT_MS, reconnect);
  }

  function receive(data: unknown): void {
    // Any received data prove that the connection works.
    timers.stop("pong");
    timers.start("ping", HEARTBEAT_MS, ping);
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

const SOCKET_OPEN = 1;

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

/** At most one running timer per name. */
class Timers {
  readonly #running = new Map<string, ReturnType<typeof setTimeout>>();

  start(name: string, ms: number, run: () => void): void {
    this.stop(name);
    const timer = setTimeout(() => {
      this.#running.delete(name);
      run();
    }, ms);
    this.#running.set(name, timer);
  }

  stop(name: string): void {
    clearTimeout(this.#running.get(name));
    this.#running.delete(name);
  }

  stopAll(): void {
    for (const name of [...this.#running.keys()]) this.stop(name);
  }
}
