import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * The customer of each phone, in the platform's directory. It makes phones unique (decision 063). A line
 * counts only while the customer's own row has this phone.
 */
export const phones = sqliteTable(
  "phones",
  {
    phone: text("phone").primaryKey(),
    customerId: integer("customer_id").notNull(),
    /** ms; grows with every claim, so that a release deletes only the claim that it has read. */
    claimedAt: integer("claimed_at").notNull(),
  },
  (table) => [index("phones_by_customer").on(table.customerId)],
);

/**
 * An unfinished change of a customer's phone. It names the phone that the directory may lead to the customer
 * without need: the new phone until the change is made, the old phone afterwards (decision 063).
 */
export const phoneChanges = sqliteTable(
  "phone_changes",
  {
    customerId: integer("customer_id").primaryKey(),
    phone: text("phone").notNull(),
    /** Token with which the change can be made; null when it was made or given up. */
    token: text("token"),
    isMade: integer("is_made", { mode: "boolean" }).notNull().default(false),
    startedAt: integer("started_at").notNull(),
  },
  (table) => [index("phone_changes_by_age").on(table.startedAt)],
);
