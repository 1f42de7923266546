import { type Rule, SLICE } from "./rule";

/**
 * Rules about payments and refunds at providers. The plus keeps SQLite from using the index by status, which
 * holds all customers' rows.
 */
export const PAYMENT_RULES: readonly Rule[] = [
  {
    rule: "what a provider took of a customer is booked, and what it gave back, too",
    sql: `SELECT customer, customer || ' ' || pay_way AS subject FROM (
        SELECT customer_id AS customer, CASE WHEN id LIKE 'external:alipay:%' THEN 'ALIPAY'
            WHEN id LIKE 'external:bank:%' THEN 'BANK' ELSE 'WECHAT' END AS pay_way, balance AS amount
          FROM ledger_accounts WHERE customer_id IN ${SLICE} AND kind = 'external' AND id NOT LIKE 'external:manual:%'
        UNION ALL SELECT customer_id, pay_way, -actual FROM withdrawals WHERE customer_id IN ${SLICE} AND +stage = 'PAID'
        UNION ALL SELECT p.customer_id, r.pay_way, r.amount FROM payments p
          CROSS JOIN payment_receipts r ON r.out_trade_no = p.out_trade_no WHERE p.customer_id IN ${SLICE}
        UNION ALL SELECT r.customer_id, p.pay_way, -r.amount FROM payment_refunds r
          CROSS JOIN payments p ON p.out_trade_no = r.out_trade_no
          WHERE r.customer_id IN ${SLICE} AND +r.status = 'DONE')
      GROUP BY customer, pay_way HAVING SUM(amount) <> 0`,
  },
  {
    rule: "what is owed to payers waits to be sent back",
    sql: `SELECT customer, customer AS subject FROM (
        SELECT customer_id AS customer, balance AS amount FROM ledger_accounts
        WHERE customer_id IN ${SLICE} AND kind = 'payable' AND id LIKE 'refunding:%'
        UNION ALL SELECT customer_id, -amount FROM payment_refunds WHERE customer_id IN ${SLICE} AND +status = 'PENDING')
      GROUP BY customer HAVING SUM(amount) <> 0`,
  },
  {
    rule: "a refund that was agreed to has moved all of its order's money, and no other has",
    sql: `SELECT r.customer_id AS customer, r.id AS subject FROM refunds r
      LEFT JOIN ledger_events e ON e.event_key = 'order:' || r.order_id || ':refund'
      WHERE r.customer_id IN ${SLICE} AND r.status <> 'CANCEL' AND (
        (r.refund_amount IS NOT NULL) <> (e.id IS NOT NULL)
        OR e.id IS NOT NULL AND r.refund_amount + r.paid_allowance
          <> (SELECT -p.amount FROM ledger_postings p WHERE p.event_id = e.id AND p.account_id = 'escrow:' || r.order_id))`,
  },
  {
    rule: "a refund is successful once its money is back",
    sql: `SELECT r.customer_id AS customer, r.id AS subject FROM refunds r
      WHERE r.customer_id IN ${SLICE} AND ((r.succeeded_at IS NOT NULL) <> (r.refund_amount IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM payment_refunds p
          WHERE p.customer_id = r.customer_id AND p.refund_id = r.id AND +p.status = 'PENDING'))
        OR r.status = 'SUCCESS' AND r.succeeded_at IS NULL)`,
  },
];
