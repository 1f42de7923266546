/**
 * A rule about the rows of some customers: `?1` is a JSON array of their ids ({@link SLICE}). Its query lists
 * the violations as `customer` (one of them) and `subject`. It finds its rows only by indexes, so the cost of
 * a check depends on these customers alone.
 */
export interface Rule {
  readonly rule: string;
  readonly sql: string;
  /**
   * For references to rows of the platform, which cannot be read in one statement with a customer's rows:
   * `sql` then lists all references as `key`, and this query answers which of them exist; `?1` is a JSON
   * array of them.
   */
  readonly known?: string;
}

/** The ids of the checked customers, as the right side of an `IN`. */
export const SLICE = "(SELECT value FROM json_each(?1))";

/** The SQL of a rule for all customers: it reads each table once instead of searching for each customer. */
export const ofEverything = (sql: string): string => sql.replaceAll(`IN ${SLICE}`, "IS NOT NULL");
