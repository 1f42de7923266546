import { type Rule, SLICE } from "./rule";

export const ORDER_RULES: readonly Rule[] = [
  {
    rule: "an order has the status of its last transition",
    sql: `SELECT o.customer_id AS customer, o.id AS subject FROM orders o
      LEFT JOIN order_transitions t ON t.order_id = o.id AND t.seq = o.version
      WHERE o.customer_id IN ${SLICE} AND (t.to_status IS NOT o.status
        OR EXISTS (SELECT 1 FROM order_transitions later WHERE later.order_id = o.id AND later.seq > o.version))`,
  },
  {
    rule: "an order holds all of its money while it is worked on, and none before and after",
    sql: `SELECT o.customer_id AS customer, o.id AS subject FROM orders o
      LEFT JOIN ledger_accounts a ON a.id = 'escrow:' || o.id
      WHERE o.customer_id IN ${SLICE} AND COALESCE(a.balance, 0)
        <> CASE WHEN o.status IN ('WAIT_PAY', 'SUCCESS', 'EVALUATED', 'CLOSE') THEN 0 ELSE o.total_amount + o.markup_amount END`,
  },
  {
    rule: "an order's markups are those that were paid, each booked once",
    sql: `SELECT o.customer_id AS customer, o.id AS subject FROM orders o
      WHERE o.customer_id IN ${SLICE} AND (
        o.markup_amount <> (SELECT COALESCE(SUM(m.amount), 0) FROM markups m WHERE m.order_id = o.id AND m.status = 'SUCCESS')
        OR (SELECT COUNT(*) FROM markups m WHERE m.order_id = o.id AND m.status = 'SUCCESS')
          <> (SELECT COUNT(*) FROM ledger_events e WHERE e.order_id = o.id AND e.type IN ('MARKUP', 'MARKUP_REQUEST')))`,
  },
  {
    rule: "an order knows its newest refund and where it stands",
    sql: `SELECT o.customer_id AS customer, o.id AS subject FROM orders o LEFT JOIN refunds r ON r.id = o.refund_id
      WHERE o.customer_id IN ${SLICE} AND (o.refund_status IS NOT r.status OR r.order_id <> o.id
        OR EXISTS (SELECT 1 FROM refunds newer
          WHERE newer.order_id = o.id AND newer.status <> 'CANCEL' AND newer.id <> o.refund_id))`,
  },
];
