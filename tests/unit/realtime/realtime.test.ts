import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HEARTBEAT_MS, PONG_TIMEOUT_MS } from "../../../app/features/realtime/heartbeat";
import { connectRoom, DISPLACED_MS } from "../../../app/features/realtime/room-connection";
import { CloseCode, RECONNECT_MS, type RoomEvent, type ServerFrame } from "../../../durable-objects/protocol";
import { FakeSocket } from "./fake-socket";

const hello = (lastSeq: number): ServerFrame => ({ type: "hello", version: 1, lastSeq });
const events = (...seqs: number[]): ServerFrame => ({
  type: "events",
  events: seqs.map((seq) => ({ seq, eventId: `event-${seq}`, kind: "SERVICE_MESSAGE", at: 0, data: {} })),
});

function connect(stored: Record<string, string> = {}) {
  const sockets: FakeSocket[] = [];
  const events: RoomEvent[] = [];
  const store = new Map(Object.entries(stored));
  const onStale = vi.fn();
  const onMayRing = vi.fn();
  const room = connectRoom({
    userId: "7",
    onEvent: (received) => events.push(received),
    onStale,
    onMayRing,
    storage: { getItem: (key) => store.get(key) ?? null, setItem: (key, value) => store.set(key, value) },
    pageAgeMs: () => 0,
    openSocket: (path) => {
      const socket = new FakeSocket(path);
      sockets.push(socket);
      return socket;
    },
  });
  const latest = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error("no socket");
    return socket;
  };
  const seqs = () => events.map(({ seq }) => seq);
  const live = () => sockets.filter((socket) => socket.readyState < 2);
  return { room, sockets, latest, seqs, live, onStale, onMayRing, store };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the tab's line to its room", () => {
  test("[SOCK-01] one socket is opened at /admin/websocket/{userId}", () => {
    const { sockets } = connect();
    expect(sockets.map((socket) => socket.path)).toEqual(["/admin/websocket/7"]);
  });

  test.each(["drop", "fail", "stall"] as const)(
    "[SOCK-02] [CONST-32] [ERR-22] [API-109] after a %s it reconnects 5 seconds later, silently",
    (how) => {
      const { sockets, latest } = connect();
      latest().open();
      latest()[how]();
      vi.advanceTimersByTime(RECONNECT_MS - 1);
      expect(sockets).toHaveLength(1);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(2);
      expect(RECONNECT_MS).toBe(5000);
    },
  );

  test("[SOCK-02] [API-109] a server that stays away is asked every 5 seconds, for ever", () => {
    const { sockets, latest } = connect();
    for (let i = 0; i < 200; i++) {
      latest().fail();
      vi.advanceTimersByTime(RECONNECT_MS);
    }
    expect(sockets).toHaveLength(201);
  });

  test("[SOCK-02] a tab that was displaced by newer ones does not displace the next one 5 seconds later", () => {
    const { sockets, latest } = connect();
    latest().open();
    latest().drop(CloseCode.DISPLACED);
    vi.advanceTimersByTime(DISPLACED_MS - 1);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
  });

  test("[SOCK-02] a socket that cannot even be made is tried again", () => {
    let attempts = 0;
    connectRoom({
      userId: "7",
      onEvent: () => undefined,
      onStale: () => undefined,
      onMayRing: () => undefined,
      storage: { getItem: () => null, setItem: () => undefined },
      pageAgeMs: () => 0,
      openSocket: () => {
        attempts += 1;
        throw new DOMException("refused", "SecurityError");
      },
    });
    vi.advanceTimersByTime(RECONNECT_MS * 2);
    expect(attempts).toBe(3);
  });

  test("[R9] however the line flaps, each event is shown once, in order, over one live socket at a time", () => {
    const { sockets, latest, seqs, live } = connect();
    latest().open();
    latest().say(hello(0));
    for (let seq = 1; seq <= 300; seq++) {
      latest().say(events(seq));
      if (seq % 3 !== 0) continue;
      const gone = latest();
      gone.fail();
      gone.say(events(seq + 1));
      vi.advanceTimersByTime(RECONNECT_MS);
      expect(live()).toHaveLength(1);
      expect(latest().path).toBe(`/admin/websocket/7?after=${seq}`);
      latest().open();
      latest().say(hello(seq));
      latest().say(events(seq));
    }
    expect(seqs()).toEqual(Array.from({ length: 300 }, (_, index) => index + 1));
    expect(sockets).toHaveLength(101);
  });

  test("a frame that repeats some of what was shown shows the rest of it", () => {
    const { latest, seqs, onStale } = connect({ "room-seq:7": "0" });
    latest().open();
    latest().say(hello(0));
    latest().say(events(1, 2, 3));
    latest().say(events(2, 3, 4, 5));
    expect(seqs()).toEqual([1, 2, 3, 4, 5]);
    expect(onStale).not.toHaveBeenCalled();
  });

  test("a line without an answer to its ping is given up", () => {
    const { sockets, latest, live } = connect();
    latest().open();
    vi.advanceTimersByTime(HEARTBEAT_MS);
    expect(latest().sent).toEqual(["ping"]);
    latest().say("pong");
    vi.advanceTimersByTime(HEARTBEAT_MS);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(PONG_TIMEOUT_MS);
    expect(live()).toHaveLength(0);
    vi.advanceTimersByTime(RECONNECT_MS);
    expect(live()).toHaveLength(1);
  });

  test("events are not answered: that would wake the room", () => {
    const { latest } = connect();
    latest().open();
    latest().say(hello(0));
    for (let seq = 1; seq <= 100; seq++) latest().say(events(seq));
    vi.advanceTimersByTime(HEARTBEAT_MS);
    expect(latest().sent).toEqual(["ping"]);
  });

  test("the next page of the tab goes on where the last one stopped", () => {
    const first = connect();
    first.latest().open();
    first.latest().say(hello(4));
    first.latest().say(events(5));
    first.room.close();
    const second = connect(Object.fromEntries(first.store));
    expect(second.latest().path).toBe("/admin/websocket/7?after=5");
    second.latest().open();
    second.latest().say(hello(5));
    expect(second.onStale).not.toHaveBeenCalled();
  });

  test.each([
    ["41", "?after=41"],
    ["999999999999999", "?after=999999999999999"],
    ["1000000000000000", ""],
    ["4x", ""],
    ["x4", ""],
    ["", ""],
  ])("a stored event number %j asks for /admin/websocket/7%s", (stored, query) => {
    expect(connect({ "room-seq:7": stored }).latest().path).toBe(`/admin/websocket/7${query}`);
  });

  test("a line that is half closed gets no ping, and is given up", () => {
    const { sockets, latest } = connect();
    latest().open();
    latest().readyState = 2;
    vi.advanceTimersByTime(HEARTBEAT_MS);
    expect(latest().sent).toEqual([]);
    vi.advanceTimersByTime(PONG_TIMEOUT_MS + RECONNECT_MS);
    expect(sockets).toHaveLength(2);
  });

  test("the page refetches on a first visit, after a missing event number, and when numbers start again", () => {
    const { latest, onStale, seqs } = connect();
    latest().open();
    latest().say(hello(3));
    expect(onStale).toHaveBeenCalledTimes(1);
    latest().say(events(4));
    expect(onStale).toHaveBeenCalledTimes(1);
    latest().say(events(90));
    expect(onStale).toHaveBeenCalledTimes(2);
    latest().say(hello(10));
    latest().say(events(11));
    expect(onStale).toHaveBeenCalledTimes(3);
    expect(seqs()).toEqual([4, 90, 11]);
  });

  test("a first visit with nothing new since the page was read refetches nothing, and the next event counts", () => {
    const { latest, onStale, seqs } = connect();
    latest().open();
    latest().say({ ...hello(3), quietMs: 600_000 } as ServerFrame);
    latest().say(events(4));
    expect(onStale).not.toHaveBeenCalled();
    expect(seqs()).toEqual([4]);
  });

  test("a first visit asks for a call that began before the page was read, and refetches nothing for it", () => {
    const { latest, onStale, onMayRing } = connect();
    latest().open();
    latest().say({ ...hello(3), quietMs: 30_000 } as ServerFrame);
    expect(onMayRing).toHaveBeenCalledOnce();
    expect(onStale).not.toHaveBeenCalled();
  });

  test("a tab that slept while its events were forgotten refetches once, and goes on with the next event", () => {
    const { latest, onStale, seqs } = connect({ "room-seq:7": "10" });
    latest().open();
    latest().say({ ...hello(15), lostUpTo: 15 } as ServerFrame);
    latest().say(events(16));
    expect(onStale).toHaveBeenCalledOnce();
    expect(seqs()).toEqual([16]);
  });

  test("frames that it does not know change nothing", () => {
    const { latest, seqs, sockets } = connect();
    latest().open();
    for (const text of [
      "{",
      '{"type":"later-version"}',
      '{"type":"events","events":[{}]}',
      "EXCEPTION_MESSAGE",
    ]) {
      latest().say(text);
    }
    expect(seqs()).toEqual([]);
    expect(sockets).toHaveLength(1);
  });

  test("closing is final", () => {
    const { room, latest, sockets } = connect();
    latest().open();
    room.close();
    vi.advanceTimersByTime(RECONNECT_MS * 10);
    expect(sockets).toHaveLength(1);
    expect(latest().readyState).toBe(3);
  });
});
