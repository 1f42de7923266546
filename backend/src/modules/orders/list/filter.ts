import type { listOrders } from "../../../../../schema/rest/orders/orders";
import type { PayWay } from "../../../../../schema/rest/payments/payment";
import type { CallParsed } from "../../../../../schema/rest/rest-call";
import { isComplainable } from "../../../../../schema/rules/feedback/complaint";
import {
  DEAL,
  FINISHED,
  IN_SERVICE,
  NO_MASTER_YET,
  ORDER_STATUSES,
  type OrderFilterAlias,
  type OrderFilterName,
  type OrderStatus,
} from "../../../../../schema/rules/orders/order-status";
import { startOfDay } from "../../../shared/clock";
import { type Period, periodOf } from "../../../shared/period";
import { UNANSWERED_AFTER_MS } from "../order-times";

export type StatusFilter = OrderStatus | OrderFilterName | OrderFilterAlias;

/** A filter of a customer's orders: an order must match all given fields (LIST-19, decision 020). */
export interface OrderFilter {
  readonly customerId: number;
  readonly status?: StatusFilter;
  readonly orderNo?: string;
  readonly customer?: string;
  /** Part of a number, name, phone, address, or of the goods. */
  readonly keyword?: string;
  readonly worker?: string;
  readonly logisticsNo?: string;
  readonly goodsTypeName?: string;
  readonly shopName?: string;
  readonly serviceTypeName?: string;
  readonly payWay?: PayWay;
  readonly logisticsCompany?: string;
  readonly areaCode?: string;
  readonly created?: Period;
  readonly completed?: Period;
  readonly appointed?: Period;
  readonly isArrival?: boolean;
  readonly isGoodsAbnormal?: boolean;
  readonly isFinish?: boolean;
  readonly appointResult?: boolean;
  /** Whether the visit is overdue at a time of a day that began at another, ms. */
  readonly overdueVisit?: { readonly isWanted: boolean; readonly now: number; readonly today: number };
  /** For ASSIGN_OVERTIME: orders paid until this time have waited too long, ms. */
  readonly overdueUntil?: number;
}

export const UNFINISHED: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => !FINISHED.includes(status),
);

/** The statuses of a filter; null when it is about something else. */
export const statusesOf = (filter: StatusFilter): readonly OrderStatus[] | null =>
  filter in MEANT ? MEANT[filter as keyof typeof MEANT] : [filter as OrderStatus];

const MEANT: Record<OrderFilterName | OrderFilterAlias | "RECEIVING_ORDER", readonly OrderStatus[] | null> = {
  RECEIVING_ORDER: NO_MASTER_YET,
  INSERVICE: IN_SERVICE,
  DEAL,
  UNSUCCESS: ORDER_STATUSES.filter((status) => !DEAL.includes(status)),
  WAIT_EVALUATE: ["SUCCESS"],
  CAN_COMPLAINT: ORDER_STATUSES.filter(isComplainable),
  UNSETTLED: UNFINISHED,
  SETTLED: FINISHED,
  CANCELED: ["CLOSE"],
  NOT_ARRIVAL: null,
  ABNORMAL: null,
  REFUND: null,
  ASSIGN_OVERTIME: null,
  MARKUP_WAIT_PAY: null,
};

/** The documented filters; those about the appointment exist only for the list. */
type Query = Partial<Omit<CallParsed<typeof listOrders>["query"], "pageNum" | "pageSize" | "sort">>;

/** The filter of a request at this moment, ms. */
export function orderFilterOf(customerId: number, query: Query, now: number): OrderFilter {
  const {
    startTime,
    endTime,
    completeStartTime,
    completeEndTime,
    appointStartTime,
    appointEndTime,
    isVisitOverdue,
    ...same
  } = query;
  return {
    customerId,
    ...same,
    // A keyword is also sent as the documented field, for backends without keywords.
    orderNo: same.orderNo === same.keyword ? undefined : same.orderNo,
    customer: same.customer === same.keyword ? undefined : same.customer,
    logisticsNo: same.logisticsNo === same.keyword ? undefined : same.logisticsNo,
    created: periodOf(startTime, endTime),
    completed: periodOf(completeStartTime, completeEndTime),
    appointed: periodOf(appointStartTime, appointEndTime),
    overdueVisit:
      isVisitOverdue === undefined ? undefined : { isWanted: isVisitOverdue, now, today: startOfDay(now) },
    overdueUntil: same.status === "ASSIGN_OVERTIME" ? now - UNANSWERED_AFTER_MS : undefined,
  };
}
