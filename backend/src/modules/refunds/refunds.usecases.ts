import type { z } from "zod";
import type { refundBody } from "../../../../schema/rest/refunds/refund-body";
import { isUnderReviewAt } from "../../../../schema/rules/orders/order-matters";
import { notFound } from "../../shared/errors";
import { requireOwnPictures } from "../files";
import {
  type AdvanceDependencies,
  advanceByCustomer,
  cancelOrder,
  decide,
  findCurrentOrder,
  heldAmount,
  type OrderEvent,
  type OrderOfCustomer,
  type OrderRow,
  refusalError,
} from "../orders";
import type { RefundApplication } from "./refund-details";
import { checkApplication, checkArbitration } from "./refund-input";
import { refundSteps } from "./refund-steps";
import { findRefund, type RefundRow } from "./refunds.repository";

interface OfRefund {
  readonly customerId: number;
  readonly refundId: number;
}
type Body = z.output<typeof refundBody>;

/**
 * Asks for a refund of a paid order (REFUND-14). It waits for the order's master, or for staff.
 *
 * @throws BusinessError NOT_FOUND, CONFLICT where the order or an earlier refund does not allow it, INVALID_INPUT
 */
export async function requestRefund(target: OrderOfCustomer, body: Body, dependencies: AdvanceDependencies) {
  const order = await findCurrentOrder(target, dependencies);
  // The order's refusal is answered before errors of the form; a repeated click passes.
  if (order.refundStatus !== "WAIT") requirePossible(order, refundSteps.request_refund, dependencies);
  const application = await ownApplication(body, order, null, dependencies);
  await advanceByCustomer(target, refundSteps.request_refund, application, dependencies);
}

/** Changes a refund under review, or asks again after a refusal or a dismissed arbitration (REFUND-15). */
export async function modifyRefund(target: OfRefund, body: Body, dependencies: AdvanceDependencies) {
  const { order, refund, status } = await ownRefund(target, dependencies);
  const isDecided = status === "REFUSE" || status === "PROCESSED";
  const step = isDecided ? refundSteps.renew_refund : refundSteps.change_refund;
  requirePossible(order, step, dependencies);
  const application = await ownApplication(body, order, refund, dependencies);
  // An unchanged request, such as a second click, needs no step.
  if (step === refundSteps.change_refund && saysTheSame(refund, application)) return;
  await advanceByCustomer({ ...target, orderId: order.id }, step, application, dependencies);
}

/** Cancels a refund under review, or the arbitration about it, by its status (C-38). */
export async function cancelRefund(target: OfRefund, dependencies: AdvanceDependencies) {
  const { order, status } = await ownRefund(target, dependencies);
  const step =
    status === "ARBITRATION" || status === "REFUSE"
      ? refundSteps.cancel_arbitration
      : refundSteps.cancel_refund;
  await advanceByCustomer({ ...target, orderId: order.id }, step, null, dependencies);
}

/**
 * Asks the platform to decide about a refused refund (ARB-06). @throws BusinessError NOT_FOUND, CONFLICT,
 * INVALID_INPUT
 */
export async function requestArbitration(
  target: OfRefund,
  body: Parameters<typeof checkArbitration>[0],
  dependencies: AdvanceDependencies,
) {
  const { order, status } = await ownRefund(target, dependencies);
  if (status !== "ARBITRATION") requirePossible(order, refundSteps.request_arbitration, dependencies);
  const wish = checkArbitration(body, order);
  const { db } = dependencies;
  await requireOwnPictures(wish.imgs, { customerId: target.customerId, db });
  await advanceByCustomer(
    { ...target, orderId: order.id },
    refundSteps.request_arbitration,
    wish,
    dependencies,
  );
}

/**
 * The direct refund of an order without a master: all of the money is returned; an unpaid order is only
 * closed (REFUND-02, REFUND-03, C-35).
 */
export async function refundDirectly(target: OrderOfCustomer, dependencies: AdvanceDependencies) {
  const order = await findCurrentOrder(target, dependencies);
  const amount = heldAmount(order);
  if (order.status === "WAIT_PAY") await cancelOrder(target, dependencies);
  else await advanceByCustomer(target, refundSteps.refund, { amount }, dependencies);
}

/** The customer's own refund, which must be the newest of its order. @throws BusinessError NOT_FOUND */
async function ownRefund({ customerId, refundId }: OfRefund, dependencies: AdvanceDependencies) {
  const refund = await findRefund(dependencies.db, customerId, refundId);
  if (!refund) throw notFound("退款");
  const order = await findCurrentOrder({ customerId, orderId: refund.orderId }, dependencies);
  if (order.refundId !== refundId) throw refusalError("REFUND_NOT_NOW", order.status);
  return { order, refund, status: refund.status };
}

function requirePossible(order: OrderRow, event: OrderEvent, { clock }: AdvanceDependencies): void {
  const decision = decide(order.status, event, { ...order, now: clock.now() });
  if (!decision.ok) throw refusalError(decision.reason, order.status);
}

async function ownApplication(
  body: Body,
  order: OrderRow,
  refund: RefundRow | null,
  { db }: AdvanceDependencies,
) {
  const application = checkApplication(body, order, refund?.reviewerId ?? null);
  await requireOwnPictures(application.imgs, { customerId: order.customerId, db });
  return application;
}

const saysTheSame = (refund: RefundRow, application: RefundApplication): boolean =>
  (Object.keys(application) as (keyof RefundApplication)[]).every(
    (field) => JSON.stringify(refund[field]) === JSON.stringify(application[field]),
  );

/** Whether a decision about the order's money is pending. */
export const isUnderReview = ({ refundStatus }: OrderRow): boolean => isUnderReviewAt(refundStatus);
