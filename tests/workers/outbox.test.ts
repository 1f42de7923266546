import { env } from "cloudflare:workers";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { enqueueEvent } from "../../backend/src/modules/outbox/outbox";
import { KEPT_EVENTS, usersDue } from "../../backend/src/modules/outbox/outbox.repository";
import {
  pushOutbox,
  sweepOutbox,
  sweepUntilNextMinute,
} from "../../backend/src/modules/outbox/outbox.usecases";
import { handleRoomRequest } from "../../gateway/sockets/rooms";
import { expectConsole } from "../support/console-is-error";
import { storesOver } from "../support/database/stores-over";
import { createFaults } from "../support/faults/faults";
import { envOfStore, inEveryStore } from "../support/minute-jobs";
import { expectSoundData, type TestBackend } from "../support/orders/orders";
import { createTestBackend } from "../support/servers/backend";

let backend: TestBackend;
let userId = 7000;

beforeEach(() => {
  backend = createTestBackend();
  userId += 1;
});
afterAll(expectSoundData);

const enqueue = (count: number, user = userId) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      enqueueEvent(env.DB, {
        eventId: crypto.randomUUID(),
        userId: user,
        kind: "SERVICE_MESSAGE",
        data: { index },
        at: backend.clock.now(),
      }).run(),
    ),
  );
const push = () => pushOutbox(userId, backend);
const pending = async () =>
  (
    await env.DB.prepare(
      "SELECT seq, attempts, next_attempt_at AS next FROM outbox WHERE user_id = ? AND acked_at IS NULL ORDER BY seq",
    )
      .bind(userId)
      .all<{ seq: number; attempts: number; next: number }>()
  ).results;
