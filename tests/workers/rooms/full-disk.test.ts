import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { pushOutbox } from "../../../backend/src/modules/outbox/outbox.usecases";
import { commit, createSender } from "./outbox-sender";
import { deliver, intake, newEvent, newEvents, newUserId, openTab } from "./support";

/** Runs a statement in the store of a user's room. */
const inStore = (userId: number, sql: string) =>
  runInDurableObject(env.USER_ROOMS.getByName(String(userId)), (_room, { storage }) => {
    storage.sql.exec(sql);
  });

/** From now on the room cannot store the event with this `seq`. */
const refuseToStore = (userId: number, seq: number) =>
  inStore(
    userId,
    `CREATE TRIGGER full_disk BEFORE INSERT ON events WHEN new.seq = ${seq}
     BEGIN SELECT RAISE(ABORT, 'disk full'); END`,
  );
const storeAgain = (userId: number) => inStore(userId, "DROP TRIGGER full_disk");

describe("an event that the room cannot store", () => {
  test("is shown nowhere, nor is what came with it, and the push fails", async () => {
    const userId = newUserId();
    const tab = await openTab(userId);
    await deliver(userId, [newEvent(1)]);
    await refuseToStore(userId, 3);

    await expect(intake(userId, newEvents(2, 4))).rejects.toThrow("disk full");

    // A socket keeps the order of what it is sent, so nothing of 2 to 4 is on its way before this.
    expect(await deliver(userId, [newEvent(2, { eventId: "later" })])).toBe(2);
    await tab.heard(2);
    expect(tab.events().map(({ eventId }) => eventId)).toEqual(["event-1", "later"]);
    const returned = await openTab(userId, { after: 0 });
    await returned.heard(2);
    expect(returned.seqs()).toEqual([1, 2]);
  });

  test("is shown once, with all that came with it, when the push is repeated", async () => {
    const userId = newUserId();
    const tab = await openTab(userId);
    await deliver(userId, [newEvent(1)]);
    await refuseToStore(userId, 3);
    await expect(intake(userId, newEvents(2, 4))).rejects.toThrow("disk full");
    await storeAgain(userId);

    expect(await deliver(userId, newEvents(2, 4))).toBe(4);
    await tab.heard(4);
    expect(tab.seqs()).toEqual([1, 2, 3, 4]);
  });

  test("is brought again by the outbox, and shown then", async () => {
    const userId = newUserId();
    const tab = await openTab(userId);
    let pauses = 0;
    const sender = createSender(async () => {
      pauses += 1;
      expect(tab.seqs()).toEqual([1]);
      await storeAgain(userId);
    });
    await commit(userId, `kept-${userId}`, sender.clock.now());
    await pushOutbox(userId, sender);
    await tab.heard(1);

    await refuseToStore(userId, 2);
    await commit(userId, `refused-${userId}`, sender.clock.now());
    await pushOutbox(userId, sender);

    await tab.heard(2);
    expect(pauses).toBe(1);
    expect(tab.seqs()).toEqual([1, 2]);
  });
});
