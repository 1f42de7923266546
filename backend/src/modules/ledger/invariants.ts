import type { CustomerStore, Directory } from "../../shared/stores/stores";
import { RULES } from "./rules/rules";

/** A broken promise of the data: which one, and a row that shows it. */
export interface Violation {
  readonly rule: string;
  readonly subject: string;
}

/** A broken promise and the customer in whose books it was found. */
export interface Finding extends Violation {
  readonly customerId: number;
}

interface Row {
  readonly customer: number;
  readonly subject: string | number;
  readonly key?: number;
}

/** Rows that are told of one rule and one check: there may be more. */
export const MOST_TOLD = 20;

const LIMITED = RULES.map((rule) => (rule.known ? rule.sql : `${rule.sql} LIMIT ${MOST_TOLD}`));

/** All whose rows there are, five tables at a time: D1 takes no more in a compound query. */
const EVERY_CUSTOMER = [
  `SELECT id FROM customers UNION SELECT customer_id FROM ledger_accounts UNION SELECT customer_id FROM ledger_events
   UNION SELECT customer_id FROM orders UNION SELECT user_id FROM outbox`,
  `SELECT customer_id AS id FROM withdrawals UNION SELECT customer_id FROM wallet_adjustments
   UNION SELECT customer_id FROM refunds UNION SELECT customer_id FROM payments UNION SELECT customer_id FROM payment_refunds`,
];

/**
 * Checks what {@link RULES} promise of these customers, in one batch; empty when all of it holds. At most 20 rows are
 * told of each rule.
 *
 * @param directory where the platform's own tables are
 */
export async function checkCustomers(
  customerIds: readonly number[],
  { db, directory }: { db: CustomerStore; directory: Directory },
): Promise<Finding[]> {
  const slice = JSON.stringify(customerIds);
  const results = await db.batch<Row>(LIMITED.map((sql) => db.prepare(sql).bind(slice)));
  const found = await Promise.all(
    RULES.map(async ({ rule, known }, index) => {
      const rows = results[index]?.results ?? [];
      const broken = known === undefined ? rows : await unknownOf(rows, known, directory);
      return broken.map(({ customer, subject }) => ({
        rule,
        subject: String(subject),
        customerId: customer,
      }));
    }),
  );
  return found.flat();
}

/** The rows whose key the platform does not know. */
async function unknownOf(rows: readonly Row[], known: string, directory: Directory): Promise<Row[]> {
  if (rows.length === 0) return [];
  const keys = JSON.stringify(rows.map(({ key }) => key));
  const { results } = await directory.prepare(known).bind(keys).all<{ key: number }>();
  const found = new Set(results.map(({ key }) => key));
  return rows.filter(({ key }) => key === undefined || !found.has(key)).slice(0, MOST_TOLD);
}

/** The same over everything; empty when all holds. Reads whole tables: for tests and benches. */
export async function checkInvariants(db: CustomerStore, directory: Directory): Promise<Violation[]> {
  const everybody = await db.batch<{ id: number }>(EVERY_CUSTOMER.map((sql) => db.prepare(sql)));
  const ids = new Set(everybody.flatMap(({ results }) => results.map(({ id }) => id)));
  const findings = await checkCustomers([...ids], { db, directory });
  return findings.map(({ rule, subject }) => ({ rule, subject }));
}
