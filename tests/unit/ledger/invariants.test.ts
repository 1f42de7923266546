import { beforeEach, describe, expect, test } from "vitest";
import { checkInvariants } from "../../../backend/src/modules/ledger/invariants";
import { createBreakableDatabase } from "../../support/database/breakable-database";

let database: Awaited<ReturnType<typeof createBreakableDatabase>>;

beforeEach(async () => {
  database = await createBreakableDatabase();
});

/** What master 9 is to get for order 1 of customer 7, without any posting. */
const addSettlement = () =>
  database.sqlite.exec(
    `INSERT INTO master_settlements (id, order_id, customer_id, worker_id, kind, amount, created_at, due_at)
     VALUES (1, 1, 7, 9, 'WORK', 100, 0, 0)`,
  );

const BREACHES: [rule: string, subject: string, breach: () => void][] = [
  [
    "the lines of an event sum to zero",
    "2",
    () => {
      database.addLine(2, "wallet:7", 5);
      database.addLine(3, "wallet:7", -5);
    },
  ],
  ["the lines of an event sum to zero", "2", () => database.addLine(2, "external:manual:7", 5)],
  [
    "a balance is the sum of its lines",
    "wallet:7",
    () => database.sqlite.exec("UPDATE ledger_accounts SET balance = 501 WHERE id = 'wallet:7'"),
  ],
  ["a balance is the sum of its lines", "wallet:8", () => database.addAccount("wallet:8", "wallet", 1)],
  [
    "no wallet, escrow, fund or pay-out is below zero",
    "wallet:8",
    () => database.addAccount("wallet:8", "wallet", -1),
  ],
  [
    "no wallet, escrow, fund or pay-out is below zero",
    "escrow:8",
    () => database.addAccount("escrow:8", "escrow", -1),
  ],
  [
    "no wallet, escrow, fund or pay-out is below zero",
    "payout:7",
    () => database.addAccount("payout:7", "payout", -1),
  ],
  ["the books of each customer sum to zero", "8", () => database.addAccount("wallet:8", "wallet", 1, 8)],
  [
    "an event stays in the books of one customer",
    "1",
    () => database.sqlite.exec("UPDATE ledger_accounts SET customer_id = 8 WHERE id = 'wallet:7'"),
  ],
  [
    "an account is named after its customer",
    "revenue:77",
    () => database.addAccount("revenue:77", "platform", 0),
  ],
  [
    "an account is named after its customer",
    "escrow:1",
    () => database.addAccount("escrow:1", "escrow", 0, 8),
  ],
  [
    "what a provider took of a customer is booked, and what it gave back, too",
    "7 ALIPAY",
    () => database.addAccount("external:alipay:7", "external", -1),
  ],
  [
    "what is owed to payers waits to be sent back",
    "7",
    () => database.addAccount("refunding:7", "payable", 1),
  ],
  [
    "what is owed to a master is what their open settlements come to",
    "payable:7:worker:9",
    () => database.addAccount("payable:7:worker:9", "payable", 1),
  ],
  ["what is owed to a master is what their open settlements come to", "payable:7:worker:9", addSettlement],
  [
    "the guarantee fund holds what ratings have deducted",
    "guarantee:7",
    () => database.addAccount("guarantee:7", "guarantee", 1),
  ],
  [
    "masters were paid what their statements say",
    "masters:7",
    () => database.addAccount("masters:7", "masters", 1),
  ],
  [
    "a settlement was paid out once, by a pay-out",
    "1",
    () => {
      addSettlement();
      database.sqlite.exec("UPDATE master_settlements SET state = 'PAID', payout_id = 5, paid_amount = 100");
    },
  ],
  [
    "the pay-out of a settlement is known",
    "1",
    () => {
      addSettlement();
      database.sqlite.exec("UPDATE master_settlements SET state = 'PAID', payout_id = 5, paid_amount = 100");
    },
  ],
  ["every event is sealed", "1", () => database.sqlite.exec("UPDATE ledger_events SET sealed = 0")],
  [
    "an order has the status of its last transition",
    "1",
    () => database.sqlite.exec("UPDATE orders SET status = 'CLOSE'"),
  ],
  ["an order has the status of its last transition", "1", () => database.addStep(1, 2, "WAIT_PAY")],
  ["an order has the status of its last transition", "2", () => database.addOrder(2, "WAIT_PAY", 300)],
  [
    "an order holds all of its money while it is worked on, and none before and after",
    "1",
    () => database.addAccount("escrow:1", "escrow", 300),
  ],
  [
    "an order holds all of its money while it is worked on, and none before and after",
    "2",
    () => {
      database.addOrder(2, "RECEIVING_ORDER", 300);
      database.addStep(2, 1, "RECEIVING_ORDER");
      database.addAccount("escrow:2", "escrow", 299);
    },
  ],
  [
    "an order's markups are those that were paid, each booked once",
    "1",
    () => database.sqlite.exec("UPDATE orders SET markup_amount = 100"),
  ],
  [
    "an order's markups are those that were paid, each booked once",
    "1",
    () =>
      database.sqlite.exec(
        `INSERT INTO markups (id, order_id, customer_id, source, status, amount, kind, markup_type, remark, created_at)
         VALUES (1, 1, 7, 'CUSTOMER', 'SUCCESS', 0, 'ORDINARY', '', '', 0)`,
      ),
  ],
  ["the events of a user count without gaps", "7", () => database.addEvent(7, 4)],
];

describe("the promises of the data", () => {
  test("hold in a sound database", async () => {
    expect(await checkInvariants(database.d1, database.d1)).toEqual([]);
  });

  test.each(BREACHES)("“%s” is found broken for %s", async (rule, subject, breach) => {
    breach();
    expect(await checkInvariants(database.d1, database.d1)).toContainEqual({ rule, subject });
  });

  test("the empty escrow of an order after acceptance is no breach, nor is a negative outside account", async () => {
    database.addOrder(3, "SUCCESS", 300);
    database.addStep(3, 1, "SUCCESS");
    database.addAccount("escrow:3", "escrow", 0);
    expect(await checkInvariants(database.d1, database.d1)).toEqual([]);
  });

  test("at most 20 subjects per rule are told", async () => {
    for (let id = 100; id < 130; id++) database.addAccount(`wallet:${id}`, "wallet", -1, id);
    const violations = await checkInvariants(database.d1, database.d1);
    expect(
      violations.filter(({ rule }) => rule === "no wallet, escrow, fund or pay-out is below zero"),
    ).toHaveLength(20);
  });
});
