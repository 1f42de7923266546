import type { SolveWay } from "../abnormal/abnormal";
import { AWAITS_BIDS, type BiddingState } from "../bids/bids";
import type { MARKUP_SOURCES } from "../markups/markup";
import { formatYuan, yuanToFen } from "../money";
import { wayBack } from "../refunds/refund";
import type { RefundState } from "../refunds/refund-state";
import { REFUND_STATUS_NAMES, type RefundStatus, UNDER_REVIEW } from "../refunds/refund-status";
import type { OrderStatus } from "./order-status";

/** What may be open about an order beside its status, the weightiest first. */
export type OrderMatterKind =
  | "BIDS"
  | "REFUND_REVIEW"
  | "ARBITRATION"
  | "REFUND_REFUSED"
  | "REFUND_UNDERWAY"
  | "REFUNDED"
  | "REFUND"
  | "EXCEPTION"
  | "APPOINTMENT_FAILED"
  | "EDIT_REQUESTED"
  | "MARKUP_REQUEST"
  | "MARKUP_UNPAID";

/** One thing that is open about an order, in the words of the customer's pages. */
export interface OrderMatter {
  readonly kind: OrderMatterKind;
  /** Stands beside the status. */
  readonly label: string;
  /** Takes the place of what the status says comes next; null where that stays true. */
  readonly hint: string | null;
}

/** What decides about open matters. */
export interface MatterFacts {
  readonly status: OrderStatus;
  /** 0 after the customer rejected the work, until there are new photos. */
  readonly isAcceptance: number | null;
  /** Whether an exception was ever reported, and how the last one was solved; null before that was decided. */
  readonly isGoodsAbnormal: boolean;
  readonly solveExceptionWay: SolveWay | null;
  /** What the order cost and what it costs with the markups that were paid, 元, and how it was paid. */
  readonly originalAmount: number;
  readonly totalAmount: number;
  readonly payWay: "WALLET" | "ALIPAY" | "WECHAT" | null;
  readonly refundState: RefundState | null;
  /** What the newest refund's status is called; null without one. Other backends tell rows nothing else of a refund. */
  readonly refundStatusName: string | null;
  /** How far the bids of masters are, and the lowest, 元; null at the platform's price. */
  readonly bidding: {
    readonly state: BiddingState;
    readonly count: number;
    readonly lowestAmount: number | null;
  } | null;
  /** A markup that is neither paid nor rejected, 元; what a master asks for comes before the customer's own. */
  readonly openMarkup: { readonly source: (typeof MARKUP_SOURCES)[number]; readonly amount: number } | null;
  /** The sum of what masters ask for, 元. Other backends tell nothing else of a markup that is open. */
  readonly markupRequestTotal: number;
  /** Why the master got no appointment at the last attempt; null without one, or once there is an appointment. */
  readonly appointFailReason: string | null;
  /** A change that the master has not confirmed yet; null without one. */
  readonly editRequest: object | null;
}

/** Whether a decision about the order's money is pending: it is then neither accepted nor added to. */
export const isUnderReviewAt = (status: RefundStatus | null): boolean =>
  status !== null && UNDER_REVIEW.includes(status);

/** The same for the newest refund of an order. */
export const isRefundUnderReview = (refund: { readonly status: RefundStatus } | null): boolean =>
  refund !== null && isUnderReviewAt(refund.status);

/** Whether the name of a refund's status tells of one that matters: one that was cancelled does not. */
const isRefundNamed = (name: string | null): name is string =>
  name !== null && name !== "" && name !== REFUND_STATUS_NAMES.CANCEL;

/** As {@link isRefundUnderReview}; a refund of which only the name of its status is told may be under review, too. */
export const mayBeUnderReview = ({
  refundState,
  refundStatusName,
}: {
  readonly refundState: { readonly status: RefundStatus } | null;
  readonly refundStatusName: string | null;
}): boolean => (refundState === null ? isRefundNamed(refundStatusName) : isRefundUnderReview(refundState));

/** Whether an exception was reported and it is not decided how the order goes on. */
export const isExceptionUnsolved = ({
  isGoodsAbnormal,
  solveExceptionWay,
}: {
  readonly isGoodsAbnormal: boolean;
  readonly solveExceptionWay?: string | null;
}): boolean => isGoodsAbnormal && (solveExceptionWay ?? null) === null;

/** Statuses in which the work is done and judged, so that nothing is decided about an exception (C-75). */
export const isBeingJudged = (status: OrderStatus): boolean =>
  status === "WAIT_VERIF" || status === "WAIT_ACCEPT";

/** Whether the customer has to decide how an order goes on after an exception, and can (ABN-07, C-75). */
export const awaitsDecision = (
  order: Parameters<typeof isExceptionUnsolved>[0] & { readonly status: OrderStatus },
): boolean =>
  isExceptionUnsolved(order) &&
  order.status !== "WAIT_PAY" &&
  order.status !== "CLOSE" &&
  !isBeingJudged(order.status);

