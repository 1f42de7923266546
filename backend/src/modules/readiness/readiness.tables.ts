import { sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What the database was made from: the digest of each migration's text. `npm run codegen` writes it into the migration. */
export const schemaDigests = sqliteTable("schema_digests", {
  migration: text("migration").primaryKey(),
  digest: text("digest").notNull(),
});
