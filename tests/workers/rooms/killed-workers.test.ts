import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { pushOutbox, sweepUntilNextMinute } from "../../../backend/src/modules/outbox/outbox.usecases";
import { createFaults } from "../../support/faults/faults";
import { abortRooms, evictRoom } from "../../support/faults/room-life";
import { envOfStore } from "../../support/minute-jobs";
import { ModelTab } from "./model-tab";
import { commit, createSender } from "./outbox-sender";
import { deliver, newEvents, newUserId } from "./support";

/** Seconds on a quiet machine; a busy one takes longer. */
const LONG_MS = 120_000;

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The room takes what waits, and the Worker dies before it can note that. */
const pushAndDie = (userId: number, { clock, env }: ReturnType<typeof createSender>) =>
  new Promise<void>((resolve) => {
    const SITE: Fetcher = {
      ...env.SITE,
      fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
        await env.SITE.fetch(input, init);
        resolve();
        return new Promise<Response>(() => undefined);
      },
    };
    void pushOutbox(userId, { clock, env: { ...env, SITE } });
  });

test("[R7] a hundred times the Worker dies between commit and push: each event is in the open tab within 10 s, once", {
  timeout: LONG_MS,
}, async () => {
  const userId = newUserId();
  const tab = new ModelTab(userId);
  const committedAt: number[] = [];

  const dependencies = createSender(async (until) => {
    // The sweep before this pause has pushed everything so far.
    const pushed = committedAt.length;
    const now = dependencies.clock.now();
    await tab.turn(now, pushed);
    if (pushed === 100) return tab.turn(until, pushed);
    const at = now + ((pushed * 370) % 5000);
    await tab.turn(at, pushed);
    await commit(userId, `killed-${userId}-${committedAt.length}`, at);
    committedAt.push(at);
    if (committedAt.length % 3 === 0) await pushAndDie(userId, dependencies);
    await abortRooms();
    await tab.lineEnds(at);
    await tab.turn(until, pushed);
  });
  await tab.open();
  const ofUser = { ...dependencies, env: envOfStore(dependencies.env, userId) };
  while (tab.lastSeq < 100) await sweepUntilNextMinute(ofUser);

  expect(tab.seqs()).toEqual(upTo(100));
  const waits = tab.shown.map(({ at }, index) => at - (committedAt[index] ?? Number.NaN));
  expect(Math.max(...waits)).toBeLessThanOrEqual(10_000);
});

test("[R8] whatever ends a room between two pushes, the tab is shown 1 to 1000 without gap or repetition", async () => {
  const userId = newUserId();
  const tab = new ModelTab(userId);
  let now = 0;
  await tab.open();
  for (let last = 0; last < 1000; last += 10) {
    now += 60_000;
    await deliver(userId, newEvents(last + 1, last + 10));
    await tab.turn(now, last + 10);
    if (last % 20 === 0) await evictRoom(userId);
    else {
      await abortRooms();
      await tab.lineEnds(now);
    }
  }
  expect(tab.seqs()).toEqual(upTo(1000));
});

test("[R8] a stub that throws once after its room was reset costs the push nothing", async () => {
  const userId = newUserId();
  const faults = createFaults();
  const { USER_ROOMS } = faults.wrap({ USER_ROOMS: env.USER_ROOMS });
  const pauses: number[] = [];
  const dependencies = createSender(async (until) => void pauses.push(until), USER_ROOMS);
  const tab = new ModelTab(userId);
  await tab.open();

  for (const seq of upTo(5)) {
    await commit(userId, `reset-${userId}-${seq}`, dependencies.clock.now());
    faults.rooms.call("deliver").throwBefore();
    await pushOutbox(userId, dependencies);
    await tab.turn(dependencies.clock.now(), seq);
  }

  expect(faults.unfired()).toEqual([]);
  expect(pauses).toEqual([]);
  expect(tab.seqs()).toEqual(upTo(5));
});
