import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Transfers as the sandbox's providers know them: what a real provider holds on its side. Empty in production. */
export const sandboxTransfers = sqliteTable(
  "sandbox_transfers",
  {
    outBizNo: text("out_biz_no").primaryKey(),
    provider: text("provider", { enum: ["ALIPAY", "WECHAT"] }).notNull(),
    transferNo: text("transfer_no").notNull(),
    account: text("account").notNull(),
    realName: text("real_name").notNull(),
    amount: integer("amount").notNull(),
    status: text("status", { enum: ["PROCESSING", "PAID", "FAILED", "LAPSED"] }).notNull(),
    createdAt: integer("created_at").notNull(),
    endedAt: integer("ended_at"),
  },
  (table) => [index("sandbox_transfers_by_age").on(table.createdAt)],
);
