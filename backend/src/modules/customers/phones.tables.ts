import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Which customer a phone leads to, in the platform's directory: what makes a phone unique (decision 063). A line counts
 * only while the customer's own row has this phone, too.
 */
export const phones = sqliteTable(
  "phones",
  {
    phone: text("phone").primaryKey(),
    customerId: integer("customer_id").notNull(),
    /** ms; grows with every claim, so that a release takes away only the claim that it has seen. */
    claimedAt: integer("claimed_at").notNull(),
  },
  (table) => [index("phones_by_customer").on(table.customerId)],
);

/**
 * A change of a customer's phone that is not over: which phone the directory may still lead from without need. It is
 * the new phone until the change is made, the old one from then on (decision 063).
 */
export const phoneChanges = sqliteTable(
  "phone_changes",
  {
    customerId: integer("customer_id").primaryKey(),
    phone: text("phone").notNull(),
    /** By which the change that is under way may be made; null when it is made, or may be made no more. */
    token: text("token"),
    isMade: integer("is_made", { mode: "boolean" }).notNull().default(false),
    startedAt: integer("started_at").notNull(),
  },
  (table) => [index("phone_changes_by_age").on(table.startedAt)],
);
