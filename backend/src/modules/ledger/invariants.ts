/** A broken promise of the data: which one, and a row that shows it. */
export interface Violation {
  readonly rule: string;
  readonly subject: string;
}

/** Each query lists what breaks the rule; a sound database answers nothing to all of them. */
const RULES: Record<string, string> = {
  "the lines of an event sum to zero":
    "SELECT event_id AS subject FROM ledger_postings GROUP BY event_id HAVING SUM(amount) <> 0",
  "all lines together sum to zero":
    "SELECT SUM(amount) AS subject FROM ledger_postings HAVING COALESCE(SUM(amount), 0) <> 0",
  "the books of each customer sum to zero":
    "SELECT customer_id AS subject FROM ledger_accounts GROUP BY customer_id HAVING SUM(balance) <> 0",
  "an event stays in the books of one customer": `SELECT p.event_id AS subject FROM ledger_postings p
     JOIN ledger_events e ON e.id = p.event_id JOIN ledger_accounts a ON a.id = p.account_id
     LEFT JOIN orders o ON o.id = e.order_id
     WHERE a.customer_id <> e.customer_id OR o.customer_id <> e.customer_id`,
  "an account is named after its customer": `SELECT a.id AS subject FROM ledger_accounts a
     LEFT JOIN orders o ON a.kind = 'escrow' AND a.id = 'escrow:' || o.id
     WHERE CASE a.kind WHEN 'escrow' THEN o.customer_id IS NOT a.customer_id
       ELSE ':' || a.id || ':' NOT LIKE '%:' || a.customer_id || ':%' END`,
  "a balance is the sum of its lines": `SELECT a.id AS subject FROM ledger_accounts a
     LEFT JOIN ledger_postings p ON p.account_id = a.id GROUP BY a.id HAVING a.balance <> COALESCE(SUM(p.amount), 0)`,
  "no wallet, escrow, fund or pay-out is below zero":
    "SELECT id AS subject FROM ledger_accounts WHERE kind IN ('wallet', 'escrow', 'payout', 'guarantee') AND balance < 0",
  "what is owed to a master is what their open settlements come to": `SELECT account AS subject FROM (
       SELECT id AS account, balance AS amount FROM ledger_accounts WHERE id LIKE 'payable:%'
       UNION ALL SELECT 'payable:' || customer_id || ':worker:' || worker_id, deduction - amount
         FROM master_settlements WHERE state = 'OPEN')
     GROUP BY account HAVING SUM(amount) <> 0`,
  "the guarantee fund holds what ratings have deducted": `SELECT account AS subject FROM (
       SELECT id AS account, balance AS amount FROM ledger_accounts WHERE kind = 'guarantee'
       UNION ALL SELECT 'guarantee:' || customer_id, -deduction FROM master_settlements)
     GROUP BY account HAVING SUM(amount) <> 0`,
  "masters were paid what their statements say": `SELECT account AS subject FROM (
       SELECT id AS account, balance AS amount FROM ledger_accounts WHERE kind = 'masters'
       UNION ALL SELECT 'masters:' || customer_id, -paid_amount FROM master_settlements WHERE state = 'PAID')
     GROUP BY account HAVING SUM(amount) <> 0`,
  "a settlement was paid out once, by a pay-out that is known": `SELECT s.id AS subject FROM master_settlements s
     LEFT JOIN master_payouts p ON p.id = s.payout_id
     WHERE (s.state = 'PAID') <> (p.id IS NOT NULL)
        OR (s.state = 'PAID') <> (SELECT COUNT(*) FROM ledger_events e WHERE e.event_key = 'settlement:' || s.id || ':paid')`,
  "a wallet's ledger has every line of it, counted and added up": `SELECT a.id AS subject FROM ledger_accounts a
     LEFT JOIN (SELECT customer_id, COUNT(*) AS lines, MAX(position) AS last, MAX(money_in) - MAX(money_out) AS balance
       FROM cash_flows WHERE list = '' GROUP BY customer_id) f ON a.id = 'wallet:' || f.customer_id
     WHERE a.kind = 'wallet' AND (COALESCE(f.balance, 0) <> a.balance OR f.lines <> f.last
       OR COALESCE(f.lines, 0) <> (SELECT COUNT(*) FROM ledger_postings p WHERE p.account_id = a.id)
         + (SELECT COUNT(*) FROM ledger_postings p JOIN ledger_events e ON e.id = p.event_id
           WHERE p.account_id IN ('external:alipay:' || a.customer_id, 'external:wechat:' || a.customer_id, 'external:manual:' || a.customer_id)
             AND e.order_id IS NOT NULL))`,
  "what staff booked in a wallet is booked once, and once more when it was taken back": `SELECT w.id AS subject FROM wallet_adjustments w
     LEFT JOIN (SELECT e.event_key, e.type, p.amount FROM ledger_events e JOIN ledger_postings p ON p.event_id = e.id
       WHERE e.event_key LIKE 'adjustment:%' AND p.account_id LIKE 'wallet:%') given ON given.event_key = 'adjustment:' || w.id
     LEFT JOIN (SELECT e.event_key, p.amount FROM ledger_events e JOIN ledger_postings p ON p.event_id = e.id
       WHERE e.event_key LIKE 'adjustment:%' AND p.account_id LIKE 'wallet:%') taken ON taken.event_key = 'adjustment:' || w.id || ':take-back'
     WHERE given.amount IS NOT w.amount OR given.type IS NOT w.type
        OR COALESCE(-taken.amount, 0) <> CASE WHEN w.taken_back_at IS NULL THEN 0 ELSE w.amount END`,
  "every event is sealed": "SELECT id AS subject FROM ledger_events WHERE sealed = 0",
  "an order has the status of its last transition": `SELECT o.id AS subject FROM orders o LEFT JOIN order_transitions t ON t.order_id = o.id AND t.seq = o.version
     WHERE t.to_status IS NOT o.status
        OR EXISTS (SELECT 1 FROM order_transitions later WHERE later.order_id = o.id AND later.seq > o.version)`,
  "an order holds all of its money while it is worked on, and none before and after": `SELECT o.id AS subject FROM orders o
     LEFT JOIN ledger_accounts a ON a.id = 'escrow:' || o.id
     WHERE COALESCE(a.balance, 0) <> CASE WHEN o.status IN ('WAIT_PAY', 'SUCCESS', 'EVALUATED', 'CLOSE') THEN 0 ELSE o.total_amount + o.markup_amount END`,
  "an order's markups are those that were paid, each booked once": `SELECT o.id AS subject FROM orders o
     LEFT JOIN (SELECT order_id, SUM(amount) AS paid, COUNT(*) AS times FROM markups WHERE status = 'SUCCESS' GROUP BY order_id) m ON m.order_id = o.id
     WHERE o.markup_amount <> COALESCE(m.paid, 0)
        OR COALESCE(m.times, 0) <> (SELECT COUNT(*) FROM ledger_events e WHERE e.order_id = o.id AND e.type IN ('MARKUP', 'MARKUP_REQUEST'))`,
  "what a provider took of a customer is booked, and what it gave back, too": `SELECT customer_id || ' ' || pay_way AS subject FROM (
       SELECT customer_id, CASE WHEN id LIKE 'external:alipay:%' THEN 'ALIPAY' WHEN id LIKE 'external:bank:%' THEN 'BANK' ELSE 'WECHAT' END AS pay_way, balance AS amount
         FROM ledger_accounts WHERE kind = 'external' AND id NOT LIKE 'external:manual:%'
       UNION ALL SELECT customer_id, pay_way, -actual FROM withdrawals WHERE stage = 'PAID'
       UNION ALL SELECT p.customer_id, r.pay_way, r.amount FROM payment_receipts r JOIN payments p ON p.out_trade_no = r.out_trade_no
       UNION ALL SELECT r.customer_id, p.pay_way, -r.amount FROM payment_refunds r JOIN payments p ON p.out_trade_no = r.out_trade_no
         WHERE r.status = 'DONE')
     GROUP BY customer_id, pay_way HAVING SUM(amount) <> 0`,
  "what is owed to payers waits to be sent back": `SELECT customer_id AS subject FROM (
       SELECT customer_id, balance AS amount FROM ledger_accounts WHERE id LIKE 'refunding:%'
       UNION ALL SELECT customer_id, -amount FROM payment_refunds WHERE status = 'PENDING')
     GROUP BY customer_id HAVING SUM(amount) <> 0`,
  "what a customer withdraws waits to be paid out": `SELECT customer_id AS subject FROM (
       SELECT customer_id, balance AS amount FROM ledger_accounts WHERE kind = 'payout'
       UNION ALL SELECT customer_id, -amount FROM withdrawals WHERE stage IN ('REVIEW', 'APPROVED', 'SENT'))
     GROUP BY customer_id HAVING SUM(amount) <> 0`,
  "a withdrawal has left the wallet once, and arrived or come back once": `SELECT w.id AS subject FROM withdrawals w
     WHERE (SELECT COUNT(*) FROM ledger_events e WHERE e.event_key = 'withdrawal:' || w.id || ':taken') <> 1
        OR (SELECT COUNT(*) FROM ledger_events e WHERE e.event_key = 'withdrawal:' || w.id || ':paid') <> (w.stage = 'PAID')
        OR (SELECT COUNT(*) FROM ledger_events e WHERE e.event_key = 'withdrawal:' || w.id || ':returned') <> (w.stage IN ('REFUSED', 'FAILED'))`,
  "an order knows its newest refund and where it stands": `SELECT o.id AS subject FROM orders o
     LEFT JOIN refunds r ON r.id = o.refund_id
     WHERE o.refund_status IS NOT r.status OR r.order_id <> o.id
        OR EXISTS (SELECT 1 FROM refunds newer WHERE newer.order_id = o.id AND newer.status <> 'CANCEL' AND newer.id <> o.refund_id)`,
  "a refund that was agreed to has moved all of its order's money, and no other has": `SELECT r.id AS subject FROM refunds r
     LEFT JOIN ledger_events e ON e.event_key = 'order:' || r.order_id || ':refund'
     WHERE (r.refund_amount IS NOT NULL) <> (e.id IS NOT NULL) AND r.status <> 'CANCEL'
        OR e.id IS NOT NULL AND r.status <> 'CANCEL' AND r.refund_amount + r.paid_allowance
           <> (SELECT -p.amount FROM ledger_postings p WHERE p.event_id = e.id AND p.account_id = 'escrow:' || r.order_id)`,
  "a refund is successful once its money is back": `SELECT r.id AS subject FROM refunds r
     WHERE (r.succeeded_at IS NOT NULL) <> (r.refund_amount IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM payment_refunds p WHERE p.refund_id = r.id AND p.status = 'PENDING'))
        OR r.status = 'SUCCESS' AND r.succeeded_at IS NULL`,
  "the events of a user count without gaps": `SELECT user_id AS subject FROM outbox GROUP BY user_id HAVING MAX(seq) - MIN(seq) + 1 <> COUNT(*)`,
};

/** Checks the promises that money, orders and events rest on; empty when all hold. Reads whole tables: for tests and health. */
export async function checkInvariants(db: D1Database): Promise<Violation[]> {
  const rules = Object.entries(RULES);
  const results = await db.batch<{ subject: string | number }>(
    rules.map(([, sql]) => db.prepare(`${sql} LIMIT 20`)),
  );
  return rules.flatMap(([rule], index) =>
    (results[index]?.results ?? []).map((row) => ({ rule, subject: String(row.subject) })),
  );
}
