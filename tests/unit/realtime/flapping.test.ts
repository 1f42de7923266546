import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connectRoom } from "../../../app/features/realtime/room-connection";
import { RECONNECT_MS, type RoomEvent } from "../../../durable-objects/protocol";
import { FakeSocket } from "./fake-socket";

const MINUTES = 5;
const EVENTS = 300;
/** A line holds for at most so long, ms. */
const LONGEST_LINE_MS = 3000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Numbers from 0 to 1 that are the same in every run. */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

/** The room's side: keeps what was produced, replays what a tab has missed, and loses the line when chance says so. */
class FlappingRoom {
  readonly kept: RoomEvent[] = [];
  readonly waits: number[] = [];
  readonly sockets: FakeSocket[] = [];
  #endedAt: number | null = null;

  constructor(readonly chance: () => number) {}

  readonly openSocket = (path: string): FakeSocket => {
    if (this.#endedAt !== null) this.waits.push(Date.now() - this.#endedAt);
    const socket = new FakeSocket(path);
    this.sockets.push(socket);
    const after = Number(new URL(path, "https://site").searchParams.get("after") ?? 0);
    setTimeout(() => this.#greet(socket, after), 50 * this.chance());
    setTimeout(() => this.#end(socket), LONGEST_LINE_MS * this.chance());
    return socket;
  };

  produce(seq: number): void {
    const event = { seq, eventId: `event-${seq}`, kind: "ORDER_CHANGED", at: Date.now(), data: {} };
    this.kept.push(event);
    // Now and then twice, as a delivery that was not acknowledged.
    const frame = { type: "events", events: this.kept.slice(this.chance() < 0.2 ? -2 : -1) } as const;
    for (const socket of this.sockets) if (socket.readyState === 1) socket.say(frame);
  }

  live(): number {
    return this.sockets.filter((socket) => socket.readyState < 2).length;
  }

  #greet(socket: FakeSocket, after: number): void {
    if (socket.readyState !== 0) return;
    socket.open();
    socket.say({ type: "hello", version: 1, lastSeq: this.kept.length });
    const events = this.kept.slice(after);
    if (events.length > 0) socket.say({ type: "events", events });
  }

  #end(socket: FakeSocket): void {
    if (socket.readyState > 1) return;
    this.#endedAt = Date.now();
    if (this.chance() < 0.5) socket.fail();
    else socket.drop();
  }
}

test.each([1, 2, 3])(
  "[R9] [SOCK-02] five minutes of a flapping line (%i): 300 events are shown once, in order, over one socket at a time",
  (seed) => {
    const room = new FlappingRoom(createChance(seed));
    const shown: number[] = [];
    connectRoom({
      userId: "7",
      onEvent: ({ seq }) => shown.push(seq),
      onStale: () => undefined,
      onMayRing: () => undefined,
      storage: { getItem: () => "0", setItem: () => undefined },
      pageAgeMs: () => 0,
      openSocket: room.openSocket,
    });

    for (let seq = 1; seq <= EVENTS; seq++) {
      vi.advanceTimersByTime((MINUTES * 60_000) / EVENTS);
      room.produce(seq);
      expect(room.live()).toBeLessThanOrEqual(1);
    }
    vi.advanceTimersByTime(2 * (RECONNECT_MS + LONGEST_LINE_MS));

    expect(shown).toEqual(Array.from({ length: EVENTS }, (_, index) => index + 1));
    expect(room.waits.length).toBeGreaterThan(30);
    expect(new Set(room.waits)).toEqual(new Set([RECONNECT_MS]));
  },
);
