import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { expectConsole } from "../../support/console-is-error";
import { LEDGER_COMMANDS } from "../../support/ledger-model/all-commands";
import { createModel, type Model, newCustomer } from "../../support/ledger-model/model";
import { createSystem, readPrices, type System } from "../../support/ledger-model/system";
import { seedWorkers } from "../../support/orders/order-life";
import { payingCustomer, seedReference } from "../../support/orders/orders";
import { IS_DEEP } from "../../support/sizes";
import { bindAlipay } from "../withdrawals/support";

/** Records of runs: what was done, in its sequence, is all that a seed stands for. */
const SEEDS = IS_DEEP ? [7, 43] : [43];
const COMMANDS = 150;
const WALLETS = [100_000, 9_000];

beforeAll(async () => {
  await seedReference();
  await seedWorkers();
});

/** The longest of some. */
const recordOf = (seed: number) => {
  const histories = fc.sample(fc.commands([...LEDGER_COMMANDS], { maxCommands: COMMANDS, size: "max" }), {
    seed,
    numRuns: 20,
  });
  const longest = histories.toSorted((a, b) => [...b].length - [...a].length)[0];
  if (!longest) throw new Error("no history");
  return longest;
};

interface Line {
  readonly type: string;
  readonly payWay: string | null;
  readonly orderId: number | null;
  readonly content: string;
  readonly at: number;
  readonly account: string;
  readonly amount: number;
}

/** Plays a record from its beginning and answers the ledger of its customers, ids replaced by who came when. */
async function play(seed: number): Promise<{ done: string; lines: string[] }> {
  const prices = await readPrices(createSystem());
  const real: System = createSystem();
  const model: Model = createModel(real.backend.clock.now(), prices);
  const begun = real.backend.clock.now();
  for (const wallet of WALLETS) {
    const account = await payingCustomer(wallet);
    await bindAlipay(account);
    real.customers.push(account);
    model.customers.push(newCustomer(wallet));
  }
  const history = recordOf(seed);
  await fc.asyncModelRun(() => ({ model, real }), history);
  const customers = real.customers.map(({ customerId }) => customerId);
  const { results } = await env.DB.prepare(
    `SELECT e.type, e.pay_way AS payWay, e.order_id AS orderId, e.content, e.created_at AS at, p.account_id AS account,
       p.amount
     FROM json_each(?) c JOIN ledger_accounts a ON a.customer_id = c.value
     JOIN ledger_postings p ON p.account_id = a.id JOIN ledger_events e ON e.id = p.event_id
     WHERE e.event_key NOT LIKE 'test:%'`,
  )
    .bind(JSON.stringify(customers))
    .all<Line>();
  /** Ids differ from play to play: here they are the places in which customers and orders came. */
  const named = (text: string) =>
    text.replace(/\d{9,}/g, (id) => {
      const order = real.orders.indexOf(Number(id));
      return order >= 0 ? `order ${order}` : `customer ${customers.indexOf(Number(id))}`;
    });
  const lines = results.map(({ account, orderId, at, content, ...line }) => ({
    ...line,
    // Numbers of orders are drawn.
    content: content.replace(/\d{14}/g, "№"),
    at: at - begun,
    order: orderId === null ? null : real.orders.indexOf(orderId),
    account: named(account),
  }));
  // What happens in the same millisecond has no sequence of its own.
  return { done: String(history), lines: lines.map((line) => JSON.stringify(line)).sort() };
}

test.each(SEEDS)("[R38] a recorded run, played again, ends in the same ledger (record %i)", async (seed) => {
  expectConsole(/payout failed/);
  const [first, second] = [await play(seed), await play(seed)];
  expect(second.done).toBe(first.done);
  expect(first.lines.length).toBeGreaterThan(20);
  expect(second.lines).toEqual(first.lines);
});
