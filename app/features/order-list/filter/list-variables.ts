import type { OrderListFilter } from "~/gql/graphql";
import { parseOrderFilter } from "../../../../schema/rules/order-status";
import type { ListFilter } from "./list-filter";

const FIRST_SECOND = "T00:00:00+08:00";
const LAST_SECOND = "T23:59:59+08:00";

const moment = (day: string | undefined, second: string) => (day ? `${day}${second}` : undefined);
const flag = (text: string | undefined) => (text === undefined ? undefined : text === "true");

/** The filter of an address as the graph takes it; days begin at their first second and end at 23:59:59 (LIST-19, LIST-21, C-14). */
export function listVariables(filter: ListFilter): OrderListFilter {
  const variables: OrderListFilter = {
    status: parseOrderFilter(filter.status ?? null),
    orderNo: filter.orderNum,
    customer: filter.customer,
    worker: filter.worker,
    logisticsNo: filter.logisticsNo,
    goodsTypeName: filter.goodsTypeName,
    areaCode: filter.areaCode,
    createdFrom: moment(filter.startTime, FIRST_SECOND),
    createdTo: moment(filter.endTime, LAST_SECOND),
    completedFrom: moment(filter.completeStartTime, FIRST_SECOND),
    completedTo: moment(filter.completeEndTime, LAST_SECOND),
    isArrival: flag(filter.isArrival),
    isAbnormal: flag(filter.isGoodsAbnormal),
    isFinished: flag(filter.isFinish),
    isAppointed: flag(filter.appointResult),
    isVisitOverdue: flag(filter.isVisitOverdue),
  };
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value != null));
}
