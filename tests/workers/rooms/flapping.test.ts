import fc from "fast-check";
import { expect, test } from "vitest";
import { eventually } from "../../support/eventually";
import { FlappingTab } from "../../support/faults/flapping-tab";
import { abortRooms, evictRoom } from "../../support/faults/room-life";
import { deliver, newEvents, newUserId, openTab } from "./support";

const SEED = 20_261_121;
const RUNS = 10;
/** Seconds on a quiet machine; a busy one takes longer. */
const LONG_MS = 120_000;

type Happening = "push" | "cut" | "connect" | "evict" | "abort";
const happenings = fc.array(
  fc.record({
    what: fc.constantFrom<Happening>("push", "push", "push", "cut", "connect", "evict", "abort"),
    events: fc.integer({ min: 1, max: 9 }),
  }),
  { maxLength: 100, size: "max" },
);

test(
  `[R8] [R9] whatever becomes of line and room between pushes, a tab shows every event once and in order (seed ${SEED})`,
  async () => {
    await fc.assert(
      fc.asyncProperty(happenings, async (history) => {
        const userId = newUserId();
        const tab = new FlappingTab((after) => openTab(userId, { after }));
        let last = 0;
        await tab.connect();
        for (const { what, events } of history) {
          if (what === "push") {
            expect(await deliver(userId, newEvents(last + 1, last + events))).toBe(last + events);
            last += events;
          } else if (what === "cut") tab.cut();
          else if (what === "connect") await tab.connect();
          else if (what === "evict") await evictRoom(userId);
          else {
            await abortRooms();
            tab.cut();
          }
        }
        await tab.connect();
        const all = Array.from({ length: last }, (_, index) => index + 1);
        await eventually(() => expect(tab.shown).toEqual(all));
        tab.cut();
      }),
      { seed: SEED, numRuns: RUNS },
    );
  },
  LONG_MS,
);
