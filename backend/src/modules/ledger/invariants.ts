import type { BothStores, CustomerStore, Directory } from "../../shared/stores/stores";
import { ofEverything } from "./rules/rule";
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

/** The same of all customers. */
const WHOLE = LIMITED.map(ofEverything);

/**
 * Checks what {@link RULES} promise of these customers, in one batch; empty when all of it holds. At most 20 rows are
 * told of each rule.
 *
 * @param directory where the platform's own tables are
 */
export async function checkCustomers(
  customerIds: readonly number[],
  { db, directory }: BothStores,
): Promise<Finding[]> {
  const slice = JSON.stringify(customerIds);
  return findings(await db.batch<Row>(LIMITED.map((sql) => db.prepare(sql).bind(slice))), directory);
}

/** What the results of all rules tell. */
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
  const found = await findings(await db.batch<Row>(WHOLE.map((sql) => db.prepare(sql))), directory);
  return found.map(({ rule, subject }) => ({ rule, subject }));
}
