import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Trades as the sandbox's payment providers know them: what a real provider holds on its side. Empty in production. */
export const sandboxTrades = sqliteTable(
  "sandbox_trades",
  {
    outTradeNo: text("out_trade_no").primaryKey(),
    provider: text("provider", { enum: ["ALIPAY", "WECHAT"] }).notNull(),
    transactionId: text("transaction_id").notNull(),
    subject: text("subject").notNull(),
    amount: integer("amount").notNull(),
    status: text("status", { enum: ["OPEN", "PAID", "CLOSED"] }).notNull(),
    /** Where the payer goes afterwards. */
    returnUrl: text("return_url").notNull(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    paidAt: integer("paid_at"),
  },
  (table) => [index("sandbox_trades_by_age").on(table.createdAt)],
);

/** Refunds that the sandbox's providers have made. */
export const sandboxRefunds = sqliteTable("sandbox_refunds", {
  outRefundNo: text("out_refund_no").primaryKey(),
  outTradeNo: text("out_trade_no").notNull(),
  amount: integer("amount").notNull(),
  createdAt: integer("created_at").notNull(),
});

/** Key pairs of the sandbox's providers and of the merchant towards them, made at first use: none is in the code. */
export const sandboxPayKeys = sqliteTable("sandbox_pay_keys", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});

/**
 * How the sandbox's providers treat transfers to an account; the empty one stands for every other. Refunds of a trade are
 * treated as its number says, which stands in the place of the account.
 */
export const sandboxPayoutMoods = sqliteTable("sandbox_payout_moods", {
  account: text("account").primaryKey(),
  mood: text("mood", { enum: ["PAY", "REFUSE", "DELAY", "LOSE_ANSWER"] }).notNull(),
});
