import type { getRefund } from "../../../../schema/rest/refunds/refunds";
import type { CallResult } from "../../../../schema/rest/rest-call";
import { fenToYuan, yuanOrNull } from "../../../../schema/rules/money";
import { isMasterShown } from "../../../../schema/rules/orders/shown-master";
import { REFUND_STATUS_NAMES } from "../../../../schema/rules/refunds/refund-status";
import { formatTime } from "../../shared/clock";
import { heldAmount, presentItem, presentWorker, workerCashInTransit } from "../orders";
import type { RefundWithOrder } from "./read-refunds";
import { REFUNDABLE } from "./refund-order-edges";

const timeOrNull = (ms: number | null) => (ms === null ? null : formatTime(ms));

/** What an arbitration gave back, 分: nothing where a refund that was renewed after it brought the money (ARB-12). */
const refundOfArbitration = ({ refundAmount, handledAt, arbitrationHandledAt }: RefundWithOrder["refund"]) =>
  handledAt === arbitrationHandledAt ? (refundAmount ?? 0) : 0;

/** A refund as the REST API prints it (ENT-14): 元, Shanghai time, documented names. */
export function presentRefund({
  refund,
  order,
  items,
  reviewer,
}: RefundWithOrder): CallResult<typeof getRefund> {
  const { arbitrationState: state } = refund;
  return {
    id: refund.id,
    refundNo: refund.refundNo,
    orderId: refund.orderId,
    orderNo: refund.orderNo,
    status: refund.status,
    refundStatusName: REFUND_STATUS_NAMES[refund.status],
    applyRefundAmount: fenToYuan(refund.applyAmount),
    refundAmount: yuanOrNull(refund.refundAmount),
    allowance: fenToYuan(refund.allowance),
    childAllowance: yuanOrNull(refund.paidAllowance),
    refundReason: refund.reason,
    description: refund.description,
    imgs: refund.imgs,
    contactName: refund.contactName,
    contactPhone: refund.contactPhone,
    verifyWorkerId: isMasterShown(order.orderType) ? refund.reviewerId : null,
    verifyWorkerName: presentWorker(order, reviewer).workerName ?? "平台",
    refuseRefundContent: refund.refuseContent,
    handleTime: timeOrNull(refund.handledAt),
    refundSuccessTime: timeOrNull(refund.succeededAt),
    payWay: order.payWay,
    totalAmount: fenToYuan(heldAmount(order)),
    orderAmount: fenToYuan(order.totalAmount),
    markupAmount: fenToYuan(heldAmount(order) - order.totalAmount),
    workerCashIntransit: fenToYuan(workerCashInTransit(order)),
    arbitrationNo: refund.arbitrationNo,
    arbitrationState: state,
    arbitrationStateName: state && REFUND_STATUS_NAMES[state],
    applyArbitrationTime: timeOrNull(refund.arbitrationAppliedAt),
    applyArbitrationAmount: yuanOrNull(refund.arbitrationApplyAmount),
    arbitrationAllowance: yuanOrNull(refund.arbitrationAllowance),
    arbitrationAmount: state === "PROCESSED" ? fenToYuan(refundOfArbitration(refund)) : null,
    arbitrationHandleTime: timeOrNull(refund.arbitrationHandledAt),
    arbitrationContent: refund.arbitrationContent,
    arbitrationImgs: refund.arbitrationImgs ?? [],
    complaintDescription: refund.arbitrationResult,
    expirationTimeStr:
      refund.status === "REFUSE" && order.status === "WAIT_ACCEPT" && order.isAcceptance === null
        ? timeOrNull(order.acceptanceDueAt)
        : null,
    isOrderOpen: REFUNDABLE.includes(order.status),
    createTime: formatTime(refund.createdAt),
    updateTime: formatTime(refund.updatedAt),
    orderItems: items.map(presentItem),
  };
}
