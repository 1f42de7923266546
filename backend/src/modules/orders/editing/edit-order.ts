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

/** Most tries after concurrent changes. */
const ATTEMPTS = 3;

/**
 * Changes an order of the customer: at once, or, when there is an appointment, as a request that the master
 * confirms. The change is checked against the order in the same version, so that a concurrent change by a
 * master, a payment or another window is seen. A change without effect succeeds, so that a request with a
 * lost answer can be repeated.
 *
 * @returns whether the master has to confirm it
 * @throws BusinessError NOT_FOUND for a missing or foreign order; as `checkEdit`; CONFLICT or ORDER_CLOSED
 *   when the order can no longer be changed, and while another request waits
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

/** The step that changes an order in its status. @throws BusinessError when there is none */
function stepFor(order: OrderRow, now: number) {
  if (decide(order.status, editSteps.edit_order, { ...order, now }).ok) return editSteps.edit_order;
  const decision = decide(order.status, editSteps.request_edit, { ...order, now });
  if (!decision.ok) throw refusalError(decision.reason, order.status);
  return editSteps.request_edit;
}

const isRequested = ({ editRequest }: OrderRow, { patch }: OrderEdit): boolean =>
  editRequest !== null && JSON.stringify(editRequest.patch) === JSON.stringify(patch);
