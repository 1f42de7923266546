import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { PayoutMood } from "../../../../../schema/rules/wallet/payout-mood";
import type { Directory } from "../../../shared/stores/stores";
import { sandboxPayoutMoods } from "./sandbox-pay.tables";

/** Key of what holds for every account that has no mood of its own. */
const EVERYBODY = "";

/** How the next transfer to an account, or to any, is treated. */
export async function payoutMood(directory: Directory, account = EVERYBODY): Promise<PayoutMood> {
  return (await moodOf(directory, account)) ?? (await moodOf(directory, EVERYBODY)) ?? "PAY";
}

/** What was set for an account, or for the refunds of a trade by its number; null when nothing was. */
export async function moodOf(directory: Directory, account: string): Promise<PayoutMood | null> {
  const [row] = await drizzle(directory)
    .select()
    .from(sandboxPayoutMoods)
    .where(eq(sandboxPayoutMoods.account, account));
  return row?.mood ?? null;
}

/** Changes it. */
export async function setPayoutMood(
  directory: Directory,
  mood: PayoutMood,
  account = EVERYBODY,
): Promise<void> {
  await drizzle(directory)
    .insert(sandboxPayoutMoods)
    .values({ account, mood })
    .onConflictDoUpdate({ target: sandboxPayoutMoods.account, set: { mood } });
}
