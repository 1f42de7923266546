import { and, asc, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type DueRead, moveByCustomer } from "../../shared/by-customer";
import { noneOf } from "../../shared/in-values";
import { log } from "../../shared/log";
import { DUE_NOW, type Moments } from "../../shared/next-due";
import type { BothStores, CustomerStore } from "../../shared/stores/stores";
import { workerResultsDue } from "./workers.tables";

type DueResult = typeof workerResultsDue.$inferSelect;

/** Two statements for each customer. */
const RUN = { rows: 500, transactions: 60 } as const;

/** When {@link countResults} is due next: while something is not counted. */
export const nextResults = (): Moments => [sql`(SELECT ${DUE_NOW} FROM ${workerResultsDue} LIMIT 1)`];

/**
 * Counts results of customers' orders for their masters that the directory has not counted: jobs and ratings
 * (decision 064). First the directory, which counts each result once, however often it is reported; then the
 * customer's rows are deleted. If the run dies in between, the next minute repeats it.
 *
 * @throws the first error, after everything else is counted
 */
export async function countResults({ db, directory }: BothStores): Promise<void> {
  await moveByCustomer(
    {
      job: "count results of masters",
      find: (due) => resultsDue(db, due),
      move: (due) => count(due, { db, directory }),
    },
    RUN,
  );
}

/**
 * The same for one customer, after a step with a result. Never throws: failures are left to the minute job.
 */
export async function countResultsOf(customerId: number, { db, directory }: BothStores): Promise<void> {
  try {
    const due = await resultsDue(db, { customerId, without: [], limit: RUN.rows });
    if (due.length > 0) await count(due, { db, directory });
  } catch (error) {
    log.warn("results of masters not counted", {
      customerId,
      reason: error instanceof Error ? error.message : "unknown",
    });
  }
}

const resultsDue = (
  db: CustomerStore,
  { customerId, without, limit }: DueRead & { readonly customerId?: number },
): Promise<DueResult[]> =>
  drizzle(db)
    .select()
    .from(workerResultsDue)
    .where(
      and(
        customerId === undefined ? undefined : eq(workerResultsDue.customerId, customerId),
        noneOf(workerResultsDue.customerId, without),
      ),
    )
    .orderBy(asc(workerResultsDue.customerId), asc(workerResultsDue.orderId))
    .limit(limit);

async function count(due: readonly DueResult[], { db, directory }: BothStores): Promise<void> {
  const results = JSON.stringify(due);
  await directory
    .prepare(
      `INSERT INTO worker_results (order_id, kind, worker_id, goods_type_id, stars, at)
       SELECT value ->> 'orderId', value ->> 'kind', value ->> 'workerId', value ->> 'goodsTypeId', value ->> 'stars',
              value ->> 'at'
       FROM json_each(?1) WHERE TRUE ON CONFLICT (order_id, kind) DO NOTHING`,
    )
    .bind(results)
    .run();
  await db
    .prepare(
      `DELETE FROM worker_results_due WHERE (customer_id, order_id, kind) IN (
         SELECT value ->> 'customerId', value ->> 'orderId', value ->> 'kind' FROM json_each(?1))`,
    )
    .bind(results)
    .run();
}
