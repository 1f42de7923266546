import { type RequestContext, requireSession } from "../../../shared/context";
import { findHistory, type HistoryRow } from "../lifecycle/history";
import type { OrderRow } from "../orders.repository";
import { findCurrentOrder } from "./read-orders";

/** An order of the caller's with its history. @throws BusinessError NOT_FOUND */
export async function findOwnHistory(
  orderId: number,
  context: RequestContext,
): Promise<{ order: OrderRow; history: HistoryRow[] }> {
  const { customerId } = requireSession(context);
  const order = await findCurrentOrder({ customerId, orderId }, context);
  return { order, history: await findHistory(context.db, orderId) };
}
