import { inYuan } from "../../../../schema/rules/money";
import { type Step, step, together } from "../orders";
import { REFUND_DETAILS, type RefundDetail } from "./refund-details";
import type { AnyRefundEvent } from "./refund-edges";
import { REFUND_ORDER_EDGES } from "./refund-order-edges";
import { refundStepEffects } from "./refund-statements";

const subsidyWords = (allowance: number): string => `补贴师傅 ${inYuan(allowance)}`;
const refundWords = ({ reason, allowance }: { reason: string; allowance: number }): string =>
  together(reason, subsidyWords(allowance));

/** A step of the refund, from the tables in the files beside this one. */
const refundStep = <E extends AnyRefundEvent>(
  event: E,
  title: string,
  words?: (detail: RefundDetail<E>) => string,
): Step<E, RefundDetail<E>> =>
  step<E, RefundDetail<E>>({
    event,
    title,
    edges: REFUND_ORDER_EDGES[event],
    detail: REFUND_DETAILS[event],
    words,
    effects: (order, detail, now, tools) => refundStepEffects(event, { order, detail, now }, tools),
  });

/** Events of a refund, as steps of its order (decision 025). */
export const refundSteps = {
  refund: refundStep("refund", "退款", ({ amount }) => `退回 ${inYuan(amount)}`),
  request_refund: refundStep("request_refund", "申请退款", refundWords),
  change_refund: refundStep("change_refund", "修改退款申请", refundWords),
  renew_refund: refundStep("renew_refund", "重新申请退款", refundWords),
  cancel_refund: refundStep("cancel_refund", "取消退款"),
  agree_refund: refundStep("agree_refund", "同意退款"),
  refuse_refund: refundStep("refuse_refund", "拒绝退款", ({ content }) => content),
  request_arbitration: refundStep("request_arbitration", "申请仲裁", ({ allowance, content }) =>
    together(content, subsidyWords(allowance)),
  ),
  cancel_arbitration: refundStep("cancel_arbitration", "取消仲裁"),
  arbitrate: refundStep("arbitrate", "仲裁支持退款", ({ allowance, content }) =>
    together(content, subsidyWords(allowance)),
  ),
  dismiss_arbitration: refundStep("dismiss_arbitration", "仲裁不支持退款", ({ content }) => content),
  refund_arrive: refundStep("refund_arrive", "退款到账"),
  refund_stall: refundStep("refund_stall", "退款未成功，继续重试"),
} as const;
