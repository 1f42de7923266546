import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/**
 * SMS codes. `purpose` is `login` for visitors and `account:<customer id>` for signed-in customers, so that a code
 * never opens another door (security.md S16).
 */
export const smsCodes = sqliteTable(
  "sms_codes",
  {
    id: integer("id").primaryKey(),
    phone: text("phone").notNull(),
    purpose: text("purpose").notNull(),
    codeHash: text("code_hash").notNull(),
    attempts: integer("attempts").notNull().default(0),
    usedAt: integer("used_at"),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    /** Of the request that it was made for; null in rows from before requests had ids. */
    requestHash: text("request_hash"),
    /** When the provider took the message; null while it has not answered, and for ever when that never comes. */
    acceptedAt: integer("accepted_at"),
  },
  (table) => [
    uniqueIndex("sms_codes_of_request").on(table.requestHash),
    index("sms_codes_newest").on(table.phone, table.purpose, table.createdAt),
    index("sms_codes_by_age").on(table.createdAt),
    // What refuses a batch whose code is good no more, see `spendCode`.
    check("sms_codes_good", sql`${table.usedAt} > 0`),
  ],
);
