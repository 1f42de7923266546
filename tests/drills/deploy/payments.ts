import { setTimeout as rest } from "node:timers/promises";
import { z } from "zod";
import type { EveryStore } from "../../../backend/src/shared/stores/stores";
import { createOrder } from "../../../schema/rest/placing/order-creation";
import { createGraph } from "../../bench/load/graph";
import { range } from "../../bench/support/stats";
import { sampleOrder } from "../../support/orders/sample-order";
import { PAYER_FUNDS, PAYER_PASSWORD, payerId, payerToken } from "../../support/process/payers";
import { insist } from "../support/insist";
import type { Platform } from "../support/platform";

const placed = z.object({ data: z.object({ orderId: z.number() }) });
const paid = z.object({ answer: z.object({ __typename: z.literal("OrderPayment") }) });

/** A customer looks at what was paid, ms: a machine that is busy throughout would not answer anyone in time. */
const BETWEEN_MS = 2_000;

/** Customers who order and pay until they are told to stop. */
export interface Payments {
  /** All who look at what was paid go on at once, so that an order or a payment of each customer is under way. */
  hurry(): void;
  /** Payments that were answered as made. */
  answered(): number;
  /** Payments that had to be sent again, with the same key. */
  repeated(): number;
  /** Lets all finish what is under way. Throws when a payment was refused or never answered. */
  finish(): Promise<void>;
}

/** Lets so many customers order and pay, each a new order as soon as the last one was looked at. */
export function startPayments(platform: Platform, payers: number): Payments {
  const ask = createGraph(platform.port);
  let isOver = false;
  const pauses = new Set<AbortController>();
  let answered = 0;
  let repeated = 0;

  async function place(payer: number, key: string): Promise<number> {
    const response = await platform.backend(createOrder.path, {
      method: createOrder.method,
      headers: {
        "Content-Type": "application/json",
        "WEB-TOKEN": payerToken(payer),
        "Idempotency-Key": key,
      },
      body: JSON.stringify(sampleOrder(payerId(payer))),
    });
    return placed.parse(await response.json()).data.orderId;
  }

  /** Lasts its time, or until `hurry`. */
  async function look(): Promise<void> {
    const pause = new AbortController();
    pauses.add(pause);
    await rest(BETWEEN_MS, undefined, { signal: pause.signal }).catch(() => undefined);
    pauses.delete(pause);
  }

  async function orderAndPay(payer: number): Promise<void> {
    while (!isOver) {
      const orderKey = crypto.randomUUID();
      const { answer: orderId } = await insist(() => place(payer, orderKey));
      const input = {
        orderId: String(orderId),
        payWay: "WALLET",
        password: PAYER_PASSWORD,
        idempotencyKey: crypto.randomUUID(),
      };
      const { answer, tries } = await insist(() => ask({ token: payerToken(payer) }, "PayOrder", { input }));
      if (!paid.safeParse(answer).success)
        throw new Error(`a payment was answered ${JSON.stringify(answer)}`);
      answered += 1;
      if (tries > 1) repeated += 1;
      await look();
    }
  }

  const all = Promise.all(range(payers).map(orderAndPay));
  // Told by `finish`.
  all.catch(() => undefined);
  const hurry = () => {
    for (const pause of pauses) pause.abort();
  };
  return {
    hurry,
    answered: () => answered,
    repeated: () => repeated,
    async finish() {
      isOver = true;
      hurry();
      await all;
    },
  };
}

/** What the books say about the payments. */
export interface Debits {
  /** Orders that were answered as paid and have no debit, and orders with more than one. */
  readonly lost: number;
  readonly doubled: number;
  /** Orders beyond those whose placing was answered. */
  readonly extra: number;
  /** Wallets that hold another sum than what is left of their money, 分. */
  readonly wrongWallets: number;
}

/** Compares the books with what was answered. */
export async function readDebits(db: EveryStore, payers: number, answered: number): Promise<Debits> {
  const { results: orders } = await db
    .prepare(
      `SELECT o.customer_id AS customer, o.total_amount AS total,
         (SELECT COUNT(*) FROM ledger_events e WHERE e.order_id = o.id) AS debits FROM orders o`,
    )
    .all<{ customer: number; total: number; debits: number }>();
  const { results: wallets } = await db
    .prepare("SELECT customer_id AS customer, balance FROM ledger_accounts WHERE kind = 'wallet'")
    .all<{ customer: number; balance: number }>();
  const spentBy = (customer: number) =>
    orders.filter((order) => order.customer === customer).reduce((sum, { total }) => sum + total, 0);
  const ids = new Set(range(payers).map(payerId));
  return {
    lost: orders.filter(({ debits }) => debits === 0).length,
    doubled: orders.filter(({ debits }) => debits > 1).length,
    extra: orders.length - answered,
    wrongWallets: wallets.filter(
      ({ customer, balance }) => ids.has(customer) && balance !== PAYER_FUNDS - spentBy(customer),
    ).length,
  };
}
