import { DurableObject } from "cloudflare:workers";
import type { CopiedTable, ScratchResult } from "../../../scripts/lib/stores/read-over-stores";

/** A value of SQLite has 2 MB at most. */
const ROWS_AT_ONCE = 500;

/**
 * A database in which a test reads what lies in several stores together: numbers over all customers, and rows of
 * customers beside those of the directory. It keeps the copies that it was given. The product has nothing like it.
 */
export class ScratchDatabase extends DurableObject {
  /** @param tables copies that take the place of older ones */
  async read(
    tables: readonly CopiedTable[],
    sql: string,
    values: readonly SqlStorageValue[],
  ): Promise<ScratchResult> {
    const { storage } = this.ctx;
    return storage.transactionSync(() => {
      for (const { name, columns, rows } of tables) {
        storage.sql.exec(`DROP TABLE IF EXISTS "${name}"`);
        storage.sql.exec(`CREATE TABLE "${name}" (${columns.map((column) => `"${column}"`).join(", ")})`);
        const picked = columns.map((_, index) => `value ->> ${index}`).join(", ");
        const insert = `INSERT INTO "${name}" SELECT ${picked} FROM json_each(?)`;
        for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
          storage.sql.exec(insert, JSON.stringify(rows.slice(at, at + ROWS_AT_ONCE)));
      }
      const cursor = storage.sql.exec(sql, ...values);
      return { rows: [...cursor.raw<SqlStorageValue[]>()], columns: cursor.columnNames };
    });
  }
}
