import { Code } from "../../../../schema/rules/codes";
import type { PayoutProviderName } from "../../../../schema/rules/wallet/withdrawal";
import { PayProviderError } from "../../providers/pay/pay-provider";
import { choosePayoutProvider } from "../../providers/payout/choose-payout";
import type { TransferState } from "../../providers/payout/payout-provider";
import { formatTime, MINUTE } from "../../shared/clock";
import { BusinessError, invalidInput } from "../../shared/errors";
import { log, logSecurity } from "../../shared/log";
import { lastAttemptUntil, nextAttemptAt, type PayOutDependencies, settleTransfer } from "./pay-out";
import { claimAttempt, findWithdrawal, type WithdrawalRow } from "./withdrawals.repository";

/** A withdrawal to a provider of money. */
export type ProviderWithdrawal = WithdrawalRow & { readonly payWay: PayoutProviderName };

/**
 * Time after an attempt in which its transfer may still reach the provider, which then does not know it yet. An
 * attempt sends within its first minute or never, and gives up on the answer after seconds.
 */
const ON_ITS_WAY_MS = 5 * MINUTE;

const conflict = (message: string) => new BusinessError(Code.CONFLICT, message);
const hasResult = () => conflict("该提现未通过审核，或已有结果");
const notAsked = () =>
  new BusinessError(Code.UPSTREAM_UNAVAILABLE, "暂时无法向支付渠道查询这笔打款，请稍后再试");

/**
 * Ends a withdrawal that Alipay or WeChat Pay refuses again and again as failed, which brings the money back. The
 * provider is asked in this moment and must have said that it does not know the transfer, or that it has failed. The
 * attempt is claimed before, so that no job sends meanwhile.
 *
 * @throws BusinessError INVALID_INPUT for a success or without a reason; CONFLICT when it is not sent, has another
 *   result, was just sent, or is in progress at the provider, and when the provider has paid it, which is booked;
 *   UPSTREAM_UNAVAILABLE when the provider cannot be asked
 */
export async function endRefusedWithdrawal(
  row: ProviderWithdrawal,
  { success, reason }: { success: boolean; reason: string },
  dependencies: PayOutDependencies,
): Promise<void> {
  const { db } = dependencies;
  if (success) throw invalidInput("支付宝和微信提现以渠道结果为准，不能登记为已打款");
  if (reason === "") throw invalidInput("请填写未能打款的原因");
  if (row.stage === "FAILED") return;
  if (row.stage !== "SENT") throw hasResult();
  const state = await askAlone(row, dependencies);
  const target = `withdrawal ${row.id}`;
  if (state.status === "PAID") {
    await settleTransfer(row, state, [], dependencies);
    logSecurity({ action: "payout-ended", target, result: "paid" });
    throw conflict("支付渠道已打款成功，已按到账入账");
  }
  if (state.status !== "UNKNOWN" && state.status !== "FAILED")
    throw conflict("支付渠道正在处理这笔打款，不能按失败处理");
  const isBooked = await settleTransfer(row, { status: "FAILED", reason }, [], dependencies);
  if (!isBooked && (await findWithdrawal(db, row.id))?.stage !== "FAILED") throw hasResult();
  logSecurity({ action: "payout-ended", target, result: "failed" });
}

/** What the provider knows of a transfer, while no attempt at it is on its way. @throws BusinessError */
async function askAlone(row: ProviderWithdrawal, dependencies: PayOutDependencies): Promise<TransferState> {
  const { db, clock } = dependencies;
  const now = clock.now();
  const aloneAt = lastAttemptUntil(row) + ON_ITS_WAY_MS;
  if (now < aloneAt) throw conflict(`这笔打款可能还在途中，请在${formatTime(aloneAt)}后再提交`);
  if (!(await claimAttempt(db, row, nextAttemptAt(row, now)))) throw conflict("系统正在打款，请稍后再试");
  const provider = await choosePayoutProvider(row.payWay, dependencies);
  if (!provider) throw notAsked();
  try {
    return await provider.query(row.outBizNo);
  } catch (error) {
    if (!(error instanceof PayProviderError)) throw error;
    log.warn("payout not asked about", { outBizNo: row.outBizNo, reason: error.message });
    throw notAsked();
  }
}
