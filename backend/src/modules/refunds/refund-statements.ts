import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { statement } from "../../shared/commit";
import { OutOfDate, type StepEffects, type StepTools } from "../orders/lifecycle/lifecycle";
import { refundPartsOf } from "../orders/order-money";
import { newOrderNumber } from "../orders/order-number";
import type { OrderRow } from "../orders/orders.repository";
import { orders } from "../orders/orders.tables";
import type { RefundDetail } from "./refund-details";
import { type AnyRefundEvent, nextRefundStatus } from "./refund-edges";
import { type RefundEffects, refundEffectsOf } from "./refund-effects";
import { findAnyRefund } from "./refunds.repository";
import { refunds } from "./refunds.tables";

/**
 * What a step of a refund does to its order, and the statements that change the refund in the same batch. The refund is
 * read after its order, whose version then guards both.
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
  // A cancelled one makes room for another.
  const refund = newest?.status === "CANCEL" ? null : newest;
  const status = nextRefundStatus(refund?.status ?? null, event, order);
  if (!status) throw new Error(`${event} does not follow`);
  const { refund: fields, ...effects } = refundEffectsOf(event, { order, refund, detail, now });
  const id = refund?.id ?? ids.rowId();
  const stored = { ...fields, status, seq: order.version + 1, updatedAt: now };
  const orm = drizzle(db);
  const arbitrationNo = `ZC${newOrderNumber(now, ids)}`;
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
        refundNo: `TK${newOrderNumber(now, ids)}`,
        orderId: order.id,
        orderNo: order.orderNo,
        customerId: order.customerId,
        createdAt: now,
      });
  return {
    ...effects,
    statements: [
      statement(db, write),
      statement(
        db,
        orm.update(orders).set({ refundId: id, refundStatus: status }).where(eq(orders.id, order.id)),
      ),
      ...sendBack(db, { order, refundId: id, money: effects.money, now }),
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

/**
 * Has the provider that took an order's money send it back (modules/payment/payment-refunds.ts). Without the payment
 * that paid for the order the number is null, which the table refuses, and the whole batch with it.
 */
function sendBack(
  db: D1Database,
  {
    order,
    refundId,
    money,
    now,
  }: { order: OrderRow; refundId: number; money: RefundEffects["money"]; now: number },
): D1PreparedStatement[] {
  const amount = typeof money === "object" ? refundPartsOf(order, money.refundLess).byProvider : 0;
  if (amount === 0) return [];
  return [
    db
      .prepare(
        `INSERT INTO payment_refunds (out_refund_no, out_trade_no, order_id, customer_id, amount, reason, refund_id, next_attempt_at, created_at)
         SELECT paid.number || '-' || ?1, paid.number, ?1, ?3, ?4, '订单退款', ?5, ?6, ?6
         FROM (SELECT 1) LEFT JOIN (
           SELECT part.out_trade_no AS number FROM payment_orders part JOIN payments p ON p.out_trade_no = part.out_trade_no
           WHERE part.order_id = ?1 AND part.markup_id IS NULL AND p.status = 'PAID' AND p.pay_way = ?2 AND NOT EXISTS (
             SELECT 1 FROM payment_refunds r WHERE r.out_trade_no = part.out_trade_no AND r.order_id = part.order_id)
           LIMIT 1
         ) paid`,
      )
      .bind(order.id, order.payWay, order.customerId, amount, refundId, now),
  ];
}
