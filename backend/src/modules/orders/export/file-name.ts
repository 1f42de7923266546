import { LEDGER_PAY_WAY_NAMES } from "../../../../../schema/rules/wallet/ledger";
import { textLabel, workbookName } from "../../../shared/file-label";
import { dayLabel, type Period, periodLabel } from "../../../shared/period";
import type { OrderFilter } from "../list/filter";
import { filterLabel } from "../list/stats";

const span = (name: string, period: Period | undefined) => period && `${name}${periodLabel(period)}`;

const flag = (value: boolean | undefined, yes: string, no: string) =>
  value === undefined ? undefined : value ? yes : no;

/** Name of the export with the filters it was made with and the day it was made: 订单_待付款_20261120.xlsx (U8). */
export function exportName(filter: OrderFilter, now: number): string {
  const parts = [
    "订单",
    filter.status ? filterLabel(filter.status) : "全部",
    flag(filter.isFinish, "已完结", "未完结"),
    flag(filter.isArrival, "已到货", "未到货"),
    flag(filter.isGoodsAbnormal, "异常", "无异常"),
    flag(filter.overdueVisit?.isWanted, "上门超时", "上门未超时"),
    flag(filter.appointResult, "预约成功", "预约失败"),
    textLabel(filter.goodsTypeName),
    textLabel(filter.serviceTypeName),
    textLabel(filter.shopName),
    filter.payWay && LEDGER_PAY_WAY_NAMES[filter.payWay],
    textLabel(filter.logisticsCompany),
    textLabel(filter.areaCode),
    textLabel(filter.orderNo),
    textLabel(filter.logisticsNo),
    textLabel(filter.customer),
    textLabel(filter.keyword),
    textLabel(filter.worker),
    span("下单", filter.created),
    span("完工", filter.completed),
    span("预约", filter.appointed),
  ];
  return workbookName(parts, now);
}

/** Name of the export of orders that were chosen one by one: 订单_所选8单_20261120.xlsx (U7). */
export const chosenName = (count: number, now: number): string => `订单_所选${count}单_${dayLabel(now)}.xlsx`;
