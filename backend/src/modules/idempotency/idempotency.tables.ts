import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Answers to commands with a key, so that a repeated key gets the same answer (reliability.md R6). */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    customerId: integer("customer_id").notNull(),
    key: text("key").notNull(),
    command: text("command").notNull(),
    /** SHA-256 over the parameters; another hash under the same key is refused. */
    paramHash: text("param_hash").notNull(),
    /** JSON of `data`. */
    result: text("result").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.key] }),
    index("idempotency_keys_by_age").on(table.createdAt),
  ],
);
