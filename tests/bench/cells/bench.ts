import { addHistory, copyOrders } from "../../support/orders/many-orders";
import type { CellCount } from "../../support/servers/local-workers";
import { type Backend, startBackend } from "../pay/backend";
import { createCalls } from "../pay/calls";
import { type Customer, createCustomers } from "../pay/customers";
import { createCaller } from "../support/caller";
import { printReport } from "../support/report";
import { sized } from "../support/small";
import { median, range, ratioOfCalls, rotate } from "../support/stats";

/**
 * Calls of a customer with 20,000 orders: on one database as before the cells, with one cell, and with sixteen cells that
 * hold as many each (decision 073). The three take turns call by call. Locally all objects share a process, so that this
 * shows what a call costs, and not how much more sixteen cells bear.
 */
const ORDERS = sized(20_000, 30);
const ROUNDS = sized(200, 2);
const WARM_UP = sized(20, 1);

interface Merchant extends Customer {
  /** The first order, which the others are copies of. */
  readonly orderId: number;
}

interface Contender {
  readonly name: string;
  readonly backend: Backend;
  readonly customers: readonly Merchant[];
  readonly calls: ReturnType<typeof createCalls>;
  readonly read: ReturnType<typeof createCaller>;
}

async function createContender(name: string, cells: CellCount): Promise<Contender> {
  const backend = await startBackend({ cells });
  // Ids that follow each other are in cells that follow each other.
  const customers = await createCustomers(backend.db, cells === "16" ? 16 : 1);
  const calls = createCalls(backend.port);
  const merchants: Merchant[] = [];
  for (const [index, customer] of customers.entries()) {
    const orderId = await calls.place(customer);
    const copies = { customerId: customer.id, count: ORDERS, firstId: 1_000_000 * (index + 1) };
    await copyOrders(backend.db, { templateId: orderId, ...copies });
    // The cell's watch would find that they have none, and print it: more than the runtime can print while this waits for it.
    await addHistory(backend.db, copies.firstId, copies.count);
    merchants.push({ ...customer, orderId });
  }
  const read = createCaller({ port: backend.port, path: "/" });
  return { name, backend, customers: merchants, calls, read };
}

/** One call of a kind for a customer; ms. */
type Kind = (contender: Contender, customer: Merchant) => Promise<number>;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function get({ read }: Contender, { token }: Customer, path: string): Promise<number> {
  const { milliseconds, body } = await read({ method: "GET", path, headers: { "WEB-TOKEN": token } });
  if (JSON.parse(body).code !== 0) throw new Error(`${path}: ${body.slice(0, 200)}`);
  return milliseconds;
}

const KINDS: Readonly<Record<"list" | "detail" | "create" | "pay", Kind>> = {
  list: (contender, customer) => get(contender, customer, "/order/api/order?pageSize=6"),
  detail: (contender, customer) => get(contender, customer, `/order/api/order/${customer.orderId}`),
  create: ({ calls }, customer) => timed(() => calls.place(customer)),
  pay: async ({ calls }, customer) => {
    const orderId = await calls.place(customer);
    return timed(() => calls.pay(customer, orderId));
  },
};

const contenders: Contender[] = [];
try {
  contenders.push(await createContender("one database", null));
  contenders.push(await createContender("one cell", "1"));
  contenders.push(await createContender("16 cells", "16"));

  const measure = async (kind: Kind): Promise<number[][]> => {
    const times: number[][] = contenders.map(() => []);
    for (const round of range(WARM_UP + ROUNDS)) {
      // No customer places as many orders in a minute as this bench.
      if (round % 20 === 0)
        for (const { backend } of contenders) await backend.db.prepare("DELETE FROM customer_limits").run();
      for (const index of rotate(range(contenders.length), round)) {
        const contender = contenders[index];
        const customer = contender?.customers[round % contender.customers.length];
        if (!contender || !customer) throw new Error("no contender");
        const milliseconds = await kind(contender, customer);
        if (round >= WARM_UP) times[index]?.push(milliseconds);
      }
    }
    return times;
  };
  const measured = {
    list: await measure(KINDS.list),
    detail: await measure(KINDS.detail),
    create: await measure(KINDS.create),
    pay: await measure(KINDS.pay),
  };
  const ratio = (kind: keyof typeof measured, above: number, below: number) =>
    ratioOfCalls(measured[kind][above] ?? [], measured[kind][below] ?? []);

  printReport("cells", {
    title: `Calls of a customer with ${ORDERS} orders, ms, medians of ${ROUNDS}`,
    table: [
      ["", ...contenders.map(({ name }) => name)],
      ...Object.entries(measured).map(([kind, times]) => [kind, ...times.map(median)]),
    ],
    figures: {
      list_one_vs_d1: ratio("list", 1, 0),
      detail_one_vs_d1: ratio("detail", 1, 0),
      create_one_vs_d1: ratio("create", 1, 0),
      pay_one_vs_d1: ratio("pay", 1, 0),
      list_many_vs_one: ratio("list", 2, 1),
      detail_many_vs_one: ratio("detail", 2, 1),
      create_many_vs_one: ratio("create", 2, 1),
      pay_many_vs_one: ratio("pay", 2, 1),
    },
    notes: [
      "All objects of a local runtime share one process: what sixteen cells bear together cannot be shown here.",
      "Hops are held by tests/workers/cells/hops.test.ts, rows written by tests/workers/order-life/written-rows.test.ts.",
    ],
  });
} finally {
  for (const { backend } of contenders) await backend.stop();
}
