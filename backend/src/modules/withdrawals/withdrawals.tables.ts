import { desc, sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PAYOUT_WAYS } from "../../../../schema/rules/wallet/withdrawal";

/**
 * Withdrawals (decision 041). Money in 分, times in ms UTC. A trigger ensures that the stage only moves
 * forward: REVIEW → APPROVED → SENT → PAID or FAILED, and REVIEW → REFUSED. From REVIEW to SENT its money is
 * in the account `payout:<customer>`.
 */
export const withdrawals = sqliteTable(
  "withdrawals",
  {
    id: integer("id").primaryKey(),
    customerId: integer("customer_id").notNull(),
    /** Our number at the provider, so that sending it again does no harm. */
    outBizNo: text("out_biz_no").notNull().unique(),
    payWay: text("pay_way", { enum: PAYOUT_WAYS }).notNull(),
    /** The payout account at the time of the request (`payout_accounts`), and its shown form. */
    account: text("account").notNull(),
    accountName: text("account_name").notNull(),
    realName: text("real_name").notNull(),
    amount: integer("amount").notNull(),
    /** The amount that arrives; the rest is the fee. */
    actual: integer("actual").notNull(),
    stage: text("stage", { enum: ["REVIEW", "APPROVED", "SENT", "PAID", "REFUSED", "FAILED"] }).notNull(),
    /** `auto` below the limit, or the staff member who has decided. */
    reviewedBy: text("reviewed_by"),
    reviewedAt: integer("reviewed_at"),
    /** Reason of the refusal or the return, for the customer. */
    reason: text("reason"),
    /** The provider's number. */
    transferNo: text("transfer_no"),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: integer("next_attempt_at").notNull(),
    createdAt: integer("created_at").notNull(),
    /** Time at which it arrived or was returned. */
    endedAt: integer("ended_at"),
    /**
     * Day in Shanghai, its number among the customer's withdrawals of that day, and their sum up to it: for
     * the limits.
     */
    day: integer("day").notNull(),
    dayTimes: integer("day_times").notNull(),
    dayTotal: integer("day_total").notNull(),
    /** The limits that were configured then. */
    dayTimesLimit: integer("day_times_limit").notNull(),
    dayTotalLimit: integer("day_total_limit").notNull(),
    /** WeChat: data that open the confirmation there, the secret of the page that does it, and the expiry. */
    packageInfo: text("package_info"),
    confirmToken: text("confirm_token").unique(),
    confirmBy: integer("confirm_by"),
    /** Time of the reminder to the customer. */
    remindedAt: integer("reminded_at"),
  },
  (table) => [
    index("withdrawals_of_customer").on(table.customerId, desc(table.createdAt), desc(table.id)),
    index("withdrawals_of_day").on(table.customerId, table.day),
    index("withdrawals_due").on(table.stage, table.nextAttemptAt),
    index("withdrawals_to_confirm").on(table.confirmBy).where(sql`stage = 'SENT'`),
    // Constraints that refuse a batch, see `request-withdrawal.ts`.
    check("withdrawals_day_times", sql`${table.dayTimes} <= ${table.dayTimesLimit}`),
    check("withdrawals_day_total", sql`${table.dayTotal} <= ${table.dayTotalLimit}`),
    check("withdrawals_fee", sql`${table.actual} > 0 AND ${table.actual} < ${table.amount}`),
  ],
);

/** Verified notifications about transfers that were handled (reliability.md R11). */
export const payoutNotifications = sqliteTable(
  "payout_notifications",
  {
    /** `<pay way>/<the provider's id>` */
    eventId: text("event_id").primaryKey(),
    outBizNo: text("out_biz_no").notNull(),
    receivedAt: integer("received_at").notNull(),
  },
  (table) => [index("payout_notifications_by_age").on(table.receivedAt)],
);
