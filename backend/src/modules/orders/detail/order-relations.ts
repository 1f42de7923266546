import type { getOrder } from "../../../../../schema/rest/orders/orders";
import type { CallResult } from "../../../../../schema/rest/rest-call";
import { metresBetween } from "../../../../../schema/rules/distance";
import { fenToYuan } from "../../../../../schema/rules/money";
import { isMasterShown } from "../../../../../schema/rules/orders/shown-master";
import { isWindow } from "../../../../../schema/rules/placing/expected-time";
import { formatTime } from "../../../shared/clock";
import { workerCashInTransit } from "../order-money";
import type { OrderRow } from "../orders.repository";

type Detail = CallResult<typeof getOrder>;

/**
 * The master's side of an order (ENT-13, REFUND-01): null until a master takes it. An order has at most one,
 * with the order's own number. For immediate orders the master stays hidden (DETAIL-17).
 */
export const childOrderOf = (order: OrderRow): Detail["childOrder"] =>
  order.workerId === null
    ? null
    : {
        id: order.id,
        status: order.status,
        workerId: isMasterShown(order.orderType) ? order.workerId : null,
        workerCashIntransit: fenToYuan(workerCashInTransit(order)),
      };

/**
 * Time of the master's work: from the appointed time to the end of the wished window if the appointment is
 * within it, or else to the end of that day (`schema/rules/orders/visit.ts`). Before an appointment it is the
 * wished window.
 */
export function servicePeriodsOf(order: OrderRow): Detail["orderServicePeriodList"] {
  const { appointmentTime, expectedTime: start, expectedEndTime: end } = order;
  const wished = start !== null && end !== null && isWindow(start, end) ? { start, end } : null;
  if (appointmentTime === null) return wished ? [periodOf(wished.start, timeOfDay(wished.end))] : [];
  const isKept = wished !== null && wished.start <= appointmentTime && appointmentTime < wished.end;
  return [periodOf(appointmentTime, isKept ? timeOfDay(wished.end) : "23:59:59")];
}

const timeOfDay = (moment: number) => formatTime(moment).slice("YYYY-MM-DD ".length);

function periodOf(moment: number, endTime: string) {
  const [date = "", startTime = ""] = formatTime(moment).split(" ");
  return { date, startTime, endTime };
}

/**
 * Distance from the pickup point to the customer, km: by road when it is known, else in a straight line; null
 * while unknown.
 */
export function pickupKilometres({ lng, lat, pickUpLng, pickUpLat, roadMetres }: OrderRow): number | null {
  if (roadMetres !== null) return roadMetres / 1000;
  if (lng === null || lat === null || pickUpLng === null || pickUpLat === null) return null;
  return metresBetween({ lng, lat }, { lng: pickUpLng, lat: pickUpLat }) / 1000;
}
