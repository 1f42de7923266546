import { Code } from "../../../../../schema/rules/codes";
import { arrivalIssues } from "../../../../../schema/rules/orders/arrival";
import { STAR_WORDS } from "../../../../../schema/rules/orders/evaluation";
import { formatTime } from "../../../shared/clock";
import { BusinessError, invalidInput } from "../../../shared/errors";
import { requireOwnPictures } from "../../files";
import type { DetailOf } from "../lifecycle/step";
import type { RatingEffect } from "../order-parts";
import { ACCEPTANCE_DELAY_DAYS } from "../order-times";
import { findCurrentOrder } from "../reading/read-orders";
import { advanceByCustomer, type OrderOfCustomer } from "./advance-by-customer";
import type { AdvanceDependencies } from "./advance-order";
import { customerSteps } from "./customer-steps";
import { IMPRESSION_TAGS } from "./impression-tags";

/** Cancels an unpaid order (ACT-02, ACT-16). */
export const cancelOrder = (target: OrderOfCustomer, dependencies: AdvanceDependencies) =>
  advanceByCustomer(target, customerSteps.cancel, null, dependencies);

/**
 * Confirms that the goods have arrived (ACT-05).
 *
 * @throws BusinessError INVALID_INPUT when the master picks them up and number or phone is missing (ACT-27,
 *   ACT-28)
 */
export async function confirmArrival(
  target: OrderOfCustomer,
  arrival: DetailOf<typeof customerSteps.confirm_arrival>,
  dependencies: AdvanceDependencies,
) {
  const { isNeedTakeDelivery } = await findCurrentOrder(target, dependencies);
  const [issue] = isNeedTakeDelivery ? arrivalIssues(arrival) : [];
  if (issue) throw invalidInput(issue.message);
  return advanceByCustomer(target, customerSteps.confirm_arrival, arrival, dependencies);
}

/**
 * Extends the time to accept by one day, once per order (ACT-09, ACC-10). Answers the new end in Shanghai
 * time.
 */
export async function delayAcceptance(
  target: OrderOfCustomer,
  dependencies: AdvanceDependencies,
): Promise<string> {
  const detail = { days: ACCEPTANCE_DELAY_DAYS };
  const { acceptanceDueAt } = await advanceByCustomer(
    target,
    customerSteps.delay_acceptance,
    detail,
    dependencies,
  );
  // A concurrent request may have ended the acceptance.
  if (acceptanceDueAt === null) throw new BusinessError(Code.CONFLICT, "订单状态已变化，请刷新后重试");
  return formatTime(acceptanceDueAt);
}

/** Accepts the work, which pays the master (ACC-07), or rejects it. @throws BusinessError INVALID_INPUT without a reason */
export async function judgeWork(
  target: OrderOfCustomer,
  { isPass, content }: { isPass: boolean; content: string },
  dependencies: AdvanceDependencies,
) {
  if (isPass) return advanceByCustomer(target, customerSteps.accept, { content }, dependencies);
  await findCurrentOrder(target, dependencies);
  if (content === "") throw invalidInput("请输入拒绝原因");
  return advanceByCustomer(target, customerSteps.reject, { content }, dependencies);
}

/**
 * Rates the master, once (ACT-11), with the other effects of the rating in the same batch.
 *
 * @throws BusinessError INVALID_INPUT for stars outside 1 to 5 (C-55) or an unknown tag; NOT_FOUND for a
 *   foreign picture
 */
export async function evaluateOrder(
  target: OrderOfCustomer,
  rating: DetailOf<typeof customerSteps.evaluate>,
  effect: RatingEffect,
  dependencies: AdvanceDependencies,
) {
  await findCurrentOrder(target, dependencies);
  if (!(rating.star >= 1 && rating.star <= STAR_WORDS.length)) throw invalidInput("请选择 1 至 5 星");
  if (rating.labels.some((label) => !IMPRESSION_TAGS.includes(label))) throw invalidInput("印象标签有误");
  const { db } = dependencies;
  await requireOwnPictures(rating.imgs, { customerId: target.customerId, db });
  const order = await advanceByCustomer(target, customerSteps.evaluate, rating, dependencies, (read, now) =>
    effect.statements(read, rating.star, now, dependencies),
  );
  dependencies.waitUntil(effect.tell(order.id, dependencies));
  return order;
}
