import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, test } from "vitest";
import {
  ensureAccount,
  escrowAccount,
  externalAccount,
  type LedgerEvent,
  NEVER_NEGATIVE,
  payoutAccount,
  postEvent,
  walletAccount,
} from "../../../backend/src/modules/ledger/ledger";
import { walletBalance, walletBalances } from "../../../backend/src/modules/ledger/ledger.queries";
import { ledgerAccounts, ledgerEvents } from "../../../backend/src/modules/ledger/ledger.tables";
import { createNodeD1 } from "../../support/database/node-d1";

let database: ReturnType<typeof createNodeD1>;

beforeEach(() => {
  database = createNodeD1();
});

const rows = (sql: string) =>
  database.sqlite
    .prepare(sql)
    .all()
    .map((row) => ({ ...row }));
const post = (event: LedgerEvent) => database.d1.batch(postEvent(database.d1, event));

const recharge = (overrides: Partial<LedgerEvent> = {}): LedgerEvent => ({
  eventId: 1,
  eventKey: "recharge:1",
  type: "RECHARGE",
  customerId: 7,
  content: "平台充值",
  at: 1000,
  postings: [
    { accountId: externalAccount("manual", 7), kind: "external", amount: -500 },
    { accountId: walletAccount(7), kind: "wallet", amount: 500 },
  ],
  ...overrides,
});

const payment = (amount: number, overrides: Partial<LedgerEvent> = {}): LedgerEvent => ({
  eventId: 2,
  eventKey: "order:9:pay",
  type: "PLACE_AN_ORDER",
  customerId: 7,
  orderId: 9,
  payWay: "WALLET",
  content: "订单支付",
  at: 2000,
  postings: [
    { accountId: walletAccount(7), kind: "wallet", amount: -amount },
    { accountId: escrowAccount(9), kind: "escrow", amount },
  ],
  ...overrides,
});

describe("booking an event", () => {
  test("writes the event sealed, a line per account with the balance after it, and moves the balances", async () => {
    await post(recharge());
    await post(payment(300));
    expect(rows("SELECT * FROM ledger_events ORDER BY id")).toEqual([
      {
        id: 1,
        event_key: "recharge:1",
        type: "RECHARGE",
        customer_id: 7,
        order_id: null,
        pay_way: null,
        content: "平台充值",
        created_at: 1000,
        sealed: 1,
      },
      {
        id: 2,
        event_key: "order:9:pay",
        type: "PLACE_AN_ORDER",
        customer_id: 7,
        order_id: 9,
        pay_way: "WALLET",
        content: "订单支付",
        created_at: 2000,
        sealed: 1,
      },
    ]);
    expect(rows("SELECT * FROM ledger_postings ORDER BY rowid")).toEqual([
      { event_id: 1, account_id: "external:manual:7", amount: -500, balance_after: -500 },
      { event_id: 1, account_id: "wallet:7", amount: 500, balance_after: 500 },
      { event_id: 2, account_id: "wallet:7", amount: -300, balance_after: 200 },
      { event_id: 2, account_id: "escrow:9", amount: 300, balance_after: 300 },
    ]);
    expect(rows("SELECT * FROM ledger_accounts ORDER BY id")).toEqual([
      { id: "escrow:9", kind: "escrow", customer_id: 7, balance: 300 },
      { id: "external:manual:7", kind: "external", customer_id: 7, balance: -500 },
      { id: "wallet:7", kind: "wallet", customer_id: 7, balance: 200 },
    ]);
  });

  test("opening an account that exists leaves it alone", async () => {
    await post(recharge());
    await ensureAccount(database.d1, { accountId: walletAccount(7), kind: "payable" }, 8).run();
    expect(rows("SELECT kind, balance FROM ledger_accounts WHERE id = 'wallet:7'")).toEqual([
      { kind: "wallet", balance: 500 },
    ]);
  });

  test.each<[string, LedgerEvent, RegExp]>([
    ["was booked before", recharge({ eventId: 3 }), /event_key/],
    [
      "takes more than the wallet has",
      payment(501),
      /CHECK constraint failed: ledger_accounts_never_negative/,
    ],
    [
      "does not sum to zero",
      payment(100, {
        postings: [
          { accountId: walletAccount(7), kind: "wallet", amount: -100 },
          { accountId: escrowAccount(9), kind: "escrow", amount: 99 },
        ],
      }),
      /do not sum to zero/,
    ],
    [
      "reaches into another customer's books",
      payment(100, { customerId: 8 }),
      /an event stays in the books of one customer/,
    ],
    [
      "takes out more than is on its way out",
      payment(100, {
        postings: [
          { accountId: payoutAccount(7), kind: "payout", amount: -100 },
          { accountId: walletAccount(7), kind: "wallet", amount: 100 },
        ],
      }),
      /CHECK constraint failed: ledger_accounts_never_negative/,
    ],
    [
      "has a single line",
      payment(0, { postings: [{ accountId: walletAccount(7), kind: "wallet", amount: 0 }] }),
      /do not sum to zero/,
    ],
  ])("an event that %s is refused whole", async (_what, event, reason) => {
    await post(recharge());
    const before = [
      rows("SELECT * FROM ledger_accounts"),
      rows("SELECT * FROM ledger_postings"),
      rows("SELECT * FROM ledger_events"),
    ];
    await expect(post(event)).rejects.toThrow(reason);
    expect([
      rows("SELECT * FROM ledger_accounts"),
      rows("SELECT * FROM ledger_postings"),
      rows("SELECT * FROM ledger_events"),
    ]).toEqual(before);
  });
});

test("accounts are of these kinds, and an event reads as sealed", async () => {
  expect(ledgerAccounts.kind.enumValues).toEqual([
    "wallet",
    "escrow",
    "payout",
    "payable",
    "guarantee",
    "masters",
    "platform",
    "external",
  ]);
  await post(recharge());
  const read = await drizzle(database.d1).select({ sealed: ledgerEvents.sealed }).from(ledgerEvents);
  expect(read).toEqual([{ sealed: true }]);
});

test("[PAY-21] an overdraft, and nothing else, is refused by the constraint that payments look for", async () => {
  await post(recharge());
  await expect(post(payment(501))).rejects.toThrow(NEVER_NEGATIVE);
  await expect(post(recharge({ eventId: 3 }))).rejects.not.toThrow(NEVER_NEGATIVE);
});

describe("balances", () => {
  test("of one wallet, 0 when it was never used", async () => {
    await post(recharge());
    expect(await walletBalance(database.d1, 7)).toBe(500);
    expect(await walletBalance(database.d1, 8)).toBe(0);
  });

  test("of many wallets at once, by customer", async () => {
    await post(recharge());
    expect([...(await walletBalances(database.d1, [8, 7]))]).toEqual([
      [8, 0],
      [7, 500],
    ]);
    expect((await walletBalances(database.d1, [])).size).toBe(0);
  });
});
