import type { CustomerStore } from "../../shared/stores/stores";
import { type CustomerTable, DUMPED_TABLES } from "./dumped-tables";

/** Columns of every dumped table, in the sequence of the values of a row. */
export type DumpColumns = Readonly<Record<string, readonly string[]>>;

/** Rows that are read together. A customer with more rows is copied first. */
const ROWS = 500;

/** The columns of the tables as they are now. */
export async function readColumns(db: CustomerStore): Promise<DumpColumns> {
  const results = await db.batch<{ name: string }>(
    DUMPED_TABLES.map(({ table }) =>
      db.prepare("SELECT name FROM pragma_table_info(?) ORDER BY cid").bind(table),
    ),
  );
  return Object.fromEntries(
    DUMPED_TABLES.map(({ table }, index) => [table, results[index]?.results.map(({ name }) => name) ?? []]),
  );
}

/** Query for a customer's rows as lines: JSON of the table and the values. */
function linesOf({ table, ofCustomer }: CustomerTable, columns: DumpColumns): string {
  // The lines of an account are read in the order of their rowids.
  const order = table === "ledger_postings" ? " ORDER BY rowid" : "";
  return `SELECT json_array('${table}', json_array(${(columns[table] ?? []).join(", ")})) AS line
    FROM ${table} WHERE ${ofCustomer}${order}`;
}

async function isLarge(db: CustomerStore, customerId: number): Promise<boolean> {
  const counts = await db.batch<{ count: number }>(
    DUMPED_TABLES.map(({ table, ofCustomer }) =>
      db
        .prepare(
          `SELECT COUNT(*) AS count FROM (SELECT 1 FROM ${table} WHERE ${ofCustomer} LIMIT ${ROWS + 1})`,
        )
        .bind(customerId),
    ),
  );
  return counts.reduce((sum, { results }) => sum + (results[0]?.count ?? 0), 0) > ROWS;
}

/**
 * All rows of a customer as of one moment, some hundred at a time. Each line is JSON of the table and the
 * values. One transaction reads them. If there are many, it copies them inside the cell, and they are read
 * from the copy.
 *
 * @param dump the dump for which the copy is made
 */
export async function* customerLines(
  db: CustomerStore,
  { customerId, columns, dump }: { customerId: number; columns: DumpColumns; dump: string },
): AsyncGenerator<string[]> {
  const queries = DUMPED_TABLES.map((table) => linesOf(table, columns));
  if (!(await isLarge(db, customerId))) {
    const results = await db.batch<{ line: string }>(queries.map((sql) => db.prepare(sql).bind(customerId)));
    yield results.flatMap(({ results: rows }) => rows.map(({ line }) => line));
    return;
  }
  const forget = () => db.prepare("DELETE FROM cell_dump_rows WHERE dump = ?").bind(dump);
  await db.batch([
    // Deletes the copy of a run that died.
    forget(),
    ...queries.map((sql) =>
      db
        .prepare(`INSERT INTO cell_dump_rows (dump, line) SELECT ?2, line FROM (${sql})`)
        .bind(customerId, dump),
    ),
  ]);
  for (let after = 0; ; ) {
    const { results } = await db
      .prepare(`SELECT seq, line FROM cell_dump_rows WHERE seq > ? AND dump = ? ORDER BY seq LIMIT ${ROWS}`)
      .bind(after, dump)
      .all<{ seq: number; line: string }>();
    const last = results.at(-1);
    if (!last) break;
    yield results.map(({ line }) => line);
    after = last.seq;
  }
  await forget().run();
}
