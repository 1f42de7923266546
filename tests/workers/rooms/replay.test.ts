import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { INBOX_KEEP, Inbox } from "../../../durable-objects/inbox";
import type { RoomEvent } from "../../../durable-objects/protocol";
import { UserRoom } from "../../../durable-objects/user-room";
import { eventually } from "../../support/eventually";
import { abortRooms, evictRoom } from "../../support/faults/room-life";
import { deliver, newEvent, newEvents, newUserId, openTab } from "./support";

const range = (from: number, to: number) => newEvents(from, to).map((event) => event.seq);

describe("events that a tab receives", () => {
  test("a returning tab gets what it missed once and in order, then the live events", async () => {
    const userId = newUserId();
    await deliver(userId, newEvents(1, 5));
    const tab = await openTab(userId, { after: 2 });
    await deliver(userId, newEvents(6, 7));
    await tab.received(6);
    expect(tab.frames[0]).toEqual({ type: "hello", version: 1, lastSeq: 5 });
    expect(tab.seqs()).toEqual([3, 4, 5, 6, 7]);
  });

  test("a first visit replays nothing: the page it belongs to has just been loaded", async () => {
    const userId = newUserId();
    await deliver(userId, newEvents(1, 5));
    const tab = await openTab(userId);
    await tab.received(1);
    expect(tab.frames).toEqual([{ type: "hello", version: 1, lastSeq: 5, quietMs: expect.any(Number) }]);
  });

  test("a first visit is told for how long nothing has happened: since the newest event, a week without any", async () => {
    const userId = newUserId();
    const MINUTE = 60_000;
    const quiet = async () => {
      const tab = await openTab(userId);
      await tab.received(1);
      const [hello] = tab.frames;
      return hello?.type === "hello" ? hello.quietMs : undefined;
    };
    expect(await quiet()).toBe(INBOX_KEEP.ageMs);
    await deliver(userId, [newEvent(1, { at: Date.now() - 5 * MINUTE }), newEvent(2, { at: 0 })]);
    const since = await quiet();
    expect(since).toBeGreaterThanOrEqual(5 * MINUTE);
    expect(since).toBeLessThan(6 * MINUTE);
  });

  test("a redelivery is acknowledged again and shown never again", async () => {
    const userId = newUserId();
    const tab = await openTab(userId);
    await deliver(userId, newEvents(1, 3));
    expect(await deliver(userId, newEvents(1, 3))).toBe(3);
    expect(await deliver(userId, newEvents(2, 4))).toBe(4);
    await tab.received(5);
    expect(tab.seqs()).toEqual([1, 2, 3, 4]);
  });

  test("an event that repeats under a new number keeps the count whole and is shown once", async () => {
    const userId = newUserId();
    const tab = await openTab(userId);
    await deliver(userId, [newEvent(1, { eventId: "same" })]);
    expect(await deliver(userId, [newEvent(2, { eventId: "same" }), newEvent(3)])).toBe(3);
    await tab.received(3);
    expect(tab.seqs()).toEqual([1, 3]);
  });

  test("an event ahead of its predecessor waits for it and is not acknowledged before", async () => {
    const userId = newUserId();
    const tab = await openTab(userId);
    await deliver(userId, [newEvent(1)]);
    expect(await deliver(userId, [newEvent(3)])).toBe(1);
    expect(await deliver(userId, [newEvent(2)])).toBe(3);
    await tab.received(4);
    expect(tab.seqs()).toEqual([1, 2, 3]);
  });

  test("a room without history begins where the sender begins", async () => {
    expect(await deliver(newUserId(), newEvents(40, 42))).toBe(42);
  });

  test("a sender that counts again after a restore starts every tab over", async () => {
    const userId = newUserId();
    const tab = await openTab(userId);
    await deliver(userId, newEvents(1, 6));
    expect(await deliver(userId, [newEvent(4, { eventId: "after-restore" })])).toBe(4);
    await tab.received(9);
    expect(tab.frames.slice(-2)).toMatchObject([
      { type: "hello", lastSeq: 3 },
      { type: "events", events: [{ eventId: "after-restore" }] },
    ]);
  });

  test("a room that misses events which exist no longer goes on where the sender says, and tabs see the hole", async () => {
    const userId = newUserId();
    const tab = await openTab(userId);
    await deliver(userId, newEvents(1, 2));
    expect(await deliver(userId, newEvents(8, 9))).toBe(2);
    expect(await deliver(userId, newEvents(7, 9), 7)).toBe(9);
    expect(await deliver(userId, newEvents(8, 10), 8)).toBe(10);
    await tab.received(7);
    expect(tab.seqs()).toEqual([1, 2, 7, 8, 9, 10]);
  });

  test.each([65, 1])("only the recent past is kept, of pushes of %i; hello tells the rest", async (size) => {
    const userId = newUserId();
    const total = INBOX_KEEP.events + 60;
    for (let from = 1; from <= total; from += size) {
      await deliver(userId, newEvents(from, from + size - 1));
    }
    const tab = await openTab(userId, { after: 1 });
    await tab.received(1 + INBOX_KEEP.events);
    expect(tab.frames[0]).toMatchObject({ lastSeq: total });
    expect(tab.seqs()).toEqual(range(61, total));
  });

  test("events that could not all be stored are all shown when they come again", async () => {
    const room = env.USER_ROOMS.getByName(String(newUserId()));
    await runInDurableObject(room, (_room, { storage }) => {
      let isBroken = false;
      const sql = new Proxy(storage.sql, {
        get: (target, key) => (key === "exec" ? exec : Reflect.get(target, key)),
      });
      const exec: SqlStorage["exec"] = (query, ...values) => {
        if (isBroken && values[0] === 3) throw new Error("disk full");
        return storage.sql.exec(query, ...values);
      };
      const inbox = new Inbox(
        new Proxy(storage, {
          get: (target, key) => (key === "sql" ? sql : Reflect.get(target, key).bind?.(target)),
        }),
        Date.now(),
      );
      const shown: number[][] = [];
      const accept = (from: number, to: number) => {
        const { ready, acked } = inbox.accept({ events: newEvents(from, to) });
        shown.push(ready.map(({ seq }) => seq));
        expect(inbox.lastSeq()).toBe(acked);
        return acked;
      };
      accept(1, 1);
      isBroken = true;
      expect(() => accept(2, 4)).toThrow("disk full");
      expect(inbox.lastSeq()).toBe(1);
      isBroken = false;
      expect(accept(2, 4)).toBe(4);
      expect(shown.at(-1)).toEqual([2, 3, 4]);
      expect(new Inbox(storage, Date.now()).lastSeq()).toBe(4);
    });
  });

  test("an event is returned to be shown once it is stored, and each event id once", async () => {
    const room = env.USER_ROOMS.getByName(String(newUserId()));
    await runInDurableObject(room, (_room, { storage }) => {
      const inbox = new Inbox(storage, Date.now());
      const shown: number[] = [];
      const accept = (...events: RoomEvent[]) => {
        shown.push(...inbox.accept({ events }).ready.map(({ seq }) => seq));
        expect(new Inbox(storage, Date.now()).lastSeq()).toBe(inbox.lastSeq());
      };
      accept(newEvent(1));
      accept(newEvent(2));
      accept(newEvent(3, { eventId: newEvent(2).eventId }));
      expect([shown, inbox.lastSeq()]).toEqual([[1, 2], 3]);
      accept(newEvent(4));
      accept(newEvent(6));
      expect([shown, inbox.lastSeq()]).toEqual([[1, 2, 4], 4]);
    });
  });

  test("deliveries that arrive together are each answered once what they brought is stored", async () => {
    const userId = newUserId();
    const tab = await openTab(userId);
    await deliver(userId, [newEvent(1)]);
    const room = env.USER_ROOMS.getByName(String(userId));
    const answers = await Promise.all([2, 3, 4].map((seq) => room.deliver({ events: [newEvent(seq)] })));
    await tab.received(5);
    expect(tab.seqs()).toEqual([1, 2, 3, 4]);
    for (const [index, acked] of answers.entries()) expect(acked).toBeGreaterThanOrEqual(index + 2);
    await evictRoom(userId);
    expect(await deliver(userId, [newEvent(4)])).toBe(4);
  });

  test("events older than a week are not replayed", async () => {
    const userId = newUserId();
    await deliver(userId, [newEvent(1, { at: Date.now() - INBOX_KEEP.ageMs - 1000 }), newEvent(2)]);
    const tab = await openTab(userId, { after: 0 });
    await tab.received(2);
    expect(tab.seqs()).toEqual([2]);
    expect(tab.frames[0]).toEqual({ type: "hello", version: 1, lastSeq: 2, lostUpTo: 1 });
  });

  test("a tab that was away until all that it missed is older than a week is told so, and one that missed nothing is not", async () => {
    const userId = newUserId();
    const old = { at: Date.now() - INBOX_KEEP.ageMs - 1000 };
    await deliver(
      userId,
      [1, 2, 3].map((seq) => newEvent(seq, old)),
    );
    const hello = async (after: number) => {
      const tab = await openTab(userId, { after });
      await tab.received(1);
      return tab.frames;
    };
    expect(await hello(1)).toEqual([{ type: "hello", version: 1, lastSeq: 3, lostUpTo: 3 }]);
    await evictRoom(userId);
    expect(await hello(1)).toEqual([{ type: "hello", version: 1, lastSeq: 3, lostUpTo: 3 }]);
    expect(await hello(3)).toEqual([{ type: "hello", version: 1, lastSeq: 3 }]);
  });
});