/** Its price is awaited: how many masters bid, and the lowest. */
function biddingMatter({ status, bidding }: MatterFacts): OrderMatter | null {
  if (status !== "WAIT_PAY" || bidding === null || bidding.state === "PICKED") return null;
  const { state, count, lowestAmount } = bidding;
  if (lowestAmount === null) {
    return state === "OPEN"
      ? { kind: "BIDS", label: AWAITS_BIDS, hint: "师傅报价后会通知您，选定后再付款" }
      : { kind: "BIDS", label: "没有师傅报价", hint: "请改为平台一口价，或取消订单" };
  }
  const label = `${count} 个报价，最低 ${formatYuan(lowestAmount)}`;
  const hint = state === "OPEN" ? "可比较后选定一位师傅，再付款" : "报价已截止，请选定一位师傅后付款";
  return { kind: "BIDS", label, hint };
}

const isOver = (status: OrderStatus) => status === "SUCCESS" || status === "EVALUATED" || status === "CLOSE";

/** What is possible after a refund was refused, in the order's status. */
function afterRefusal({ status, isAcceptance }: MatterFacts): string {
  if (status !== "WAIT_ACCEPT") return "可重新申请退款，或申请平台仲裁";
  return isAcceptance === 0
    ? "可重新申请退款或申请仲裁；验收须等师傅重新拍照"
    : "请重新申请、申请仲裁，或验收完工";
}

/** A refund of which no more is told than what its status is called. */
const namedRefund = ({ refundStatusName }: MatterFacts): OrderMatter | null =>
  isRefundNamed(refundStatusName) ? { kind: "REFUND", label: refundStatusName, hint: null } : null;

function refundMatter(order: MatterFacts): OrderMatter | null {
  const { status, payWay, originalAmount, totalAmount, refundState } = order;
  if (refundState === null) return namedRefund(order);
  const { refundAmount, refundSuccessTime } = refundState;
  switch (refundState.status) {
    case "WAIT":
      return { kind: "REFUND_REVIEW", label: "退款审核中", hint: "等待师傅或平台审核退款，请留意消息" };
    case "ARBITRATION":
      return { kind: "ARBITRATION", label: "退款仲裁中", hint: "平台正在核实仲裁，请留意消息" };
    case "REFUSE":
      // Once the work is accepted, that was the end of it.
      if (isOver(status)) return null;
      return { kind: "REFUND_REFUSED", label: "退款被拒绝", hint: afterRefusal(order) };
    case "CANCEL":
      return null;
    default:
      if (refundAmount === null) return namedRefund(order);
      // The platform has decided against a refund: the order goes on as it stands.
      if (refundAmount === 0) return null;
  }
  const where = wayBack({ price: yuanToFen(originalAmount), payWay }, yuanToFen(refundAmount));
  if (refundSuccessTime === null) {
    const hint =
      refundState.status === "FAIL"
        ? `${formatYuan(refundAmount)} 暂未到账，系统会继续办理`
        : `${formatYuan(refundAmount)} 正在退回${where}，到账后通知您`;
    return { kind: "REFUND_UNDERWAY", label: "退款中", hint };
  }
  return {
    kind: "REFUNDED",
    label: refundAmount < totalAmount ? "已部分退款" : "已全额退款",
    hint: `${formatYuan(refundAmount)} 已退回${where}`,
  };
}

function exceptionMatter(order: MatterFacts): OrderMatter | null {
  if (!isExceptionUnsolved(order) || order.status === "CLOSE") return null;
  return awaitsDecision(order)
    ? { kind: "EXCEPTION", label: "异常待处理", hint: "请决定如何处理异常，师傅等您的答复" }
    : { kind: "EXCEPTION", label: "有异常", hint: null };
}

function appointmentMatter({ appointFailReason }: MatterFacts): OrderMatter | null {
  if (appointFailReason === null) return null;
  return { kind: "APPOINTMENT_FAILED", label: "预约失败", hint: `${appointFailReason}，请核对电话` };
}

const editMatter = ({ editRequest }: MatterFacts): OrderMatter | null =>
  editRequest && { kind: "EDIT_REQUESTED", label: "修改待确认", hint: null };

function markupMatter({ openMarkup, markupRequestTotal }: MatterFacts): OrderMatter | null {
  const asked = markupRequestTotal > 0 ? { source: "WORKER", amount: markupRequestTotal } : null;
  const open = openMarkup ?? asked;
  if (open === null) return null;
  const label = "加价待支付";
  return open.source === "WORKER"
    ? { kind: "MARKUP_REQUEST", label, hint: `师傅申请加价 ${formatYuan(open.amount)}，请支付或拒绝` }
    : // The customer may leave it: nothing depends on it.
      { kind: "MARKUP_UNPAID", label, hint: null };
}

/**
 * What is open about an order, the weightiest first: the one place that knows, for the list, the detail, its preview and
 * the home page. The status keeps its documented words; these stand beside it (ux.md U30).
 */
export const orderMatters = (order: MatterFacts): OrderMatter[] =>
  [
    biddingMatter(order),
    refundMatter(order),
    exceptionMatter(order),
    appointmentMatter(order),
    editMatter(order),
    markupMatter(order),
  ].filter((matter) => matter !== null);
