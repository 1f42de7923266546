import type { BackendEnv } from "../../env";

interface WithdrawalLimits {
  /** What a customer may withdraw in a day of Shanghai, 分. What came back does not count. */
  readonly dayTotal: number;
  /** How many times. */
  readonly dayTimes: number;
  /** How long a new binding or a new phone holds withdrawals, hours. */
  readonly holdHours: number;
}

/** The limits of withdrawals as they are configured: ¥50,000 and twenty times a day, and a day of holding by default. */
export const withdrawalLimits = (
  env: Pick<BackendEnv, "WITHDRAWAL_DAY_LIMIT" | "WITHDRAWAL_DAY_TIMES" | "WITHDRAWAL_HOLD_HOURS">,
): WithdrawalLimits => ({
  dayTotal: Math.round(Number(env.WITHDRAWAL_DAY_LIMIT || 50_000) * 100),
  dayTimes: Number(env.WITHDRAWAL_DAY_TIMES || 20),
  holdHours: Number(env.WITHDRAWAL_HOLD_HOURS || 24),
});
