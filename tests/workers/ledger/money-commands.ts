import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { closeExpiredOrders } from "../../../backend/src/modules/orders/jobs/expiry";
import { HOUR } from "../../../backend/src/shared/clock";
import { type Account, signIn } from "../../support/accounts/accounts";
import { expectConsole } from "../../support/console-is-error";
import { envOfStore } from "../../support/minute-jobs";
import { EVENTS, follow, orderIn, PREPARATION, seedWorkers } from "../../support/orders/order-life";
import { balanceOf, newOrder, payingCustomer, payOrder, placeOrder } from "../../support/orders/orders";
import { createTestBackend, idsBy } from "../../support/servers/backend";
import { act, createPayBackend, deliver, notificationOf, openPayment, settlementOf } from "../pay/support";
import { WITHDRAWAL_COMMANDS } from "../withdrawals/money-commands";
import type { MoneyCommand } from "./money-command";

const CREDIT = { yuan: 12.34, fen: 1234 };
const WALLET_FEN = 100_000;

const number = async (sql: string, ...values: (string | number)[]): Promise<number> =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .first<{ n: number }>()
  )?.n ?? 0;
const healthy = createTestBackend();

const createOrder: MoneyCommand = {
  name: "placing an order",
  commits: /insert into "orders"/i,
  async prepare() {
    const account = await signIn();
    return {
      run: (backend) =>
        backend.call("POST", "/order/api/order", {
          token: account.token,
          json: newOrder(),
          headers: { "Idempotency-Key": "fault" },
        }),
      async isDone() {
        const orders = await number(
          "SELECT COUNT(*) AS n FROM orders WHERE customer_id = ?",
          account.customerId,
        );
        expect(orders).toBeLessThanOrEqual(1);
        return orders === 1;
      },
    };
  },
};

/** With the password, or for a small amount without it: then it is counted with it, or not at all (decision 038). */
const payFromWallet = (isPasswordFree: boolean): MoneyCommand => ({
  name: `paying from the wallet ${isPasswordFree ? "without" : "with"} the password`,
  commits: /ledger_postings/,
  async prepare() {
    const account = await payingCustomer(WALLET_FEN);
    const orderId = await placeOrder(healthy, account);
    if (isPasswordFree) await allowSmallPayment(account, orderId);
    const total = await number("SELECT total_amount AS n FROM orders WHERE id = ?", orderId);
    return {
      run: (backend) =>
        payOrder(backend, account, orderId, { key: "fault", ...(isPasswordFree && { pwd: "" }) }),
      async isDone() {
        const events = await number("SELECT COUNT(*) AS n FROM ledger_events WHERE order_id = ?", orderId);
        const held = await balanceOf(`escrow:${orderId}`);
        const left = await balanceOf(`wallet:${account.customerId}`);
        expect([events, held, left]).toEqual(
          events === 0 ? [0, 0, WALLET_FEN] : [1, total, WALLET_FEN - total],
        );
        const used = "SELECT small_payment_used AS n FROM customers WHERE id = ?";
        expect(await number(used, account.customerId)).toBe(isPasswordFree ? events * total : 0);
        return events === 1;
      },
    };
  },
});

/** Makes the order cost ¥80, and lets ¥100 be paid without a password. */
async function allowSmallPayment({ customerId }: Account, orderId: number): Promise<void> {
  await env.DB.batch([
    env.DB.prepare("UPDATE orders SET total_amount = 8000 WHERE id = ?").bind(orderId),
    env.DB.prepare("UPDATE customers SET small_payment_limit = 10000 WHERE id = ?").bind(customerId),
  ]);
}

const creditWallet: MoneyCommand = {
  name: "crediting a wallet",
  commits: /ledger_postings/,
  async prepare() {
    const account = await signIn();
    return {
      run: (backend) =>
        backend.call("POST", "/operator/api/wallet/credit", {
          json: { phone: account.phone, amount: CREDIT.yuan },
          headers: {
            Authorization: `Bearer ${env.OPERATOR_TOKEN}`,
            "Idempotency-Key": `fault-${account.customerId}`,
          },
        }),
      async isDone() {
        const key = `%${account.customerId}%`;
        const events = await number("SELECT COUNT(*) AS n FROM ledger_events WHERE event_key LIKE ?", key);
        const balance = await balanceOf(`wallet:${account.customerId}`);
        expect([events, balance]).toEqual(events === 0 ? [0, 0] : [1, CREDIT.fen]);
        return events === 1;
      },
    };
  },
};

