import { asc, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { staffList } from "../../staff-lists";
import { orders } from "../orders.tables";

/** Fields of an order that masters see before they bid: without the customer and the exact address. */
const shown = {
  orderNo: orders.orderNo,
  goodsTypeName: orders.goodsTypeName,
  serviceTypeName: orders.serviceTypeName,
  provinceName: orders.provinceName,
  cityName: orders.cityName,
  areaName: orders.areaName,
  isLift: orders.isLift,
  floorsNumber: orders.floorsNumber,
  isArrival: orders.isArrival,
  isNeedTakeDelivery: orders.isNeedTakeDelivery,
  volumeHundredths: orders.volumeHundredths,
  packingCount: orders.packingCount,
  expectedTime: orders.expectedTime,
  biddingEndsAt: orders.biddingEndsAt,
};

/** Orders that masters may bid for, with the number of bids (EXT-490). They are due when the bidding ends. */
export const staffBidRequests = staffList({
  name: "bid_requests",
  id: orders.id,
  rows: (db, which, limit) =>
    drizzle(db)
      .select({
        id: orders.id,
        customerId: orders.customerId,
        isOpen: sql<number>`bidding IS 'OPEN' AND status = 'WAIT_PAY'`,
        bids: sql<number>`(SELECT COUNT(*) FROM bids WHERE order_id = ${orders.id} AND status = 'OPEN')`,
        items: sql<string>`(SELECT json_group_array(json_object('name', goods_type_name, 'count', count) ORDER BY position)
          FROM order_items WHERE order_id = ${orders.id})`,
        ...shown,
      })
      .from(orders)
      .where(which)
      .orderBy(asc(orders.id))
      .limit(limit),
  entryOf: ({ id, customerId, isOpen, items, ...order }) =>
    isOpen === 1 && order.biddingEndsAt !== null
      ? {
          id,
          customerId,
          state: "OPEN",
          at: order.biddingEndsAt,
          endsAt: null,
          data: { ...order, items: JSON.parse(items) as { name: string; count: number }[] },
        }
      : null,
});
