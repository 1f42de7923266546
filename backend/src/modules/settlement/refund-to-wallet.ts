import { Code } from "../../../../schema/rules/codes";
import { choosePayProvider } from "../../providers/pay/choose-pay";
import { PayProviderError, type ProviderName, type RefundState } from "../../providers/pay/pay-provider";
import { formatTime, MINUTE } from "../../shared/clock";
import { ConstraintViolation, commit, withFreshIds } from "../../shared/commit";
import { BusinessError, notFound } from "../../shared/errors";
import { log, logSecurity } from "../../shared/log";
import { pushOutbox } from "../outbox";
import { claimRefund, findPayment, findRefund, type RefundRow, type SettleDependencies } from "../payment";
import { bookSent, lastRefundAt, nextRefundAt } from "./payment-refunds";
import { refundIntoWallet } from "./refund-bookings";

/**
 * Time after an attempt in which its request may still reach the provider, which then does not know it yet. An attempt
 * sends within its first minute or never, and gives up on the answer after seconds.
 */
const ON_ITS_WAY_MS = 5 * MINUTE;

const conflict = (message: string) => new BusinessError(Code.CONFLICT, message);
const notAsked = () =>
  new BusinessError(Code.UPSTREAM_UNAVAILABLE, "暂时无法向支付渠道查询这笔退款，请稍后再试");

/**
 * Puts money that no order needed into the customer's wallet, because Alipay or WeChat Pay refuses again and again to
 * send it back (EXT-571). The provider is asked in this moment and must have said that it has sent nothing. The attempt
 * is claimed before, so that no job sends meanwhile.
 *
 * @throws BusinessError NOT_FOUND; CONFLICT for the refund of an order, which its page calls a refund to the payer, when
 *   it was not tried yet or just tried, when the provider is at work on it, and when the provider has sent it, which is
 *   booked; UPSTREAM_UNAVAILABLE when the provider cannot be asked
 */
export async function refundToWallet(
  wanted: { readonly orderId: number; readonly outRefundNo: string; readonly reason: string },
  dependencies: SettleDependencies,
): Promise<void> {
  const { db } = dependencies;
  const { orderId, outRefundNo, reason } = wanted;
  const refund = await findRefund(db, orderId, outRefundNo);
  if (!refund) throw notFound("待退款项");
  if (refund.refundId !== null) throw conflict("订单退款须原路退回，不能退到余额");
  if (refund.status === "WALLET") return;
  if (refund.status === "DONE") throw conflict("款项已原路退回");
  const payment = await findPayment(db, refund.outTradeNo);
  if (!payment) throw new Error("the refund has no payment");
  const state = await askAlone(refund, payment.payWay, dependencies);
  const target = `refund ${refund.outRefundNo}`;
  if (state === "DONE") {
    await bookSent(refund, payment.payWay, dependencies);
    logSecurity({ action: "refund-ended", target, result: "paid" });
    throw conflict("支付渠道已退款成功，已按原路退回入账");
  }
  if (state === "PROCESSING") throw conflict("支付渠道正在处理这笔退款，不能退到余额");
  try {
    await withFreshIds(() => commit(db, refundIntoWallet(refund, reason, dependencies)));
  } catch (error) {
    if (!(error instanceof ConstraintViolation)) throw error;
    throw conflict("款项已有结果，请刷新后再看");
  }
  logSecurity({ action: "refund-ended", target, result: "failed" });
  await pushOutbox(refund.customerId, dependencies);
}

/** What the provider knows of a refund, while no attempt at it is on its way. @throws BusinessError */
async function askAlone(
  refund: RefundRow,
  payWay: ProviderName,
  dependencies: SettleDependencies,
): Promise<RefundState> {
  const { db, clock } = dependencies;
  const now = clock.now();
  if (refund.attempts === 0) throw conflict("系统尚未尝试原路退回，请稍后再提交");
  const aloneAt = lastRefundAt(refund) + ON_ITS_WAY_MS;
  if (now < aloneAt) throw conflict(`这笔退款可能还在途中，请在${formatTime(aloneAt)}后再提交`);
  if (!(await claimRefund(db, refund, nextRefundAt(refund, now)))) throw conflict("系统正在退款，请稍后再试");
  const provider = await choosePayProvider(payWay, dependencies);
  if (!provider) throw notAsked();
  try {
    return await provider.queryRefund(refund);
  } catch (error) {
    if (!(error instanceof PayProviderError)) throw error;
    log.warn("refund not asked about", { outRefundNo: refund.outRefundNo, reason: error.message });
    throw notAsked();
  }
}