const closeUnpaid: MoneyCommand = {
  name: "closing unpaid orders",
  commits: /insert into "order_transitions"/,
  async prepare() {
    const account: Account = await signIn();
    const orders = [await placeOrder(healthy, account), await placeOrder(healthy, account)];
    return {
      async run({ env: bindings, clock }) {
        const late = { ...clock, now: () => clock.now() + 25 * HOUR };
        const own = envOfStore(bindings, account.customerId);
        const work = closeExpiredOrders({ env: own, clock: late, ids: idsBy(late) }, account.customerId);
        return work.then(
          () => ({ code: 0, data: null }),
          () => ({ code: 5003, data: null }),
        );
      },
      async isDone() {
        const closed = "SELECT COUNT(*) AS n FROM orders WHERE customer_id = ? AND status = 'CLOSE'";
        const told = "SELECT COUNT(*) AS n FROM messages WHERE customer_id = ?";
        const counts = [await number(closed, account.customerId), await number(told, account.customerId)];
        expect([
          [0, 0],
          [orders.length, orders.length],
        ]).toContainEqual(counts);
        return counts[0] !== 0;
      },
    };
  },
};

const settleByNotification: MoneyCommand = {
  name: "settling a payment that a provider reports",
  commits: /payment_receipts/,
  async prepare() {
    expectConsole(/payment notification not stored/);
    const payment = await openPayment(createPayBackend(), "WECHAT");
    await act(createPayBackend(), payment.outTradeNo, "pay", 0);
    return {
      async run({ env: bindings, clock }) {
        const backend = createPayBackend({ env: bindings });
        backend.clock.set(clock.now());
        const answer = await deliver(backend, await notificationOf(backend, payment.outTradeNo));
        return { code: answer.ok ? 0 : 5003, data: null };
      },
      async isDone() {
        const { receipts, escrow, refunds } = await settlementOf(payment);
        expect([receipts, escrow, refunds]).toEqual(
          receipts.length === 0 ? [[], 0, []] : [[{ amount: payment.total }], payment.total, []],
        );
        return receipts.length === 1;
      },
    };
  },
};
/** What the customer says about an order, and where its money is when that is done. */
const customerStep = (
  event: "accept" | "refund" | "agree_refund",
  from: "WAIT_ACCEPT" | "RECEIVING_ORDER",
  moved: "settled" | "back",
): MoneyCommand => ({
  name: {
    accept: "accepting the work",
    refund: "taking the money back",
    agree_refund: "agreeing to a refund",
  }[event],
  commits: /ledger_postings/,
  async prepare() {
    await seedWorkers();
    const account = await payingCustomer(WALLET_FEN);
    const orderId = await orderIn(healthy, account, from);
    // What could not be sent at once is the cron's.
    if (event !== "accept") expectConsole(/refunds not sent at once/);
    await follow({ backend: healthy, account, orderId }, PREPARATION[event] ?? []);
    const total = await number("SELECT total_amount AS n FROM orders WHERE id = ?", orderId);
    return {
      run: (backend) => EVENTS[event]({ backend, account, orderId }),
      async isDone() {
        const events = await number("SELECT COUNT(*) AS n FROM ledger_events WHERE order_id = ?", orderId);
        const held = await balanceOf(`escrow:${orderId}`);
        const left = await balanceOf(`wallet:${account.customerId}`);
        const back = moved === "back" ? total : 0;
        expect([events, held, left]).toEqual(
          events === 1 ? [1, total, WALLET_FEN - total] : [2, 0, WALLET_FEN - total + back],
        );
        return events === 2;
      },
    };
  },
});

export const MONEY_COMMANDS: readonly MoneyCommand[] = [
  createOrder,
  payFromWallet(false),
  payFromWallet(true),
  creditWallet,
  closeUnpaid,
  settleByNotification,
  customerStep("accept", "WAIT_ACCEPT", "settled"),
  customerStep("refund", "RECEIVING_ORDER", "back"),
  customerStep("agree_refund", "WAIT_ACCEPT", "back"),
  ...WITHDRAWAL_COMMANDS,
];
