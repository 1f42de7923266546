import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Customers (ENT-23). The phone is the username. The directory ensures that it is unique (`phones`). */
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
    /**
     * Wrong payment passwords since the last right one; all places that ask for it share this counter
     * (security.md S18).
     */
    payPasswordFailures: integer("pay_password_failures").notNull().default(0),
    payPasswordLockedUntil: integer("pay_password_locked_until"),
    /** The password does not follow the present rules and has been used for its last payment (C-13). */
    payPasswordOutdated: integer("pay_password_outdated", { mode: "boolean" }).notNull().default(false),
    /** The most that one payment without a password may cost, 分; null when it is off (decision 038). */
    smallPaymentLimit: integer("small_payment_limit"),
    /**
     * Sum of payments without a password on `smallPaymentDay`, 分. Turning it off and on does not reset it.
     */
    smallPaymentUsed: integer("small_payment_used").notNull().default(0),
    /** Day in Shanghai, counted from 1970-01-01. */
    smallPaymentDay: integer("small_payment_day").notNull().default(0),
    /** Time at which the customer ended the guide through the first order; null before (ux.md U54). */
    firstStepsEndedAt: integer("first_steps_ended_at"),
    /**
     * The owner of a sandbox customer. Each account has at most one. It has no phone, so signing in as it is
     * impossible (decision 082).
     */
    sandboxOf: integer("sandbox_of").unique(),
    /** Time at which the platform blocked the account: all calls then answer 7002. */
    blockedAt: integer("blocked_at"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    // Constraints that refuse a batch, see `small-payment.ts`.
    check("customers_small_payment_limit", sql`${table.smallPaymentLimit} > 0`),
    check("customers_small_payment_covered", sql`${table.smallPaymentUsed} >= 0`),
  ],
);

/** Sessions: only the SHA-256 of a token is stored, so a leaked table opens nothing. */
export const sessions = sqliteTable(
  "sessions",
  {
    /**
     * Hash of a browser's token. For an app: of the session's name in its tokens, which stays when the tokens
     * change.
     */
    tokenHash: text("token_hash").primaryKey(),
    /** Id with which the customer names the session. */
    id: integer("id").notNull().unique(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    /**
     * The browser that signed in, as text, and the ISO 3166 code of its place; null when unknown (ux.md U50).
     */
    device: text("device"),
    place: text("place"),
    /**
     * For an app: hash of its access token, and the end of its validity, ms; null for browsers
     * (decision 081).
     */
    accessHash: text("access_hash"),
    accessUntil: integer("access_until"),
    /** For an app: hash of its refresh token. */
    refreshHash: text("refresh_hash"),
    /**
     * Hash of the refresh token before it, and the time until which it works once more, ms; null after that
     * use.
     */
    formerRefreshHash: text("former_refresh_hash"),
    formerUntil: integer("former_until"),
  },
  (table) => [
    index("sessions_by_customer").on(table.customerId),
    index("sessions_by_expiry").on(table.expiresAt),
  ],
);
