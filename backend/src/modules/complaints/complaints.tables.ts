import { desc, sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { COMPLAINT_STATUSES, type ComplaintObject } from "../../../../schema/rules/feedback/complaint";

/**
 * Complaints (ENT-28). Times in ms UTC. A complaint ends once, by an answer or by withdrawal; a trigger
 * refuses all other changes.
 */
export const complaints = sqliteTable(
  "complaints",
  {
    id: integer("id").primaryKey(),
    orderId: integer("order_id").notNull(),
    orderNo: text("order_no").notNull(),
    customerId: integer("customer_id").notNull(),
    /** 0 the worker, 1 anything else (COMP-07). */
    object: integer("object").$type<ComplaintObject>().notNull(),
    /**
     * The master of the order when the complaint was made. A complaint about the worker is about this master.
     */
    workerId: integer("worker_id"),
    content: text("content").notNull(),
    /** JSON list of paths. */
    pictures: text("pictures", { mode: "json" }).$type<string[]>().notNull(),
    status: text("status", { enum: COMPLAINT_STATUSES }).notNull().default("UNTREATED"),
    /** The platform's answer; null before it, and after a withdrawal. */
    suggestion: text("suggestion"),
    createdAt: integer("created_at").notNull(),
    /** Time of the answer or the withdrawal. */
    endedAt: integer("ended_at"),
  },
  (table) => [
    index("complaints_of_customer").on(table.customerId, desc(table.createdAt), desc(table.id)),
    index("complaints_open").on(desc(table.id)).where(sql`status = 'UNTREATED'`),
    // One open complaint about one subject of an order.
    uniqueIndex("complaints_one_open").on(table.orderId, table.object).where(sql`status = 'UNTREATED'`),
    check("complaints_object", sql`${table.object} IN (0, 1)`),
  ],
);
