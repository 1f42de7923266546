import { expect, test } from "vitest";
import { createVisitToPast } from "../../../durable-objects/cell/visit-to-past";
import { eventually } from "../../support/eventually";

const VISIT = 7;
/** Calls of a way to the past, and of the way back. */
const CALLS = 8;

/** An object with bookmarks: what it stores, and what it begins with next. It dies at a call, before or after it. */
function createObject() {
  let stored = new Map<string, unknown>();
  const kept = new Map<string, Map<string, unknown>>();
  let next: string | null = null;
  let left = Number.POSITIVE_INFINITY;
  let isAfter = false;
  /** Until when the platform keeps it waiting for the past. */
  let answering: Promise<void> | undefined;
  /** What stands outside of the object. */
  const outside: { present: string | null } = { present: null };
  async function call<Result>(work: () => Result): Promise<Result> {
    left -= 1;
    if (left === 0 && !isAfter) throw new Error("dead");
    const result = work();
    if (left === 0) throw new Error("dead");
    return result;
  }
  const keep = (name: string): string => {
    kept.set(name, new Map(stored));
    return name;
  };
  keep("past");
  stored.set("order", "made later");
  return {
    outside,
    /** What it dies at from now on. */
    dieAt(nth: number, moment: "before" | "after"): void {
      left = nth;
      isAfter = moment === "after";
    },
    live(): void {
      left = Number.POSITIVE_INFINITY;
    },
    /** @returns lets the platform answer */
    holdUp(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      answering = promise;
      return resolve;
    },
    write: (key: string) => void stored.set(key, true),
    has: (key: string) => stored.has(key),
    /** A start of the object. */
    async start() {
      if (next !== null) stored = new Map(kept.get(next));
      next = null;
      const storage = {
        get: (key: string) => call(() => stored.get(key)),
        put: (key: string) => call(() => void stored.set(key, true)),
        delete: (key: string) => call(() => stored.delete(key)),
        sync: () => call(() => undefined),
      } as unknown as DurableObjectStorage;
      const visit = createVisitToPast({
        storage,
        time: {
          current: () => call(() => keep(`present ${kept.size}`)),
          at: () => call(() => "past"),
          restoreAtNextStart: async (bookmark) => {
            await answering;
            return call(() => {
              next = bookmark;
            });
          },
          restart() {
            throw new Error("starts again");
          },
        },
        openVisit: () => call(() => (outside.present === null ? null : VISIT)),
        noteWayBack: (_, present) =>
          call(() => {
            outside.present = present;
          }),
      });
      await visit.begin();
      return visit;
    },
  };
}

const died = (promise: Promise<unknown>) =>
  promise.then(
    () => false,
    () => true,
  );

test.each(["before", "after"] as const)(
  "[R36] a cell that dies %s any call of its way knows at its next start where it is, and loses nothing that it had taken",
  async (moment) => {
    for (let nth = 1; nth <= CALLS; nth += 1) {
      const object = createObject();
      const first = await object.start();
      object.dieAt(nth, moment);
      await died(first.goBack(VISIT, 0));
      object.live();
      // What it still takes belongs to the present.
      if (!first.isClosed) object.write("taken");
      const hasTaken = object.has("taken");

      let visit = await object.start();
      const where = `${moment} call ${nth}`;
      expect(visit.isClosed, where).toBe(visit.whereabouts() === "PAST");
      expect(object.has("order"), where).toBe(visit.whereabouts() === "PRESENT");
      if (visit.whereabouts() === "PRESENT") {
        expect(object.has("taken"), where).toBe(hasTaken);
        await died(visit.goBack(VISIT, 0));
        visit = await object.start();
      }
      expect([visit.whereabouts(), object.has("order")], where).toEqual(["PAST", false]);
      await died(visit.comeBack(VISIT, object.outside.present ?? ""));
      visit = await object.start();
      expect([visit.whereabouts(), visit.isClosed, object.has("order")], where).toEqual([
        "PRESENT",
        false,
        true,
      ]);
      expect(object.has("taken"), where).toBe(hasTaken);
    }
  },
);

test("[R36] a cell that cannot learn where it is does not start", async () => {
  const object = createObject();
  object.dieAt(1, "before");
  await expect(object.start()).rejects.toThrow("dead");
});

test("[R36] a cell that the platform cannot take back goes on taking requests", async () => {
  const object = createObject();
  const visit = await object.start();
  object.dieAt(1, "before");
  await expect(visit.goBack(VISIT, 0)).rejects.toThrow("dead");
  expect(visit.isClosed).toBe(false);
});

test("[R36] a cell that may restart in the past says so, and takes no requests until it has restarted", async () => {
  const object = createObject();
  const visit = await object.start();
  const answer = object.holdUp();
  const going = visit.goBack(VISIT, 0);
  await eventually(() => expect(object.outside.present).not.toBeNull());
  await eventually(() => expect([visit.whereabouts(), visit.isClosed]).toEqual(["LEAVING", true]));
  answer();
  await expect(going).rejects.toThrow("starts again");
  expect((await object.start()).whereabouts()).toBe("PAST");
});
