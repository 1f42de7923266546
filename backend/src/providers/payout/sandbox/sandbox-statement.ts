import { and, eq, gte } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Directory } from "../../../shared/stores/stores";
import { sandboxTransfers } from "./sandbox-payout.tables";

/** What the sandbox's providers have paid out since a moment (ms). */
export async function sandboxPayouts(directory: Directory, since: number) {
  const rows = await drizzle(directory)
    .select({
      number: sandboxTransfers.outBizNo,
      amount: sandboxTransfers.amount,
      at: sandboxTransfers.endedAt,
    })
    .from(sandboxTransfers)
    .where(and(eq(sandboxTransfers.status, "PAID"), gte(sandboxTransfers.endedAt, since)));
  return rows.map(({ at, ...row }) => ({ kind: "PAYOUT" as const, ...row, at: at ?? since }));
}
