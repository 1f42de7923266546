import { sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Digests of the migrations from which the database was made. `npm run codegen` writes them into the
 * migration.
 */
export const schemaDigests = sqliteTable("schema_digests", {
  migration: text("migration").primaryKey(),
  digest: text("digest").notNull(),
});
