import { asc, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import {
  canWait,
  MASTER_MATTERS,
  type MasterMatter,
  masterMatterOf,
} from "../../../../../schema/rules/orders/master-matters";
import { FINISHED, ORDER_STATUSES, type OrderStatus } from "../../../../../schema/rules/orders/order-status";
import { shownUntil, staffList } from "../../staff-lists";
import { orders } from "../orders.tables";

/** Fields of an order that staff see, and those that decide which steps are possible. */
const shown = {
  orderNo: orders.orderNo,
  status: orders.status,
  orderType: orders.orderType,
  serviceTypeName: orders.serviceTypeName,
  cityName: orders.cityName,
  areaName: orders.areaName,
  address: orders.address,
  workerId: orders.workerId,
  totalAmount: orders.totalAmount,
  createdAt: orders.createdAt,
  editRequest: orders.editRequest,
  expiresAt: orders.expiresAt,
  bidding: orders.bidding,
  biddingEndsAt: orders.biddingEndsAt,
  isArrival: orders.isArrival,
  isNeedTakeDelivery: orders.isNeedTakeDelivery,
  verifType: orders.verifType,
  isAcceptance: orders.isAcceptance,
  acceptanceDueAt: orders.acceptanceDueAt,
  acceptanceDelayDays: orders.acceptanceDelayDays,
  acceptedAt: orders.acceptedAt,
  payWay: orders.payWay,
  refundStatus: orders.refundStatus,
  isGoodsAbnormal: orders.isGoodsAbnormal,
  solveExceptionWay: orders.solveExceptionWay,
};

/**
 * The state of an entry. What waits for the master beside the status has a state of its own, so that partner clients
 * are told of it (`order.edit_requested`, `order.rejected`).
 */
const stateOf = (status: OrderStatus, matter: MasterMatter | null): string =>
  matter ? `${status}_${matter}` : status;

/** The states that entries of a status have, or those with what waits for the master; undefined for all. */
export function statesOfOrders(
  status: OrderStatus | undefined,
  matter: MasterMatter | undefined,
): string[] | undefined {
  if (status === undefined && matter === undefined) return undefined;
  const matters: readonly (MasterMatter | null)[] = matter ? [matter] : [null, ...MASTER_MATTERS];
  return (status ? [status] : ORDER_STATUSES).flatMap((one) =>
    matters.filter((each) => each === null || canWait(one, each)).map((each) => stateOf(one, each)),
  );
}

/**
 * Orders of all customers, by number and status (EXT-108). A finished one is shown for 30 days after its last
 * step.
 */
export const staffOrders = staffList({
  name: "orders",
  id: orders.id,
  rows: (db, which, limit) =>
    drizzle(db)
      .select({
        id: orders.id,
        customerId: orders.customerId,
        lastStepAt: sql<number>`(SELECT at FROM order_transitions
          WHERE order_id = ${orders.id} ORDER BY seq DESC LIMIT 1)`,
        ...shown,
      })
      .from(orders)
      .where(which)
      .orderBy(asc(orders.id))
      .limit(limit),
  entryOf: ({ id, customerId, lastStepAt, ...order }) => ({
    id,
    customerId,
    state: stateOf(order.status, masterMatterOf(order)),
    key: order.orderNo,
    endsAt: shownUntil(FINISHED.includes(order.status) ? lastStepAt : null),
    data: order,
  }),
});
