import { externalAccount, postEvent, walletAccount } from "../../../backend/src/modules/ledger/ledger";
import { createNodeD1 } from "./node-d1";

/** Triggers that guard nothing: they keep what lists of orders and of ledgers are counted and found by. */
const KEEPING = /^(?:order_(?:tallies|name_parts)|cash_flows)_/;

/**
 * A sound database without its own guards, so that the promises can be broken at all: customer 7 with ¥5, an unpaid
 * order 1 and two events.
 */
export async function createBreakableDatabase() {
  const { d1, sqlite } = createNodeD1();
  await d1.batch(
    postEvent(d1, {
      eventId: 1,
      eventKey: "recharge:1",
      type: "RECHARGE",
      customerId: 7,
      content: "充值",
      at: 0,
      postings: [
        { accountId: externalAccount("manual", 7), kind: "external", amount: -500 },
        { accountId: walletAccount(7), kind: "wallet", amount: 500 },
      ],
    }),
  );
  for (const { name } of sqlite.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger'").all()) {
    if (!KEEPING.test(String(name))) sqlite.exec(`DROP TRIGGER "${String(name)}"`);
  }
  sqlite.exec("PRAGMA ignore_check_constraints = ON");
  const required = sqlite
    .prepare("SELECT name FROM pragma_table_info('orders') WHERE \"notnull\" = 1")
    .all()
    .map(({ name }) => String(name));

  const database = {
    d1,
    sqlite,

    /** An order with what the columns want; `total` in 分. */
    addOrder(id: number, status: string, total: number, version = 1): void {
      const values: Record<string, string | number> = {
        id,
        status,
        version,
        total_amount: total,
        order_no: `no-${id}`,
        customer_id: 7,
      };
      const names = [...new Set([...required, ...Object.keys(values)])];
      sqlite
        .prepare(`INSERT INTO orders (${names.join(",")}) VALUES (${names.map(() => "?").join(",")})`)
        .run(...names.map((name) => values[name] ?? 0));
    },
    addStep(
      orderId: number,
      seq: number,
      to: string,
      { event = "create", from = null }: { event?: string; from?: string | null } = {},
    ): void {
      sqlite
        .prepare("INSERT INTO order_transitions VALUES (?, ?, ?, ?, ?, 'test', 0, NULL)")
        .run(orderId, seq, event, from, to);
    },
    addEvent(userId: number, seq: number, payload = "{}"): void {
      sqlite
        .prepare(
          "INSERT INTO outbox (event_id, user_id, seq, kind, payload, created_at, next_attempt_at) VALUES (?, ?, ?, 'X', ?, 0, 0)",
        )
        .run(`${userId}-${seq}`, userId, seq, payload);
    },
    addAccount(id: string, kind: string, balance: number, customerId = 7): void {
      sqlite.prepare("INSERT INTO ledger_accounts VALUES (?, ?, ?, ?)").run(id, kind, customerId, balance);
    },
    addLine(eventId: number, accountId: string, amount: number): void {
      sqlite.prepare("INSERT INTO ledger_postings VALUES (?, ?, ?, 0)").run(eventId, accountId, amount);
    },
  };
  database.addOrder(1, "WAIT_PAY", 300);
  database.addStep(1, 1, "WAIT_PAY");
  database.addEvent(7, 1);
  database.addEvent(7, 2);
  return database;
}
