import { Code } from "../../../schema/rules/codes";
import type { Model, ModelOrder } from "./model";
import { guess } from "./payment";
import { isFree } from "./refund";
import { settleMarkup } from "./settlements";

interface MarkupAttempt {
  readonly order: number;
  /** 分 */
  readonly amount: number;
  readonly isPasswordRight: boolean;
}

/** Why nothing can be added to the price of an order; null where it can. */
export function markupRefusal(order: ModelOrder | undefined): number | null {
  if (!order || order.status === "CLOSE") return Code.ORDER_CLOSED;
  if (order.status === "WAIT_PAY") return Code.CONFLICT;
  const isSettled = order.status === "SUCCESS" || order.status === "EVALUATED";
  return isSettled || isFree(order) ? null : Code.CONFLICT;
}

/** What paying a markup from the wallet does to the model, and the code that it answers. */
export function predictMarkupPayment(model: Model, attempt: MarkupAttempt): number {
  const order = model.orders[attempt.order];
  const payer = model.customers[order?.customer ?? -1];
  if (!order || !payer) return Code.NOT_FOUND;
  const refusal = guess(payer, model.now, attempt.isPasswordRight);
  if (refusal !== null) return refusal;
  if (payer.wallet < attempt.amount) return Code.INSUFFICIENT_BALANCE;
  payer.wallet -= attempt.amount;
  order.markups += attempt.amount;
  if (order.status === "SUCCESS" || order.status === "EVALUATED") settleMarkup(model, order, attempt.amount);
  order.bookings += 1;
  order.last = null;
  return Code.OK;
}
