import { PAY_WAY_NAMES } from "~/features/payment/pay-way-names";
import {
  recogniseSearch,
  SEARCH_PARAMS,
  type SearchParam,
  searchValue,
} from "../../../../schema/rules/orders/order-search";
import { without } from "../../list/list-address";
import type { FilterParam, ListFilter } from "./list-filter";

/** One applied filter as text, and the filter without it. */
export interface FilterChip {
  text: string;
  filter: ListFilter;
}

/** The reading of the search text, and its other readings (ux.md U9). */
export interface SearchChip extends FilterChip {
  value: string;
  otherKinds: { label: string; filter: ListFilter }[];
}

const KIND_LABELS: Readonly<Record<SearchParam, string>> = {
  orderNum: "订单号",
  customer: "客户",
  logisticsNo: "物流单号",
  keyword: "关键词",
};

const YES_NO: Readonly<Partial<Record<FilterParam, readonly [yes: string, no: string]>>> = {
  isFinish: ["已完结", "未完结"],
  isArrival: ["已到货", "未到货"],
  isGoodsAbnormal: ["货物异常", "货物无异常"],
  appointResult: ["预约成功", "预约失败"],
  isVisitOverdue: ["上门超时", "上门未超时"],
};

/** The parameter of the search in a filter; undefined without one. */
export const searchParam = (filter: ListFilter) => SEARCH_PARAMS.find((name) => filter[name] !== undefined);

/** The search in a filter; null without one. */
export function searchChip(filter: ListFilter): SearchChip | null {
  const param = searchParam(filter);
  const value = param && filter[param];
  if (!param || !value) return null;
  const recognised = recogniseSearch(value);
  const label = recognised.param === param ? recognised.label : KIND_LABELS[param];
  const rest = without(filter, ...SEARCH_PARAMS);
  return {
    text: `按${label}搜索 ${value}`,
    value,
    filter: without(filter, param),
    otherKinds: SEARCH_PARAMS.filter((kind) => kind !== param).map((kind) => ({
      label: KIND_LABELS[kind],
      filter: { ...rest, [kind]: searchValue(value) },
    })),
  };
}

interface Names {
  /** The filter of the present tab, which needs no chip. */
  tabFilter: ListFilter;
  /** Chinese names of statuses and of areas; unknown values are shown unchanged. */
  statusName: (status: string) => string;
  areaName: (code: string) => string;
}

/** Chips of the other applied filters, each of which can be removed. */
export function filterChips(filter: ListFilter, { tabFilter, statusName, areaName }: Names): FilterChip[] {
  const chips: FilterChip[] = [];
  const chip = (text: string, ...params: FilterParam[]) => {
    chips.push({ text, filter: without(filter, ...params) });
  };
  const { status, worker, goodsTypeName, serviceTypeName, payWay, logisticsCompany, shopName, areaCode } =
    filter;
  if (status && status !== tabFilter.status) chip(`状态：${statusName(status)}`, "status");
  for (const [param, [yes, no]] of Object.entries(YES_NO) as [FilterParam, readonly [string, string]][]) {
    if (filter[param] === undefined || filter[param] === tabFilter[param]) continue;
    chip(filter[param] === "true" ? yes : no, param);
  }
  for (const kind of SEARCH_PARAMS) {
    if (filter[kind] && kind !== searchParam(filter)) chip(`${KIND_LABELS[kind]}：${filter[kind]}`, kind);
  }
  if (worker) chip(`师傅：${worker}`, "worker");
  if (goodsTypeName) chip(`类目：${goodsTypeName}`, "goodsTypeName");
  if (serviceTypeName) chip(`服务：${serviceTypeName}`, "serviceTypeName");
  if (payWay) chip(`支付：${PAY_WAY_NAMES[payWay]}`, "payWay");
  if (logisticsCompany) chip(`物流：${logisticsCompany}`, "logisticsCompany");
  if (shopName) chip(`店铺：${shopName}`, "shopName");
  if (areaCode) chip(`地区：${areaName(areaCode)}`, "areaCode");
  const period = (
    name: string,
    start: "startTime" | "completeStartTime" | "appointStartTime",
    end: "endTime" | "completeEndTime" | "appointEndTime",
  ) => {
    const [from, to] = [filter[start], filter[end]];
    if (from && to) chip(`${name}：${from} 至 ${to}`, start, end);
    else if (from) chip(`${name}：${from} 起`, start);
    else if (to) chip(`${name}：${to} 止`, end);
  };
  period("下单", "startTime", "endTime");
  period("完工", "completeStartTime", "completeEndTime");
  period("预约", "appointStartTime", "appointEndTime");
  return chips;
}

/** Whether the list has filters besides its tab, so that 清空筛选 would show more. */
export const isNarrowed = (filter: ListFilter, tabFilter: ListFilter): boolean =>
  Object.entries(without(filter, "sort")).some(([param, value]) => tabFilter[param as FilterParam] !== value);
