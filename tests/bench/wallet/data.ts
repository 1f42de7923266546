import type { Backend } from "../pay/backend";
import { type Customer, createCustomers } from "../pay/customers";

const PIECE = 2_000;
/** Between two lines, ms: a hundred thousand make two years. */
const APART = 10 * 60_000;

/** Line `i` by its type: what a merchant's wallet has, so that it never runs dry. */
const LINES = `(VALUES (0, 'RECHARGE', 'ALIPAY', 2500), (1, 'PLACE_AN_ORDER', 'WALLET', -1500), (2, 'MARKUP', 'WALLET', -500),
  (3, 'REFUND', 'WALLET', 300), (4, 'CASH_OUT', 'ALIPAY', -700))`;

/** A customer whose wallet has so many lines, the newest of them now; money from outside stands against each. */
export async function fillWallet({ db }: Backend, lines: number): Promise<Customer> {
  const [customer] = await createCustomers(db, 1);
  if (!customer) throw new Error("no customer");
  const begin = Date.now() - lines * APART;
  // The customer has a line already.
  for (let done = 1; done < lines; done += PIECE) {
    const count = Math.min(PIECE, lines - done);
    const numbers = `WITH RECURSIVE n(i) AS (SELECT ${done} UNION ALL SELECT i + 1 FROM n WHERE i < ${done + count - 1}),
      line(i, type, pay_way, amount) AS (SELECT n.i, l.column2, l.column3, l.column4 FROM n JOIN ${LINES} l ON l.column1 = n.i % 5)`;
    const post = (account: string, amount: string) =>
      db
        .prepare(
          `${numbers}, before AS MATERIALIZED (SELECT balance FROM ledger_accounts WHERE id = ?1)
           INSERT INTO ledger_postings (event_id, account_id, amount, balance_after)
           SELECT 1000000 + i, ?1, ${amount}, before.balance + SUM(${amount}) OVER (ORDER BY i) FROM line, before ORDER BY i`,
        )
        .bind(account);
    await db.batch([
      db
        .prepare(
          `${numbers} INSERT INTO ledger_events (id, event_key, customer_id, type, pay_way, content, created_at, sealed)
           SELECT 1000000 + i, 'line:' || i, ?1, type, pay_way, '第' || i || '笔', ?2 + i * ${APART}, 0 FROM line`,
        )
        .bind(customer.id, begin),
      post(`wallet:${customer.id}`, "amount"),
      post(`external:manual:${customer.id}`, "-amount"),
      db.prepare("UPDATE ledger_events SET sealed = 1 WHERE sealed = 0"),
    ]);
  }
  return customer;
}
