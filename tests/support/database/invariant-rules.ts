import { EDGES } from "../orders/order-table";
import { BUCKET_RULES } from "./bucket-rules";

const quote = (text: string | null) => (text === null ? "NULL" : `'${text}'`);

/** Every legal step as `event, from, to`. */
const LEGAL = EDGES.map(({ event, from, to }) => `(${quote(event)}, ${quote(from)}, ${quote(to)})`).join(
  ", ",
);

/** Splits the name of every order again: takes longer than all other rules together. */
export const PIECES_OF_NAMES = "the pieces of names are those of the orders";

/**
 * What must hold beside the rules of the backend: these know the code as it is now, while stored data may
 * be older than it. Each query lists what breaks the rule.
 */
export const TEST_RULES: Record<string, string> = {
  ...BUCKET_RULES,
  "the directory leads every customer's phone to the customer": `SELECT c.id AS subject FROM customers c
     LEFT JOIN phones p ON p.phone = c.phone AND p.customer_id = c.id
     WHERE p.phone IS NULL AND c.phone NOT LIKE 'closed:%'`,
  "every step of an order is in the lifecycle table": `WITH edges(event, origin, target) AS (VALUES ${LEGAL})
     SELECT t.order_id AS subject FROM order_transitions t
     WHERE NOT EXISTS (SELECT 1 FROM edges e WHERE e.event = t.event AND e.origin IS t.from_status AND e.target = t.to_status)`,
  "every step starts where the one before it ended": `SELECT t.order_id AS subject FROM order_transitions t
     LEFT JOIN order_transitions earlier ON earlier.order_id = t.order_id AND earlier.seq = t.seq - 1
     WHERE earlier.to_status IS NOT t.from_status`,
  "every order has a history, and every history an order": `SELECT id AS subject FROM orders WHERE version < 1
     UNION ALL SELECT order_id FROM order_transitions WHERE order_id NOT IN (SELECT id FROM orders)`,
  "a settled order was settled once, a refunded one refunded once": `SELECT o.id AS subject FROM orders o WHERE
     (SELECT COUNT(*) FROM ledger_events e WHERE e.order_id = o.id AND e.type IN ('ORDER_PROFIT', 'REFUND')
       AND e.event_key LIKE 'order:%')
     <> (o.status IN ('SUCCESS', 'EVALUATED') OR o.status = 'CLOSE' AND o.paid_at IS NOT NULL)`,
  "an order that somebody works on has somebody": `SELECT id AS subject FROM orders WHERE worker_id IS NULL
     AND status IN ('WAIT_APPOINTMENT', 'WAIT_PICK_UP', 'WAIT_INSTALL', 'WAIT_COMPLETE', 'WAIT_VERIF', 'WAIT_ACCEPT', 'SUCCESS', 'EVALUATED')`,
  "every master of an order has the customer's card": `SELECT o.id AS subject FROM orders o, json_each(json_array(worker_id, provider_id)) met
     WHERE met.value IS NOT NULL AND NOT EXISTS (SELECT 1 FROM customer_masters m WHERE m.customer_id = o.customer_id AND m.worker_id = met.value)
       AND NOT EXISTS (SELECT 1 FROM account_closings c WHERE c.customer_id = o.customer_id)`,
  "a closed order that was never paid holds no money": `SELECT o.id AS subject FROM orders o
     JOIN ledger_accounts a ON a.id = 'escrow:' || o.id WHERE o.status = 'CLOSE' AND o.paid_at IS NULL AND a.balance <> 0`,
  "a paid order was debited exactly once": `SELECT o.id AS subject FROM orders o WHERE o.paid_at IS NOT NULL
     AND (SELECT COUNT(*) FROM ledger_events e WHERE e.order_id = o.id AND e.type = 'PLACE_AN_ORDER') <> 1`,
  "events that wait for a room tell of messages and orders that exist": `SELECT event_id AS subject FROM outbox
     WHERE payload ->> 'messageId' IS NOT NULL AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.id = payload ->> 'messageId' AND m.customer_id = user_id)
        OR payload ->> 'orderId' IS NOT NULL AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.id = payload ->> 'orderId' AND o.customer_id = user_id)`,
  "a message that names its order names the customer, too": `SELECT m.id AS subject FROM messages m
     JOIN orders o ON o.id = m.associated_id AND o.customer_id = m.customer_id
     WHERE instr(m.content, o.order_no) > 0 AND instr(m.content, o.order_no || '（') = 0`,
  "every list of a ledger has its lines in their sequence, counted and added up": `WITH lines AS (
       SELECT e.customer_id, e.type, e.pay_way, p.amount, p.rowid AS line, p.event_id,
         p.account_id LIKE 'external:%' AS direct, iif(p.account_id LIKE 'wallet:%', p.amount, 0) AS moved
       FROM ledger_postings p JOIN ledger_events e ON e.id = p.event_id
       WHERE p.account_id LIKE 'wallet:%' OR p.account_id LIKE 'external:%' AND e.order_id IS NOT NULL),
     listed AS (
       SELECT held.*, lists.value AS list
       FROM (SELECT *, SUM(moved) OVER (PARTITION BY customer_id ORDER BY line) AS balance FROM lines) AS held
       CROSS JOIN json_each(json_array('', held.type, '/' || held.pay_way, held.type || '/' || held.pay_way)) AS lists
       WHERE lists.value IS NOT NULL),
     counted AS (
       SELECT customer_id, list, ROW_NUMBER() OVER so_far AS position, event_id, balance,
         SUM(MAX(moved, 0)) OVER so_far AS money_in, SUM(MAX(-moved, 0)) OVER so_far AS money_out,
         SUM(direct) OVER so_far AS direct_lines, SUM(direct * MAX(amount, 0)) OVER so_far AS direct_in,
         SUM(direct * MAX(-amount, 0)) OVER so_far AS direct_out
       FROM listed WINDOW so_far AS (PARTITION BY customer_id, list ORDER BY line)),
     kept AS (SELECT customer_id, list, position, event_id, balance, money_in, money_out, direct_lines, direct_in, direct_out
       FROM cash_flows)
     SELECT customer_id || ' ' || list AS subject FROM (SELECT * FROM counted EXCEPT SELECT * FROM kept)
     UNION ALL SELECT customer_id || ' ' || list FROM (SELECT * FROM kept EXCEPT SELECT * FROM counted)`,
  "no line of a ledger is older than the one before it": `SELECT f.customer_id || ' ' || f.list AS subject FROM cash_flows f
     JOIN cash_flows earlier ON earlier.customer_id = f.customer_id AND earlier.list = f.list AND earlier.position = f.position - 1
     WHERE f.at < earlier.at`,
  "the lists of orders are counted right": `SELECT customer_id || ' ' || list AS subject FROM (
       SELECT customer_id, list, period, size FROM order_tallies WHERE size <> 0
       EXCEPT SELECT customer_id, list, period, COUNT(*) FROM order_lists GROUP BY customer_id, list, period)
     UNION ALL SELECT customer_id || ' ' || list FROM (
       SELECT customer_id, list, period, COUNT(*) FROM order_lists GROUP BY customer_id, list, period
       EXCEPT SELECT customer_id, list, period, size FROM order_tallies)`,
  "what orders bring their masters is counted, or on its way": `WITH brought AS (
       SELECT o.id, iif(t.event = 'evaluate', 'RATING', 'JOB') AS kind, o.worker_id, iif(t.event = 'evaluate', t.detail ->> 'star', NULL) AS stars
       FROM order_transitions t JOIN orders o ON o.id = t.order_id
       WHERE o.worker_id IS NOT NULL AND (t.event = 'evaluate' OR t.to_status = 'SUCCESS' AND t.from_status <> 'SUCCESS')),
     told AS (SELECT order_id, kind, worker_id, stars FROM worker_results
       UNION SELECT order_id, kind, worker_id, stars FROM worker_results_due)
     SELECT id AS subject FROM (SELECT * FROM brought EXCEPT SELECT * FROM told)
     UNION ALL SELECT order_id FROM (SELECT * FROM told EXCEPT SELECT * FROM brought)`,
  "masters have the jobs and ratings that are counted": `WITH counted AS (
       SELECT worker_id, SUM(kind = 'JOB') AS jobs, SUM(kind = 'RATING') AS evaluations, SUM(stars) AS stars FROM worker_results GROUP BY worker_id),
     kept AS (SELECT w.worker_id, COALESCE((SELECT SUM(orders) FROM worker_jobs j WHERE j.worker_id = w.worker_id), 0),
         COALESCE(r.evaluations, 0), r.stars
       FROM (SELECT worker_id FROM worker_jobs UNION SELECT worker_id FROM worker_ratings) w
       LEFT JOIN worker_ratings r ON r.worker_id = w.worker_id)
     SELECT worker_id AS subject FROM (SELECT * FROM counted EXCEPT SELECT * FROM kept)
     UNION ALL SELECT worker_id FROM (SELECT * FROM kept EXCEPT SELECT * FROM counted)`,
  [PIECES_OF_NAMES]: `SELECT id AS subject FROM (
       SELECT customer_id, part, created_at, id FROM order_name_pieces
       EXCEPT SELECT customer_id, part, created_at, order_id FROM order_name_parts)
     UNION ALL SELECT order_id FROM (
       SELECT customer_id, part, created_at, order_id FROM order_name_parts
       EXCEPT SELECT customer_id, part, created_at, id FROM order_name_pieces)`,
};
