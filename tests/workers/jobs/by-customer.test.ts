import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { addBrowser } from "../../../backend/src/modules/push/push.usecases";
import { DAY, HOUR, MINUTE } from "../../../backend/src/shared/clock";
import { bucketPrefix } from "../../../backend/src/shared/numbers/bucket";
import type { EveryStore } from "../../../backend/src/shared/stores/stores";
import { type Account, signIn } from "../../support/accounts/accounts";
import { expectConsole } from "../../support/console-is-error";
import { type Transaction, withOwnersOfChanges } from "../../support/database/owners-of-changes";
import { storesOver } from "../../support/database/stores-over";
import { runMinuteJobs } from "../../support/minute-jobs";
import { FOR_BIDS } from "../../support/orders/bid-events";
import { MASTER } from "../../support/orders/masters";
import { orderIn, seedWorkers, statusOf } from "../../support/orders/order-life";
import { placeOrder, seedReference, type TestBackend } from "../../support/orders/orders";
import { idsBy } from "../../support/servers/backend";
import { PUSH_KEYS } from "../../support/servers/push-keys";
import { createPushReceiver } from "../../support/servers/push-receiver";
import { act, openPayment } from "../pay/support";
import { addWithdrawals, createPayoutBackend, withdrawer } from "../withdrawals/support";

let watched: { db: EveryStore; transactions: Transaction[] };
let backend: TestBackend;
let rows = 0;

beforeAll(async () => {
  await seedReference();
  await seedWorkers();
  watched = await withOwnersOfChanges(env.DB);
});
beforeEach(() => {
  backend = createPayoutBackend({ env: PUSH_KEYS });
  const network = globalThis.fetch;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) =>
    String(input).startsWith("https://fcm.") ? new Response(null, { status: 201 }) : network(input, init),
  );
});
afterEach(() => vi.unstubAllGlobals());

const set = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();
const count = async (sql: string, ...values: unknown[]) =>
  (await env.DB.prepare(sql)
    .bind(...values)
    .first<number>("n")) ?? 0;

/** A customer for whom every job has something to do. */
async function customerWithDueWork() {
  const account = await withdrawer(3_000_000);
  const { customerId } = account;
  const now = backend.clock.now();
  const unpaid = await placeOrder(backend, account);
  const bidding = await placeOrder(backend, account, FOR_BIDS);
  const old = await placeOrder(backend, account);
  const paid = await openPayment(backend, "WECHAT", { account, orderId: await placeOrder(backend, account) });
  await act(backend, paid.outTradeNo, "pay", 0);
  await backend.call("POST", `/order/api/order/${old}/cancel`, { token: account.token, json: {} });
  const done = await orderIn(backend, account, "WAIT_ACCEPT");
  const soon = await orderIn(backend, account, "WAIT_ACCEPT");
  const untaken = await orderIn(backend, account, "RECEIVING_ORDER");
  await addWithdrawals(backend, account, 2);
  const { results: withdrawals } = await env.DB.prepare(
    "SELECT id FROM withdrawals WHERE customer_id = ? ORDER BY id",
  )
    .bind(customerId)
    .all<{ id: number }>();
  const [waiting, approved] = withdrawals.map(({ id }) => id);
  rows += 1;
  const key = `${bucketPrefix(customerId)}${String(rows).padStart(29, "0")}.jpg`;

  await set("UPDATE orders SET expires_at = ? WHERE id = ?", now - 1, unpaid);
  await set("UPDATE orders SET bidding_ends_at = ? WHERE id = ?", now - 1, bidding);
  await set("UPDATE orders SET created_at = ? WHERE id = ?", now - 4 * 365 * DAY, old);
  await set("UPDATE orders SET acceptance_due_at = ? WHERE id = ?", now, done);
  await set("UPDATE orders SET acceptance_due_at = ? WHERE id = ?", now + HOUR, soon);
  await set(
    "UPDATE orders SET paid_at = ?, expires_at = ? WHERE id = ?",
    now - 3 * HOUR,
    now + 20 * HOUR,
    untaken,
  );
  await set("UPDATE payments SET next_query_at = ? WHERE out_trade_no = ?", now, paid.outTradeNo);
  await set("UPDATE withdrawals SET stage = 'APPROVED' WHERE customer_id = ?", customerId);
  await set(
    "UPDATE withdrawals SET stage = 'SENT', next_attempt_at = ?, confirm_by = ? WHERE id = ?",
    now + DAY,
    now + HOUR,
    waiting,
  );
  await set(
    `INSERT INTO data_exports (id, customer_id, asked_by, asked_at, day, state, next_attempt_at, ready_at, size, expires_at)
     VALUES (?1, ?1, 'CUSTOMER', 0, 0, 'READY', 0, 0, 1, 0)`,
    customerId,
  );
  await set(
    "INSERT INTO files (key, customer_id, content_type, size, created_at) VALUES (?, NULL, 'image/jpeg', 3, 0)",
    key,
  );
  await set(
    "INSERT INTO order_evidence (key, order_id, customer_id, stage, uploaded_by, created_at) VALUES (?, ?, ?, 'complete', 'operator', 0)",
    key,
    done,
    customerId,
  );
  await set(
    `INSERT INTO calls (id, order_id, customer_id, worker_id, caller, call_type, informed_at, customer_seen_at, worker_seen_at, created_at)
     VALUES (?1, ?2, ?3, ?4, 'WORKER', 'audio', ?5, ?5, ?5, ?5)`,
    `call-${customerId}`,
    soon,
    customerId,
    MASTER.id,
    now - HOUR,
  );
  const { target } = await createPushReceiver(`https://fcm.googleapis.com/fcm/send/${customerId}`);
  const tokenHash = await env.DB.prepare("SELECT token_hash AS hash FROM sessions WHERE customer_id = ?")
    .bind(customerId)
    .first<string>("hash");
  await addBrowser(
    { ...target, customerId, tokenHash: tokenHash ?? "" },
    { db: env.DB, directory: env.DB, env: backend.env, clock: backend.clock },
  );
  const former = await signIn();
  await set("INSERT INTO account_closings VALUES (?, 'CUSTOMER', ?, ?)", former.customerId, now, now);

  const told = (title: string) =>
    count("SELECT COUNT(*) AS n FROM messages WHERE customer_id = ? AND title = ?", customerId, title);
  /** What has come of it, job by job. */
  const outcome = async () => ({
    "close unpaid orders": (await statusOf(unpaid)) === "CLOSE",
    "accept overdue orders": (await statusOf(done)) === "SUCCESS",
    "end bidding":
      (await count("SELECT COUNT(*) AS n FROM orders WHERE id = ? AND bidding = 'OVER'", bidding)) === 1,
    "tell of unanswered orders": (await told("无人接单")) === 1,
    "remind of acceptance": (await told("即将自动验收")) === 1,
    "remind of transfers to confirm": (await told("提现即将过期，请尽快确认收款")) === 1,
    "end lost calls":
      (await count(
        "SELECT COUNT(*) AS n FROM calls WHERE customer_id = ? AND status = 'MISSED'",
        customerId,
      )) === 1,
    "anonymise old orders":
      (await count("SELECT COUNT(*) AS n FROM orders WHERE id = ? AND customer_phone = ''", old)) === 1,
    "remove old exports":
      (await count("SELECT COUNT(*) AS n FROM data_exports WHERE customer_id = ?", customerId)) === 0,
    "remove unused evidence":
      (await count("SELECT COUNT(*) AS n FROM order_evidence WHERE key = ?", key)) === 0,
    "ask about payments": (await statusOf(paid.orderId)) === "RECEIVING_ORDER",
    "pay out withdrawals":
      (await count("SELECT COUNT(*) AS n FROM withdrawals WHERE id = ? AND stage = 'PAID'", approved)) === 1,
    "count results of masters":
      (await count("SELECT COUNT(*) AS n FROM worker_results WHERE order_id = ?", done)) === 1,
    "push to browsers":
      (await count("SELECT COUNT(*) AS n FROM push_queue WHERE customer_id = ?", customerId)) === 0,
    "delete what closed accounts left":
      (await count("SELECT COUNT(*) AS n FROM sessions WHERE customer_id = ?", former.customerId)) === 0,
  });
  return { account, outcome };
}

