import { Code } from "../../../../schema/rules/codes";
import { BusinessError, invalidInput } from "../../shared/errors";
import { logSecurity } from "../../shared/log";
import { type PayOutDependencies, settleTransfer } from "./pay-out";
import { findWithdrawal, type WithdrawalRow } from "./withdrawals.repository";

/** What staff tell of a withdrawal to a company's bank account. */
export interface BankResult {
  readonly success: boolean;
  /** The bank's number of the transfer. */
  readonly transferNo: string;
  /** Reason of the refusal, for the customer. */
  readonly reason: string;
}

/**
 * Books the result of a withdrawal to a company's bank account, which staff pay by hand. It is booked like a
 * provider's transfer, once, however often it is reported.
 *
 * @throws BusinessError INVALID_INPUT without a number or a reason, CONFLICT when it is not approved or has
 *   another result
 */
export async function endBankWithdrawal(
  row: WithdrawalRow,
  { success, transferNo, reason }: BankResult,
  dependencies: PayOutDependencies,
): Promise<void> {
  const { db, clock } = dependencies;
  const { id } = row;
  if (success && transferNo === "") throw invalidInput("请填写银行流水号");
  if (!success && reason === "") throw invalidInput("请填写未能打款的原因");
  const end = success ? "PAID" : "FAILED";
  if (row.stage === end) return;
  const state = success
    ? ({ status: "PAID", transferNo, paidAt: clock.now() } as const)
    : ({ status: "FAILED", reason } as const);
  const isBooked = row.stage === "SENT" && (await settleTransfer(row, state, [], dependencies));
  if (!isBooked && (await findWithdrawal(db, id))?.stage !== end) {
    throw new BusinessError(Code.CONFLICT, "该提现未通过审核，或已有结果");
  }
  logSecurity({ action: "bank-payout", target: `withdrawal ${id}`, result: success ? "paid" : "failed" });
}
