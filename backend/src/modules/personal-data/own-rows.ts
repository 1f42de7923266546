import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import { statement } from "../../shared/commit";
import type { CustomerStore } from "../../shared/stores/stores";
import { isOwn, type PersonalTable } from "./personal-table";

type Table = Pick<PersonalTable, "table" | "owner" | "key">;

const named = ({ table }: Table) => sql.identifier(table);

/** Key of a row: one column, or several as a row value. */
const keyOf = ({ key = ["rowid"] }: Table) =>
  sql.join(
    key.map((column) => sql.identifier(column)),
    sql`, `,
  );

const dialect = new SQLiteAsyncDialect();
const prepared = (db: CustomerStore, query: SQL) => statement(db, { toSQL: () => dialect.sqlToQuery(query) });

/** Statement that deletes up to `limit` of a customer's rows, or all of them. */
export const deleteOwnRows = (
  db: CustomerStore,
  table: Table,
  customerId: number,
  limit?: number,
): D1PreparedStatement =>
  prepared(
    db,
    limit === undefined
      ? sql`DELETE FROM ${named(table)} WHERE ${isOwn(table, customerId)}`
      : sql`DELETE FROM ${named(table)} WHERE (${keyOf(table)}) IN (
          SELECT ${keyOf(table)} FROM ${named(table)} WHERE ${isOwn(table, customerId)} LIMIT ${limit})`,
  );

/** Statement that sets `blank` in up to `limit` of a customer's rows that have other values. */
export function blankOwnRows(
  db: CustomerStore,
  { blank, ...table }: Table & { blank: Readonly<Record<string, string | null>> },
  customerId: number,
  limit: number,
): D1PreparedStatement {
  const columns = Object.entries(blank);
  const set = sql.join(
    columns.map(([column, value]) => sql`${sql.identifier(column)} = ${value}`),
    sql`, `,
  );
  const isFilled = sql.join(
    columns.map(([column, value]) => sql`${sql.identifier(column)} IS NOT ${value}`),
    sql` OR `,
  );
  return prepared(
    db,
    sql`UPDATE ${named(table)} SET ${set} WHERE (${keyOf(table)}) IN (
      SELECT ${keyOf(table)} FROM ${named(table)} WHERE ${isOwn(table, customerId)} AND (${isFilled}) LIMIT ${limit})`,
  );
}

/** Keys of all rows of a customer in a table, ascending, each as the JSON list of its columns. */
export async function ownRowKeys(db: CustomerStore, table: Table, customerId: number): Promise<string[]> {
  const query = sql`SELECT json_array(${keyOf(table)}) AS at FROM ${named(table)}
    WHERE ${isOwn(table, customerId)} ORDER BY ${keyOf(table)}`;
  const rows = await drizzle(db).all<{ at: string }>(query);
  return rows.map(({ at }) => at);
}

/** Those rows, whole, in the sequence of their keys. */
export function rowsByKeys(db: CustomerStore, table: Table, keys: readonly string[]) {
  const { key = ["rowid"] } = table;
  const columns = sql.join(
    key.map((_column, index) => sql`json_extract(value, ${`$[${index}]`})`),
    sql`, `,
  );
  return drizzle(db).all<Record<string, unknown>>(sql`SELECT * FROM ${named(table)}
    WHERE (${keyOf(table)}) IN (SELECT ${columns} FROM json_each(${`[${keys.join()}]`})) ORDER BY ${keyOf(table)}`);
}

/** Query for the keys of files in these columns of a customer's rows, as the whole value or inside JSON. */
export const filesNamedBy = (
  { files = [], ...table }: Table & Pick<PersonalTable, "files">,
  customerId: number,
): SQL[] =>
  files.map((column) => {
    // In a query of its own, because the columns of json_tree have common names.
    const said = sql`SELECT ${sql.identifier(column)} AS said FROM ${named(table)} WHERE ${isOwn(table, customerId)}`;
    return sql`SELECT substr(part.value, 8)
      FROM (${said}), json_tree(iif(json_valid(said), said, json_quote(said))) AS part
      WHERE part.type = 'text' AND part.value LIKE '/files/%'`;
  });