const run = (db: EveryStore) =>
  runMinuteJobs({
    env: { ...backend.env, ...storesOver(db) },
    clock: backend.clock,
    ids: idsBy(backend.clock),
  });
const all = (outcome: Record<string, boolean>, isDone: boolean) =>
  Object.fromEntries(Object.keys(outcome).map((job) => [job, isDone]));

test("[R21] every transaction of the minute jobs is about one customer", async () => {
  const customers = [await customerWithDueWork(), await customerWithDueWork(), await customerWithDueWork()];
  watched.transactions.length = 0;
  await run(watched.db);
  backend.clock.advance(1000);
  await run(watched.db);
  for (const { outcome } of customers) expect(await outcome()).toEqual(all(await outcome(), true));
  const changing = watched.transactions.filter(({ owners }) => owners.length > 0);
  expect(changing.length).toBeGreaterThan(30);
  expect(changing.filter(({ owners }) => owners.length > 1)).toEqual([]);
});

/** Whatever would be told to a customer, or taken from or written to these tables of theirs, is refused. */
async function withStuck({ customerId }: Account, work: () => Promise<void>): Promise<void> {
  const changes = [
    "INSERT ON messages",
    "UPDATE ON orders",
    "DELETE ON data_exports",
    "DELETE ON order_evidence",
    "DELETE ON worker_results_due",
  ];
  const names = changes.map((change) => `stuck_${change.replaceAll(" ", "_")}`);
  await env.DB.batch(
    changes.map((change, index) =>
      env.DB.prepare(
        `CREATE TRIGGER ${names[index]} BEFORE ${change} WHEN ${change.startsWith("DELETE") ? "OLD" : "NEW"}.customer_id = ${customerId}
         BEGIN SELECT RAISE(ABORT, 'stuck'); END`,
      ),
    ),
  );
  try {
    await work();
  } finally {
    await env.DB.batch(names.map((name) => env.DB.prepare(`DROP TRIGGER ${name}`)));
  }
}

test("[R21] one customer's stuck work is reported, and does not hold up another customer's work", async () => {
  const [stuck, free] = [await customerWithDueWork(), await customerWithDueWork()];
  expectConsole(/stuck|customer left to the next run|job failed|payment not reconciled|payout failed/);
  await withStuck(stuck.account, async () => {
    await expect(run(watched.db)).rejects.toThrow("stuck");
    expect(await free.outcome()).toEqual({
      ...all(await free.outcome(), true),
      "push to browsers": expect.any(Boolean),
    });
    expect(await stuck.outcome()).toMatchObject({
      "close unpaid orders": false,
      "accept overdue orders": false,
      "end bidding": false,
      "tell of unanswered orders": false,
      "remind of acceptance": false,
      "remind of transfers to confirm": false,
      "end lost calls": false,
      "anonymise old orders": false,
      "remove old exports": false,
      "remove unused evidence": false,
    });
  });
  backend.clock.advance(3 * MINUTE);
  await run(watched.db);
  expect(await stuck.outcome()).toEqual({
    ...all(await stuck.outcome(), true),
    "push to browsers": expect.any(Boolean),
  });
});
