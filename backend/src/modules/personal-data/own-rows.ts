import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import { statement } from "../../shared/commit";
import { isOwn, type PersonalTable } from "./personal-table";

type Table = Pick<PersonalTable, "table" | "owner">;

const named = ({ table }: Table) => sql.identifier(table);

const dialect = new SQLiteAsyncDialect();
const prepared = (db: D1Database, query: SQL) => statement(db, { toSQL: () => dialect.sqlToQuery(query) });

/** Statement that deletes up to `limit` of a customer's rows, or all of them. */
export const deleteOwnRows = (
  db: D1Database,
  table: Table,
  customerId: number,
  limit?: number,
): D1PreparedStatement =>
  prepared(
    db,
    limit === undefined
      ? sql`DELETE FROM ${named(table)} WHERE ${isOwn(table, customerId)}`
      : sql`DELETE FROM ${named(table)} WHERE rowid IN (
          SELECT rowid FROM ${named(table)} WHERE ${isOwn(table, customerId)} LIMIT ${limit})`,
  );

/** Statement that puts `blank` into up to `limit` of a customer's rows that have something else. */
export function blankOwnRows(
  db: D1Database,
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
    sql`UPDATE ${named(table)} SET ${set} WHERE rowid IN (
      SELECT rowid FROM ${named(table)} WHERE ${isOwn(table, customerId)} AND (${isFilled}) LIMIT ${limit})`,
  );
}

/** Row ids of everything that a customer has in a table, ascending. */
export async function ownRowIds(db: D1Database, table: Table, customerId: number): Promise<number[]> {
  const query = sql`SELECT rowid AS at FROM ${named(table)} WHERE ${isOwn(table, customerId)}`;
  const rows = await drizzle(db).all<{ at: number }>(query);
  return rows.map(({ at }) => at).sort((a, b) => a - b);
}

/** Those rows, whole, in the sequence of their row ids. */
export const rowsByIds = (db: D1Database, table: Table, ids: readonly number[]) =>
  drizzle(db).all<Record<string, unknown>>(sql`SELECT * FROM ${named(table)}
    WHERE rowid IN (SELECT value FROM json_each(${JSON.stringify(ids)})) ORDER BY rowid`);

/** Query for the keys of files that a customer's rows name in these columns, alone or anywhere within JSON. */
export const filesNamedBy = (
  { files = [], ...table }: Table & Pick<PersonalTable, "files">,
  customerId: number,
): SQL[] =>
  files.map((column) => {
    // Within a query of its own, because the columns of json_tree have common names.
    const said = sql`SELECT ${sql.identifier(column)} AS said FROM ${named(table)} WHERE ${isOwn(table, customerId)}`;
    return sql`SELECT substr(part.value, 8)
      FROM (${said}), json_tree(iif(json_valid(said), said, json_quote(said))) AS part
      WHERE part.type = 'text' AND part.value LIKE '/files/%'`;
  });
