import type { CustomerStore } from "../../shared/stores/stores";
import { findMarkupsById, type MarkupRow } from "../markups";
import { type OrderRow, ordersById } from "../orders";
import { findPayment, type PaymentRow, partsOfPayment } from "../payment";

/** An order of a payment, or a markup of it, with its part of the amount, 分. */
export interface PaymentPart {
  readonly order: OrderRow;
  readonly amount: number;
  readonly markup: MarkupRow | null;
}

/** An attempt with its orders as they are now; null for an unknown number. */
export async function readPayment(
  db: CustomerStore,
  outTradeNo: string,
): Promise<{ payment: PaymentRow; parts: PaymentPart[] } | null> {
  const [payment, found] = await Promise.all([findPayment(db, outTradeNo), partsOfPayment(db, outTradeNo)]);
  if (!payment) return null;
  const [orders, markups] = await Promise.all([
    ordersById(
      db,
      found.map(({ orderId }) => orderId),
    ),
    findMarkupsById(
      db,
      found.flatMap(({ markupId }) => markupId ?? []),
    ),
  ]);
  const parts = found.flatMap(({ orderId, amount, markupId }) => {
    const order = orders.get(orderId);
    return order ? [{ order, amount, markup: markups.get(markupId ?? 0) ?? null }] : [];
  });
  return { payment, parts };
}

/**
 * Whether the money of an attempt would only be sent back: its markup was decided, or one of its orders was
 * paid in another way, was closed, or has expired.
 */
export async function isPointless(
  db: CustomerStore,
  { outTradeNo }: PaymentRow,
  now: number,
): Promise<boolean> {
  const found = await readPayment(db, outTradeNo);
  return (found?.parts ?? []).some(({ order, markup }) =>
    markup ? markup.status !== "WAIT_PAY" : order.status !== "WAIT_PAY" || order.expiresAt <= now,
  );
}
