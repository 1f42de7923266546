import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** States of a bucket of which the cell does not have every row. */
const WITHOUT_ROWS = ["ARRIVING", "LEFT", "MOVED", "RESTORING"] as const;
const QUOTED = WITHOUT_ROWS.map((state) => `'${state}'`).join(", ");

/**
 * Condition for a customer's `id`: the cell has all of the customer's rows. False while they arrive or are
 * restored, and after they have left (decisions 078 and 079).
 */
export const HAS_WHOLE_ROWS = `(id & 4095) NOT IN (SELECT bucket FROM bucket_marks WHERE state IN (${QUOTED}))`;

/** The same for a column that holds the customer's id. */
export const hasWholeRows = (customerId: SQLiteColumn): SQL =>
  sql`(${customerId} & 4095) NOT IN (SELECT bucket FROM bucket_marks WHERE state IN ${WITHOUT_ROWS})`;
