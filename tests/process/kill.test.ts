import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { Code } from "../../schema/rules/codes";
import { findViolations } from "../support/database/invariants";
import { openLocalDatabase } from "../support/database/local-database";
import { sampleOrder } from "../support/orders/sample-order";
import { createKillableBackend, type KillableBackend } from "../support/process/killable-backend";
import { PAYER_FUNDS, PAYER_PASSWORD, payerId, payerToken } from "../support/process/payers";

const PAYERS = 12;
const ORDERS_EACH = 8;
/** After how many answers each process is killed, while two payments of every customer are under way. */
const KILLS_AFTER = [25, 40, 25];
/** Seconds on a quiet machine; a busy one takes longer. */
const LONG_MS = 300_000;

const PAID: readonly number[] = [Code.OK, Code.ORDER_ALREADY_PAID];
const envelope = z.object({ code: z.number(), data: z.unknown() });
const placed = z.object({ orderId: z.number() });

interface Payment {
  readonly payer: number;
  readonly orderId: number;
  readonly key: string;
}

let backend: KillableBackend | undefined;
afterEach(() => backend?.remove());

async function call(port: number, payer: number, method: string, path: string, key: string, body?: unknown) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      "WEB-TOKEN": payerToken(payer),
      "Idempotency-Key": key,
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return envelope.parse(await response.json());
}

async function place(port: number, payer: number, key: string): Promise<number> {
  const { data } = await call(port, payer, "POST", "/order/api/order", key, sampleOrder(payerId(payer)));
  return placed.parse(data).orderId;
}

const pay = (port: number, { payer, orderId, key }: Payment) =>
  call(port, payer, "PUT", `/order/api/order/${orderId}/pay?payWayEnum=WALLET&pwd=${PAYER_PASSWORD}`, key);

/** Reads the stored ledger, also after its process has ended. */
async function readBooks(state: string) {
  const { d1, close } = openLocalDatabase(state);
  try {
    const { results: orders } = await d1
      .prepare(
        `SELECT o.id, o.customer_id AS customer, o.total_amount AS total, o.status,
                (SELECT COUNT(*) FROM ledger_events e WHERE e.order_id = o.id) AS debits
         FROM orders o ORDER BY o.id`,
      )
      .all<{ id: number; customer: number; total: number; status: string; debits: number }>();
    const { results: wallets } = await d1
      .prepare("SELECT id, balance FROM ledger_accounts WHERE kind = 'wallet' ORDER BY id")
      .all<{ id: string; balance: number }>();
    return { orders, wallets, violations: await findViolations(d1) };
  } finally {
    close();
  }
}

/**
 * Every customer pays one order after the other, each twice at once, until the process is killed after some answers.
 *
 * @returns the codes of the payments that were answered
 */
async function payUntilKilled(
  running: { port: number; kill(): Promise<void> },
  lanes: readonly (readonly Payment[][])[],
  killAfter: number,
): Promise<Map<Payment, number>> {
  const answered = new Map<Payment, number>();
  let killed: Promise<void> | undefined;
  const send = async (payment: Payment) => {
    const { code } = await pay(running.port, payment);
    answered.set(payment, code);
    if (answered.size === killAfter) killed = running.kill();
  };
  await Promise.all(
    lanes.map(async (pairs) => {
      for (const pair of pairs) {
        if (killed) return;
        await Promise.allSettled(pair.map(send));
      }
    }),
  );
  await killed;
  return answered;
}

test(
  "[R1] [R6] a process killed amid parallel payments keeps every answered payment and half of none; the same keys then pay the rest once",
  async () => {
    backend = await createKillableBackend({ payers: PAYERS });
    let running = await backend.start();
    const lanes: Payment[][][] = [];
    for (let payer = 0; payer < PAYERS; payer++) {
      const lane: Payment[][] = [];
      for (let order = 0; order < ORDERS_EACH; order++) {
        const orderId = await place(running.port, payer, `place-${order}`);
        // Every other time both payments go under one key.
        const keys = [`pay-${orderId}`, order % 2 === 0 ? `pay-${orderId}` : `again-${orderId}`];
        lane.push(keys.map((key) => ({ payer, orderId, key })));
      }
      lanes.push(lane);
    }

    const answered = new Map<Payment, number>();
    for (const killAfter of KILLS_AFTER) {
      const unpaid = lanes.map((lane) => lane.filter((pair) => !pair.some((each) => answered.has(each))));
      const answers = await payUntilKilled(running, unpaid, killAfter);
      expect(answers.size).toBeGreaterThanOrEqual(killAfter);
      for (const [payment, code] of answers) {
        expect(PAID).toContain(code);
        answered.set(payment, code);
      }

      running = await backend.start();
      const { orders, violations } = await readBooks(backend.state);
      expect(violations).toEqual([]);
      const paid = new Set(orders.filter(({ status }) => status === "RECEIVING_ORDER").map(({ id }) => id));
      expect([...answered.keys()].filter(({ orderId }) => !paid.has(orderId))).toEqual([]);
      expect(paid.size).toBeLessThan(PAYERS * ORDERS_EACH);
    }

    for (const payment of lanes.flat(2)) {
      const { code } = await pay(running.port, payment);
      expect(PAID).toContain(code);
      if (answered.get(payment) === Code.OK) expect(code).toBe(Code.OK);
    }
    const { orders, wallets, violations } = await readBooks(backend.state);
    expect(violations).toEqual([]);
    expect(orders).toHaveLength(PAYERS * ORDERS_EACH);
    for (const order of orders) expect(order).toMatchObject({ status: "RECEIVING_ORDER", debits: 1 });
    for (let payer = 0; payer < PAYERS; payer++) {
      const spent = orders
        .filter(({ customer }) => customer === payerId(payer))
        .reduce((sum, { total }) => sum + total, 0);
      expect(spent).toBeGreaterThan(0);
      expect(wallets).toContainEqual({ id: `wallet:${payerId(payer)}`, balance: PAYER_FUNDS - spent });
    }
  },
  LONG_MS,
);