describe("rooms that come and go", () => {
  test("[R8] hibernation between pushes loses and repeats nothing, on the same socket", async () => {
    const userId = newUserId();
    const tab = await openTab(userId);
    for (let seq = 1; seq <= 20; seq++) {
      await deliver(userId, [newEvent(seq)]);
      if (seq % 4 === 0) await evictRoom(userId);
    }
    await tab.received(21);
    expect(tab.seqs()).toEqual(range(1, 20));
    tab.socket.send("ping");
    await eventually(() => expect(tab.texts).toContain("pong"));
  });

  test("[R8] a room that dies drops its sockets, keeps its events, and answers the next push", async () => {
    const userId = newUserId();
    const shown: number[] = [];
    for (let round = 0; round < 5; round++) {
      const tab = await openTab(userId, { after: shown.at(-1) ?? 0 });
      const from = round * 4 + 1;
      await deliver(userId, newEvents(from, from + 1));
      await tab.received(1 + (from + 1 - (shown.at(-1) ?? 0)));
      shown.push(...tab.seqs());
      await abortRooms();
      await tab.closed;
      expect(await deliver(userId, newEvents(from + 2, from + 3))).toBe(from + 3);
    }
    expect(shown).toEqual(range(1, 18));
  });

  test("the heartbeat is answered without waking the room", async () => {
    const userId = newUserId();
    const tab = await openTab(userId);
    const room = env.USER_ROOMS.getByName(String(userId));
    await evictRoom(userId);
    tab.socket.send("ping");
    await eventually(() => expect(tab.texts).toContain("pong"));
    const answered = await runInDurableObject(room, (instance, state) => {
      expect(instance).toBeInstanceOf(UserRoom);
      return state.getWebSockets().map((socket) => state.getWebSocketAutoResponseTimestamp(socket));
    });
    expect(answered[0]).toBeInstanceOf(Date);
  });
});
