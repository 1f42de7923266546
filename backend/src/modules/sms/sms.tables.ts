import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

const code = {
  id: integer("id").primaryKey(),
  phone: text("phone").notNull(),
  codeHash: text("code_hash").notNull(),
  attempts: integer("attempts").notNull().default(0),
  usedAt: integer("used_at"),
  createdAt: integer("created_at").notNull(),
  expiresAt: integer("expires_at").notNull(),
};

/**
 * Codes for signing in and registering; in the directory. They cannot be used for anything else
 * (security.md S16).
 */
export const smsCodes = sqliteTable("sms_codes", code, (table) => [
  index("sms_codes_newest").on(table.phone, table.createdAt),
  index("sms_codes_by_age").on(table.createdAt),
]);

/**
 * Codes that allow a customer a change, each sent to a phone that the customer has named; in the customer's
 * store.
 */
export const accountCodes = sqliteTable(
  "account_codes",
  { ...code, customerId: integer("customer_id").notNull() },
  (table) => [
    index("account_codes_newest").on(table.customerId, table.phone, table.createdAt),
    index("account_codes_by_age").on(table.createdAt),
    // Constraint that refuses a batch whose code is no longer valid, see `spendCode`.
    check("account_codes_good", sql`${table.usedAt} > 0`),
  ],
);

/**
 * Codes of either kind that were sent to a phone, or may have been. The limits of the phone are counted by
 * them, and a repeated request is recognised. In the directory.
 */
export const smsSends = sqliteTable(
  "sms_sends",
  {
    /** Hash of the id of the request. */
    requestHash: text("request_hash").primaryKey(),
    phone: text("phone").notNull(),
    /** `login`, or `account:<customer id>`, followed by `/other` for a phone that is not the customer's own. */
    purpose: text("purpose").notNull(),
    createdAt: integer("created_at").notNull(),
    /**
     * Time at which the provider accepted the message; null until then, and for ever when its answer never
     * comes.
     */
    acceptedAt: integer("accepted_at"),
  },
  (table) => [
    index("sms_sends_of_phone").on(table.phone, table.createdAt),
    index("sms_sends_by_age").on(table.createdAt),
  ],
);
