import { Code } from "../../../../schema/rest/codes";
import type { SolveWay } from "../../../../schema/rules/abnormal";
import { BusinessError } from "../../shared/errors";
import { processAbnormal } from "../markups/markup-paid";
import { type AdvanceDependencies, advanceOrder } from "../orders/advance-order";
import { findCurrentOrder } from "../orders/read-orders";

/**
 * Decides how an order goes on after an exception (ABN-07). With NORMAL it goes on as it is. MARKUP is solved by the
 * payment of its markup (C-77), so that here it succeeds when that has come and is refused before.
 *
 * @throws BusinessError NOT_FOUND; CONFLICT for an order without exception, solved otherwise, in WAIT_VERIF or
 *   WAIT_ACCEPT, or for MARKUP of an immediate order (C-75)
 */
export async function solveException(
  { customerId, orderId, way }: { customerId: number; orderId: number; way: SolveWay },
  dependencies: AdvanceDependencies,
): Promise<void> {
  const find = () => findCurrentOrder({ customerId, orderId }, dependencies);
  const order = await find();
  if (order.isGoodsAbnormal && order.solveExceptionWay === way) return;
  if (way === "MARKUP") {
    const why = order.orderType === "TIMELY" ? "即时订单加价请联系平台客服" : "请先支付加价";
    throw new BusinessError(Code.CONFLICT, order.solveExceptionWay === null ? why : "订单异常已处理");
  }
  if (way === "BACK") throw new BusinessError(Code.CONFLICT, "该订单当前不能申请退款，请联系平台客服");
  await advanceOrder(
    find,
    {
      event: "solve_exception",
      actor: `customer:${customerId}`,
      detail: { way },
      also: () => [processAbnormal(dependencies.db, orderId)],
    },
    dependencies,
  );
}
