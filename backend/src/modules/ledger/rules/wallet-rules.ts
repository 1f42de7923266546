import { type Rule, SLICE } from "./rule";

export const WALLET_RULES: readonly Rule[] = [
  {
    rule: "a wallet's ledger has every line of it, counted and added up",
    sql: `SELECT a.customer_id AS customer, a.id AS subject FROM ledger_accounts a
      LEFT JOIN (SELECT customer_id, COUNT(*) AS lines, MAX(position) AS last, MAX(money_in) - MAX(money_out) AS balance
        FROM cash_flows WHERE customer_id IN ${SLICE} AND list = '' GROUP BY customer_id) f
        ON f.customer_id = a.customer_id AND a.id = 'wallet:' || f.customer_id
      WHERE a.customer_id IN ${SLICE} AND a.kind = 'wallet' AND (COALESCE(f.balance, 0) <> a.balance OR f.lines <> f.last
        OR COALESCE(f.lines, 0) <> (SELECT COUNT(*) FROM ledger_postings p WHERE p.account_id = a.id)
          + (SELECT COUNT(*) FROM ledger_postings p JOIN ledger_events e ON e.id = p.event_id
            WHERE p.account_id IN ('external:alipay:' || a.customer_id, 'external:wechat:' || a.customer_id, 'external:manual:' || a.customer_id)
              AND e.order_id IS NOT NULL))`,
  },
  {
    rule: "what staff booked in a wallet is booked once, and once more when it was taken back",
    sql: `SELECT w.customer_id AS customer, w.id AS subject FROM wallet_adjustments w
      LEFT JOIN ledger_events given ON given.event_key = 'adjustment:' || w.id
      LEFT JOIN ledger_postings credit ON credit.event_id = given.id AND credit.account_id = 'wallet:' || w.customer_id
      LEFT JOIN ledger_events taken ON taken.event_key = 'adjustment:' || w.id || ':take-back'
      LEFT JOIN ledger_postings debit ON debit.event_id = taken.id AND debit.account_id = 'wallet:' || w.customer_id
      WHERE w.customer_id IN ${SLICE} AND (credit.amount IS NOT w.amount OR given.type IS NOT w.type
        OR COALESCE(-debit.amount, 0) <> CASE WHEN w.taken_back_at IS NULL THEN 0 ELSE w.amount END)`,
  },
  {
    // The plus keeps SQLite from using the index by stage, which holds all customers' withdrawals; also in
    // the rules below.
    rule: "what a customer withdraws waits to be paid out",
    sql: `SELECT customer, customer AS subject FROM (
        SELECT customer_id AS customer, balance AS amount FROM ledger_accounts
        WHERE customer_id IN ${SLICE} AND kind = 'payout'
        UNION ALL SELECT customer_id, -amount FROM withdrawals
        WHERE customer_id IN ${SLICE} AND +stage IN ('REVIEW', 'APPROVED', 'SENT'))
      GROUP BY customer HAVING SUM(amount) <> 0`,
  },
  {
    rule: "a withdrawal has left the wallet once, and arrived or come back once",
    sql: `SELECT w.customer_id AS customer, w.id AS subject FROM withdrawals w
      WHERE w.customer_id IN ${SLICE} AND (
        (SELECT COUNT(*) FROM ledger_events e WHERE e.event_key = 'withdrawal:' || w.id || ':taken') <> 1
        OR (SELECT COUNT(*) FROM ledger_events e WHERE e.event_key = 'withdrawal:' || w.id || ':paid') <> (w.stage = 'PAID')
        OR (SELECT COUNT(*) FROM ledger_events e WHERE e.event_key = 'withdrawal:' || w.id || ':returned')
          <> (w.stage IN ('REFUSED', 'FAILED')))`,
  },
];
