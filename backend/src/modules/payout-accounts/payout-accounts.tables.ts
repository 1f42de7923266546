import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PAYOUT_WAYS } from "../../../../schema/rules/wallet/withdrawal";

/** Accounts to which a customer's money is paid out, one of each way (SAFE-03, SAFE-04). */
export const payoutAccounts = sqliteTable(
  "payout_accounts",
  {
    customerId: integer("customer_id").notNull(),
    payWay: text("pay_way", { enum: PAYOUT_WAYS }).notNull(),
    /** ALIPAY: the login name. WECHAT: the openid. BANK: the account number. */
    account: text("account").notNull(),
    /** WECHAT's nickname; ALIPAY's account again; BANK's bank and branch with the end of the number. */
    accountName: text("account_name").notNull(),
    /** BANK: the company. WECHAT's is given with each withdrawal. */
    realName: text("real_name"),
    boundAt: integer("bound_at").notNull(),
    /** Whether the customer had bound nothing before. */
    isFirst: integer("is_first", { mode: "boolean" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.payWay] })],
);

/**
 * QR codes of WeChat that were not scanned yet. Only the hash of their text is stored. Each can be used once.
 */
export const wechatBindings = sqliteTable(
  "wechat_bindings",
  {
    stateHash: text("state_hash").primaryKey(),
    customerId: integer("customer_id").notNull(),
    expiresAt: integer("expires_at").notNull(),
    usedAt: integer("used_at"),
    /** The browser that asked for it, for the account activity. */
    device: text("device"),
    place: text("place"),
  },
  (table) => [index("wechat_bindings_by_expiry").on(table.expiresAt)],
);
