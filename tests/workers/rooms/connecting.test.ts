import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { handleRoomRequest } from "../../../gateway/sockets/rooms";
import { connect, deliver, newEvent, newUserId, ORIGIN, openTab } from "./support";

describe("opening a room's socket", () => {
  test("[SOCK-01] [API-109] the owner of {userId} gets a socket that greets with the protocol version", async () => {
    const tab = await openTab(newUserId());
    await tab.received(1);
    expect(tab.frames[0]).toEqual({ type: "hello", version: 1, lastSeq: 0, quietMs: expect.any(Number) });
  });

  test("[S20] [API-109] [SOCK-01] [ROLE-16] another user's room and one that never was refuse alike, before the upgrade", async () => {
    const [me, other, nobody] = [newUserId(), newUserId(), newUserId()];
    await deliver(other, [newEvent(1)]);
    const answers = await Promise.all(
      [other, nobody].map((userId) => connect(userId, { token: `token-of-${me}` })),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(403);
      expect(answer.webSocket).toBeNull();
      expect(await answer.text()).toBe("");
    }
  });

  test("[S20] [API-109] no cookie and an old token are refused before the upgrade", async () => {
    const userId = newUserId();
    expect((await connect(userId, { token: null })).status).toBe(401);
    expect((await connect(userId, { token: "logged-out" })).status).toBe(401);
  });

  test.each(["https://evil.test", "null", `${ORIGIN}.evil.test`, "http://zhuangda.test", null])(
    "[S20] a page of origin %s cannot ride on the visitor's cookie",
    async (origin) => {
      expect((await connect(newUserId(), { origin })).status).toBe(403);
    },
  );

  test("[S20] identity headers and query values from the browser change nothing", async () => {
    const [me, victim] = [newUserId(), newUserId()];
    const mine = await openTab(me, {
      headers: { "x-room-user": String(victim), "x-user-id": String(victim) },
    });
    await deliver(victim, [newEvent(1)]);
    await deliver(me, [newEvent(1, { eventId: "mine" })]);
    await mine.received(2);
    expect(mine.events()).toMatchObject([{ eventId: "mine" }]);
  });

  test("a room refuses a request that did not pass the Worker's checks", async () => {
    const room = env.USER_ROOMS.getByName(String(newUserId()));
    const answer = await room.fetch("https://room/", { headers: { Upgrade: "websocket" } });
    expect(answer.status).toBe(403);
  });

  test("a backend that cannot say whose token it is keeps the door shut", async () => {
    const userId = newUserId();
    const answer = await handleRoomRequest(
      new Request(`${ORIGIN}/admin/websocket/${userId}`, {
        headers: { Upgrade: "websocket", Origin: ORIGIN },
      }),
      env,
      {
        token: "any",
        now: Date.now,
        resolveUserId: () => Promise.reject(new Error("backend is down")),
      },
    );
    expect(answer.status).toBe(503);
  });

  test("other methods, other paths and plain requests find nothing", async () => {
    const dependencies = { token: "token-of-1", now: Date.now, resolveUserId: async () => 1 };
    const ask = (path: string, method = "GET") =>
      handleRoomRequest(new Request(ORIGIN + path, { method }), env, dependencies);
    expect((await ask("/admin/websocket/1")).status).toBe(426);
    expect((await ask("/admin/websocket/1", "POST")).status).toBe(404);
    expect((await ask("/admin/websocket/1/")).status).toBe(404);
    expect((await ask("/admin/websocket/abc")).status).toBe(404);
    expect((await ask("/rooms/1/events")).status).toBe(404);
    expect((await ask("/rooms/1", "POST")).status).toBe(404);
  });
});
