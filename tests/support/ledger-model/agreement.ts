import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { heldBy, type Model } from "./model";
import { onItsWay } from "./payouts";
import type { System } from "./system";

interface Row {
  readonly balance: number;
  readonly lines: number;
  readonly status: string;
  readonly total: number;
  readonly markups: number;
  readonly bookings: number;
}

/** All of a settlement in a text, to be sorted by. */
const inWords = (settlement: object): string =>
  JSON.stringify(Object.entries(settlement).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The system is what the model says: every wallet and order of this run, and the sums of the whole ledger. */
export async function expectAgreement(model: Model, system: System): Promise<void> {
  const customers = JSON.stringify(system.customers.map((account) => account.customerId));
  const [wallets, orders, sums, books, payouts, settlements] = await env.DB.batch<Row>([
    env.DB.prepare(
      `SELECT a.balance, (SELECT COALESCE(SUM(amount), 0) FROM ledger_postings WHERE account_id = a.id) AS lines
       FROM json_each(?) c JOIN ledger_accounts a ON a.id = 'wallet:' || c.value ORDER BY c.key`,
    ).bind(customers),
    env.DB.prepare(
      `SELECT o.status, o.total_amount AS total, o.markup_amount AS markups, a.balance,
              (SELECT COUNT(*) FROM ledger_events e WHERE e.order_id = o.id AND e.sealed = 1) AS bookings
       FROM json_each(?) c JOIN orders o ON o.id = c.value JOIN ledger_accounts a ON a.id = 'escrow:' || o.id
       ORDER BY c.key`,
    ).bind(JSON.stringify(system.orders)),
    env.DB.prepare(
      "SELECT COALESCE((SELECT SUM(amount) FROM ledger_postings), 0) AS lines, (SELECT SUM(balance) FROM ledger_accounts) AS balance",
    ),
    env.DB.prepare(
      `SELECT SUM(a.balance) AS balance, SUM((SELECT COALESCE(SUM(amount), 0) FROM ledger_postings WHERE account_id = a.id)) AS lines
       FROM json_each(?) c JOIN ledger_accounts a ON a.customer_id = c.value GROUP BY c.key ORDER BY c.key`,
    ).bind(customers),
    env.DB.prepare(
      `SELECT COALESCE(a.balance, 0) AS balance FROM json_each(?) c
       LEFT JOIN ledger_accounts a ON a.id = 'payout:' || c.value ORDER BY c.key`,
    ).bind(customers),
    env.DB.prepare(
      `SELECT c.key AS "order", s.kind, s.amount, s.due_at AS dueAt, s.deduction, s.appeal, s.state
       FROM json_each(?) c JOIN master_settlements s ON s.order_id = c.value`,
    ).bind(JSON.stringify(system.orders)),
  ]);

  expect(wallets?.results, "wallets").toEqual(
    model.customers.map(({ wallet }) => ({ balance: wallet, lines: wallet })),
  );
  expect(orders?.results, "orders").toEqual(
    // What was paid in and not yet paid out is held.
    model.orders.map((order) => ({
      status: order.status,
      total: order.total,
      markups: order.markups,
      balance: heldBy(order),
      bookings: order.bookings,
    })),
  );
  expect(payouts?.results, "money on its way out").toEqual(
    model.customers.map((_, customer) => ({ balance: onItsWay(model, customer) })),
  );
  expect(settlements?.results.map(inWords).sort(), "settlements of masters").toEqual(
    model.settlements.map(inWords).sort(),
  );
  expect(sums?.results, "sums of the ledger").toEqual([{ lines: 0, balance: 0 }]);
  expect(books?.results, "sums of each customer's books").toEqual(
    model.customers.map(() => ({ lines: 0, balance: 0 })),
  );
}
