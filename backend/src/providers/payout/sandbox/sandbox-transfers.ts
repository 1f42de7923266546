import { desc, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Directory } from "../../../shared/stores/stores";
import { payoutMood } from "../../pay/sandbox/sandbox-moods";
import type { ProviderTools } from "../../provider-tools";
import { sandboxTransfers } from "./sandbox-payout.tables";

export type SandboxTransfer = typeof sandboxTransfers.$inferSelect;

type NewSandboxTransfer = Pick<SandboxTransfer, "outBizNo" | "provider" | "account" | "realName" | "amount">;

/**
 * Makes a transfer with the outcome that is set for its payee. An existing transfer with the number stays
 * unchanged, as with the real providers; null for the same number with another amount or payee. `isLost`: the
 * transfer was made, and its answer gets lost.
 */
export async function makeSandboxTransfer(
  wanted: NewSandboxTransfer,
  { directory, clock, ids }: ProviderTools,
): Promise<{ transfer: SandboxTransfer; isLost: boolean } | null> {
  const mood = await payoutMood(directory, wanted.account);
  const now = clock.now();
  // The payee confirms what WeChat pays.
  const isWaiting = mood === "DELAY" || (mood !== "REFUSE" && wanted.provider === "WECHAT");
  const { meta } = await drizzle(directory)
    .insert(sandboxTransfers)
    .values({
      ...wanted,
      transferNo: `${now}${ids.digits(10)}`,
      status: isWaiting ? "PROCESSING" : mood === "REFUSE" ? "FAILED" : "PAID",
      createdAt: now,
      endedAt: isWaiting ? null : now,
    })
    .onConflictDoNothing();
  const transfer = await findSandboxTransfer(directory, wanted.outBizNo);
  const isSame = transfer?.amount === wanted.amount && transfer.account === wanted.account;
  return isSame ? { transfer, isLost: mood === "LOSE_ANSWER" && meta.changes === 1 } : null;
}

/** A transfer by our number for it, or null. */
export async function findSandboxTransfer(
  directory: Directory,
  outBizNo: string,
): Promise<SandboxTransfer | null> {
  const [row] = await drizzle(directory)
    .select()
    .from(sandboxTransfers)
    .where(eq(sandboxTransfers.outBizNo, outBizNo));
  return row ?? null;
}

/** Ends one that takes its time; one that has ended stays as it is. */
export async function endSandboxTransfer(
  outBizNo: string,
  status: Exclude<SandboxTransfer["status"], "PROCESSING">,
  { directory, clock }: Pick<ProviderTools, "directory" | "clock">,
): Promise<void> {
  await directory
    .prepare(
      "UPDATE sandbox_transfers SET status = ?2, ended_at = ?3 WHERE out_biz_no = ?1 AND status = 'PROCESSING'",
    )
    .bind(outBizNo, status, clock.now())
    .run();
}

/** The newest transfers. */
export const recentSandboxTransfers = (directory: Directory, limit: number): Promise<SandboxTransfer[]> =>
  drizzle(directory).select().from(sandboxTransfers).orderBy(desc(sandboxTransfers.createdAt)).limit(limit);
