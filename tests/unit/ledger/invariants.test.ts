import { beforeEach, describe, expect, test } from "vitest";
import { checkInvariants } from "../../../backend/src/modules/ledger/invariants";
import { externalAccount, postEvent, walletAccount } from "../../../backend/src/modules/ledger/ledger";
import { createNodeD1 } from "../../support/node-d1";

let database: ReturnType<typeof createNodeD1>;

/** Takes the database's own guards away, so that the promises can be broken at all. */
function dropGuards(): void {
  const triggers = database.sqlite.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger'").all();
  for (const { name } of triggers) database.sqlite.exec(`DROP TRIGGER "${String(name)}"`);
  database.sqlite.exec("PRAGMA ignore_check_constraints = ON");
}

/** An order with what the columns want; `total` in 分. */
function addOrder(id: number, status: string, total: number, version = 1): void {
  const columns = database.sqlite
    .prepare("SELECT name, type, \"notnull\" AS required FROM pragma_table_info('orders')")
    .all();
  const values: Record<string, string | number> = {
    id,
    status,
    version,
    total_amount: total,
    order_no: `no-${id}`,
  };
  const names = columns
    .filter(({ name, required }) => Number(required) === 1 || String(name) in values)
    .map(({ name }) => String(name));
  database.sqlite
    .prepare(`INSERT INTO orders (${names.join(",")}) VALUES (${names.map(() => "?").join(",")})`)
    .run(...names.map((name) => values[name] ?? 0));
}

const addStep = (orderId: number, seq: number, to: string) =>
  database.sqlite
    .prepare("INSERT INTO order_transitions VALUES (?, ?, 'step', NULL, ?, 'test', 0)")
    .run(orderId, seq, to);
const addEvent = (userId: number, seq: number) =>
  database.sqlite
    .prepare(
      "INSERT INTO outbox (event_id, user_id, seq, kind, payload, created_at, next_attempt_at) VALUES (?, ?, ?, 'X', '{}', 0, 0)",
    )
    .run(`${userId}-${seq}`, userId, seq);
const addAccount = (id: string, kind: string, balance: number) =>
  database.sqlite.prepare("INSERT INTO ledger_accounts VALUES (?, ?, ?)").run(id, kind, balance);
const addLine = (eventId: number, accountId: string, amount: number) =>
  database.sqlite.prepare("INSERT INTO ledger_postings VALUES (?, ?, ?, 0)").run(eventId, accountId, amount);

beforeEach(async () => {
  database = createNodeD1();
  const { d1 } = database;
  await d1.batch(
    postEvent(d1, {
      eventId: 1,
      eventKey: "recharge:1",
      type: "RECHARGE",
      content: "充值",
      at: 0,
      postings: [
        { accountId: externalAccount("manual"), kind: "external", amount: -500 },
        { accountId: walletAccount(7), kind: "wallet", amount: 500 },
      ],
    }),
  );
  dropGuards();
  addOrder(1, "WAIT_PAY", 300);
  addStep(1, 1, "WAIT_PAY");
  addEvent(7, 1);
  addEvent(7, 2);
});

const BREACHES: [rule: string, subject: string, breach: () => void][] = [
  [
    "the lines of an event sum to zero",
    "2",
    () => {
      addLine(2, "wallet:7", 5);
      addLine(3, "wallet:7", -5);
    },
  ],
  ["all lines together sum to zero", "5", () => addLine(2, "external:manual", 5)],
  [
    "a balance is the sum of its lines",
    "wallet:7",
    () => database.sqlite.exec("UPDATE ledger_accounts SET balance = 501 WHERE id = 'wallet:7'"),
  ],
  ["a balance is the sum of its lines", "wallet:8", () => addAccount("wallet:8", "wallet", 1)],
  ["no wallet or escrow is below zero", "wallet:8", () => addAccount("wallet:8", "wallet", -1)],
  ["no wallet or escrow is below zero", "escrow:8", () => addAccount("escrow:8", "escrow", -1)],
  ["every event is sealed", "1", () => database.sqlite.exec("UPDATE ledger_events SET sealed = 0")],
  [
    "an order has the status of its last transition",
    "1",
    () => database.sqlite.exec("UPDATE orders SET status = 'CLOSE'"),
  ],
  ["an order has the status of its last transition", "1", () => addStep(1, 2, "WAIT_PAY")],
  ["an order has the status of its last transition", "2", () => addOrder(2, "WAIT_PAY", 300)],
  [
    "an unpaid order holds no money, a freshly paid one all of it",
    "1",
    () => addAccount("escrow:1", "escrow", 300),
  ],
  [
    "an unpaid order holds no money, a freshly paid one all of it",
    "2",
    () => {
      addOrder(2, "RECEIVING_ORDER", 300);
      addStep(2, 1, "RECEIVING_ORDER");
      addAccount("escrow:2", "escrow", 299);
    },
  ],
  ["the events of a user count without gaps", "7", () => addEvent(7, 4)],
];

describe("the promises of the data", () => {
  test("hold in a sound database", async () => {
    expect(await checkInvariants(database.d1)).toEqual([]);
  });

  test.each(BREACHES)("“%s” is found broken for %s", async (rule, subject, breach) => {
    breach();
    expect(await checkInvariants(database.d1)).toContainEqual({ rule, subject });
  });

  test("money held for an order of a later status is nobody's breach, nor is a negative outside account", async () => {
    addOrder(3, "SUCCESS", 300);
    addStep(3, 1, "SUCCESS");
    addAccount("escrow:3", "escrow", 0);
    expect(await checkInvariants(database.d1)).toEqual([]);
  });

  test("at most 20 subjects per rule are told", async () => {
    for (let id = 100; id < 130; id++) addAccount(`wallet:${id}`, "wallet", -1);
    const violations = await checkInvariants(database.d1);
    expect(violations.filter(({ rule }) => rule === "no wallet or escrow is below zero")).toHaveLength(20);
  });
});
