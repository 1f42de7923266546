import { Code } from "../../../../schema/rules/codes";
import { BusinessError } from "../../shared/errors";
import { decide, type OrderRow, refusalError } from "../orders";
import { markupSteps } from "./markup-steps";
import type { MarkupRow } from "./markups.repository";

/** The reason why a markup cannot be paid or rejected any more; null while it can. */
export function decidedRefusal({ status, source }: MarkupRow): BusinessError | null {
  const what = source === "WORKER" ? "加价申请" : "加价";
  if (status === "SUCCESS") return new BusinessError(Code.ORDER_ALREADY_PAID, `${what}已支付`);
  if (status === "REJECT") return new BusinessError(Code.CONFLICT, `${what}已拒绝`);
  if (status === "CLOSE") return new BusinessError(Code.ORDER_CLOSED, `${what}已取消`);
  return null;
}

/** The reason why an order cannot get a markup at a time (ACT-19, MARK-13); null when it can. */
export function orderRefusal(order: OrderRow, now: number): BusinessError | null {
  const decision = decide(order.status, markupSteps.markup, { ...order, now });
  return decision.ok ? null : refusalError(decision.reason, order.status);
}

/** The reason why a markup cannot be paid; null when it can. */
export const markupRefusal = (markup: MarkupRow, order: OrderRow, now: number): BusinessError | null =>
  decidedRefusal(markup) ?? orderRefusal(order, now);
