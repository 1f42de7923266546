import { Code } from "../../../../../schema/rules/codes";
import { ConstraintViolation, commit, withFreshIds } from "../../../shared/commit";
import { BusinessError } from "../../../shared/errors";
import { pushOutbox } from "../../outbox";
import { decide } from "../lifecycle/decide";
import { refusalError } from "../lifecycle/refusals";
import type { OrderRow } from "../orders.repository";
import { findCurrentOrder } from "../reading/read-orders";
import type { OrderOfCustomer } from "../steps/advance-by-customer";
import { type AdvanceDependencies, stepStatements } from "../steps/advance-order";
import { checkEdit, type WantedEdit } from "./check-edit";
import type { OrderEdit } from "./edit-request";
import { editSteps } from "./edit-steps";

/** Reads of the order after a concurrent change. */
const ATTEMPTS = 3;

/**
 * Changes an order of the customer's: at once, or once the master has an appointment as a request that the master
 * confirms. The change is checked against the order on which it happens: a master, a payment or another window that
 * came first is seen. What the order says already changes nothing and succeeds, so that a lost answer can be asked for
 * again.
 *
 * @returns whether the master has to confirm it
 * @throws BusinessError NOT_FOUND for a missing or foreign order; as `checkEdit`; CONFLICT or ORDER_CLOSED where the
 *   order can no longer be changed, and while another request waits
 */
export async function editOrder(
  target: OrderOfCustomer,
  wanted: WantedEdit,
  dependencies: AdvanceDependencies,
): Promise<{ isRequest: boolean }> {
  const { db, clock } = dependencies;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const order = await findCurrentOrder(target, dependencies);
    const edit = await checkEdit(order, wanted, dependencies);
    if (edit === null) return { isRequest: false };
    if (isRequested(order, edit)) return { isRequest: true };
    const now = clock.now();
    const step = stepFor(order, now);
    const taken = { step, actor: `customer:${target.customerId}`, detail: edit, to: order.status, now };
    try {
      await withFreshIds(async () => commit(db, await stepStatements(order, taken, dependencies)));
    } catch (error) {
      if (error instanceof ConstraintViolation) continue;
      throw error;
    }
    dependencies.waitUntil(pushOutbox(order.customerId, dependencies));
    return { isRequest: step === editSteps.request_edit };
  }
  throw new BusinessError(Code.CONFLICT, "订单状态已变化，请刷新后重试");
}

/** How an order is changed in its status. @throws BusinessError where it is not */
function stepFor(order: OrderRow, now: number) {
  if (decide(order.status, editSteps.edit_order, { ...order, now }).ok) return editSteps.edit_order;
  const decision = decide(order.status, editSteps.request_edit, { ...order, now });
  if (!decision.ok) throw refusalError(decision.reason, order.status);
  return editSteps.request_edit;
}

const isRequested = ({ editRequest }: OrderRow, { patch }: OrderEdit): boolean =>
  editRequest !== null && JSON.stringify(editRequest.patch) === JSON.stringify(patch);
