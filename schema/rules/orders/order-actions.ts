import { awaitsPick, type BiddingState } from "../bids/bids";
import { isComplainable } from "../feedback/complaint";
import type { RefundStatus } from "../refunds/refund-status";
import { isBeingJudged, isExceptionUnsolved, isRefundUnderReview } from "./order-matters";
import { BEFORE_GOODS, type OrderStatus } from "./order-status";

/** What a customer can do with an order, in display order. */
export const ORDER_ACTIONS = [
  "PAY",
  "COMPARE_BIDS",
  "CANCEL",
  "EDIT",
  "CONFIRM_ARRIVAL",
  "ACCEPT",
  "REJECT",
  "DELAY_ACCEPTANCE",
  "EVALUATE",
  "HANDLE_EXCEPTION",
  "REFUND",
  "REQUEST_REFUND",
  "ADD_EXCEPTION",
  "MARKUP",
  "MARKUP_CALL",
  "CALL",
  "COPY",
  "ADD_FOLLOW_UP",
  "COMPLAIN",
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** What decides about actions. */
export interface ActionFacts {
  readonly status: OrderStatus;
  /** Immediate orders are served at a fixed price; the others by quotations of masters. */
  readonly orderType: "TIMELY" | "GENERAL";
  readonly isArrival: boolean;
  /** Null until the customer accepts or rejects the work; 0 after a rejection, until there are new photos. */
  readonly isAcceptance: number | null;
  /** Days by which the acceptance was extended. */
  readonly acceptanceDelayDays: number;
  /** When a master got it; null before, also while a provider has it and has assigned no master. */
  readonly assignWorkerTime: string | null;
  /** Whether an exception was reported and not solved. */
  readonly isGoodsAbnormal: boolean;
  /** How the exception is being solved; null, or left out, before that was decided. */
  readonly solveExceptionWay?: string | null;
  /** The newest refund that was not cancelled; null without one. */
  readonly refundState: { readonly status: RefundStatus } | null;
  /** Whether the backend takes changes of the order as it stands. */
  readonly isEditable: boolean;
  /** How far the bids of masters are; null at the platform's price. */
  readonly bidding: { readonly state: BiddingState } | null;
  /** A change that the master has not confirmed yet; null without one. */
  readonly editRequest: object | null;
}

/** Whether an order offers an action; a text where it would be looked for, and why it is not possible now. */
type Rule = (order: ActionFacts) => boolean | string;
type Condition = (order: ActionFacts) => boolean;

const awaitsArrival: Condition = ({ status, isArrival }) => !isArrival && BEFORE_GOODS.includes(status);
/** Paid and not cancelled: a master works on the order, or has done so. */
const isLive: Condition = ({ status }) => status !== "WAIT_PAY" && status !== "CLOSE";
const isSettled: Condition = ({ status }) => status === "SUCCESS" || status === "EVALUATED";
const isRefundable: Condition = (order) => isLive(order) && !isSettled(order);
/** No master has it: the money goes back without a question (REFUND-02). */
const hasNoMaster: Condition = ({ status, assignWorkerTime }) =>
  assignWorkerTime === null && (status === "RECEIVING_ORDER" || status === "WAIT_ASSIGN");

/** Whether the customer can accept or reject finished work; not while new photos are awaited. */
const canJudgeWork: Rule = ({ status, isAcceptance }) => {
  if (status !== "WAIT_ACCEPT") return false;
  return isAcceptance === null || (isAcceptance === 0 && "等待师傅重新拍照，暂不能操作");
};

/** Why an existing refund prevents another one; null when it does not. */
function refundInTheWay({ refundState }: ActionFacts): string | null {
  if (isRefundUnderReview(refundState)) return "退款申请正在处理，请等待结果";
  if (refundState === null || refundState.status === "CANCEL") return null;
  if (refundState.status === "REFUSE") return "退款申请已被拒绝，请在“退款信息”中重新申请或申请仲裁";
  if (refundState.status === "PROCESSED") return "仲裁未支持退款，可在“退款信息”中重新申请";
  return "该订单的退款已处理完毕，不能再次申请";
}

const OFFERED: Record<OrderAction, Rule> = {
  PAY: (order) => order.status === "WAIT_PAY" && (!awaitsPick(order.bidding) || "选定师傅报价后才能支付"),
  COMPARE_BIDS: ({ status, bidding }) => status === "WAIT_PAY" && awaitsPick(bidding),
  CANCEL: (order) => {
    if (order.status === "WAIT_PAY") return true;
    if (!isRefundable(order) || isBeingJudged(order.status)) return false;
    if (isRefundUnderReview(order.refundState)) return "退款申请正在处理，请等待结果";
    return hasNoMaster(order) ? "订单已付款，如需取消请申请退款" : "师傅已接单，如需取消请申请退款";
  },
  EDIT: ({ isEditable, editRequest }) =>
    isEditable && (editRequest === null || "已有修改等待师傅确认，如需再改请先撤回"),
  CONFIRM_ARRIVAL: awaitsArrival,
  ACCEPT: (order) => {
    if (order.status === "WAIT_VERIF") return "等待师傅完成核销，核销后才能验收";
    const canJudge = canJudgeWork(order);
    return canJudge === true && isRefundUnderReview(order.refundState)
      ? "退款申请正在处理，暂不能验收"
      : canJudge;
  },
  REJECT: canJudgeWork,
  DELAY_ACCEPTANCE: (order) => {
    const canJudge = canJudgeWork(order);
    if (canJudge !== true) return canJudge;
    if (order.acceptanceDelayDays > 0) return "每笔订单只能延长一次";
    return !isRefundUnderReview(order.refundState) || "退款申请正在处理，暂不能延长";
  },
  EVALUATE: ({ status }) => status === "SUCCESS",
  HANDLE_EXCEPTION: (order) => {
    if (order.orderType === "TIMELY" || !isLive(order) || !isExceptionUnsolved(order)) return false;
    return isBeingJudged(order.status) ? "订单正在等待核销或验收，验收后可处理异常" : true;
  },
  // Before a master has it, one that was refused does not stand in the way (REFUND-02).
  REFUND: (order) => {
    if (!isRefundable(order) || !hasNoMaster(order)) return false;
    return order.refundState?.status === "REFUSE" || (refundInTheWay(order) ?? true);
  },
  REQUEST_REFUND: (order) => {
    if (isSettled(order)) return "款项已结算给师傅，不能退款；有问题请投诉";
    return isRefundable(order) && !hasNoMaster(order) && (refundInTheWay(order) ?? true);
  },
  ADD_EXCEPTION: isLive,
  MARKUP: (order) => {
    if (!isLive(order) || order.orderType === "TIMELY") return false;
    return isSettled(order) || !isRefundUnderReview(order.refundState) || "退款申请正在处理，暂不能加价";
  },
  MARKUP_CALL: (order) => isLive(order) && order.orderType === "TIMELY",
  CALL: (order) => {
    if (!isLive(order)) return false;
    return order.orderType === "TIMELY" || order.assignWorkerTime !== null || "师傅接单后才能联系";
  },
  COPY: ({ orderType }) => orderType === "TIMELY",
  ADD_FOLLOW_UP: () => true,
  COMPLAIN: ({ status }) => isComplainable(status),
};

/**
 * Actions that an order as it stands offers (ACT-01..25, REFUND-01..04). The one place that knows, so that no screen
 * derives it again; the guards of the backend's steps agree. Whether an action has a page yet is not its business: see
 * `app/features/orders/action-flows.ts`.
 */
export const orderActions = (order: ActionFacts): OrderAction[] =>
  ORDER_ACTIONS.filter((action) => OFFERED[action](order) === true);

/** An action that the page shows as blocked for an order in this state, and why (ux.md U31). */
export interface BlockedAction {
  readonly action: OrderAction;
  readonly reason: string;
}

/** Actions that an order does not offer now, each with its reason, by the same rule as {@link orderActions}. */
export const blockedActions = (order: ActionFacts): BlockedAction[] =>
  ORDER_ACTIONS.flatMap((action) => {
    const reason = OFFERED[action](order);
    return typeof reason === "string" ? [{ action, reason }] : [];
  });
