import { checkInvariants } from "../../../backend/src/modules/ledger/invariants";
import { runCallers } from "../support/caller";
import { printReport } from "../support/report";
import { sized } from "../support/small";
import { median, quantile } from "../support/stats";
import { startBackend } from "./backend";
import { createCalls } from "./calls";
import { type Customer, createCustomers } from "./customers";

/**
 * Wallet payments against the built backend and a fresh cell: how many a second, and that fifty callers who pay
 * the same orders at once move the money of each once. Every payment checks the payment password at its real cost.
 */
const CALLERS = sized(50, 5);
const ALONE = sized(30, 2);
const EACH = sized(3, 1);
const CONTESTED = sized(6, 1);
const WARM_UP = sized(20, 1);

interface Order {
  customer: Customer;
  id: number;
}

const backend = await startBackend();
try {
  const { place, pay } = createCalls(backend.port);
  const customers = await createCustomers(backend.db, CALLERS);
  const customerOf = (index: number): Customer => {
    const customer = customers[index % CALLERS];
    if (!customer) throw new Error("no customers");
    return customer;
  };
  const placeOrders = (count: number): Promise<Order[]> =>
    runCallers(10, count, async (index) => {
      const customer = customerOf(index);
      return { customer, id: await place(customer) };
    });

  /** Pays orders of different customers and measures how many a second, and how long each took. */
  async function measure(callers: number, count: number) {
    const orders = await placeOrders(count);
    const started = performance.now();
    const times = await runCallers(callers, count, async (index) => {
      const order = orders[index];
      if (!order) throw new Error("no order");
      const sent = performance.now();
      if ((await pay(order.customer, order.id)) !== "paid")
        throw new Error(`order ${order.id} was paid before`);
      return performance.now() - sent;
    });
    return { perSecond: (count * 1000) / (performance.now() - started), times };
  }

  /** Everybody pays every order: the number of debits of each, which must be one. */
  async function contest(): Promise<number[]> {
    const orders = await placeOrders(CONTESTED);
    const outcomes = await runCallers(CALLERS, CONTESTED * CALLERS, async (index) => {
      const order = orders[Math.floor(index / CALLERS)];
      if (!order) throw new Error("no order");
      return pay(order.customer, order.id);
    });
    const paid = outcomes.filter((outcome) => outcome === "paid").length;
    if (paid !== CONTESTED) throw new Error(`${paid} of ${CONTESTED} callers were told that they paid`);
    return Promise.all(orders.map(countDebits));
  }

  async function countDebits({ customer, id }: Order): Promise<number> {
    const row = await backend.db
      .prepare(
        `SELECT COUNT(*) AS debits FROM ledger_postings p JOIN ledger_events e ON e.id = p.event_id
         WHERE e.order_id = ? AND p.account_id = ? AND p.amount < 0`,
      )
      .bind(id, `wallet:${customer.id}`)
      .first<{ debits: number }>();
    return row?.debits ?? 0;
  }

  await measure(10, WARM_UP);
  const alone = await measure(1, ALONE);
  const together = await measure(CALLERS, CALLERS * EACH);
  const debits = await contest();
  const violations = await checkInvariants(backend.db, backend.db);
  if (violations.length > 0) throw new Error(`the books are wrong: ${JSON.stringify(violations)}`);

  const row = (name: string, { perSecond, times }: Awaited<ReturnType<typeof measure>>) => [
    name,
    perSecond,
    median(times),
    quantile(times, 0.99),
  ];
  // One order that was debited twice or never must show, whatever the others are.
  const worst = debits.find((count) => count !== 1) ?? 1;
  printReport("pay", {
    title: `Wallet payments; then ${CALLERS} callers paying the same ${CONTESTED} orders`,
    table: [
      ["", "payments/s", "p50 ms", "p99 ms"],
      row("1 caller", alone),
      row(`${CALLERS} callers`, together),
    ],
    figures: {
      debits_per_order: worst,
      pays_per_second_1: alone.perSecond,
      pays_per_second_50: together.perSecond,
    },
  });
} finally {
  await backend.stop();
}
