import { desc, sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ARBITRATION_STATES, REFUND_STATUSES } from "../../../../schema/rules/refunds/refund-status";

/**
 * Refunds and their arbitration (ENT-14). Money in 分, times in ms UTC. Their history is the one of their
 * order: every change is a step of the order, and `seq` is the last one. A trigger refuses a change without a
 * step.
 */
export const refunds = sqliteTable(
  "refunds",
  {
    id: integer("id").primaryKey(),
    refundNo: text("refund_no").notNull().unique(),
    orderId: integer("order_id").notNull(),
    orderNo: text("order_no").notNull(),
    customerId: integer("customer_id").notNull(),
    status: text("status", { enum: REFUND_STATUSES }).notNull(),
    seq: integer("seq").notNull(),

    /** The subsidy that the master keeps. The requested amount is the order's total without it. */
    allowance: integer("allowance").notNull(),
    applyAmount: integer("apply_amount").notNull(),
    reason: text("reason").notNull(),
    description: text("description").notNull(),
    imgs: text("imgs", { mode: "json" }).$type<string[]>().notNull(),
    contactName: text("contact_name").notNull(),
    contactPhone: text("contact_phone").notNull(),
    /** The master who reviews it; null where the platform does. */
    reviewerId: integer("reviewer_id"),
    refuseContent: text("refuse_content"),
    handledAt: integer("handled_at"),

    arbitrationNo: text("arbitration_no").unique(),
    arbitrationState: text("arbitration_state", { enum: ARBITRATION_STATES }),
    arbitrationAllowance: integer("arbitration_allowance"),
    arbitrationApplyAmount: integer("arbitration_apply_amount"),
    arbitrationContent: text("arbitration_content"),
    arbitrationImgs: text("arbitration_imgs", { mode: "json" }).$type<string[]>(),
    arbitrationAppliedAt: integer("arbitration_applied_at"),
    arbitrationHandledAt: integer("arbitration_handled_at"),
    arbitrationResult: text("arbitration_result"),

    /** The amounts for the customer and for the master; null until they are agreed. */
    refundAmount: integer("refund_amount"),
    paidAllowance: integer("paid_allowance"),
    /** Time at which the money was back. */
    succeededAt: integer("succeeded_at"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    // One open refund at a time, and one successful refund (REFUND-05).
    uniqueIndex("refunds_one_per_order").on(table.orderId).where(sql`${table.status} <> 'CANCEL'`),
    index("refunds_of_customer").on(table.customerId, desc(table.createdAt), desc(table.id)),
    check("refunds_within_payment", sql`${table.allowance} >= 0 AND ${table.applyAmount} > 0`),
  ],
);
