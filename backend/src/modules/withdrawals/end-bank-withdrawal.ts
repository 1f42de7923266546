import { Code } from "../../../../schema/rules/codes";
import { BusinessError, invalidInput } from "../../shared/errors";
import { logSecurity } from "../../shared/log";
import { logContradiction, type PayOutDependencies, settleTransfer } from "./pay-out";
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
 * Books the result of a withdrawal to a company's bank account, which staff pay by hand, once. The same result again
 * changes nothing. Another number than the booked one is another transfer: the money may have gone out twice.
 *
 * @throws BusinessError INVALID_INPUT without a number or a reason, CONFLICT when it is not approved or has
 *   another result
 */
export async function endBankWithdrawal(
  row: WithdrawalRow,
  told: BankResult,
  dependencies: PayOutDependencies,
): Promise<void> {
  const { db, clock } = dependencies;
  const { success, transferNo, reason } = told;
  if (success && transferNo === "") throw invalidInput("请填写银行流水号");
  if (!success && reason === "") throw invalidInput("请填写未能打款的原因");
  const state = success
    ? ({ status: "PAID", transferNo, paidAt: clock.now() } as const)
    : ({ status: "FAILED", reason } as const);
  const isBooked = row.stage === "SENT" && (await settleTransfer(row, state, [], dependencies));
  if (!isBooked) return requireSame((await findWithdrawal(db, row.id)) ?? row, told);
  logSecurity({
    action: "bank-payout",
    target: `withdrawal ${row.id}`,
    result: success ? "paid" : "failed",
  });
}

/** @throws BusinessError CONFLICT when another result than this is booked, or none */
function requireSame(
  { outBizNo, stage, transferNo: booked, reason: bookedReason }: WithdrawalRow,
  { success, transferNo, reason }: BankResult,
): void {
  if (stage !== (success ? "PAID" : "FAILED")) {
    // The money has come back to the wallet, and has left the bank as well.
    if (stage === "FAILED") logContradiction(outBizNo, `FAILED, now PAID ${transferNo}`);
    throw conflict("该提现未通过审核，或已有结果");
  }
  if (!success && reason !== bookedReason) throw conflict(`该提现已登记为未能打款，原因：${bookedReason}`);
  if (!success || transferNo === booked) return;
  logContradiction(outBizNo, `PAID ${booked}, now PAID ${transferNo}`);
  throw conflict(`该提现已登记为已打款，流水号 ${booked}；如已重复打款，请联系银行`);
}

const conflict = (message: string) => new BusinessError(Code.CONFLICT, message);
