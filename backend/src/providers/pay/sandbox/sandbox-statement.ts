import { and, eq, gte } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Directory } from "../../../shared/stores/stores";
import { sandboxRefunds, sandboxTrades } from "./sandbox-pay.tables";

/** What the sandbox's providers have received and sent back since a moment (ms). */
export async function sandboxPayments(directory: Directory, since: number) {
  const orm = drizzle(directory);
  const [trades, refunds] = await orm.batch([
    orm
      .select({ number: sandboxTrades.outTradeNo, amount: sandboxTrades.amount, at: sandboxTrades.paidAt })
      .from(sandboxTrades)
      .where(and(eq(sandboxTrades.status, "PAID"), gte(sandboxTrades.paidAt, since))),
    orm
      .select({
        number: sandboxRefunds.outRefundNo,
        amount: sandboxRefunds.amount,
        at: sandboxRefunds.createdAt,
      })
      .from(sandboxRefunds)
      .where(gte(sandboxRefunds.createdAt, since)),
  ]);
  return [
    ...trades.map(({ at, ...trade }) => ({ kind: "PAYMENT" as const, ...trade, at: at ?? since })),
    ...refunds.map((refund) => ({ kind: "REFUND" as const, ...refund })),
  ];
}
