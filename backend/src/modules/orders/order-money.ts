import { DEAL } from "../../../../schema/rules/orders/order-status";
import { refundParts } from "../../../../schema/rules/refunds/refund";
import {
  escrowAccount,
  type LedgerEvent,
  type Posting,
  payableAccount,
  refundingAccount,
  revenueAccount,
  walletAccount,
} from "../ledger";
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

/** Balance of an order's escrow while it is in progress: its price and the paid markups, 分. */
export const heldAmount = ({
  totalAmount,
  markupAmount,
}: Pick<OrderRow, "totalAmount" | "markupAmount">): number => totalAmount + markupAmount;

/** The master's part of that: the fee and all markups, 分. */
const workerCash = ({ workerFee, markupAmount }: Pick<OrderRow, "workerFee" | "markupAmount">): number =>
  workerFee + markupAmount;

/**
 * The part of the money that belongs to the master, or to the provider that sent the master, in 分. A refund
 * leaves them at most this (C-65).
 */
export const workerCashInTransit = (order: OrderRow): number =>
  isHeld(order) && payeeOf(order) !== null ? workerCash(order) : 0;

const isHeld = ({ status, paidAt }: OrderRow) =>
  paidAt !== null && status !== "CLOSE" && !DEAL.includes(status);
const payeeOf = ({ providerId, workerId }: PaidOrder) => providerId ?? workerId;

/** The parts of a refund that go to the wallet and to the provider, after the subsidy, 分 (decision 025). */
export const refundPartsOf = (
  order: Pick<OrderRow, "totalAmount" | "markupAmount" | "payWay">,
  refundLess: number,
): { toWallet: number; byProvider: number } =>
  refundParts({ price: order.totalAmount, payWay: order.payWay }, heldAmount(order) - refundLess);

/**
 * The way in which money leaves an escrow: to the master or provider, or back to the customer, less the
 * subsidy for the master, 分.
 */
export type Release = "settle" | { readonly refundLess: number };

/**
 * Movements out of an order's escrow: to the master (or the sending provider) and the platform when the work
 * is accepted, or back to the customer. If the customer paid at a provider, the amount is recorded as owed by
 * it (decision 025). The key contains the order, so that each movement can be booked once.
 */
export function escrowMovement(order: PaidOrder, release: Release): Movement {
  const { id: orderId, orderNo, customerId, payWay } = order;
  const held = heldAmount(order);
  const escrow: Posting = { accountId: escrowAccount(orderId), kind: "escrow", amount: -held };
  const common = { customerId, orderId, payWay: payWay ?? undefined };
  const payee = payeeOf(order);
  if (release !== "settle") {
    const { refundLess } = release;
    if (refundLess > 0 && payee === null) throw new Error(`order ${orderId} has no payee`);
    const { toWallet, byProvider } = refundPartsOf(order, refundLess);
    return {
      ...common,
      eventKey: `order:${orderId}:refund`,
      type: "REFUND",
      content: `订单退款：${orderNo}`,
      postings: [
        escrow,
        { accountId: walletAccount(customerId), kind: "wallet" as const, amount: toWallet },
        { accountId: refundingAccount(customerId), kind: "payable" as const, amount: byProvider },
        { accountId: payableAccount(customerId, payee ?? 0), kind: "payable" as const, amount: refundLess },
      ].filter(({ amount }) => amount !== 0),
    };
  }
  if (payee === null) throw new Error(`order ${orderId} has no payee`);
  const earned = workerCash(order);
  return {
    ...common,
    eventKey: `order:${orderId}:accept`,
    type: "ORDER_PROFIT",
    content: `验收结算：${orderNo}`,
    postings: [
      escrow,
      { accountId: payableAccount(customerId, payee), kind: "payable" as const, amount: earned },
      { accountId: revenueAccount(customerId), kind: "platform" as const, amount: held - earned },
    ].filter(({ amount }) => amount !== 0),
  };
}
