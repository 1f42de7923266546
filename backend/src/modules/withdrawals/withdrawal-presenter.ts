import type { CallResult } from "../../../../schema/rest/rest-call";
import type { listWithdrawals } from "../../../../schema/rest/wallet/withdrawals";
import { fenToYuan } from "../../../../schema/rules/money";
import {
  maskPayoutAccount,
  PAYOUT_WAY_NAMES,
  type WithdrawalStatus,
} from "../../../../schema/rules/wallet/withdrawal";
import { formatTime, formatTimeOrNull } from "../../shared/clock";
import type { WithdrawalRow, WithdrawalStage } from "./withdrawals.repository";

const STATUS: Record<WithdrawalStage, WithdrawalStatus> = {
  REVIEW: "CASH_OUT",
  APPROVED: "CASH_OUT",
  SENT: "CASH_OUT",
  PAID: "FINISH",
  REFUSED: "FALL",
  FAILED: "FALL",
};

/**
 * A withdrawal in the documented fields (WALLET-12, WALLET-13), with only the part of the account that its
 * owner needs.
 */
export const presentWithdrawal = (
  row: Omit<WithdrawalRow, "account" | "transferNo" | "nextAttemptAt" | "remindedAt" | `day${string}`>,
) =>
  ({
    id: row.id,
    createTime: formatTime(row.createdAt),
    targetAccount: `${PAYOUT_WAY_NAMES[row.payWay]} ${maskPayoutAccount(row.accountName)}`,
    totalAmount: fenToYuan(row.amount),
    actualAmount: fenToYuan(row.actual),
    serviceCharge: fenToYuan(row.amount - row.actual),
    status: STATUS[row.stage],
    payWay: row.payWay,
    isReviewed: row.stage !== "REVIEW" && row.stage !== "REFUSED",
    finishTime: formatTimeOrNull(row.endedAt),
    reason: row.reason,
    // Only while there is something to confirm.
    confirmToken: row.packageInfo === null ? null : row.confirmToken,
    confirmBefore: row.packageInfo === null ? null : formatTimeOrNull(row.confirmBy),
  }) satisfies CallResult<typeof listWithdrawals>["rows"][number];
