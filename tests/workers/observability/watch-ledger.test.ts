import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { watchLedger } from "../../../backend/src/modules/ledger/watch-ledger";
import { lowestId } from "../../../backend/src/shared/ids";
import { BUCKETS, bucketOf } from "../../../backend/src/shared/numbers/bucket";
import { signIn } from "../../support/accounts/accounts";
import { addRows } from "../../support/database/add-rows";
import { countingRows } from "../../support/database/counting-rows";
import { recordStatements } from "../../support/database/record-statements";
import { storesOver } from "../../support/database/stores-over";
import { inEveryStore, runMinuteJobs } from "../../support/minute-jobs";
import { createTestBackend, idsBy } from "../../support/servers/backend";
import { captureLines } from "../../support/servers/log-lines";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const GAP = "Error: the events of a user count without gaps";

let log: ReturnType<typeof captureLines>;
let backend: ReturnType<typeof createTestBackend>;
beforeEach(() => {
  log = captureLines();
  backend = createTestBackend();
});

/** A gap in the events of a customer, as only a hand on the database could make it; and events without one. */
async function makeGap(customerId: number): Promise<void> {
  for (const seq of [1, 3])
    await addRows("outbox", { user_id: customerId, seq, payload: "'{}'", acked_at: 1 });
}
const mendGap = () => env.DB.prepare("DELETE FROM outbox").run();

