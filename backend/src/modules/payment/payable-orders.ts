import { Code } from "../../../../schema/rules/codes";
import { BusinessError } from "../../shared/errors";
import {
  decide,
  findCurrentOrders,
  type OrderRow,
  orderEvents,
  type ReadDependencies,
  type Refusal,
} from "../orders";

const REFUSALS: Record<Refusal, () => BusinessError> = {
  PAID: () => new BusinessError(Code.ORDER_ALREADY_PAID, "订单已支付"),
  EXISTS: () => new BusinessError(Code.ORDER_ALREADY_PAID, "订单已支付"),
  CLOSED: () => new BusinessError(Code.ORDER_CLOSED, "订单已关闭"),
  EXPIRED: () => new BusinessError(Code.ORDER_CLOSED, "订单已关闭"),
  NOT_DUE: () => new BusinessError(Code.CONFLICT, "订单状态已变化，请刷新后重试"),
  NO_PRICE: () => new BusinessError(Code.CONFLICT, "请先选定一位师傅的报价"),
  MISSING: () => new BusinessError(Code.NOT_FOUND, "订单不存在"),
};

/** The refusal; when several orders are paid together, it names the order. */
function refusalOf(reason: Refusal, order: OrderRow, isAlone: boolean): BusinessError {
  const refusal = REFUSALS[reason]();
  return isAlone
    ? refusal
    : new BusinessError(refusal.code, `${refusal.message}：${order.orderNo}，请重新选择`);
}

/**
 * The customer's orders, if all of them can be paid now: several are paid together or not at all (G-20).
 *
 * @throws BusinessError NOT_FOUND, ORDER_ALREADY_PAID, ORDER_CLOSED
 */
export async function findPayableOrders(
  request: { customerId: number; orderIds: readonly number[] },
  dependencies: ReadDependencies,
): Promise<OrderRow[]> {
  const orders = await findCurrentOrders(request, dependencies);
  const now = dependencies.clock.now();
  for (const order of orders) {
    const decision = decide(order.status, orderEvents.pay, { ...order, now });
    if (!decision.ok) throw refusalOf(decision.reason, order, orders.length === 1);
  }
  return orders;
}
