import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { AsyncLocalStorage } from "node:async_hooks";
import { createApp } from "../../../backend/src/app";
import type { BackendEnv } from "../../../backend/src/env";
import { runJobsOfCell } from "../../../backend/src/jobs-of-cell";
import type { Clock } from "../../../backend/src/shared/clock";
import { createIds, type Ids } from "../../../backend/src/shared/ids";
import { isCellInUse, visitsOf } from "../database/use-cells";
import { withFiles, withNames } from "../files/named-files";
import { FakeSite } from "./fake-site";
import { createTestCells } from "./test-cells";

/** A clock that tests turn by hand. Starts on an ordinary Friday afternoon in Shanghai. */
export interface TestClock extends Clock {
  /** What was waited for, ms; waiting takes no time. */
  readonly pauses: readonly number[];
  advance(ms: number): void;
  set(ms: number): void;
}

let clocks = 0;

/**
 * Clocks start a ms apart, so that rows of two backends over one database have an order. All start in the same second:
 * each file of tests has a database of its own, and none has a thousand backends.
 */
function nextStart(): number {
  clocks = (clocks + 1) % 1000;
  return Date.parse("2026-11-20T16:30:00+08:00") + clocks;
}

export function createTestClock(start = nextStart()): TestClock {
  let now = start;
  const pauses: number[] = [];
  return {
    pauses,
    now: () => now,
    pause: async (ms) => void pauses.push(ms),
    advance: (ms) => {
      now += ms;
    },
    set: (ms) => {
      now = ms;
    },
  };
}

export interface Envelope {
  code: number;
  message: string;
  // biome-ignore lint/suspicious/noExplicitAny: assertions on answers of many shapes read better than casts
  data: any;
}

/** Whose time and ids the one application takes while it answers a request. */
const asked = new AsyncLocalStorage<{ readonly clock: Clock; readonly ids: Ids }>();

function current() {
  const backend = asked.getStore();
  if (!backend) throw new Error("the application answers requests of a test backend alone");
  return backend;
}

const generators = new WeakMap<Clock, Ids>();
/** Every id that backends and tests of this runtime have made. */
const made = new Set<number>();

/**
 * The ids of a clock. No two backends of a runtime make the same one, although their clocks stand still: a statement
 * that is sent again because its id is taken is the subject of tests that say so.
 */
export function idsBy(clock: Clock): Ids {
  const known = generators.get(clock);
  if (known) return known;
  const own = createIds(clock);
  const fresh = (draw: () => number[]): number[] => {
    for (;;) {
      const ids = draw();
      if (ids.some((id) => made.has(id))) continue;
      for (const id of ids) made.add(id);
      return ids;
    }
  };
  const freshOne = (draw: () => number) => fresh(() => [draw()])[0] as number;
  const ids: Ids = {
    ...own,
    rowId: (owner) => freshOne(() => own.rowId(owner)),
    rowIds: (owner, count) => fresh(() => own.rowIds(owner, count)),
    customerId: () => freshOne(own.customerId),
    directoryId: () => freshOne(own.directoryId),
  };
  generators.set(clock, ids);
  return ids;
}

/** One application for all backends of a runtime: making one takes as long as ten requests. */
const app = createApp(
  { now: () => current().clock.now(), pause: (ms) => current().clock.pause(ms) },
  {
    rowId: (owner) => current().ids.rowId(owner),
    rowIds: (owner, count) => current().ids.rowIds(owner, count),
    customerId: () => current().ids.customerId(),
    directoryId: () => current().ids.directoryId(),
    token: (bytes) => current().ids.token(bytes),
    digits: (count) => current().ids.digits(count),
    below: (limit) => current().ids.below(limit),
  },
);

/** Takes messages and brings none: one of the runtime's own queue would come in the middle of another test. */
const NO_QUEUE = { send: async () => {}, sendBatch: async () => {} } as unknown as BackendEnv["WEBHOOKS"];

/** A caller of the whole backend application, with the time and the environment that a test wants. */
export function createTestBackend(options: { clock?: TestClock; env?: Partial<BackendEnv> } = {}) {
  const clock = options.clock ?? createTestClock();
  const site = new FakeSite(env.ROOM_EVENT_SECRET, clock.now);
  const bindings: BackendEnv = { ...env, SITE: site.fetcher, WEBHOOKS: NO_QUEUE, ...options.env };
  const own = { clock, ids: idsBy(clock) };
  if (bindings.CELL_COUNT) {
    bindings.CELLS = createTestCells(bindings.DB, {
      isInUse: isCellInUse,
      visits: visitsOf,
      async answer(request, cell) {
        const context = createExecutionContext();
        const response = await asked.run(own, () => app.fetch(request, { ...bindings, CELL: cell }, context));
        await waitOnExecutionContext(context);
        return response;
      },
      async runJobs(cell) {
        const waking = { isRound: true, alarmAt: null, begin() {} };
        const outcome = await runJobsOfCell({ env: { ...bindings, CELL: cell }, ...own, ...waking });
        if ("failure" in outcome) throw outcome.failure;
      },
    });
  }

  /** Sends a request and waits for what runs after the answer, too. A path goes where the site's binding leads. */
  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const context = createExecutionContext();
    const sent = await withFiles(
      new Request(path.startsWith("https://") ? path : `http://backend${path}`, init),
    );
    const response = await asked.run(own, () => app.fetch(sent, bindings, context));
    await waitOnExecutionContext(context);
    return withNames(response);
  }

  site.passOn = async (notification) => {
    const { pathname } = new URL(notification.url);
    return request(pathname, {
      method: notification.method,
      headers: notification.headers,
      body: await notification.arrayBuffer(),
    });
  };

  /** The envelope of a JSON call. `token` becomes the WEB-TOKEN header, `json` the body. */
  async function call(
    method: string,
    path: string,
    options: { token?: string; json?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Envelope> {
    const headers = new Headers(options.headers);
    if (options.token) headers.set("WEB-TOKEN", options.token);
    if (options.json !== undefined) headers.set("Content-Type", "application/json");
    const response = await request(path, {
      method,
      headers,
      body: options.json === undefined ? undefined : JSON.stringify(options.json),
    });
    return response.json();
  }

  return { clock, site, env: bindings, request, call };
}
