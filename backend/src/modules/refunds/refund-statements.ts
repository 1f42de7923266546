import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { statement } from "../../shared/commit";
import { newOrderNumber } from "../../shared/numbers/order-number";
import { type OrderRow, OutOfDate, refundPartsOf, type StepEffects, type StepTools } from "../orders";
import { queueOrderRefund } from "../payment";
import type { RefundDetail } from "./refund-details";
import { type AnyRefundEvent, nextRefundStatus } from "./refund-edges";
import { refundEffectsOf } from "./refund-effects";
import { exceptionEffects } from "./refund-exceptions";
import { findAnyRefund } from "./refunds.repository";
import { refunds } from "./refunds.tables";

/**
 * Effects of a refund step on its order, and the statements that change the refund in the same batch. The
 * refund is read after its order, so the order's version guards both.
 *
 * @throws OutOfDate when the refund has changed since the order was read
 */
export async function refundStepEffects<E extends AnyRefundEvent>(
  event: E,
  { order, detail, now }: { order: OrderRow; detail: RefundDetail<E>; now: number },
  { db, ids }: StepTools,
): Promise<StepEffects> {
  const newest = order.refundId === null ? null : await findAnyRefund(db, order.refundId);
  if (newest && newest.status !== order.refundStatus) throw new OutOfDate();
  // After a cancelled refund a new one is possible.
  const refund = newest?.status === "CANCEL" ? null : newest;
  const status = nextRefundStatus(refund?.status ?? null, event, order);
  if (!status) throw new Error(`${event} does not follow`);
  const { refund: fields, ...effects } = refundEffectsOf(event, { order, refund, detail, now });
  const id = refund?.id ?? ids.rowId(order.customerId);
  const stored = { ...fields, status, seq: order.version + 1, updatedAt: now };
  const orm = drizzle(db);
  const arbitrationNo = `ZC${newOrderNumber(order.customerId, now, ids)}`;
  const write = refund
    ? orm
        .update(refunds)
        .set({
          ...stored,
          ...(event === "request_arbitration" && !refund.arbitrationNo ? { arbitrationNo } : {}),
        })
        .where(eq(refunds.id, id))
    : orm.insert(refunds).values({
        ...NOTHING,
        ...stored,
        id,
        refundNo: `TK${newOrderNumber(order.customerId, now, ids)}`,
        orderId: order.id,
        orderNo: order.orderNo,
        customerId: order.customerId,
        createdAt: now,
      });
  const { money } = effects;
  const isPaidBack = typeof money === "object";
  // Money of the wallet is returned with the step; a provider has to send its part back.
  const amount = isPaidBack ? refundPartsOf(order, money.refundLess).byProvider : 0;
  const exception = exceptionEffects(event, { order, refund, isPaidBack, now }, db);
  return {
    ...effects,
    changes: {
      ...effects.changes,
      ...exception.changes,
      refundId: id,
      refundStatus: status,
    },
    statements: [
      statement(db, write),
      ...exception.statements,
      ...(amount === 0 ? [] : [queueOrderRefund(db, { order, refundId: id, amount, at: now })]),
    ],
  };
}

const NOTHING = {
  allowance: 0,
  applyAmount: 0,
  reason: "",
  description: "",
  imgs: [],
  contactName: "",
  contactPhone: "",
};
