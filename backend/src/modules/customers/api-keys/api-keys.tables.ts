import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ApiScope } from "../../../../../schema/rules/account/api-keys";
import { customers } from "../customers.tables";

/** Keys with which programs of a customer call (decision 070). Only the SHA-256 of a secret is stored. */
export const apiKeys = sqliteTable(
  "api_keys",
  {
    id: integer("id").primaryKey(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id),
    /** Of a test key: the customer of the owner's sandbox, for whom it works; null of a live one (decision 082). */
    sandboxCustomerId: integer("sandbox_customer_id").references(() => customers.id),
    name: text("name").notNull(),
    keyHash: text("key_hash").notNull().unique(),
    /** The last four characters of the secret, by which people tell keys apart. */
    tail: text("tail").notNull(),
    /** The secret before the last change of it, and until when it works as well, ms. */
    oldHash: text("old_hash").unique(),
    oldUntil: integer("old_until"),
    scopes: text("scopes", { mode: "json" }).$type<readonly ApiScope[]>().notNull(),
    /** Addresses and ranges that may use it; empty for all. */
    addresses: text("addresses", { mode: "json" }).$type<readonly string[]>().notNull(),
    /** What it may pay in a day, 分; null without the scope for it. */
    dayLimit: integer("day_limit"),
    /** What it has paid on `paidDay`, 分. */
    paid: integer("paid").notNull().default(0),
    /** Day in Shanghai, from 1970-01-01. */
    paidDay: integer("paid_day").notNull().default(0),
    /** What was left of its cost at `pointsAt` (ms); it fills again since. */
    points: integer("points").notNull(),
    pointsAt: integer("points_at").notNull(),
    createdAt: integer("created_at").notNull(),
    lastUsedAt: integer("last_used_at"),
    lastUsedFrom: text("last_used_from"),
    /** Both secrets are dead from then on, ms. */
    revokedAt: integer("revoked_at"),
  },
  (table) => [
    // What refuses a payment, see `key-payment.ts`.
    check("api_keys_within_day", sql`${table.paid} >= 0`),
    index("api_keys_of_customer").on(table.customerId),
    index("api_keys_by_revocation").on(table.revokedAt),
  ],
);
