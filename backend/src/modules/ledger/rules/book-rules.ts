import { type Rule, SLICE } from "./rule";

/**
 * It follows from the first rule that all lines together sum to zero, because each line belongs to an event.
 */
export const BOOK_RULES: readonly Rule[] = [
  {
    rule: "the lines of an event sum to zero",
    sql: `SELECT customer, event AS subject FROM (
        SELECT customer_id AS customer, id AS event FROM ledger_events WHERE customer_id IN ${SLICE}
        UNION SELECT a.customer_id, p.event_id FROM ledger_accounts a JOIN ledger_postings p ON p.account_id = a.id
        WHERE a.customer_id IN ${SLICE}) AS own
      WHERE (SELECT SUM(amount) FROM ledger_postings WHERE event_id = own.event) <> 0`,
  },
  {
    rule: "the books of each customer sum to zero",
    sql: `SELECT customer_id AS customer, customer_id AS subject FROM ledger_accounts WHERE customer_id IN ${SLICE}
      GROUP BY customer_id HAVING SUM(balance) <> 0`,
  },
  {
    // From both sides, because either of the two customers may be the checked one.
    rule: "an event stays in the books of one customer",
    sql: `SELECT e.customer_id AS customer, e.id AS subject FROM ledger_events e
      JOIN ledger_postings p ON p.event_id = e.id
      LEFT JOIN ledger_accounts a ON a.id = p.account_id LEFT JOIN orders o ON o.id = e.order_id
      WHERE e.customer_id IN ${SLICE} AND (a.customer_id IS NOT e.customer_id OR o.customer_id <> e.customer_id)
      UNION SELECT a.customer_id, p.event_id FROM ledger_accounts a
      JOIN ledger_postings p ON p.account_id = a.id LEFT JOIN ledger_events e ON e.id = p.event_id
      WHERE a.customer_id IN ${SLICE} AND e.customer_id IS NOT a.customer_id`,
  },
  {
    rule: "an account is named after its customer",
    sql: `SELECT a.customer_id AS customer, a.id AS subject FROM ledger_accounts a
      LEFT JOIN orders o ON a.kind = 'escrow' AND o.id = CAST(substr(a.id, length('escrow:') + 1) AS INTEGER)
      WHERE a.customer_id IN ${SLICE} AND CASE a.kind
        WHEN 'escrow' THEN o.customer_id IS NOT a.customer_id OR a.id <> 'escrow:' || o.id
        ELSE ':' || a.id || ':' NOT LIKE '%:' || a.customer_id || ':%' END`,
  },
  {
    rule: "a balance is the sum of its lines",
    sql: `SELECT a.customer_id AS customer, a.id AS subject FROM ledger_accounts a
      WHERE a.customer_id IN ${SLICE}
        AND a.balance <> COALESCE((SELECT SUM(amount) FROM ledger_postings WHERE account_id = a.id), 0)`,
  },
  {
    rule: "no wallet, escrow, fund or pay-out is below zero",
    sql: `SELECT customer_id AS customer, id AS subject FROM ledger_accounts
      WHERE customer_id IN ${SLICE} AND kind IN ('wallet', 'escrow', 'payout', 'guarantee') AND balance < 0`,
  },
  {
    rule: "every event is sealed",
    sql: `SELECT customer_id AS customer, id AS subject FROM ledger_events WHERE customer_id IN ${SLICE} AND sealed = 0`,
  },
  {
    rule: "the events of a user count without gaps",
    sql: `SELECT user_id AS customer, user_id AS subject FROM outbox WHERE user_id IN ${SLICE}
      GROUP BY user_id HAVING MAX(seq) - MIN(seq) + 1 <> COUNT(*)`,
  },
];
