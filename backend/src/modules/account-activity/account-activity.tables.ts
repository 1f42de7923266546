import { desc } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { z } from "zod";
import type { activityKind } from "../../../../schema/rest/account/account-security";
import { customers } from "../customers/customers.tables";

/** Kinds of account activity (ux.md U50). */
export type ActivityKind = z.infer<typeof activityKind>;

/** Account activity, which the customer can read. Each row is written in the same batch as the action. */
export const accountActivity = sqliteTable(
  "account_activity",
  {
    id: integer("id").primaryKey(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id),
    kind: text("kind").$type<ActivityKind>().notNull(),
    at: integer("at").notNull(),
    /** Words for the customer, e.g. 订单 120 条; never a secret, and phones masked. */
    detail: text("detail"),
    /** Words for the browser, e.g. Windows 电脑 · Chrome; null when it did not say. */
    device: text("device"),
    /** ISO 3166 code of where its network is, e.g. CN-ZJ; null when unknown. */
    place: text("place"),
  },
  (table) => [
    index("account_activity_of_customer").on(table.customerId, desc(table.at), desc(table.id)),
    index("account_activity_by_age").on(table.at),
  ],
);
