import { desc } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ADJUSTMENT_TYPES, type AdjustmentType } from "../../../../schema/rules/wallet/wallet-adjustment";

/**
 * Bookings of staff in wallets, with reason and request. Money in 分, negative when it was taken; times in ms
 * UTC. Rows are never deleted. A trigger ensures that each is reversed at most once.
 */
export const walletAdjustments = sqliteTable(
  "wallet_adjustments",
  {
    id: integer("id").primaryKey(),
    customerId: integer("customer_id").notNull(),
    type: text("type", { enum: ADJUSTMENT_TYPES as [AdjustmentType, ...AdjustmentType[]] }).notNull(),
    amount: integer("amount").notNull(),
    orderId: integer("order_id"),
    orderNo: text("order_no"),
    reason: text("reason").notNull(),
    requestId: text("request_id").notNull(),
    createdAt: integer("created_at").notNull(),
    takenBackAt: integer("taken_back_at"),
    takenBackReason: text("taken_back_reason"),
    takenBackRequestId: text("taken_back_request_id"),
  },
  (table) => [index("wallet_adjustments_of_customer").on(table.customerId, desc(table.createdAt))],
);
