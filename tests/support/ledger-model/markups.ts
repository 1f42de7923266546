import { Code } from "../../../schema/rest/codes";
import type { Model } from "./model";
import { guess } from "./payment";

interface MarkupAttempt {
  readonly order: number;
  /** 分 */
  readonly amount: number;
  readonly isPasswordRight: boolean;
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
  order.bookings += 1;
  order.last = null;
  return Code.OK;
}
