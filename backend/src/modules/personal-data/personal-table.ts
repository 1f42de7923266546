import { type SQL, sql } from "drizzle-orm";

/**
 * Owner of a row: the column with the customer's id, or a column with the key of another table (`key` of
 * `of`), whose column `owner` has the id.
 */
export type RowOwner =
  | string
  | { readonly column: string; readonly of: string; readonly key: string; readonly owner: string };

/** The part of a table that is exported, and its name. */
interface Exported {
  /** Name of the file in the archive, without `.json`. */
  readonly file: string;
  /** Title for the customer. */
  readonly title: string;
  /** Columns that are not exported: secrets, and numbers that only the program needs. */
  readonly without?: readonly string[];
}

/** A table with customers' data: its export, and its treatment when an account is closed (decision 061). */
export interface PersonalTable {
  readonly table: string;
  readonly owner: RowOwner;
  /** The key columns of a table WITHOUT ROWID. */
  readonly key?: readonly string[];
  /** The export, or the reason why there is none. */
  readonly exported: Exported | { readonly no: string };
  /**
   * `delete`, or the reason why the rows are kept. `blank` has the values that replace data that identify the
   * customer. `delete first` is done in the batch that closes the account, the rest by the job after it.
   */
  readonly closing:
    | "delete"
    | "delete first"
    | { readonly keep: string; readonly blank?: Readonly<Record<string, string | null>> };
  /** Columns with addresses of files, as the whole value or inside JSON: files of kept rows are kept. */
  readonly files?: readonly string[];
}

/** Condition: the row is this customer's. */
export function isOwn({ owner }: Pick<PersonalTable, "owner">, customerId: number): SQL {
  if (typeof owner === "string") return sql`${sql.identifier(owner)} = ${customerId}`;
  const { column, of, key } = owner;
  return sql`${sql.identifier(column)} IN (
    SELECT ${sql.identifier(key)} FROM ${sql.identifier(of)} WHERE ${sql.identifier(owner.owner)} = ${customerId})`;
}
