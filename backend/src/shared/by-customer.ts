import { log } from "./log";

/** Which of what is due is read. */
export interface DueRead {
  /** Customers whose rows are left out. */
  readonly without: readonly number[];
  /** Rows, at most. */
  readonly limit: number;
}

/** What a job moves, for the customers whose rows are due. */
interface DueWork<Row extends { readonly customerId: number }> {
  /** Name of the job, for the log. */
  readonly job: string;
  /** Reads what is due, the longest due first. */
  find(due: DueRead): Promise<readonly Row[]>;
  /** Moves some rows of one customer, as one transaction. What has changed since it was read is left as it is. */
  move(rows: readonly Row[], customerId: number): Promise<unknown>;
}

/** How much of it a run does; what is left waits for the next one. */
interface RunSize {
  /** Rows of one read. */
  readonly rows: number;
  /** Rows of one transaction; by default all that a read has found of a customer. */
  readonly perTransaction?: number;
  /** Transactions of one run. A Worker may make 1,000 queries, and all jobs of a minute share them. */
  readonly transactions: number;
}

/**
 * Does what is due for many customers, one customer in a transaction (decision 064): their rows may live in different
 * databases. A failure for one customer is logged and left to the next run. It does not delay the others,
 * because the run continues to read without the customers that have failed.
 *
 * @throws the first error, once everything else that was due is done
 */
export async function moveByCustomer<Row extends { readonly customerId: number }>(
  { job, find, move }: DueWork<Row>,
  { rows: limit, perTransaction = limit, transactions }: RunSize,
): Promise<void> {
  const failed = new Map<number, unknown>();
  let left = transactions;
  while (left > 0) {
    const due = await find({ without: [...failed.keys()], limit });
    for (const [customerId, rows] of Map.groupBy(due, (row) => row.customerId)) {
      for (let from = 0; from < rows.length && left > 0 && !failed.has(customerId); from += perTransaction) {
        left -= 1;
        try {
          await move(rows.slice(from, from + perTransaction), customerId);
        } catch (error) {
          log.error("customer left to the next run", error, { job, customerId });
          failed.set(customerId, error);
        }
      }
    }
    if (due.length < limit) break;
  }
  for (const error of failed.values()) throw error;
}
