import { Code } from "../../../../schema/rules/codes";
import { BusinessError, invalidInput, notFound } from "../../shared/errors";
import { logSecurity } from "../../shared/log";
import { type PayOutDependencies, settleTransfer } from "./pay-out";
import { findWithdrawal } from "./withdrawals.repository";

interface BankResult {
  readonly id: number;
  readonly success: boolean;
  /** The bank's number of the transfer. */
  readonly transferNo: string;
  /** Reason of the bank's refusal, for the customer. */
  readonly reason: string;
}

/**
 * Books the result of a withdrawal to a company's bank account, which staff pay by hand. It is booked like a
 * provider's transfer, once, however often it is reported.
 *
 * @throws BusinessError NOT_FOUND, INVALID_INPUT without a number or a reason, CONFLICT when it is not
 *   approved or has another result
 */
export async function endBankWithdrawal(
  { id, success, transferNo, reason }: BankResult,
  dependencies: PayOutDependencies,
): Promise<void> {
  const { db, clock } = dependencies;
  const row = await findWithdrawal(db, id);
  if (row?.payWay !== "BANK") throw notFound("对公提现");
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
