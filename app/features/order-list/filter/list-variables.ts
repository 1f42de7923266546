import type { OrderListFilter } from "~/gql/graphql";
import { parseOrderFilter } from "../../../../schema/rules/orders/order-status";
import { firstSecondOf, lastSecondOf } from "../../../../schema/rules/time";
import type { ListFilter } from "./list-filter";

const first = (day: string | undefined) => (day ? firstSecondOf(day) : undefined);
const last = (day: string | undefined) => (day ? lastSecondOf(day) : undefined);
const flag = (text: string | undefined) => (text === undefined ? undefined : text === "true");

/**
 * The filter of an address for the graph; days begin at their first second and end at 23:59:59 (LIST-19,
 * LIST-21, C-14).
 */
export function listVariables(filter: ListFilter): OrderListFilter {
  const variables: OrderListFilter = {
    status: parseOrderFilter(filter.status ?? null),
    orderNo: filter.orderNum,
    customer: filter.customer,
    worker: filter.worker,
    logisticsNo: filter.logisticsNo,
    keyword: filter.keyword,
    goodsTypeName: filter.goodsTypeName,
    shopName: filter.shopName,
    serviceTypeName: filter.serviceTypeName,
    payWay: filter.payWay,
    logisticsCompany: filter.logisticsCompany,
    areaCode: filter.areaCode,
    createdFrom: first(filter.startTime),
    createdTo: last(filter.endTime),
    completedFrom: first(filter.completeStartTime),
    completedTo: last(filter.completeEndTime),
    appointedFrom: first(filter.appointStartTime),
    appointedTo: last(filter.appointEndTime),
    isArrival: flag(filter.isArrival),
    isAbnormal: flag(filter.isGoodsAbnormal),
    isFinished: flag(filter.isFinish),
    isAppointed: flag(filter.appointResult),
    isVisitOverdue: flag(filter.isVisitOverdue),
  };
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value != null));
}
