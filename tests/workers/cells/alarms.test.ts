import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { readHealth } from "../../../backend/src/operator/health";
import { formatTime } from "../../../backend/src/shared/clock";
import { cellName } from "../../../backend/src/shared/stores/cells/cell-of";
import { openStores } from "../../../backend/src/shared/stores/stores";
import { expectConsole } from "../../support/console-is-error";
import { forgetCopies } from "../../support/database/read-together";
import { realCell } from "../../support/database/use-cells";
import { withOneLife } from "../../support/orders/one-life";
import { CELL_COUNT, cellsOfCustomer } from "./moving-support";

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

const life = withOneLife(1_000_000);

/** The last cell, and a customer of it. */
const LAST = CELL_COUNT - 1;
const CUSTOMER = 900_000_000 + LAST;

/** A real cell: it works by real time, when its alarm comes or a round is asked of it. */
function open(name: string) {
  const real = realCell(name);
  return {
    run: async (sql: string, ...values: (string | number)[]) => {
      const { results, refusal } = await real.execute([{ sql, values }]);
      if (refusal !== null) throw new Error(refusal);
      return results[0]?.rows ?? [];
    },
    // What the cell writes by itself is not noted here.
    round: () => real.runJobs().finally(forgetCopies),
    goOff: () => real.goOff().finally(forgetCopies),
    startClock: () => real.startClock(),
    status: () => real.status(),
    nextAlarm: async () => (await real.status()).nextAlarmAt,
  };
}

/** Rows whose moment is known: a key of a command goes after seven days. */
const KEY_KEPT_MS = 7 * DAY + 1;
const addKey = (cell: ReturnType<typeof open>, key: string, at: number) =>
  cell.run("INSERT INTO idempotency_keys VALUES (?, ?, 'c', 'h', '', ?)", 900_000_001, key, at);

describe("a cell without customers", () => {
  let cell: ReturnType<typeof open>;
  let count = 0;
  beforeEach(async () => {
    cell = open(`${cellName(LAST)} ${++count}`);
    await cell.startClock();
  });

  test("[R31] with nothing due has no alarm, also after a round", async () => {
    expect(await cell.nextAlarm()).toBeNull();
    await cell.round();
    const { nextAlarmAt, lastRunAt } = await cell.status();
    expect(nextAlarmAt).toBeNull();
    expect(lastRunAt).toBeGreaterThan(0);
  });

  test("[R31] is woken within seconds of a burst of writes, which costs one row", async () => {
    const before = await cell.status();
    const began = Date.now();
    await addKey(cell, "a", began);
    const first = await cell.status();
    for (const key of ["b", "c", "d"]) await addKey(cell, key, began);
    const last = await cell.status();
    expect(first.nextAlarmAt).toBeGreaterThanOrEqual(began + 5 * SECOND);
    expect(first.nextAlarmAt).toBeLessThanOrEqual(Date.now() + 5 * SECOND);
    expect(last.nextAlarmAt).toBe(first.nextAlarmAt);
    const own = first.rowsWritten - before.rowsWritten - 1;
    expect(last.rowsWritten - first.rowsWritten).toBe(3 * own);
  });

  test("[R31] sleeps until the next moment after that, and reading sets no alarm", async () => {
    const at = Date.now();
    await addKey(cell, "a", at);
    expect(await cell.goOff()).toBe(true);
    expect(await cell.nextAlarm()).toBe(at + KEY_KEPT_MS + HOUR);
    await cell.run("SELECT * FROM idempotency_keys");
    expect(await cell.nextAlarm()).toBe(at + KEY_KEPT_MS + HOUR);
  });

  test("does what is due by its alarm, without a call", async () => {
    await addKey(cell, "old", Date.now() - KEY_KEPT_MS - HOUR);
    await cell.goOff();
    expect(await cell.run("SELECT key FROM idempotency_keys")).toEqual([]);
    expect(await cell.goOff()).toBe(false);
  });

  test("[R31] is shown with its alarm, and as late five minutes after it", async () => {
    cell = open(cellName(LAST));
    await addKey(cell, "a", Date.now());
    const at = (await cell.nextAlarm()) ?? 0;
    const healthAt = async (now: number) => {
      const clock = { now: () => now, pause: async () => {} };
      return (await readHealth({ stores: openStores(env), env, clock })).stores[LAST];
    };
    expect(await healthAt(at + 5 * MINUTE)).toMatchObject({ nextAlarm: formatTime(at), isLate: false });
    expect(await healthAt(at + 5 * MINUTE + 1)).toMatchObject({ lastRun: null, isLate: true });
  });

  test("[R5] rests while a bucket is on its way, looks every minute, and then goes on", async () => {
    await addKey(cell, "old", Date.now() - KEY_KEPT_MS - HOUR);
    await cell.run("INSERT INTO bucket_marks VALUES (15, 'p', 'ARRIVING', 'run')");
    const began = Date.now();
    await cell.goOff();
    expect(await cell.run("SELECT key FROM idempotency_keys")).toEqual([["old"]]);
    expect(await cell.nextAlarm()).toBeGreaterThanOrEqual(began + MINUTE);
    expect(await cell.nextAlarm()).toBeLessThanOrEqual(Date.now() + MINUTE);
    await cell.run("DELETE FROM bucket_marks");
    await cell.goOff();
    expect(await cell.run("SELECT key FROM idempotency_keys")).toEqual([]);
  });

  test("[R7] pushes an event that waits by its alarm, and wakes for the next attempt, later each time", async () => {
    // No site answers in this runtime: every attempt fails.
    await cell.run(
      `INSERT INTO outbox (event_id, user_id, seq, kind, payload, created_at, next_attempt_at)
       VALUES ('e', ${CUSTOMER}, 1, 'SYSTEM_MESSAGE', '{}', 1, 1)`,
    );
    for (const distance of [5, 10, 20]) {
      const began = Date.now();
      await cell.goOff();
      const [row] = await cell.run("SELECT next_attempt_at FROM outbox");
      const next = Number(row?.[0]);
      expect(next - distance * SECOND).toBeGreaterThanOrEqual(began);
      expect(next - distance * SECOND).toBeLessThanOrEqual(Date.now());
      expect(await cell.nextAlarm()).toBeGreaterThanOrEqual(next);
      expect(await cell.nextAlarm()).toBeLessThanOrEqual(Math.max(next, Date.now() + 5 * SECOND));
      await cell.run("UPDATE outbox SET next_attempt_at = 1");
    }
  });

  test("leaves a job that is not due alone", async () => {
    await addKey(cell, "old", Date.now() - KEY_KEPT_MS - HOUR + MINUTE);
    await cell.goOff();
    expect(await cell.run("SELECT key FROM idempotency_keys")).toEqual([["old"]]);
  });
});

