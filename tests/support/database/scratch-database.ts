import { DurableObject } from "cloudflare:workers";
import type { CopiedTable, ScratchResult } from "../../../scripts/lib/stores/every-store";

/**
 * An empty database in which a test reads what lies in several stores together: counts over all customers, and rows of
 * customers beside those of the directory. The product has nothing like it.
 */
export class ScratchDatabase extends DurableObject {
  async read(
    tables: readonly CopiedTable[],
    sql: string,
    values: readonly SqlStorageValue[],
  ): Promise<ScratchResult> {
    const { storage } = this.ctx;
    return storage.transactionSync(() => {
      for (const { name, columns, rows } of tables) {
        storage.sql.exec(`CREATE TABLE "${name}" (${columns.map((column) => `"${column}"`).join(", ")})`);
        const picked = columns.map((_, index) => `value ->> ${index}`).join(", ");
        storage.sql.exec(`INSERT INTO "${name}" SELECT ${picked} FROM json_each(?)`, JSON.stringify(rows));
      }
      const cursor = storage.sql.exec(sql, ...values);
      const result = { rows: [...cursor.raw<SqlStorageValue[]>()], columns: cursor.columnNames };
      for (const { name } of tables) storage.sql.exec(`DROP TABLE "${name}"`);
      return result;
    });
  }
}
