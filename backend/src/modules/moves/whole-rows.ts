import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/**
 * Condition for a customer's `id`: the cell has all of the customer's rows. False while they arrive or are
 * restored, and after they have left (decisions 078 and 079).
 */
export const HAS_WHOLE_ROWS =
  "(id & 4095) NOT IN (SELECT bucket FROM bucket_marks WHERE state IN ('ARRIVING', 'LEFT', 'MOVED', 'RESTORING'))";

/** The same for a column that holds the customer's id. */
export const hasWholeRows = (customerId: SQLiteColumn): SQL =>
  sql`(${customerId} & 4095) NOT IN (SELECT bucket FROM bucket_marks WHERE state IN ('ARRIVING', 'LEFT', 'MOVED', 'RESTORING'))`;
