import { env } from "cloudflare:workers";

/** One row whose `written` counts the rows that were inserted, changed or deleted since the file began. */
export const ROWS_WRITTEN = "SELECT total_changes() AS written";

/** That count: as long as it stays the same, the database is as it was. */
export const rowsWritten = (): Promise<unknown> => env.DB.prepare(ROWS_WRITTEN).first("written");
