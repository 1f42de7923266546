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
  "a balance is the sum of its lines": `SELECT a.id AS subject FROM ledger_accounts a
     LEFT JOIN ledger_postings p ON p.account_id = a.id GROUP BY a.id HAVING a.balance <> COALESCE(SUM(p.amount), 0)`,
  "no wallet or escrow is below zero":
    "SELECT id AS subject FROM ledger_accounts WHERE kind IN ('wallet', 'escrow') AND balance < 0",
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
  "what a provider took is booked, and what it gave back, too": `SELECT provider.name AS subject FROM (
     SELECT 'alipay' AS name, 'ALIPAY' AS pay_way UNION ALL SELECT 'wechat', 'WECHAT') provider
     WHERE COALESCE((SELECT balance FROM ledger_accounts WHERE id = 'external:' || provider.name), 0)
       <> (SELECT COALESCE(SUM(r.amount), 0) FROM payment_refunds r JOIN payments p ON p.out_trade_no = r.out_trade_no
           WHERE r.status = 'DONE' AND p.pay_way = provider.pay_way)
        - (SELECT COALESCE(SUM(amount), 0) FROM payment_receipts WHERE payment_receipts.pay_way = provider.pay_way)`,
  "what is owed to payers waits to be sent back": `SELECT 'platform:refunding' AS subject
     WHERE COALESCE((SELECT balance FROM ledger_accounts WHERE id = 'platform:refunding'), 0)
       <> (SELECT COALESCE(SUM(amount), 0) FROM payment_refunds WHERE status = 'PENDING')`,
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
