import type { BackendEnv } from "../../env";

interface WithdrawalLimits {
  /** The most that a customer may withdraw in a day of Shanghai, 分. Returned withdrawals do not count. */
  readonly dayTotal: number;
  /** The most withdrawals in a day. */
  readonly dayTimes: number;
  /** Hours for which a new binding or a new phone holds withdrawals. */
  readonly holdHours: number;
}

/**
 * The configured limits of withdrawals; by default ¥50,000 and twenty withdrawals a day, and a hold of one
 * day.
 */
export const withdrawalLimits = (
  env: Pick<BackendEnv, "WITHDRAWAL_DAY_LIMIT" | "WITHDRAWAL_DAY_TIMES" | "WITHDRAWAL_HOLD_HOURS">,
): WithdrawalLimits => ({
  dayTotal: Math.round(Number(env.WITHDRAWAL_DAY_LIMIT || 50_000) * 100),
  dayTimes: Number(env.WITHDRAWAL_DAY_TIMES || 20),
  holdHours: Number(env.WITHDRAWAL_HOLD_HOURS || 24),
});
