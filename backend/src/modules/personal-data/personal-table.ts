import { type SQL, sql } from "drizzle-orm";

/**
 * Whose a row is: the column with the customer's id, or the column that names a row of another table (`key` of `of`),
 * whose own column `owner` has it.
 */
export type RowOwner =
  | string
  | { readonly column: string; readonly of: string; readonly key: string; readonly owner: string };

/** What is exported of a table, and under which name. */
interface Exported {
  /** Name of the file in the archive, without `.json`. */
  readonly file: string;
  /** What it is, for the customer. */
  readonly title: string;
  /** Columns that stay here: secrets, and numbers that only the program needs. */
  readonly without?: readonly string[];
}

/** A table with a customer's data: what an export holds of it, and what closing the account does with it (decision 061). */
export interface PersonalTable {
  readonly table: string;
  readonly owner: RowOwner;
  /** The columns that name a row of a table WITHOUT ROWID. */
  readonly key?: readonly string[];
  /** Why it is not exported, where it is not. */
  readonly exported: Exported | { readonly no: string };
  /**
   * `delete`, or why the rows are kept; `blank` has what then takes the place of what tells who the customer is.
   * `first` is done in the batch that closes the account, everything else by the job after it.
   */
  readonly closing:
    | "delete"
    | "delete first"
    | { readonly keep: string; readonly blank?: Readonly<Record<string, string | null>> };
  /** Columns with addresses of files, alone or within JSON: rows that are kept keep these files. */
  readonly files?: readonly string[];
}

/** Condition: the row is this customer's. */
export function isOwn({ owner }: Pick<PersonalTable, "owner">, customerId: number): SQL {
  if (typeof owner === "string") return sql`${sql.identifier(owner)} = ${customerId}`;
  const { column, of, key } = owner;
  return sql`${sql.identifier(column)} IN (
    SELECT ${sql.identifier(key)} FROM ${sql.identifier(of)} WHERE ${sql.identifier(owner.owner)} = ${customerId})`;
}
