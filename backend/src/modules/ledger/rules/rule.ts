/**
 * A promise of the data, said of the rows of some customers: `?1` is a JSON array of their ids ({@link SLICE}). Its query
 * lists what breaks the promise, as `customer` (one of them) and `subject`, and finds its rows by indexes alone, so that
 * a check costs what these customers have, however many others there are.
 */
export interface Rule {
  readonly rule: string;
  readonly sql: string;
  /**
   * For what refers to a row of the platform, which no statement reads together with a customer's: `sql` then lists all
   * references as `key`, and this query says which of them exist, `?1` being a JSON array of them.
   */
  readonly known?: string;
}

/** The customers of a check, as the right side of an `IN`. */
export const SLICE = "(SELECT value FROM json_each(?1))";

/** The SQL of a rule, or of what it knows, said of everything: one walk of each table in place of a search for each customer. */
export const ofEverything = (sql: string): string => sql.replaceAll(`IN ${SLICE}`, "IS NOT NULL");
