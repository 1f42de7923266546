import { desc } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ABNORMAL_SOURCES, MERCHANT_STATUSES } from "../../../../schema/rules/abnormal/abnormal";

/** Exceptions of orders (DETAIL-10), reported by masters and by customers. Times in ms UTC. */
export const abnormalRecords = sqliteTable(
  "abnormal_records",
  {
    id: integer("id").primaryKey(),
    orderId: integer("order_id").notNull(),
    customerId: integer("customer_id").notNull(),
    source: text("source", { enum: ABNORMAL_SOURCES }).notNull(),
    sourceName: text("source_name").notNull(),
    sourcePhone: text("source_phone"),
    sourceWorkerId: integer("source_worker_id"),
    abnormalType: text("abnormal_type").notNull(),
    description: text("description").notNull(),
    /** Pictures, videos and recordings, JSON list of paths. */
    media: text("media", { mode: "json" }).$type<string[]>().notNull(),
    /** The goods that it is about, JSON list of ids; empty for the whole order. */
    itemIds: text("item_ids", { mode: "json" }).$type<number[]>().notNull(),
    /** 1 to 3 (ENUM-18); null when not stated. */
    packageState: integer("package_state"),
    merchantStatus: text("merchant_status", { enum: MERCHANT_STATUSES }).notNull().default("NOT_FOLLOW_UP"),
    createdAt: integer("created_at").notNull(),
    /** `solvedAt` of the order when its solution ended this exception; null while none has. */
    solvedAt: integer("solved_at"),
  },
  (table) => [
    index("abnormal_records_of_order").on(table.orderId, desc(table.createdAt)),
    index("abnormal_records_of_customer").on(table.customerId, desc(table.createdAt)),
    index("abnormal_records_by_status").on(table.customerId, table.merchantStatus, desc(table.createdAt)),
  ],
);

/** What the customer did about an exception, oldest first. */
export const abnormalFollowUps = sqliteTable(
  "abnormal_follow_ups",
  {
    id: integer("id").primaryKey(),
    abnormalId: integer("abnormal_id").notNull(),
    status: text("status", { enum: MERCHANT_STATUSES }).notNull(),
    content: text("content").notNull(),
    /** Pictures, JSON list of paths. */
    images: text("images", { mode: "json" }).$type<string[]>().notNull(),
    /** What was paid with it, 分; null for nothing. */
    additionalFee: integer("additional_fee"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("abnormal_follow_ups_of_record").on(table.abnormalId, table.createdAt)],
);