const heldSeqs = (user = userId) => backend.site.held(user).map((event) => event.seq);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe("the outbox", () => {
  test("counts the events of each user without gaps, also when they are queued at once", async () => {
    await Promise.all([enqueue(20), enqueue(5, userId + 500)]);
    expect((await pending()).map((row) => row.seq)).toEqual(upTo(20));
  });

  test("delivers in sequence, signed, and remembers what was acknowledged", async () => {
    await enqueue(3);
    await push();
    expect(backend.site.requests).toMatchObject([{ userId, signed: true }]);
    expect(backend.site.held(userId)).toMatchObject([
      { seq: 1, kind: "SERVICE_MESSAGE", at: backend.clock.now(), data: { index: 0 } },
      { seq: 2 },
      { seq: 3 },
    ]);
    expect(await pending()).toEqual([]);
    await push();
    expect(backend.site.requests).toHaveLength(1);
  });

  test("sends a long backlog in several requests of a hundred", async () => {
    await enqueue(230);
    await push();
    expect(backend.site.requests.map((request) => request.events.length)).toEqual([100, 100, 30]);
    expect(heldSeqs()).toEqual(upTo(230));
    expect(await pending()).toEqual([]);
  });

  test.each(["throws", "500", "nonsense"] as const)(
    "[R7] keeps what a failing site (%s) did not take, waits longer each time, and the sweep delivers it once",
    async (outage) => {
      await enqueue(2);
      backend.site.outage = outage;
      const waits: number[] = [];
      for (let attempt = 0; attempt < 9; attempt++) {
        await push();
        const [row] = await pending();
        waits.push(((row?.next ?? 0) - backend.clock.now()) / 1000);
      }
      expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600]);

      backend.site.outage = "none";
      await inEveryStore(sweepOutbox)(backend);
      expect(heldSeqs()).toEqual([]);
      backend.clock.advance(600_000);
      await inEveryStore(sweepOutbox)(backend);
      expect(heldSeqs()).toEqual([1, 2]);
      expect(await pending()).toEqual([]);
    },
  );

  test("[R7] two failures of the first push cost the event seconds, not the minute until the sweep", async () => {
    await enqueue(1);
    backend.site.outage = "throws";
    backend.site.outageRequests = 2;
    await push();
    expect(heldSeqs()).toEqual([1]);
    expect(await pending()).toEqual([]);
    expect(backend.clock.pauses).toEqual([300, 1000]);
  });

  test("[R7] a push gives up after five seconds, and a sweep tries each user once", async () => {
    await enqueue(1);
    backend.site.outage = "500";
    await push();
    expect(backend.clock.pauses).toEqual([300, 1000, 3000]);
    backend.clock.advance(60_000);
    await inEveryStore(sweepOutbox)(backend);
    expect(backend.clock.pauses).toHaveLength(3);
    expect(await pending()).toMatchObject([{ attempts: 2 }]);
  });

  test("[R7] between two runs of the cron waiting events are pushed every five seconds, whatever went wrong before", async () => {
    const faults = createFaults();
    const { DB } = faults.wrap({ DB: env.DB });
    faults.d1.query().throwBefore();
    expectConsole(/"event":"outbox sweep failed"/);
    await enqueue(1);
    await sweepUntilNextMinute({
      ...backend,
      env: envOfStore({ ...backend.env, ...storesOver(DB) }, userId),
    });
    expect(faults.unfired()).toEqual([]);
    expect(heldSeqs()).toEqual([1]);
    expect(backend.clock.pauses).toEqual(Array.from({ length: 11 }, () => 5000));
  });

  test("of what was acknowledged, the newest events of each user stay and the count goes on", async () => {
    const stored = async () =>
      (
        await env.DB.prepare("SELECT MIN(seq) AS first, COUNT(*) AS n FROM outbox WHERE user_id = ?")
          .bind(userId)
          .all()
      ).results;
    await enqueue(KEPT_EVENTS + 30);
    await push();
    expect(await stored()).toEqual([{ first: 31, n: KEPT_EVENTS }]);
    await enqueue(1);
    await push();
    expect(heldSeqs().at(-1)).toBe(KEPT_EVENTS + 31);
    expect(await stored()).toEqual([{ first: 32, n: KEPT_EVENTS }]);
  });

  test("waiting events are never deleted, however many they are", async () => {
    await enqueue(KEPT_EVENTS + 50);
    backend.site.outage = "500";
    await push();
    expect(await pending()).toHaveLength(KEPT_EVENTS + 50);
  });

  test("[R8] a room that lost events which exist no longer goes on with the oldest that does", async () => {
    await enqueue(KEPT_EVENTS + 30);
    await push();
    backend.site.forget(userId, 2);
    await enqueue(1);
    await push();
    expect(heldSeqs()[0]).toBe(31);
    expect(heldSeqs().at(-1)).toBe(KEPT_EVENTS + 31);
    expect(await pending()).toEqual([]);
  });

  test("a site whose secret differs takes nothing", async () => {
    await enqueue(1);
    await pushOutbox(userId, { ...backend, env: { ...backend.env, ROOM_EVENT_SECRET: "another" } });
    expect(new Set(backend.site.requests.map((request) => request.signed))).toEqual(new Set([false]));
    expect(await pending()).toMatchObject([{ seq: 1, attempts: 1 }]);
  });

  test("pushes that run at the same time do no harm", async () => {
    await enqueue(10);
    await Promise.all([push(), push(), inEveryStore(sweepOutbox)(backend), push()]);
    expect(heldSeqs()).toEqual(upTo(10));
    expect(await pending()).toEqual([]);
  });

  test("[R8] a room that lost what it had acknowledged gets it again", async () => {
    await enqueue(5);
    await push();
    backend.site.forget(userId, 2);
    await enqueue(1);
    await push();
    expect(heldSeqs()).toEqual(upTo(6));
    expect(await pending()).toEqual([]);
  });

  test("a room that claims more than it was sent acknowledges nothing that was queued meanwhile", async () => {
    await enqueue(1);
    const boasting: Fetcher = {
      ...backend.site.fetcher,
      fetch: async () => {
        await enqueue(1);
        return Response.json({ acked: 999 });
      },
    };
    await pushOutbox(userId, { ...backend, env: { ...backend.env, SITE: boasting } });
    expect((await pending()).map((row) => row.seq)).toEqual([2]);
  });

  test("speaks to the real intake of the site", async () => {
    const dependencies = { token: null, resolveUserId: async () => null, now: backend.clock.now };
    const { fetcher } = backend.site;
    const site: Fetcher = {
      ...fetcher,
      fetch: (input: RequestInfo | URL, init?: RequestInit) =>
        handleRoomRequest(new Request(input, init), env, dependencies),
    };
    await enqueue(120);
    await pushOutbox(userId, { ...backend, env: { ...backend.env, SITE: site } });
    expect(await pending()).toEqual([]);
  });

  test("one user's broken room does not hold up the others", async () => {
    await enqueue(1);
    await enqueue(1, userId + 600);
    const { fetcher } = backend.site;
    const broken: Fetcher = {
      ...fetcher,
      fetch: (input: RequestInfo | URL, init?: RequestInit) =>
        String(input).includes(`/rooms/${userId}/`)
          ? Promise.reject(new Error("broken"))
          : fetcher.fetch(input, init),
    };
    await inEveryStore(sweepOutbox)({ ...backend, env: { ...backend.env, SITE: broken } });
    expect(heldSeqs(userId + 600)).toEqual([1]);
    expect(await pending()).toHaveLength(1);
  });

  test("finds what is due by its index", async () => {
    const { sql, params } = usersDue(env.DB, 0, 10).toSQL();
    const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    expect(plan.results.map((row) => row.detail).join("\n")).toMatch(
      /SEARCH outbox USING INDEX outbox_pending/,
    );
  });
});
