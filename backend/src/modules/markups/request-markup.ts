import type { Ids } from "../../shared/ids";
import type { CustomerStore } from "../../shared/stores/stores";
import type { DetailOf, OrderRow } from "../orders";
import type { markupSteps } from "./markup-steps";
import { insertMarkup } from "./markups.repository";

/** Statement of the step `request_markup` that stores a master's request until the customer answers it. */
export const insertRequest = (
  db: CustomerStore,
  order: OrderRow,
  { amount, markupType, remark }: DetailOf<typeof markupSteps.request_markup>,
  { now, ids }: { now: number; ids: Ids },
): D1PreparedStatement =>
  insertMarkup(db, {
    id: ids.rowId(order.customerId),
    orderId: order.id,
    customerId: order.customerId,
    source: "WORKER",
    workerId: order.workerId,
    amount,
    // A request during an unsolved exception is about this exception.
    kind: order.isGoodsAbnormal && order.solveExceptionWay === null ? "ABNORMAL" : "ORDINARY",
    markupType,
    remark,
    createdAt: now,
  });
