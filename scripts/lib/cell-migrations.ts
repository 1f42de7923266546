import { ownerOfTable } from "../../backend/src/shared/stores/table-owners";
import { tablesIn } from "../../backend/src/shared/stores/tables-in";
import { readMigrations } from "./migrations";

/** The table that a statement of a migration makes, changes or stands beside. */
const ABOUT =
  /^\s*(?:CREATE TABLE(?: IF NOT EXISTS)?|CREATE (?:UNIQUE )?INDEX \S+ ON|CREATE TRIGGER [\s\S]*?\bON|ALTER TABLE|DROP TABLE(?: IF EXISTS)?|INSERT INTO) [`"]?(\w+)/i;

/**
 * The migrations of the cells: of each file the statements about tables that the directory does not own.
 *
 * @throws Error for a statement whose table cannot be read
 */
export function cellMigrations() {
  return readMigrations().map(({ name, statements }) => ({
    name,
    statements: statements
      .map((statement) => statement.replace(/^\s*--.*$/gm, "").trim())
      .filter((statement) => {
        const table = ABOUT.exec(statement)?.[1] ?? tablesIn(statement)[0];
        if (table === undefined) throw new Error(`${name}: no table in ${statement}`);
        return ownerOfTable(table) !== "directory";
      }),
  }));
}
