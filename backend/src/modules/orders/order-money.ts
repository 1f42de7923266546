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
  "id" | "orderNo" | "customerId" | "totalAmount" | "workerFee" | "workerId" | "providerId" | "payWay"
>;

/**
 * What leaves an order's escrow: to the master (or the provider who sent them) and the platform once the work is
 * accepted, or back to the customer's wallet. Keyed by order, so that each can be booked once.
 */
export function escrowMovement(order: PaidOrder, kind: "settle" | "refund"): Movement {
  const { id: orderId, orderNo, customerId, totalAmount, workerFee, payWay } = order;
  const escrow: Posting = { accountId: escrowAccount(orderId), kind: "escrow", amount: -totalAmount };
  const common = { orderId, payWay: payWay ?? undefined };
  if (kind === "refund") {
    return {
      ...common,
      eventKey: `order:${orderId}:refund`,
      type: "REFUND",
      content: `订单退款：${orderNo}`,
      postings: [escrow, { accountId: walletAccount(customerId), kind: "wallet", amount: totalAmount }],
    };
  }
  const payee = order.providerId ?? order.workerId;
  if (payee === null) throw new Error(`order ${orderId} has nobody to be paid`);
  const charge = totalAmount - workerFee;
  return {
    ...common,
    eventKey: `order:${orderId}:accept`,
    type: "ORDER_PROFIT",
    content: `验收结算：${orderNo}`,
    postings: [
      escrow,
      { accountId: payableAccount(payee), kind: "payable" as const, amount: workerFee },
      { accountId: REVENUE, kind: "platform" as const, amount: charge },
    ].filter(({ amount }) => amount !== 0),
  };
}
