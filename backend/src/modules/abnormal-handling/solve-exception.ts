import type { SolveWay } from "../../../../schema/rules/abnormal/abnormal";
import { Code } from "../../../../schema/rules/codes";
import { TIMELY_MARKUP_TEXT } from "../../../../schema/rules/markups/markup";
import { REFUND_MESSAGES } from "../../../../schema/rules/refunds/refund";
import { BusinessError } from "../../shared/errors";
import { abnormalSteps, processAbnormal } from "../abnormal";
import {
  type AdvanceDependencies,
  advanceOrder,
  decide,
  findCurrentOrder,
  type OrderRow,
  refusalError,
} from "../orders";
import { checkAllowance, refundSteps } from "../refunds";

/** Reason of the refund request when the goods go back. */
const BACK_REASON = "商品破损或缺件，无法安装";

interface Solution {
  readonly customerId: number;
  readonly orderId: number;
  readonly way: SolveWay;
  /** For BACK: the amount that the master keeps, in 元. `description` is the reason. */
  readonly allowance: number | null;
  readonly description: string;
}

/**
 * Decides how an order goes on after an exception (ABN-07). With NORMAL it goes on as it is; BACK asks for a refund
 * less the master's subsidy (ABN-03, ABN-04). MARKUP is solved by the payment of its markup (C-77), so that here it
 * succeeds when that has come and is refused before. What is solved in a way stays solved by it.
 *
 * @throws BusinessError NOT_FOUND; INVALID_INPUT for a subsidy over the master's part; CONFLICT for an order without
 *   exception, solved otherwise, in WAIT_VERIF or WAIT_ACCEPT, or for MARKUP of an immediate order (C-75)
 */
export async function solveException(solution: Solution, dependencies: AdvanceDependencies): Promise<void> {
  const { customerId, orderId, way } = solution;
  const { db, clock } = dependencies;
  const find = () => findCurrentOrder({ customerId, orderId }, dependencies);
  const order = await find();
  if (order.isGoodsAbnormal && order.solveExceptionWay === way) return;
  const decision = decide(order.status, abnormalSteps.solve_exception, { ...order, now: clock.now() });
  if (!decision.ok) throw refusalError(decision.reason, order.status);
  const actor = `customer:${customerId}`;
  if (way === "MARKUP") {
    const why = order.orderType === "TIMELY" ? TIMELY_MARKUP_TEXT : "请先支付加价";
    throw new BusinessError(Code.CONFLICT, why);
  }
  const also = (_order: OrderRow, now: number) => [processAbnormal(db, orderId, now)];
  if (way === "NORMAL") {
    const step = { step: abnormalSteps.solve_exception, actor, detail: { way }, also };
    await advanceOrder(find, step, dependencies);
    return;
  }
  const detail = backApplication(order, solution);
  const changes = (now: number) => ({ solveExceptionWay: way, solvedAt: now });
  await advanceOrder(find, { step: refundSteps.request_refund, actor, detail, also, changes }, dependencies);
}

const backApplication = (order: OrderRow, { allowance, description }: Solution) => ({
  reason: BACK_REASON,
  allowance: checkAllowance(allowance ?? 0, order, REFUND_MESSAGES.allowance),
  contactName: order.userName,
  contactPhone: order.userPhone,
  description: description || "异常订单退货退款",
  imgs: [],
});
