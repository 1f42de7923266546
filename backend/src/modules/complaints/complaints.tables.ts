import { desc, sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { COMPLAINT_STATUSES, type ComplaintObject } from "../../../../schema/rules/feedback/complaint";

/** Complaints (ENT-28). Times in ms UTC. Each ends once, answered or taken back; a trigger refuses every other change. */
export const complaints = sqliteTable(
  "complaints",
  {
    id: integer("id").primaryKey(),
    orderId: integer("order_id").notNull(),
    orderNo: text("order_no").notNull(),
    customerId: integer("customer_id").notNull(),
    /** 0 the worker, 1 anything else (COMP-07). */
    object: integer("object").$type<ComplaintObject>().notNull(),
    /** The master at the time, whom a complaint about the worker means. */
    workerId: integer("worker_id"),
    content: text("content").notNull(),
    /** JSON list of paths. */
    pictures: text("pictures", { mode: "json" }).$type<string[]>().notNull(),
    status: text("status", { enum: COMPLAINT_STATUSES }).notNull().default("UNTREATED"),
    /** What the platform answered; null before, and without an answer. */
    suggestion: text("suggestion"),
    createdAt: integer("created_at").notNull(),
    /** When it was answered or taken back. */
    endedAt: integer("ended_at"),
  },
  (table) => [
    index("complaints_of_customer").on(table.customerId, desc(table.createdAt), desc(table.id)),
    index("complaints_open").on(desc(table.id)).where(sql`status = 'UNTREATED'`),
    // One at a time about one thing of an order.
    uniqueIndex("complaints_one_open").on(table.orderId, table.object).where(sql`status = 'UNTREATED'`),
    check("complaints_object", sql`${table.object} IN (0, 1)`),
  ],
);
