import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { MAX_INTAKE_BYTES } from "../../../gateway/sockets/rooms";
import { ROOM_SIGNATURE_TOLERANCE_MS, verifyRoomEvents } from "../../../schema/rest/room-intake";
import { deliver, intake, newEvent, newEvents, newUserId, openTab } from "./support";

describe("the signed event intake", () => {
  test("[SOCK-04] [API-109] a signed event reaches every tab of the user", async () => {
    const userId = newUserId();
    const tabs = await Promise.all([openTab(userId), openTab(userId)]);
    expect(await deliver(userId, [newEvent(1)])).toBe(1);
    for (const tab of tabs) {
      await tab.received(2);
      expect(tab.events()).toMatchObject([{ seq: 1, kind: "SERVICE_MESSAGE" }]);
    }
  });

  test("[SOCK-03] [API-109] an EXCEPTION_MESSAGE arrives with its kind", async () => {
    const userId = newUserId();
    const tab = await openTab(userId);
    await deliver(userId, [newEvent(1, { kind: "EXCEPTION_MESSAGE" })]);
    await tab.received(2);
    expect(tab.events()).toMatchObject([{ kind: "EXCEPTION_MESSAGE" }]);
  });

  test("signatures of another secret, another user, another body or none are refused without effect", async () => {
    const userId = newUserId();
    const tab = await openTab(userId);
    const forged = [
      intake(userId, [newEvent(1)], { secret: "guessed" }),
      intake(userId, [newEvent(1)], { signedFor: newUserId() }),
      intake(userId, [newEvent(1)], { body: JSON.stringify({ events: [newEvent(1, { kind: "FORGED" })] }) }),
    ];
    for (const answer of await Promise.all(forged)) expect(answer.status).toBe(401);
    expect(await deliver(userId, [newEvent(1)])).toBe(1);
    await tab.received(2);
    expect(tab.events()).toMatchObject([{ kind: "SERVICE_MESSAGE" }]);
  });

  test("[S44] a site without a secret accepts no signature, not even one of an empty secret", async () => {
    const now = Date.now();
    const signature = createHmac("sha256", "").update(`${now}.7.body`).digest("hex");
    expect(await verifyRoomEvents("", "7", "body", `t=${now},v1=${signature}`, now)).toBe(false);
  });

  test("a captured request is worthless once its signature is older than the tolerance", async () => {
    const userId = newUserId();
    const old = Date.now() - ROOM_SIGNATURE_TOLERANCE_MS - 1000;
    expect((await intake(userId, [newEvent(1)], { signedAt: old })).status).toBe(401);
    const early = Date.now() + ROOM_SIGNATURE_TOLERANCE_MS + 60_000;
    expect((await intake(userId, [newEvent(1)], { signedAt: early })).status).toBe(401);
  });

  test("signed nonsense is refused, whatever its shape", async () => {
    const userId = newUserId();
    expect((await intake(userId, [])).status).toBe(400);
    expect((await intake(userId, [newEvent(0)])).status).toBe(400);
    expect((await intake(userId, newEvents(1, 101))).status).toBe(400);
  });

  test("a body over the limit is refused before anything is computed", async () => {
    const userId = newUserId();
    const big = newEvent(1, { data: { text: "x".repeat(MAX_INTAKE_BYTES) } });
    expect((await intake(userId, [big])).status).toBe(413);
  });
});
