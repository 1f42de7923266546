import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { checkCustomers } from "../../../backend/src/modules/ledger/invariants";
import { RULES } from "../../../backend/src/modules/ledger/rules/rules";
import { watchLedger } from "../../../backend/src/modules/ledger/watch-ledger";
import { lowestId } from "../../../backend/src/shared/ids";
import { addRows } from "../../support/database/add-rows";
import { countingRows } from "../../support/database/counting-rows";
import { TEST_RULES } from "../../support/database/invariant-rules";
import { exemptFromInvariants } from "../../support/database/invariants-after-each";
import { addSoundCustomer, dropGuards } from "../../support/database/planted-faults";
import { planOf } from "../../support/database/query-plan";
import { recordStatements } from "../../support/database/record-statements";
import { storesOver } from "../../support/database/stores-over";
import { createTestClock } from "../../support/servers/backend";
import { captureLines } from "../../support/servers/log-lines";

exemptFromInvariants("others have rows that were never booked", [
  ...RULES.map(({ rule }) => rule),
  ...Object.keys(TEST_RULES),
]);

const MINUTE = 60 * 1000;
const clock = createTestClock();
const ONE = 1001;
const OTHER = 2002;

/** Rows of another customer, in each table that a rule reads, in the states that rules look for. */
const OTHERS: readonly [table: string, values: Record<string, string | number>][] = [
  ["customers", { id: "9000 + i", phone: "'other ' || i", nickname: "''" }],
  ["orders", { id: "90000 + i", customer_id: OTHER, order_no: "'other ' || i", status: "'WAIT_INSTALL'" }],
  ["order_transitions", { order_id: "90000 + i", seq: 1, event: "'receive'", to_status: "'WAIT_INSTALL'" }],
  ["ledger_accounts", { id: "'escrow:' || (90000 + i)", kind: "'escrow'", customer_id: OTHER, balance: 1 }],
  [
    "ledger_events",
    { id: "90000 + i", event_key: "'other:' || i", customer_id: OTHER, order_id: "90000 + i" },
  ],
  ["ledger_postings", { event_id: "90000 + i", account_id: "'escrow:' || (90000 + i)" }],
  ["master_settlements", { order_id: "90000 + i", customer_id: OTHER, worker_id: 1, kind: "'WORK'" }],
  ["wallet_adjustments", { customer_id: OTHER }],
  ["withdrawals", { out_biz_no: "i", customer_id: OTHER, stage: "'PAID'", amount: 2, actual: 1 }],
  [
    "withdrawals",
    { id: "9000 + i", out_biz_no: "9000 + i", customer_id: OTHER, stage: "'SENT'", amount: 2, actual: 1 },
  ],
  ["payments", { out_trade_no: "'other ' || i", customer_id: OTHER, pay_way: "'ALIPAY'" }],
  ["payment_receipts", { out_trade_no: "'other ' || i", transaction_id: "i", pay_way: "'ALIPAY'" }],
  [
    "payment_refunds",
    { out_refund_no: "'done ' || i", out_trade_no: "'other ' || i", customer_id: OTHER, status: "'DONE'" },
  ],
  ["payment_refunds", { out_refund_no: "'open ' || i", customer_id: OTHER, status: "'PENDING'" }],
  [
    "refunds",
    { order_id: "90000 + i", customer_id: OTHER, refund_no: "i", status: "'AGREE'", apply_amount: 1 },
  ],
  ["markups", { order_id: "90000 + i", customer_id: OTHER, status: "'SUCCESS'", amount: 1 }],
  ["outbox", { user_id: OTHER, seq: "i", payload: "'{}'", acked_at: 1 }],
  ["cash_flows", { customer_id: OTHER, list: "''", position: "9000 + i" }],
];

/** What a check of one customer, a whole run with a change to check, and a run without one read, in rows and entries of indexes. */
const read: Record<"check" | "run" | "idle", [before: number, after: number]> = {
  check: [0, 0],
  run: [0, 0],
  idle: [0, 0],
};
const runs: string[] = [];

async function measure(when: 0 | 1): Promise<void> {
  const counter = countingRows(env.DB);
  const recorded = recordStatements(counter.db);
  await checkCustomers([ONE], { db: counter.db, directory: counter.db });
  read.check[when] = counter.take().read;
  await addRows("messages", { id: lowestId(clock.now()), customer_id: ONE, type: "'system'" });
  for (const kind of ["run", "idle"] as const) {
    clock.advance(2 * MINUTE);
    await watchLedger({ env: storesOver(recorded.db), clock });
    read[kind][when] = counter.take().read;
  }
  runs.push(...recorded.statements);
}

beforeAll(async () => {
  captureLines();
  await addSoundCustomer(ONE, clock.now());
  await addSoundCustomer(OTHER, clock.now());
  await dropGuards();
  // The round over all customers ends, and the next one begins in a week.
  const recorded = recordStatements(env.DB);
  for (let minute = 0; minute < 4; minute++) {
    await watchLedger({ env: storesOver(recorded.db), clock });
    clock.advance(MINUTE);
  }
  runs.push(...recorded.statements);
  await measure(0);
  for (const [table, values] of OTHERS) await addRows(table, values, 500);
  await measure(1);
});

describe("a check of the books", () => {
  test("[R41] of one customer reads as much as before, however much others have", () => {
    const [before, after] = read.check;
    expect(after).toBe(before);
    expect(before).toBeGreaterThan(20);
    expect(before).toBeLessThan(200);
  });

  test("[R41] of all that has changed reads as much as before, however much has not, and next to nothing in an idle minute", () => {
    const [before, after] = read.run;
    expect(after).toBe(before);
    expect(read.idle[1]).toBe(read.idle[0]);
    expect(read.idle[1]).toBeLessThanOrEqual(10);
  });

  /** The steps of a plan that read a whole table: views of the query itself and its list of customers are none. */
  async function scansOf(sql: string): Promise<string[]> {
    const steps = await planOf(sql);
    expect(steps.length).toBeGreaterThan(0);
    return steps.filter((step) => /^SCAN (?!json_each |own$|f$|\(subquery-\d+\)$)/.test(step));
  }

  test.each(RULES)("[R41] finds its rows by indexes: $rule", async ({ sql, known }) => {
    expect(await scansOf(sql)).toEqual([]);
    if (known) expect(await scansOf(known)).toEqual([]);
  });

  test("[R41] finds the customers to check by indexes, too", async () => {
    const lists = new Set(runs.filter((sql) => sql.includes("AS weight")));
    expect(lists.size).toBe(3);
    for (const sql of lists) expect(await scansOf(sql)).toEqual([]);
  });
});
