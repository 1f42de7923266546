import type { Step } from "../lifecycle/step";
import { findCurrentOrder } from "../reading/read-orders";
import { type AdvanceDependencies, advanceOrder, type TakenStep } from "./advance-order";

/** An order, and the customer who must own it. */
export interface OrderOfCustomer {
  readonly customerId: number;
  readonly orderId: number;
}

/**
 * A step by the customer of the order. Answers the order after the step.
 *
 * @throws BusinessError NOT_FOUND for a missing or foreign order; otherwise as `advanceOrder`
 */
export const advanceByCustomer = <Detail>(
  target: OrderOfCustomer,
  step: Step<string, Detail>,
  detail: Detail,
  dependencies: AdvanceDependencies,
  also?: TakenStep<Detail>["also"],
) =>
  advanceOrder(
    () => findCurrentOrder(target, dependencies),
    { step, actor: `customer:${target.customerId}`, detail, also },
    dependencies,
  );
