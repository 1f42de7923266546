import { type Rule, SLICE } from "./rule";

/** Settlements are found through their orders, because an index of settlements by order exists. */
const OF_SLICE = `FROM orders o CROSS JOIN master_settlements s ON s.order_id = o.id WHERE o.customer_id IN ${SLICE}`;

export const MASTER_RULES: readonly Rule[] = [
  {
    rule: "what is owed to a master is what their open settlements come to",
    sql: `SELECT customer, account AS subject FROM (
        SELECT customer_id AS customer, id AS account, balance AS amount FROM ledger_accounts
        WHERE customer_id IN ${SLICE} AND kind = 'payable' AND id LIKE 'payable:%'
        UNION ALL SELECT o.customer_id, 'payable:' || s.customer_id || ':worker:' || s.worker_id, s.deduction - s.amount
        ${OF_SLICE} AND s.state = 'OPEN')
      GROUP BY customer, account HAVING SUM(amount) <> 0`,
  },
  {
    rule: "the guarantee fund holds what ratings have deducted",
    sql: `SELECT customer, account AS subject FROM (
        SELECT customer_id AS customer, id AS account, balance AS amount FROM ledger_accounts
        WHERE customer_id IN ${SLICE} AND kind = 'guarantee'
        UNION ALL SELECT o.customer_id, 'guarantee:' || s.customer_id, -s.deduction ${OF_SLICE})
      GROUP BY customer, account HAVING SUM(amount) <> 0`,
  },
  {
    rule: "masters were paid what their statements say",
    sql: `SELECT customer, account AS subject FROM (
        SELECT customer_id AS customer, id AS account, balance AS amount FROM ledger_accounts
        WHERE customer_id IN ${SLICE} AND kind = 'masters'
        UNION ALL SELECT o.customer_id, 'masters:' || s.customer_id, -s.paid_amount ${OF_SLICE} AND s.state = 'PAID')
      GROUP BY customer, account HAVING SUM(amount) <> 0`,
  },
  {
    rule: "a settlement was paid out once, by a pay-out",
    sql: `SELECT o.customer_id AS customer, s.id AS subject ${OF_SLICE} AND (
        (s.state = 'PAID') <> (s.payout_id IS NOT NULL)
        OR (s.state = 'PAID') <> (SELECT COUNT(*) FROM ledger_events e WHERE e.event_key = 'settlement:' || s.id || ':paid'))`,
  },
  {
    rule: "the pay-out of a settlement is known",
    sql: `SELECT o.customer_id AS customer, MIN(s.id) AS subject, s.payout_id AS key ${OF_SLICE} AND s.payout_id IS NOT NULL
      GROUP BY o.customer_id, s.payout_id`,
    known: "SELECT id AS key FROM master_payouts WHERE id IN (SELECT value FROM json_each(?1))",
  },
];