describe("an order that is not paid", () => {
  async function unpaidOrder() {
    const cell = open(cellName(cellsOfCustomer(life.account.customerId).from));
    const orderId = await life.placeOrder();
    const expireAt = (at: number) => cell.run("UPDATE orders SET expires_at = ? WHERE id = ?", at, orderId);
    const status = async () => (await cell.run("SELECT status FROM orders WHERE id = ?", orderId))[0]?.[0];
    await cell.startClock();
    // The time of the test is long ago in the cell: everything else that is due is done first.
    await expireAt(Date.now() + DAY);
    expectConsole(/./);
    await cell.round();
    return { cell, expireAt, status };
  }

  test("[PAY-19] closes at its moment, for which the cell wakes", async () => {
    const { cell, expireAt, status } = await unpaidOrder();
    const at = Date.now() + 20 * SECOND;
    await expireAt(at);
    await cell.goOff();
    expect(await status()).toBe("WAIT_PAY");
    expect(await cell.nextAlarm()).toBe(at);
    await expireAt(Date.now());
    await cell.goOff();
    expect(await status()).toBe("CLOSE");
  });

  test("[R21] is tried again within a minute when closing it fails", async () => {
    const { cell, expireAt, status } = await unpaidOrder();
    await cell.run(
      "CREATE TRIGGER refuse_closing BEFORE UPDATE OF status ON orders BEGIN SELECT RAISE(ABORT, 'refused'); END",
    );
    const at = Date.now();
    await expireAt(at);
    await cell.goOff();
    expect(await status()).toBe("WAIT_PAY");
    const next = await cell.nextAlarm();
    expect(next).toBeGreaterThan(at);
    expect(next).toBeLessThanOrEqual(Date.now() + MINUTE);
    await cell.run("DROP TRIGGER refuse_closing");
    await cell.goOff();
    expect(await status()).toBe("CLOSE");
  });
});
