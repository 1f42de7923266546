import type { PayWay } from "../../../../schema/rest/payments/payment";
import { inYuan } from "../../../../schema/rules/money";
import type { Ids } from "../../shared/ids";
import type { CustomerStore } from "../../shared/stores/stores";
import { escrowAccount, type Posting, postEvent } from "../ledger";
import { sendMessage } from "../messages";
import { decide, moveOrder, type OrderRow, orderEvents, orderInWords } from "../orders";
import { enqueueEvent } from "../outbox";
import { askSoon } from "./payments.repository";

/** Money that was paid: how, from where, by whom and when. */
export interface PaidMoney {
  readonly payWay: PayWay;
  /** Where the money comes from. */
  readonly source: Pick<Posting, "accountId" | "kind">;
  /** `customer:<id>` or `system`. */
  readonly actor: string;
  /** When the money was paid, and now, ms. */
  readonly paidAt: number;
  readonly at: number;
}

/**
 * Statements that make a payment of one order: its state and its money. The transition's
 * key and the ledger's event key refuse the whole batch after a concurrent change.
 */
export function orderPaid(
  db: CustomerStore,
  { order, payWay, source, actor, paidAt, at }: PaidMoney & { order: OrderRow },
  ids: Ids,
): D1PreparedStatement[] {
  const { id: orderId, orderNo, customerId, totalAmount } = order;
  const to = statusWhenPaid(order);
  // The picked master begins with the payment.
  const changes = { payWay, paidAt, ...(order.bidId === null ? {} : { assignedAt: paidAt }) };
  return [
    ...moveOrder(db, order, { event: orderEvents.pay.event, to, actor, at, changes }),
    // Codes and pages of a provider that are still open for it are closed there.
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

/** Where an order goes with a payment in time. */
function statusWhenPaid(order: OrderRow): OrderRow["status"] {
  const decision = decide(order.status, orderEvents.pay, { ...order, now: order.createdAt });
  if (!decision.ok) throw new Error(`order ${order.id} cannot be paid`);
  return decision.to;
}

/** Statements that tell the customer that these orders are paid: one message, however many they are, and an event each. */
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
