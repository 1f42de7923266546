import type { PayWay } from "../../../../schema/rest/payments/payment";
import { inYuan } from "../../../../schema/rules/money";
import type { Ids } from "../../shared/ids";
import type { CustomerStore } from "../../shared/stores/stores";
import { escrowAccount, type Posting, postEvent } from "../ledger";
import { sendMessage } from "../messages";
import { decide, moveOrder, type OrderRow, orderEvents, orderInWords } from "../orders";
import { enqueueEvent } from "../outbox";
import { askSoon } from "./payments.repository";

/** A payment: its way, source, payer and time. */
export interface PaidMoney {
  readonly payWay: PayWay;
  /** Account from which the money comes. */
  readonly source: Pick<Posting, "accountId" | "kind">;
  /** `customer:<id>` or `system`. */
  readonly actor: string;
  /** Time of the payment, and the present time, ms. */
  readonly paidAt: number;
  readonly at: number;
}

/**
 * Statements that pay one order: its state and its money. After a concurrent change, the transition's key and
 * the ledger's event key refuse the whole batch.
 */
export function orderPaid(
  db: CustomerStore,
  { order, payWay, source, actor, paidAt, at }: PaidMoney & { order: OrderRow },
  ids: Ids,
): D1PreparedStatement[] {
  const { id: orderId, orderNo, customerId, totalAmount } = order;
  const to = statusWhenPaid(order);
  // A picked master starts with the payment.
  const changes = { payWay, paidAt, ...(order.bidId === null ? {} : { assignedAt: paidAt }) };
  return [
    ...moveOrder(db, order, { event: orderEvents.pay.event, to, actor, at, changes }),
    // Other open codes and pages of providers for this order are closed.
    askSoon(db, orderId, at),
    ...postEvent(db, {
      eventId: ids.rowId(customerId),
      eventKey: `order:${orderId}:pay`,
      type: "PLACE_AN_ORDER",
      customerId,
      orderId,
      payWay,
      content: `订单支付：${orderNo}`,
      at,
      postings: [
        { ...source, amount: -totalAmount },
        { accountId: escrowAccount(orderId), kind: "escrow", amount: totalAmount },
      ],
    }),
  ];
}

/** Status of an order after a payment in time. */
function statusWhenPaid(order: OrderRow): OrderRow["status"] {
  const decision = decide(order.status, orderEvents.pay, { ...order, now: order.createdAt });
  if (!decision.ok) throw new Error(`order ${order.id} cannot be paid`);
  return decision.to;
}

/**
 * Statements that tell the customer about paid orders: one message for all of them, and an event for each.
 */
export function tellPaid(
  db: CustomerStore,
  orders: readonly OrderRow[],
  at: number,
  ids: Ids,
): D1PreparedStatement[] {
  const [first, second] = orders;
  if (!first) return [];
  const total = orders.reduce((sum, order) => sum + order.totalAmount, 0);
  const what = second
    ? `您的${orders.length}个订单已支付成功，共${inYuan(total)}，正在为您安排师傅接单。`
    : first.bidId === null
      ? `您的${orderInWords(first)}已支付成功，正在为您安排师傅接单。`
      : `您的${orderInWords(first)}已支付成功，选定的师傅将与客户预约上门时间。`;
  const { customerId } = first;
  const message = {
    customerId,
    type: "system",
    title: "订单支付成功",
    text: what,
    ...(second ? {} : { associatedId: first.id }),
    at,
  } as const;
  return [
    ...sendMessage(db, message, ids),
    ...orders.map((order) =>
      enqueueEvent(db, {
        eventId: ids.token(16),
        userId: customerId,
        kind: "ORDER_CHANGED",
        data: { orderId: order.id, status: statusWhenPaid(order) },
        at,
      }),
    ),
  ];
}
