import type { BothStores, CustomerStore, Directory } from "../../shared/stores/stores";
import { ofEverything } from "./rules/rule";
import { RULES } from "./rules/rules";

/** A broken rule of the data, and a row that breaks it. */
export interface Violation {
  readonly rule: string;
  readonly subject: string;
}

/** A broken rule, and the customer in whose books it was found. */
export interface Finding extends Violation {
  readonly customerId: number;
}

interface Row {
  readonly customer: number;
  readonly subject: string | number;
  readonly key?: number;
}

/** The most rows of one rule that a check reports: there may be more. */
export const MOST_TOLD = 20;

const LIMITED = RULES.map((rule) => (rule.known ? rule.sql : `${rule.sql} LIMIT ${MOST_TOLD}`));

/** The same rules for all customers. */
const WHOLE = LIMITED.map(ofEverything);

/**
 * Checks {@link RULES} for these customers, in one batch; empty when all rules hold. At most 20 rows are
 * reported for each rule.
 *
 * @param directory the store with the platform's own tables
 */
export async function checkCustomers(
  customerIds: readonly number[],
  { db, directory }: BothStores,
): Promise<Finding[]> {
  const slice = JSON.stringify(customerIds);
  return findings(await db.batch<Row>(LIMITED.map((sql) => db.prepare(sql).bind(slice))), directory);
}

/** The violations in the results of all rules. */
async function findings(results: readonly D1Result<Row>[], directory: Directory): Promise<Finding[]> {
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

/** The rows whose key does not exist in the platform's tables. */
async function unknownOf(rows: readonly Row[], known: string, directory: Directory): Promise<Row[]> {
  if (rows.length === 0) return [];
  const keys = JSON.stringify(rows.map(({ key }) => key));
  const { results } = await directory.prepare(known).bind(keys).all<{ key: number }>();
  const found = new Set(results.map(({ key }) => key));
  return rows.filter(({ key }) => key === undefined || !found.has(key)).slice(0, MOST_TOLD);
}

/**
 * Checks the rules for all customers; empty when all hold. It reads whole tables, so it is for tests and
 * benches.
 */
export async function checkInvariants(db: CustomerStore, directory: Directory): Promise<Violation[]> {
  const found = await findings(await db.batch<Row>(WHOLE.map((sql) => db.prepare(sql))), directory);
  return found.map(({ rule, subject }) => ({ rule, subject }));
}
