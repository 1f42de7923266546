import { and, eq, inArray, isNotNull, not, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { inValues } from "../../../shared/in-values";
import type { CustomerStore } from "../../../shared/stores/stores";
import { type NewMessage, wasTold } from "../../messages";
import { editSteps } from "../editing/edit-steps";
import type { OrderRow } from "../orders.repository";
import { orders, orderTransitions } from "../orders.tables";

/** Statuses before the visit, in which goods can be on their way to a master. */
const BEFORE_THE_VISIT: readonly OrderRow["status"][] = [
  "RECEIVING_ORDER",
  "WAIT_ASSIGN",
  "WAIT_APPOINTMENT",
];

/**
 * Time of the order's present waybill, ms: of the last change that set it, or else of the order. Before the visit
 * changes apply at once.
 */
const waybillSince = sql`COALESCE((SELECT MAX(${orderTransitions.at}) FROM ${orderTransitions}
  WHERE ${orderTransitions.orderId} = ${orders.id} AND ${orderTransitions.event} = ${editSteps.edit_order.event}
    AND json_type(${orderTransitions.detail}, '$.patch.logisticsNo') IS NOT NULL), ${orders.createdAt})`;

/**
 * Paid orders of these customers whose goods are in transit with a waybill, and whose customer has not had
 * this message about this waybill. If there are more than `limit`, they are chosen at random, so that all get their
 * turn.
 */
export const goodsUnderWay = (
  db: CustomerStore,
  {
    customerIds,
    untold,
    limit,
  }: {
    customerIds: readonly number[];
    untold: Pick<NewMessage, "type" | "title">;
    limit: number;
  },
): Promise<OrderRow[]> =>
  drizzle(db)
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.customerId, inValues(customerIds)),
        inArray(orders.status, [...BEFORE_THE_VISIT]),
        eq(orders.isArrival, false),
        isNotNull(orders.logisticsNo),
        not(wasTold({ customerId: orders.customerId, associatedId: orders.id, since: waybillSince }, untold)),
      ),
    )
    .orderBy(sql`RANDOM()`)
    .limit(limit);
