import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Customers (ENT-23). The phone is the username; that no two have the same is the directory's to say (`phones`). */
export const customers = sqliteTable(
  "customers",
  {
    id: integer("id").primaryKey(),
    phone: text("phone").notNull(),
    nickname: text("nickname").notNull(),
    avatar: text("avatar"),
    email: text("email"),
    gender: integer("gender").$type<1 | 2>(),
    areaCode: text("area_code"),
    address: text("address"),
    referralCode: text("referral_code"),
    /** scrypt over the payment password with a per-customer salt and the platform's pepper; null until one is set. */
    payPasswordHash: text("pay_password_hash"),
    /** Wrong payment passwords since the last right one; one counter for every place that asks (security.md S18). */
    payPasswordFailures: integer("pay_password_failures").notNull().default(0),
    payPasswordLockedUntil: integer("pay_password_locked_until"),
    /** It is older than what a new one must be, and has paid its last time (C-13). */
    payPasswordOutdated: integer("pay_password_outdated", { mode: "boolean" }).notNull().default(false),
    /** What one payment without a password may cost, 分; null while that is off (decision 038). */
    smallPaymentLimit: integer("small_payment_limit"),
    /** What was paid so on `smallPaymentDay`, 分. Turning it off and on again does not reset it. */
    smallPaymentUsed: integer("small_payment_used").notNull().default(0),
    /** Day in Shanghai, from 1970-01-01. */
    smallPaymentDay: integer("small_payment_day").notNull().default(0),
    /** When the customer wanted to see the guide through the first order no more; null before (ux.md U54). */
    firstStepsEndedAt: integer("first_steps_ended_at"),
    /** Of a sandbox customer: whose it is. One for each account, without a phone that could sign in (decision 082). */
    sandboxOf: integer("sandbox_of").unique(),
    /** Set when the platform blocks the account: every call then answers 7002. */
    blockedAt: integer("blocked_at"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    // What refuses a batch, see `small-payment.ts`.
    check("customers_small_payment_limit", sql`${table.smallPaymentLimit} > 0`),
    check("customers_small_payment_covered", sql`${table.smallPaymentUsed} >= 0`),
  ],
);

/** Sessions: only the SHA-256 of a token is stored, so a leaked table opens nothing. */
export const sessions = sqliteTable(
  "sessions",
  {
    /** Of a browser's token. Of an app: of what names the session in its tokens, which stays when they change. */
    tokenHash: text("token_hash").primaryKey(),
    /** By which its owner names it. */
    id: integer("id").notNull().unique(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    /** Words for the browser that signed in, and the ISO 3166 code of its place; null when unknown (ux.md U50). */
    device: text("device"),
    place: text("place"),
    /** Of an app's access token, and until when it works, ms; null for browsers (decision 081). */
    accessHash: text("access_hash"),
    accessUntil: integer("access_until"),
    /** Of an app's refresh token. */
    refreshHash: text("refresh_hash"),
    /** Of the refresh token before it, and until when it works once more, ms; null once it has. */
    formerRefreshHash: text("former_refresh_hash"),
    formerUntil: integer("former_until"),
  },
  (table) => [
    index("sessions_by_customer").on(table.customerId),
    index("sessions_by_expiry").on(table.expiresAt),
  ],
);
