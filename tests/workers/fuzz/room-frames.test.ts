import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CloseCode, eventIntake, HEARTBEAT_PING, serverFrame } from "../../../durable-objects/protocol";
import { handleRoomRequest } from "../../../gateway/sockets/rooms";
import { ROOM_SIGNATURE_HEADER, roomEventsPath, signRoomEvents } from "../../../schema/rest/room-intake";
import { arbitraryOf, nastyValue } from "../../support/contract/zod-arbitrary";
import { eventually } from "../../support/eventually";
import { FUZZ_TIMEOUT_MS, holds } from "../../support/fuzz";
import { deliver, newEvent, newUserId, ORIGIN, openTab } from "../rooms/support";

/** Frames as text: what only the room says, any JSON, any text. */
const frames = fc.oneof(
  arbitraryOf(serverFrame).map((value) => JSON.stringify(value) ?? ""),
  nastyValue.map((value) => JSON.stringify(value) ?? ""),
  fc.string({ unit: "binary", maxLength: 50 }).filter((text) => text !== HEARTBEAT_PING),
);

/** A delivery that the backend has really signed, whatever it says. */
async function deliverText(userId: number, body: string): Promise<Response> {
  const signature = await signRoomEvents(env.ROOM_EVENT_SECRET, `${userId}`, body, Date.now());
  const request = new Request(`${ORIGIN}${roomEventsPath(userId)}`, {
    method: "POST",
    headers: { [ROOM_SIGNATURE_HEADER]: signature },
    body,
  });
  return handleRoomRequest(request, env, {
    token: null,
    now: () => Date.now(),
    resolveUserId: async () => null,
  });
}

describe("any frame", { timeout: FUZZ_TIMEOUT_MS }, () => {
  test("[S21] but the heartbeat ends its own socket, and never becomes an event", async () => {
    await holds(frames, 60, async (frame) => {
      const userId = newUserId();
      const [bad, good] = [await openTab(userId), await openTab(userId)];
      bad.socket.send(frame);
      expect((await bad.closed).code).toBe(CloseCode.POLICY);
      await deliver(userId, [newEvent(1)]);
      await good.received(2);
      expect(good.seqs()).toEqual([1]);
    });
  });

  test("a signed delivery of anything is taken or refused, and the room goes on", async () => {
    await holds(arbitraryOf(eventIntake), 40, async (body) => {
      const userId = newUserId();
      const tab = await openTab(userId);
      const text = JSON.stringify(body) ?? "";
      const response = await deliverText(userId, text);
      expect([200, 400]).toContain(response.status);
      const { acked } = response.status === 200 ? await response.json<{ acked: number }>() : { acked: 0 };
      expect(await deliver(userId, [newEvent(acked + 1, { eventId: "after-all" })])).toBe(acked + 1);
      await eventually(() => expect(tab.seqs()).toContain(acked + 1));
    });
  });
});