afterEach(async () => {
  await mendGap();
  await env.DB.batch(
    ["ledger_watch", "ledger_violations", "messages"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  );
  await env.DB.prepare("DELETE FROM customers WHERE phone LIKE 'many %'").run();
});

const change = (customerId: number) =>
  addRows("messages", {
    id: lowestId(backend.clock.now()) + bucketOf(customerId),
    customer_id: customerId,
    type: "'system'",
  });

/** The lines of the next run, so much later. */
async function runAfter(ms: number) {
  log.forget();
  backend.clock.advance(ms);
  await inEveryStore(watchLedger)({ env, clock: backend.clock });
  return log.of("invariant broken");
}

describe("a broken promise of the data", () => {
  test("[R41] is an error line of the minute jobs, and none while all of them hold", async () => {
    const { customerId } = await signIn();
    const run = async () => {
      log.forget();
      backend.clock.advance(2 * MINUTE);
      await runMinuteJobs({ env: backend.env, clock: backend.clock, ids: idsBy(backend.clock) });
      return log.of("invariant broken");
    };
    expect(await run()).toEqual([]);
    await makeGap(customerId);
    await change(customerId);
    expect(await run()).toEqual([
      expect.objectContaining({ level: "error", error: GAP, subject: String(customerId), customerId }),
    ]);
  });

  test("[R41] is told of once an hour while it stays, however often its customer is checked, and again when it comes back", async () => {
    const { customerId } = await signIn();
    await makeGap(customerId);
    expect(await runAfter(0)).toHaveLength(1);
    for (let checks = 0; checks < 10; checks++) {
      await change(customerId);
      expect(await runAfter(5 * MINUTE)).toEqual([]);
    }
    expect(await runAfter(10 * MINUTE)).toMatchObject([{ error: GAP }]);
    expect(await runAfter(HOUR - MINUTE)).toEqual([]);
    // Nothing has changed for the customer: the promise is looked at again all the same.
    expect(await runAfter(MINUTE)).toMatchObject([{ error: GAP }]);
    await mendGap();
    expect(await runAfter(HOUR)).toEqual([]);
    await makeGap(customerId);
    await change(customerId);
    expect(await runAfter(2 * MINUTE)).toMatchObject([{ error: GAP }]);
  });
});

test("[R41] a violation stays in the report while there are more than one check tells", async () => {
  // All of them are checked together: in one store.
  const { customerId } = await signIn({ customerId: 60_000_000 });
  await makeGap(customerId);
  expect(await runAfter(0)).toHaveLength(1);
  const others = Array.from({ length: 25 }, (_, index) => 6_000_001 + index);
  await addRows("customers", { id: "6000000 + i", phone: "'many ' || i", nickname: "''" }, others.length);
  for (const other of others) await makeGap(other);
  await addRows(
    "messages",
    { id: `${lowestId(backend.clock.now())} + i`, customer_id: "6000000 + i", type: "'system'" },
    others.length,
  );
  await addRows("messages", {
    id: lowestId(backend.clock.now()) + BUCKETS,
    customer_id: customerId,
    type: "'system'",
  });
  expect(await runAfter(2 * MINUTE)).toHaveLength(20);
  const { results } = await env.DB.prepare("SELECT customer_id AS id FROM ledger_violations").all();
  expect(results).toHaveLength(21);
  expect(results).toContainEqual({ id: customerId });
});

describe("one run of the checks", () => {
  const CUSTOMERS = 1_100;
  const FIRST = 5_000_000;

  /** Customers whose books have just changed, the last of them with a gap. */
  async function changeMany(): Promise<void> {
    await addRows("customers", { id: `${FIRST} + i`, phone: "'many ' || i", nickname: "''" }, CUSTOMERS);
    const id = lowestId(backend.clock.now());
    await addRows("messages", { id: `${id} + i`, customer_id: `${FIRST} + i`, type: "'system'" }, CUSTOMERS);
    await makeGap(FIRST + CUSTOMERS);
  }

  test("[R41] is of so many statements at most, and the next one goes on where it ended", async () => {
    await runAfter(0);
    await runAfter(MINUTE);
    await changeMany();
    const statements: number[] = [];
    let told = 0;
    for (let run = 0; run < 5 && told === 0; run++) {
      const recorded = recordStatements(env.DB);
      backend.clock.advance(statements.length === 0 ? 2 * MINUTE : MINUTE);
      await watchLedger({ env: storesOver(recorded.db), clock: backend.clock });
      statements.push(recorded.statements.length);
      told = log.of("invariant broken").length;
    }
    expect(statements).toHaveLength(3);
    expect(Math.max(...statements)).toBeLessThan(500);
    // Nothing is left of it: the next run finds nothing to check.
    const recorded = recordStatements(env.DB);
    backend.clock.advance(MINUTE);
    await watchLedger({ env: storesOver(recorded.db), clock: backend.clock });
    expect(recorded.statements.length).toBeLessThan(5);
  });

  test("[R41] a run that is cut off between two slices is gone on with by the next one", async () => {
    await runAfter(0);
    await runAfter(MINUTE);
    await changeMany();
    let batches = 0;
    const failing = new Proxy(env.DB, {
      get(target, name) {
        if (name === "batch") {
          return (list: D1PreparedStatement[]) => {
            batches += 1;
            if (batches > 3) throw new Error("cut off");
            return target.batch(list);
          };
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    backend.clock.advance(2 * MINUTE);
    await expect(watchLedger({ env: storesOver(failing), clock: backend.clock })).rejects.toThrow("cut off");
    const row = await env.DB.prepare("SELECT pass_after FROM ledger_watch").first<{ pass_after: number }>();
    expect(row?.pass_after).toBe(FIRST + 50);
    const lines = [];
    for (let minute = 0; minute < 3; minute++) lines.push(...(await runAfter(MINUTE)));
    expect(lines).toMatchObject([{ error: GAP }]);
  });

  test("[R41] finds what has changed after a quiet night", async () => {
    const { customerId } = await signIn();
    await runAfter(0);
    backend.clock.advance(9 * HOUR);
    await makeGap(customerId);
    await change(customerId);
    expect(await runAfter(2 * MINUTE)).toMatchObject([{ error: GAP }]);
  });

  test("[R41] writes nothing while nothing has changed", async () => {
    await runAfter(0);
    await runAfter(MINUTE);
    const counter = countingRows(env.DB);
    backend.clock.advance(MINUTE);
    await watchLedger({ env: storesOver(counter.db), clock: backend.clock });
    expect(counter.take()).toEqual({ read: expect.any(Number), written: 0 });
  });
});
