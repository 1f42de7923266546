import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ApiScope } from "../../../../../schema/rules/account/api-keys";
import { customers } from "../customers.tables";

/**
 * Keys with which customers' programs send requests (decision 070). Only the SHA-256 of a secret is stored.
 */
export const apiKeys = sqliteTable(
  "api_keys",
  {
    id: integer("id").primaryKey(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id),
    /**
     * For a test key: the sandbox customer of its owner, for whom it works; null for a live key
     * (decision 082).
     */
    sandboxCustomerId: integer("sandbox_customer_id").references(() => customers.id),
    name: text("name").notNull(),
    keyHash: text("key_hash").notNull().unique(),
    /** The last four characters of the secret, so that people can tell keys apart. */
    tail: text("tail").notNull(),
    /** Hash of the secret before the last rotation, and the end of its validity, ms. */
    oldHash: text("old_hash").unique(),
    oldUntil: integer("old_until"),
    scopes: text("scopes", { mode: "json" }).$type<readonly ApiScope[]>().notNull(),
    /** Addresses and ranges that may use the key; empty for all. */
    addresses: text("addresses", { mode: "json" }).$type<readonly string[]>().notNull(),
    /** The most that the key may pay in a day, 分; null without the scope for payments. */
    dayLimit: integer("day_limit"),
    /** The amount that the key has paid on `paidDay`, 分. */
    paid: integer("paid").notNull().default(0),
    /** Day in Shanghai, counted from 1970-01-01. */
    paidDay: integer("paid_day").notNull().default(0),
    /** Points that were left at `pointsAt` (ms). Points are restored over time. */
    points: integer("points").notNull(),
    pointsAt: integer("points_at").notNull(),
    createdAt: integer("created_at").notNull(),
    lastUsedAt: integer("last_used_at"),
    lastUsedFrom: text("last_used_from"),
    /** Time from which both secrets are invalid, ms. */
    revokedAt: integer("revoked_at"),
  },
  (table) => [
    // Constraint that refuses a payment, see `key-payment.ts`.
    check("api_keys_within_day", sql`${table.paid} >= 0`),
    index("api_keys_of_customer").on(table.customerId),
    index("api_keys_by_revocation").on(table.revokedAt),
  ],
);
