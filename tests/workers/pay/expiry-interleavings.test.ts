import { env } from "cloudflare:workers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closeExpiredOrders } from "../../../backend/src/modules/orders/jobs/expiry";
import { runRefunds } from "../../../backend/src/modules/settlement/payment-refunds";
import { settlePayment } from "../../../backend/src/modules/settlement/settle-payment";
import { HOUR, SECOND } from "../../../backend/src/shared/clock";
import { createIds } from "../../../backend/src/shared/ids";
import { BUCKETS, bucketOf } from "../../../backend/src/shared/numbers/bucket";
import { type EveryStore, openStores } from "../../../backend/src/shared/stores/stores";
import { storesOver } from "../../support/database/stores-over";
import { FaultyD1 } from "../../support/faults/d1";
import { inEveryStore, storesInUse } from "../../support/minute-jobs";
import { expectSoundData, seedReference, type TestBackend } from "../../support/orders/orders";
import { RACES } from "../../support/sizes";
import { act, createPayBackend, openPayment, rows } from "./support";

/** The clock of a test stands still, and a thousand ids of one ms meet; these ids come a ms apart. */
let tick = Date.parse("2027-01-01");
const ids = createIds({ now: () => ++tick });

beforeAll(seedReference);
afterAll(expectSoundData);

/** As many unpaid orders as there are runs, each with a trade that is open at the provider: copies of one. */
async function unpaidOrders(backend: TestBackend, run: number) {
  const original = await openPayment(backend, "WECHAT");
  await act(backend, original.outTradeNo, "pay", 0);
  const first = 1_000_000 * (run + 1);
  // In the bucket of their customer.
  const bucket = bucketOf(original.orderId);
  const copies = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${RACES})`;
  const copy = async (table: string, where: string, changed: Record<string, string>) => {
    const columns = (await rows(`SELECT name FROM pragma_table_info('${table}')`)).map(
      ({ name }) => `${name}`,
    );
    const values = columns.map((name) => changed[name] ?? `t.${name}`);
    return env.DB.prepare(
      `${copies} INSERT INTO ${table} (${columns.join(",")}) SELECT ${values.join(",")} FROM n, ${table} t WHERE ${where}`,
    );
  };
  const order = `(${first} + i) * ${BUCKETS} + ${bucket}`;
  const trade = `'trade-${run}-' || i`;
  const ofOrder = `t.order_id = ${original.orderId}`;
  const ofTrade = `t.out_trade_no = '${original.outTradeNo}'`;
  await env.DB.batch([
    await copy("orders", `t.id = ${original.orderId}`, {
      id: order,
      order_no: `'run${run}-' || i`,
      version: "1",
    }),
    await copy("order_transitions", ofOrder, { order_id: order }),
    await copy("ledger_accounts", `t.id = 'escrow:${original.orderId}'`, { id: `'escrow:' || (${order})` }),
    await copy("payments", ofTrade, { out_trade_no: trade }),
    await copy("payment_orders", ofTrade, { out_trade_no: trade, order_id: order }),
    await copy("sandbox_trades", ofTrade, {
      out_trade_no: trade,
      transaction_id: `'transaction-${run}-' || i`,
    }),
  ]);
  await act(backend, original.outTradeNo, "notify");
  return {
    first,
    bucket,
    total: original.total,
    trades: Array.from({ length: RACES }, (_, i) => `trade-${run}-${i + 1}`),
  };
}

type Unpaid = Awaited<ReturnType<typeof unpaidOrders>>;

/** Every interleaving of the two transactions, around both sides of the end of the 24 hours. */
const INTERLEAVINGS = [
  { paid: "1 s before the end", offset: -SECOND, between: "the closing", outcome: "paid" },
  { paid: "1 s before the end", offset: -SECOND, between: "the booking", outcome: "closed and sent back" },
  { paid: "1 s after the end", offset: SECOND, between: "the closing", outcome: "closed and sent back" },
  { paid: "1 s after the end", offset: SECOND, between: "the booking", outcome: "closed and sent back" },
] as const;

test.each(INTERLEAVINGS.map((entry, run) => ({ ...entry, run })))(
  `[R15] paid $paid, the other one between reading and writing of $between, ${RACES} times: $outcome`,
  async ({ offset, between, outcome, run }) => {
    const backend = createPayBackend();
    const unpaid = await unpaidOrders(backend, run);
    const end = backend.clock.now() + 24 * HOUR;
    backend.clock.advance(24 * HOUR + 2 * SECOND);
    const dependencies = { clock: backend.clock, ids, env: backend.env };
    const close = (db: EveryStore) =>
      inEveryStore(closeExpiredOrders)({ ...dependencies, env: { ...backend.env, ...storesOver(db) } });
    const book = (db: EveryStore, index: number) =>
      settlePayment("WECHAT", tradeOf(unpaid, run, index, end + offset), [], {
        ...dependencies,
        db: openStores({ ...backend.env, ...storesOver(db) }).of(unpaid.bucket),
        directory: db,
      });
    const all = Array.from({ length: RACES }, (_, index) => index);

    if (between === "the closing") {
      const faults = new FaultyD1();
      const hold = faults.batch(/update "orders" set "status"/).hold();
      const closing = close(faults.wrap(env.DB));
      await hold.reached;
      await Promise.all(all.map((index) => book(env.DB, index)));
      hold.release();
      await closing;
    } else {
      const holds = all.map((index) => {
        const faults = new FaultyD1();
        const hold = faults.batch(/payment_receipts/).hold();
        return { ...hold, booking: book(faults.wrap(env.DB), index) };
      });
      await Promise.all(holds.map(({ reached }) => reached));
      await close(env.DB);
      for (const { release } of holds) release();
      await Promise.all(holds.map(({ booking }) => booking));
    }

    await expectOutcome(unpaid, backend, outcome);
  },
);

const tradeOf = ({ trades, total }: Unpaid, run: number, index: number, paidAt: number) => ({
  outTradeNo: trades[index] ?? "",
  transactionId: `transaction-${run}-${index + 1}`,
  amount: total,
  paidAt,
});

/** All of them alike, and none closed with its money kept: what is owed leaves for the payer with the next runs of the cron. */
async function expectOutcome({ first, total }: Unpaid, backend: TestBackend, outcome: string): Promise<void> {
  const isPaid = outcome === "paid";
  const found = await rows(
    `SELECT o.status, a.balance AS escrow, COALESCE(r.amount, 0) AS owed, COUNT(*) AS n
     FROM orders o JOIN ledger_accounts a ON a.id = 'escrow:' || o.id
       LEFT JOIN payment_refunds r ON r.order_id = o.id
     WHERE o.id BETWEEN ? AND ? GROUP BY 1, 2, 3`,
    (first + 1) * BUCKETS,
    (first + RACES + 1) * BUCKETS,
  );
  expect(found).toEqual([
    isPaid
      ? { status: "RECEIVING_ORDER", escrow: total, owed: 0, n: RACES }
      : { status: "CLOSE", escrow: 0, owed: total, n: RACES },
  ]);
  for (let run = 0; run < RACES / 50; run++) {
    for (const db of storesInUse(backend.env))
      await runRefunds({ db, directory: env.DB, env: backend.env, clock: backend.clock, ids });
  }
  const [refunds] = await rows(
    "SELECT COUNT(*) AS n, SUM(status = 'DONE') AS done FROM payment_refunds WHERE order_id BETWEEN ? AND ?",
    (first + 1) * BUCKETS,
    (first + RACES + 1) * BUCKETS,
  );
  expect(refunds).toEqual(isPaid ? { n: 0, done: null } : { n: RACES, done: RACES });
}
