import {
  escrowAccount,
  type LedgerEvent,
  type Posting,
  payableAccount,
  REVENUE,
  walletAccount,
} from "../ledger/ledger";
import type { OrderRow } from "./orders.repository";

type Movement = Omit<LedgerEvent, "eventId" | "at">;
type PaidOrder = Pick<
  OrderRow,
  | "id"
  | "orderNo"
  | "customerId"
  | "totalAmount"
  | "markupAmount"
  | "workerFee"
  | "workerId"
  | "providerId"
  | "payWay"
>;

/** What an order holds while it is worked on: its price and what markups have added. 分 */
export const heldAmount = ({ totalAmount, markupAmount }: Pick<OrderRow, "totalAmount" | "markupAmount">) =>
  totalAmount + markupAmount;

/** The master's part of that: the fee, and all of the markups. 分 */
export const workerCash = ({ workerFee, markupAmount }: Pick<OrderRow, "workerFee" | "markupAmount">) =>
  workerFee + markupAmount;

/**
 * What leaves an order's escrow: to the master (or the provider who sent them) and the platform once the work is
 * accepted, or back to the customer's wallet. Keyed by order, so that each can be booked once.
 */
export function escrowMovement(order: PaidOrder, kind: "settle" | "refund"): Movement {
  const { id: orderId, orderNo, customerId, payWay } = order;
  const held = heldAmount(order);
  const escrow: Posting = { accountId: escrowAccount(orderId), kind: "escrow", amount: -held };
  const common = { orderId, payWay: payWay ?? undefined };
  if (kind === "refund") {
    return {
      ...common,
      eventKey: `order:${orderId}:refund`,
      type: "REFUND",
      content: `订单退款：${orderNo}`,
      postings: [escrow, { accountId: walletAccount(customerId), kind: "wallet", amount: held }],
    };
  }
  const payee = order.providerId ?? order.workerId;
  if (payee === null) throw new Error(`order ${orderId} has nobody to be paid`);
  const earned = workerCash(order);
  return {
    ...common,
    eventKey: `order:${orderId}:accept`,
    type: "ORDER_PROFIT",
    content: `验收结算：${orderNo}`,
    postings: [
      escrow,
      { accountId: payableAccount(payee), kind: "payable" as const, amount: earned },
      { accountId: REVENUE, kind: "platform" as const, amount: held - earned },
    ].filter(({ amount }) => amount !== 0),
  };
}
