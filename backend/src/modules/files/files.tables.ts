import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { EVIDENCE_STAGES } from "../../../../schema/rules/orders/evidence";

/**
 * Uploaded files; the bytes are in R2 under the same key. The row comes first, so that no crash can leave bytes behind
 * without a row.
 */
export const files = sqliteTable(
  "files",
  {
    /** `<128-bit random>.<jpg|png|mp4|mp3|m4a|wav>`; the last segment of its URL. */
    key: text("key").primaryKey(),
    /** The customer who uploaded it; null for what a master or staff did (`orderEvidence`). */
    customerId: integer("customer_id"),
    contentType: text("content_type").notNull(),
    size: integer("size").notNull(),
    createdAt: integer("created_at").notNull(),
    /** The bytes are still on their way, or never arrived: to everybody else there is no such file. */
    isPending: integer("is_pending", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("files_of_customer").on(table.customerId, table.createdAt),
    index("files_pending").on(table.createdAt).where(sql`is_pending = 1`),
  ],
);

/**
 * What masters and staff uploaded for a step of an order (decision 047). The row of `files` has the same key and no
 * owner; the order's customer is who sees it. Times in ms UTC.
 */
export const orderEvidence = sqliteTable(
  "order_evidence",
  {
    key: text("key").primaryKey(),
    orderId: integer("order_id").notNull(),
    /** The order's customer, for whom it is. */
    customerId: integer("customer_id").notNull(),
    /** The step for which it was uploaded; it can be shown with no other. */
    stage: text("stage", { enum: EVIDENCE_STAGES }).notNull(),
    /** `worker:<id>` or `operator`. */
    uploadedBy: text("uploaded_by").notNull(),
    /** When and where it was taken, as the master says; the file itself tells nothing of it any more. */
    takenAt: integer("taken_at"),
    lng: real("lng"),
    lat: real("lat"),
    area: text("area"),
    createdAt: integer("created_at").notNull(),
    /** The clean-up has found it in the history of its order, and looks no further. */
    isShown: integer("is_shown", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("order_evidence_of_order").on(table.orderId, table.stage),
    index("order_evidence_to_check").on(table.createdAt).where(sql`is_shown = 0`),
  ],
);
