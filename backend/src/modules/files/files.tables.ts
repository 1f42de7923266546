import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { EVIDENCE_STAGES } from "../../../../schema/rules/orders/evidence";

/**
 * Uploaded files; the bytes are in R2 under the same key. The row is stored first, so that a crash cannot
 * leave bytes without a row.
 */
export const files = sqliteTable(
  "files",
  {
    /** `<128-bit random>.<jpg|png|mp4|mp3|m4a|wav>`; the last segment of its URL. */
    key: text("key").primaryKey(),
    /** The customer who uploaded it; null for an upload of a master or staff (`orderEvidence`). */
    customerId: integer("customer_id"),
    contentType: text("content_type").notNull(),
    size: integer("size").notNull(),
    createdAt: integer("created_at").notNull(),
    /** The upload is not complete: readers do not see the file. */
    isPending: integer("is_pending", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("files_of_customer").on(table.customerId, table.createdAt),
    index("files_pending").on(table.createdAt).where(sql`is_pending = 1`),
  ],
);

/**
 * Uploads of masters and staff for a step of an order (decision 047). The row of `files` has the same key and
 * no owner; the customer of the order may see it. Times in ms UTC.
 */
export const orderEvidence = sqliteTable(
  "order_evidence",
  {
    key: text("key").primaryKey(),
    orderId: integer("order_id").notNull(),
    /** The customer of the order. */
    customerId: integer("customer_id").notNull(),
    /** The step for which it was uploaded; other steps cannot show it. */
    stage: text("stage", { enum: EVIDENCE_STAGES }).notNull(),
    /** `worker:<id>` or `operator`. */
    uploadedBy: text("uploaded_by").notNull(),
    /** Time and place of the picture as stated by the master; the stored file does not contain them. */
    takenAt: integer("taken_at"),
    lng: real("lng"),
    lat: real("lat"),
    area: text("area"),
    createdAt: integer("created_at").notNull(),
    /** The clean-up has found it in the history of its order, and does not check it again. */
    isShown: integer("is_shown", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("order_evidence_of_order").on(table.orderId, table.stage),
    index("order_evidence_to_check").on(table.createdAt).where(sql`is_shown = 0`),
  ],
);
