import { without } from "../../list/list-address";
import { type CountByFilter, everything } from "../../orders/order-counts";
import type { ListFilter } from "../filter/list-filter";

/** A tab of the list, or one of its sub-filters: parts of the filter that are set together. */
interface TabRule {
  label: string;
  filter: ListFilter;
  /** Number of its orders; undefined when it is not counted. */
  count?: (counts: CountByFilter) => number | undefined;
  parts?: readonly TabRule[];
}

const ofStatus = (status: string, label: string, parts?: readonly TabRule[]): TabRule => ({
  label,
  filter: { status },
  count: (counts) => counts[status],
  ...(parts ? { parts } : {}),
});

/** The tabs in their documented order, with their sub-filters (LIST-07..15). */
const TABS: readonly TabRule[] = [
  { label: "全部", filter: {}, count: everything },
  ofStatus("WAIT_PAY", "待付款"),
  { label: "未到货", filter: { isArrival: "false" }, count: (counts) => counts.NOT_ARRIVAL },
  ofStatus("RECEIVING_ORDER", "待接单"),
  ofStatus("WAIT_APPOINTMENT", "待预约", [
    { label: "全部", filter: { status: "WAIT_APPOINTMENT" } },
    { label: "未到货", filter: { status: "WAIT_APPOINTMENT", isArrival: "false" } },
  ]),
  ofStatus("INSERVICE", "服务中", [
    { label: "全部", filter: { status: "INSERVICE" } },
    ofStatus("WAIT_PICK_UP", "待提货"),
    ofStatus("WAIT_INSTALL", "待安装"),
    ofStatus("WAIT_COMPLETE", "待完工"),
  ]),
  ofStatus("WAIT_ACCEPT", "待验收"),
  ofStatus("DEAL", "交易成功"),
  ofStatus("WAIT_EVALUATE", "待评价"),
];

/** Orders with exceptions, beside the tabs (LIST-16, C-43). */
const ABNORMAL = ofStatus("ABNORMAL", "异常订单");

export interface TabView {
  label: string;
  /** The filter of the tab; other filters are kept. */
  filter: ListFilter;
  isCurrent: boolean;
  count: number | undefined;
}

export interface TabsView {
  tabs: TabView[];
  /** Sub-filters of the current tab. */
  parts: TabView[];
  abnormal: TabView;
  /** The part of the filter that belongs to the present tab or sub-filter: it needs no chip. */
  tabFilter: ListFilter;
}

/**
 * The tabs for a filter. A tab sets status and arrival together and keeps all other filters. A status without
 * a tab is under 全部, as one filter among others.
 */
export function tabsOf(filter: ListFilter, counts: CountByFilter | null): TabsView {
  const others = without(filter, "status", "isArrival");
  const view = (rule: TabRule, isCurrent: boolean): TabView => ({
    label: rule.label,
    filter: { ...others, ...rule.filter },
    isCurrent,
    count: counts ? rule.count?.(counts) : undefined,
  });
  const tab = TABS.find((rule) => isUnder(rule, filter)) ?? TABS[0];
  const part = tab?.parts?.findLast((rule) => sets(rule, filter));
  return {
    tabs: TABS.map((rule) => view(rule, rule === tab && filter.status !== "ABNORMAL")),
    parts: (tab?.parts ?? []).map((rule) => view(rule, rule === part)),
    abnormal: view(ABNORMAL, filter.status === "ABNORMAL"),
    tabFilter: (filter.status === "ABNORMAL" ? ABNORMAL : (part ?? tab))?.filter ?? {},
  };
}

/** Whether the filter belongs to this tab, or to one of its sub-filters. */
function isUnder(rule: TabRule, { status, isArrival }: ListFilter): boolean {
  if (rule.filter.status) {
    return rule.filter.status === status || (rule.parts ?? []).some((part) => part.filter.status === status);
  }
  return rule.filter.isArrival !== undefined && status === undefined && rule.filter.isArrival === isArrival;
}

/** Whether the filter contains all of the sub-filter; if several match, the last is the most specific. */
const sets = (rule: TabRule, filter: ListFilter) =>
  rule.filter.status === filter.status && (rule.filter.isArrival ?? filter.isArrival) === filter.isArrival;
