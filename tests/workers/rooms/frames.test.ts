import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { MAX_SOCKETS } from "../../../durable-objects/connections";
import { endRoomSession } from "../../../gateway/sockets/rooms";
import { deliver, newEvent, newUserId, openTab, type Tab } from "./support";

const FLOOD = 200;

describe("frames that a tab sends", () => {
  test.each([
    [
      "a forged event",
      JSON.stringify({ type: "events", events: [newEvent(1, { kind: "EXCEPTION_MESSAGE" })] }),
    ],
    ["a call in another's name", JSON.stringify({ businessType: "videoCall", sendUserId: 1 })],
    ["text that is no JSON", "EXCEPTION_MESSAGE"],
    ["a prototype", '{"__proto__":{"type":"hello","lastSeq":1}}'],
    ["deep JSON", "[".repeat(30_000)],
    ["an acknowledgement", JSON.stringify({ type: "ack", seq: 1 })],
    ["almost the heartbeat", "ping "],
    ["a large text", "x".repeat(100_000)],
  ])("[S21] %s ends the socket with 1008 and reaches no other tab", async (_what, frame) => {
    const userId = newUserId();
    const [bad, good] = [await openTab(userId), await openTab(userId)];
    bad.socket.send(frame);
    expect((await bad.closed).code).toBe(1008);
    await deliver(userId, [newEvent(1)]);
    await good.received(2);
    expect(good.seqs()).toEqual([1]);
  });

  test("[S21] a binary frame ends the socket with 1008", async () => {
    const tab = await openTab(newUserId());
    tab.socket.send(new Uint8Array([1, 2, 3]));
    expect((await tab.closed).code).toBe(1008);
  });

  test("[S21] a flood ends the socket with 1008 and leaves other users alone", async () => {
    const [flooder, other] = [newUserId(), newUserId()];
    const [bad, good] = [await openTab(flooder), await openTab(other)];
    for (let i = 0; i < FLOOD; i++) bad.socket.send("x");
    expect((await bad.closed).code).toBe(1008);
    await deliver(other, [newEvent(1)]);
    await good.received(2);
  });

  test("closing is answered in kind, so that no tab hangs in CLOSING", async () => {
    const tab = await openTab(newUserId());
    tab.socket.close(4000, "leaving");
    expect(await tab.closed).toMatchObject({ code: 4000 });
  });

  test("a close without a code is answered too, though its code must not travel", async () => {
    const tab = await openTab(newUserId());
    tab.socket.close();
    const { code } = await tab.closed;
    expect([1000, 1005]).toContain(code);
  });

  test.each([
    ["a blocked account's tabs", "ACCOUNT_BLOCKED"],
    ["[R36] tabs of a customer whose rows were restored", "SESSIONS_ENDED"],
  ])("[S11] %s are told and closed, whatever session opened them", async (_whose, kind) => {
    const userId = newUserId();
    const tabs = await Promise.all(
      ["phone", "laptop"].map((where) => openTab(userId, { token: `token-of-${userId}-${where}` })),
    );
    await deliver(userId, [newEvent(1, { kind }), newEvent(2)]);
    for (const tab of tabs) {
      expect((await tab.closed).code).toBe(4401);
      expect(tab.seqs()).toEqual([1, 2]);
    }
  });

  test("[S47] [S11] a closed account's tabs are told and closed, and no event of it is left", async () => {
    const userId = newUserId();
    await deliver(userId, [newEvent(1), newEvent(2)]);
    const tab = await openTab(userId, { after: 2 });
    const last = newEvent(3, { kind: "ACCOUNT_CLOSED" });
    expect(await deliver(userId, [last])).toBe(3);
    expect((await tab.closed).code).toBe(4401);
    // Delivered again, because its answer was lost.
    expect(await deliver(userId, [last])).toBe(3);
    const later = await openTab(userId, { after: 0 });
    await later.received(1);
    expect(later.frames).toEqual([{ type: "hello", version: 1, lastSeq: 3, lostUpTo: 3 }]);
  });

  test("[S11] once the account is unblocked, an old block event does not close a returning tab", async () => {
    const userId = newUserId();
    await deliver(userId, [newEvent(1, { kind: "ACCOUNT_BLOCKED" })]);
    const tab = await openTab(userId, { after: 0 });
    expect(await deliver(userId, [newEvent(1, { kind: "ACCOUNT_BLOCKED" }), newEvent(2)])).toBe(2);
    await tab.received(3);
    expect(tab.seqs()).toEqual([1, 2]);
    expect(tab.socket.readyState).toBe(WebSocket.OPEN);
  });

  test("[S40] one more tab than a user may have closes the oldest, with a code of its own", async () => {
    const userId = newUserId();
    const tabs: Tab[] = [];
    for (let i = 0; i <= MAX_SOCKETS; i++) tabs.push(await openTab(userId));
    expect((await tabs[0]?.closed)?.code).toBe(4429);
    await deliver(userId, [newEvent(1)]);
    for (const tab of tabs.slice(1)) {
      await tab.received(2);
      expect(tab.socket.readyState).toBe(WebSocket.OPEN);
    }
  });

  test("[S11] signing out closes that session's tabs and no others", async () => {
    const userId = newUserId();
    const [phone, laptop] = [`token-of-${userId}-phone`, `token-of-${userId}-laptop`];
    const [leaving, staying] = [
      await openTab(userId, { token: phone }),
      await openTab(userId, { token: laptop }),
    ];
    await endRoomSession(env, userId, phone);
    expect((await leaving.closed).code).toBe(4401);
    await deliver(userId, [newEvent(1)]);
    await staying.received(2);
    expect(staying.socket.readyState).toBe(WebSocket.OPEN);
  });
});
