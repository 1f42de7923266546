import { env } from "cloudflare:workers";
import { externalAccount, postEvent, walletAccount } from "../../../backend/src/modules/ledger/ledger";
import { lowestId } from "../../../backend/src/shared/ids";
import { bucketOf } from "../../../backend/src/shared/numbers/bucket";
import { rowOf } from "../accounts/accounts";
import { addRows } from "./add-rows";

const run = (sql: string, ...values: (string | number)[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

/** A customer with sound books: ¥5 in the wallet, booked by one event, and an unpaid order. */
export interface Sound {
  readonly id: number;
  readonly orderId: number;
  readonly eventId: number;
}

/** Number of the order of each. */
const ORDER = 100_000;

/**
 * Makes customers whose books last changed at a moment (ms). Before {@link dropGuards}.
 *
 * @param id in a bucket that no other of them has
 */
export async function addSoundCustomer(id: number, at: number): Promise<Sound> {
  const customer = { id, orderId: rowOf(id, ORDER), eventId: lowestId(at) + bucketOf(id) };
  await addRows("customers", { id, phone: `'phone ${id}'`, nickname: "''" });
  await env.DB.batch(
    postEvent(env.DB, {
      eventId: customer.eventId,
      eventKey: `recharge:${id}`,
      type: "RECHARGE",
      customerId: id,
      content: "充值",
      at,
      postings: [
        { accountId: externalAccount("manual", id), kind: "external", amount: -500 },
        { accountId: walletAccount(id), kind: "wallet", amount: 500 },
      ],
    }),
  );
  const orderNo = `'no ${id}'`;
  await addRows("orders", {
    id: customer.orderId,
    customer_id: id,
    order_no: orderNo,
    status: "'WAIT_PAY'",
    version: 1,
  });
  await addRows("order_transitions", {
    order_id: customer.orderId,
    seq: 1,
    event: "'create'",
    to_status: "'WAIT_PAY'",
    at,
  });
  return customer;
}

/** Something changes in a customer's books now, as a message makes it: nothing about it is wrong. */
export const changeSomething = ({ id }: Sound, at: number) =>
  addRows("messages", { id: lowestId(at) + bucketOf(id), customer_id: id, created_at: at, type: "'system'" });

/** Triggers that guard nothing: they keep what lists of orders and of ledgers are counted and found by. */
const KEEPING = /^(?:order_(?:tallies|name_parts)|cash_flows)_/;

/** Takes the guards off the database for the rest of the file, so that its promises can be broken at all. */
export async function dropGuards(): Promise<void> {
  const { results } = await env.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger'").all<{
    name: string;
  }>();
  for (const { name } of results) if (!KEEPING.test(name)) await run(`DROP TRIGGER "${name}"`);
}

const addAccount = (id: string, kind: string, balance: number, customerId: number) =>
  run("INSERT INTO ledger_accounts VALUES (?, ?, ?, ?)", id, kind, customerId, balance);

const addPaidSettlement = ({ id, orderId }: Sound) =>
  addRows("master_settlements", {
    id,
    order_id: orderId,
    customer_id: id,
    worker_id: 9,
    kind: "'WORK'",
    amount: 100,
    state: "'PAID'",
    payout_id: 5,
    paid_amount: 100,
  });

const addRefund = ({ id, orderId }: Sound) =>
  addRows("refunds", {
    id,
    order_id: orderId,
    customer_id: id,
    refund_no: id,
    status: "'AGREE'",
    apply_amount: 1,
    refund_amount: 1,
    paid_allowance: 0,
  });

/**
 * For each rule a fault in the books of one customer, as only a hand on the database can make it; answers the subject
 * that it is found by. A rule without one fails `watch-rules.test.ts`.
 */
export const FAULTS: Readonly<Record<string, (customer: Sound) => Promise<string | number>>> = {
  "the lines of an event sum to zero": async ({ id, eventId }) => {
    await run("INSERT INTO ledger_postings VALUES (?, ?, 5, 0)", eventId, `revenue:${id}`);
    return eventId;
  },
  "the books of each customer sum to zero": async ({ id }) => {
    await addAccount(`revenue:${id}`, "platform", 1, id);
    return id;
  },
  "an event stays in the books of one customer": async ({ id, eventId }) => {
    await run("UPDATE ledger_accounts SET customer_id = 999 WHERE id = ?", `external:manual:${id}`);
    return eventId;
  },
  "an account is named after its customer": async ({ id }) => {
    await addAccount(`revenue:0${id}`, "platform", 0, id);
    return `revenue:0${id}`;
  },
  "a balance is the sum of its lines": async ({ id }) => {
    await run("UPDATE ledger_accounts SET balance = 501 WHERE id = ?", `wallet:${id}`);
    return `wallet:${id}`;
  },
  "no wallet, escrow, fund or pay-out is below zero": async ({ id }) => {
    await env.DB.batch([
      env.DB.prepare("PRAGMA ignore_check_constraints = ON"),
      env.DB.prepare("UPDATE ledger_accounts SET balance = -1 WHERE id = ?").bind(`wallet:${id}`),
      env.DB.prepare("PRAGMA ignore_check_constraints = OFF"),
    ]);
    return `wallet:${id}`;
  },
  "every event is sealed": async ({ eventId }) => {
    await run("UPDATE ledger_events SET sealed = 0 WHERE id = ?", eventId);
    return eventId;
  },
  "the events of a user count without gaps": async ({ id }) => {
    for (const seq of [1, 3]) await addRows("outbox", { user_id: id, seq, payload: "'{}'", acked_at: 1 });
    return id;
  },
  "a wallet's ledger has every line of it, counted and added up": async ({ id }) => {
    await run("DELETE FROM cash_flows WHERE customer_id = ?", id);
    return `wallet:${id}`;
  },
  "what staff booked in a wallet is booked once, and once more when it was taken back": async ({ id }) => {
    await addRows("wallet_adjustments", { id, customer_id: id, amount: 5 });
    return id;
  },
  "what a customer withdraws waits to be paid out": async ({ id }) => {
    await addAccount(`payout:${id}`, "payout", 1, id);
    return id;
  },
  "a withdrawal has left the wallet once, and arrived or come back once": async ({ id }) => {
    await addRows("withdrawals", {
      id,
      customer_id: id,
      out_biz_no: id,
      stage: "'REVIEW'",
      amount: 2,
      actual: 1,
    });
    return id;
  },
  "what is owed to a master is what their open settlements come to": async ({ id }) => {
    await addAccount(`payable:${id}:worker:9`, "payable", 1, id);
    return `payable:${id}:worker:9`;
  },
  "the guarantee fund holds what ratings have deducted": async ({ id }) => {
    await addAccount(`guarantee:${id}`, "guarantee", 1, id);
    return `guarantee:${id}`;
  },
  "masters were paid what their statements say": async ({ id }) => {
    await addAccount(`masters:${id}`, "masters", 1, id);
    return `masters:${id}`;
  },
  "a settlement was paid out once, by a pay-out": async (customer) => {
    await addPaidSettlement(customer);
    return customer.id;
  },
  "the pay-out of a settlement is known": async (customer) => {
    await addPaidSettlement(customer);
    return customer.id;
  },
  "an order has the status of its last transition": async ({ orderId }) => {
    await run("UPDATE orders SET status = 'CLOSE' WHERE id = ?", orderId);
    return orderId;
  },
  "an order holds all of its money while it is worked on, and none before and after": async ({
    id,
    orderId,
  }) => {
    await addAccount(`escrow:${orderId}`, "escrow", 1, id);
    return orderId;
  },
  "an order's markups are those that were paid, each booked once": async ({ orderId }) => {
    await run("UPDATE orders SET markup_amount = 100 WHERE id = ?", orderId);
    return orderId;
  },
  "an order knows its newest refund and where it stands": async ({ orderId }) => {
    await run("UPDATE orders SET refund_status = 'REFUSE' WHERE id = ?", orderId);
    return orderId;
  },
  "what a provider took of a customer is booked, and what it gave back, too": async ({ id }) => {
    await addRows("payments", { out_trade_no: `'trade ${id}'`, customer_id: id, pay_way: "'ALIPAY'" });
    await addRows("payment_receipts", {
      out_trade_no: `'trade ${id}'`,
      transaction_id: id,
      pay_way: "'ALIPAY'",
      amount: 1,
    });
    return `${id} ALIPAY`;
  },
  "what is owed to payers waits to be sent back": async ({ id }) => {
    await addRows("payment_refunds", { out_refund_no: id, customer_id: id, amount: 1 });
    return id;
  },
  "a refund that was agreed to has moved all of its order's money, and no other has": async (customer) => {
    await addRefund(customer);
    return customer.id;
  },
  "a refund is successful once its money is back": async (customer) => {
    await addRefund(customer);
    return customer.id;
  },
};
