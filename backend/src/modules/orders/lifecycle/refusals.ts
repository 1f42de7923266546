import { Code } from "../../../../../schema/rules/codes";
import { MARKUP_OVER_TEXT } from "../../../../../schema/rules/markups/markup";
import { ORDER_STATUS_NAMES, type OrderStatus } from "../../../../../schema/rules/orders/order-status";
import { BusinessError } from "../../../shared/errors";

/** Reasons to refuse an event before or at the payment. */
export type Refusal = "EXISTS" | "MISSING" | "PAID" | "CLOSED" | "EXPIRED" | "NOT_DUE" | "NO_PRICE";

/** Reasons to refuse any event: the ones above, and those about the work. */
export type AnyRefusal =
  | Refusal
  | "UNPAID"
  /** The status allows other steps, but not this one. */
  | "NOT_NOW"
  | "NOT_ARRIVED"
  | "ARRIVED"
  /** The customer has rejected the work and waits for new photos. */
  | "REJECTED"
  | "NOT_REJECTED"
  | "DELAYED"
  | "MARKUP_OVER"
  | "NOT_ABNORMAL"
  | "SOLVED"
  /** A refund of its money is undecided. */
  | "REFUNDING"
  | "REFUND_REFUSED"
  | "REFUNDED_ONCE"
  | "REFUND_NOT_NOW"
  /** The master has not answered an earlier change. */
  | "EDIT_PENDING"
  | "NO_EDIT"
  /** The customer has picked the master's bid. */
  | "MASTER_PICKED"
  /** The customer has not answered a markup that the master asked for. */
  | "MARKUP_REQUESTED"
  /** The bidding is over, or the order never had one. */
  | "NOT_BIDDING"
  | "BIDDING_OVER";

const TEXTS: Record<Exclude<AnyRefusal, "NOT_NOW">, readonly [Code, string]> = {
  EXISTS: [Code.CONFLICT, "订单已存在"],
  MISSING: [Code.NOT_FOUND, "订单不存在"],
  PAID: [Code.CONFLICT, "订单已支付，不能取消"],
  CLOSED: [Code.ORDER_CLOSED, "订单已关闭"],
  EXPIRED: [Code.ORDER_CLOSED, "订单已关闭"],
  NOT_DUE: [Code.CONFLICT, "还没有到时间"],
  UNPAID: [Code.CONFLICT, "订单还未付款"],
  NOT_ARRIVED: [Code.CONFLICT, "商品还未到货，请先确认到货"],
  ARRIVED: [Code.CONFLICT, "商品已到货，无需再次确认"],
  REJECTED: [Code.CONFLICT, "等待师傅重新拍照，暂不能操作"],
  NOT_REJECTED: [Code.CONFLICT, "客户没有要求重新拍照"],
  DELAYED: [Code.CONFLICT, "每笔订单只能延长一次"],
  REFUNDING: [Code.CONFLICT, "退款申请正在处理，暂不能操作"],
  REFUND_REFUSED: [Code.CONFLICT, "退款申请已被拒绝，请重新申请或申请仲裁"],
  REFUNDED_ONCE: [Code.CONFLICT, "该订单的退款已处理完毕，不能再次申请"],
  REFUND_NOT_NOW: [Code.CONFLICT, "退款状态已变化，请刷新后重试"],
  MARKUP_OVER: [Code.CONFLICT, MARKUP_OVER_TEXT],
  EDIT_PENDING: [Code.CONFLICT, "已有修改等待师傅确认，如需再改请先撤回"],
  NO_PRICE: [Code.CONFLICT, "请先选定一位师傅的报价"],
  NOT_BIDDING: [Code.CONFLICT, "订单没有在等待报价，请刷新后重试"],
  BIDDING_OVER: [Code.CONFLICT, "报价已截止"],
  MASTER_PICKED: [Code.CONFLICT, "师傅是客户按报价选定的，不能更换，请客户申请退款后重新下单"],
  MARKUP_REQUESTED: [Code.CONFLICT, "师傅的加价申请还没有答复，请客户先付款或拒绝，再更换师傅"],
  NO_EDIT: [Code.CONFLICT, "没有等待确认的修改"],
  NOT_ABNORMAL: [Code.CONFLICT, "订单没有异常"],
  SOLVED: [Code.CONFLICT, "订单异常已处理"],
};

/** The refusal as an error for the caller. */
export function refusalError(reason: AnyRefusal, status: OrderStatus | null): BusinessError {
  if (reason === "NOT_NOW") {
    const name = status ? ORDER_STATUS_NAMES[status] : "";
    return new BusinessError(Code.CONFLICT, `订单当前为“${name}”，不能进行此操作`);
  }
  return new BusinessError(...TEXTS[reason]);
}
