import { desc, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { PayoutMood } from "../../../../../schema/rules/wallet/payout-mood";
import type { Directory } from "../../../shared/stores/stores";
import type { ProviderTools } from "../../provider-tools";
import { moodOf } from "./sandbox-moods";
import { sandboxRefunds, sandboxTrades } from "./sandbox-pay.tables";

export type SandboxTrade = typeof sandboxTrades.$inferSelect;

type OpenedTrade = Pick<
  SandboxTrade,
  "outTradeNo" | "provider" | "subject" | "amount" | "returnUrl" | "expiresAt"
>;

/** Opens a trade; one that is there stays as it is, whatever its parameters, as with the real ones. */
export async function openSandboxTrade(
  trade: OpenedTrade,
  { directory, clock, ids }: ProviderTools,
): Promise<void> {
  await drizzle(directory)
    .insert(sandboxTrades)
    .values({
      ...trade,
      transactionId: `${trade.provider === "ALIPAY" ? "2026" : "4200"}${ids.digits(24)}`,
      status: "OPEN",
      createdAt: clock.now(),
    })
    .onConflictDoNothing();
}

/** A trade as it stands; one whose time is over is closed. Null for an unknown one. */
export async function findSandboxTrade(
  outTradeNo: string,
  { directory, clock }: Pick<ProviderTools, "directory" | "clock">,
): Promise<SandboxTrade | null> {
  const [row] = await drizzle(directory)
    .select()
    .from(sandboxTrades)
    .where(eq(sandboxTrades.outTradeNo, outTradeNo));
  if (!row) return null;
  return row.status === "OPEN" && row.expiresAt <= clock.now() ? { ...row, status: "CLOSED" } : row;
}

/** The newest trades. */
export const recentSandboxTrades = (directory: Directory, limit: number): Promise<SandboxTrade[]> =>
  drizzle(directory).select().from(sandboxTrades).orderBy(desc(sandboxTrades.createdAt)).limit(limit);

/** Takes the payer's money, or closes the trade. False when it is not open any more. */
export async function endSandboxTrade(
  outTradeNo: string,
  end: { status: "PAID" | "CLOSED"; at: number },
  { directory }: Pick<ProviderTools, "directory">,
): Promise<boolean> {
  const { meta } = await directory
    .prepare(
      `UPDATE sandbox_trades SET status = ?2, paid_at = CASE ?2 WHEN 'PAID' THEN ?3 END
       WHERE out_trade_no = ?1 AND status = 'OPEN' AND (?2 = 'CLOSED' OR expires_at > ?3)`,
    )
    .bind(outTradeNo, end.status, end.at)
    .run();
  return meta.changes === 1;
}

/** Closes a trade for the merchant, again without harm; false for one that is paid. */
export async function closeSandboxTrade(
  { outTradeNo, status }: Pick<SandboxTrade, "outTradeNo" | "status">,
  { directory, clock }: Pick<ProviderTools, "directory" | "clock">,
): Promise<boolean> {
  return (
    status === "CLOSED" || endSandboxTrade(outTradeNo, { status: "CLOSED", at: clock.now() }, { directory })
  );
}

interface SandboxRefund {
  readonly outRefundNo: string;
  readonly outTradeNo: string;
  /** 分 */
  readonly amount: number;
}

/** What became of a refund: DONE_BEFORE by an earlier request; NOT_ENOUGH where so much is not left, or nothing was paid. */
export type RefundOutcome = "DONE" | "DONE_BEFORE" | "WAITING" | "REFUSED" | "NOT_ENOUGH";

/** Refunds part of a paid trade, once per number, as the trade's mood says (EXT-375, with its number as account). */
export async function refundSandboxTrade(
  refund: SandboxRefund,
  { directory, clock }: Pick<ProviderTools, "directory" | "clock">,
): Promise<RefundOutcome> {
  const mood = await refundMood(directory, refund);
  if (mood === "DELAY") return "WAITING";
  if (mood === "REFUSE") return "REFUSED";
  const { meta } = await directory
    .prepare(
      `INSERT OR IGNORE INTO sandbox_refunds (out_refund_no, out_trade_no, amount, created_at)
       SELECT ?1, out_trade_no, ?3, ?4 FROM sandbox_trades t WHERE out_trade_no = ?2 AND status = 'PAID'
         AND ?3 > 0 AND amount >= ?3 + (SELECT COALESCE(SUM(r.amount), 0) FROM sandbox_refunds r WHERE r.out_trade_no = t.out_trade_no)`,
    )
    .bind(refund.outRefundNo, refund.outTradeNo, refund.amount, clock.now())
    .run();
  const stored = await findSandboxRefund(directory, refund.outRefundNo);
  if (stored?.outTradeNo !== refund.outTradeNo || stored.amount !== refund.amount) return "NOT_ENOUGH";
  if (meta.changes === 0) return "DONE_BEFORE";
  if (mood === "LOSE_ANSWER") throw new TypeError("the sandbox died");
  return "DONE";
}

/** A refund that was made, by our number for it, or null. */
export async function findSandboxRefund(
  directory: Directory,
  outRefundNo: string,
): Promise<typeof sandboxRefunds.$inferSelect | null> {
  const [row] = await drizzle(directory)
    .select()
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.outRefundNo, outRefundNo));
  return row ?? null;
}

/** How a refund is treated: by its own number, or else by its trade's; unless one was set it is paid. */
async function refundMood(
  directory: Directory,
  { outRefundNo, outTradeNo }: SandboxRefund,
): Promise<PayoutMood> {
  return (await moodOf(directory, outRefundNo)) ?? (await moodOf(directory, outTradeNo)) ?? "PAY";
}

/** What has been refunded of a trade so far, 分. */
export async function refundedOf(directory: Directory, outTradeNo: string): Promise<number> {
  const [row] = await drizzle(directory)
    .select({ sum: sql<number>`COALESCE(SUM(${sandboxRefunds.amount}), 0)` })
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.outTradeNo, outTradeNo));
  return row?.sum ?? 0;
}
