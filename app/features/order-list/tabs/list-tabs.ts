import { ORDER_STATUSES } from "../../../../schema/rules/orders/order-status";
import { without } from "../../list/list-address";
import type { ListFilter } from "../filter/list-filter";

/** How many orders each filter has, by its name. */
export type CountByFilter = Readonly<Record<string, number>>;

/** A tab of the list, or one of its sub-filters: a part of the filter that is set as a whole. */
interface TabRule {
  label: string;
  filter: ListFilter;
  /** How many orders it has; undefined when that is not counted. */
  count?: (counts: CountByFilter) => number | undefined;
  parts?: readonly TabRule[];
}

const ofStatus = (status: string, label: string, parts?: readonly TabRule[]): TabRule => ({
  label,
  filter: { status },
  count: (counts) => counts[status],
  ...(parts ? { parts } : {}),
});

/** Number of all orders. RECEIVING_ORDER counts those of WAIT_ASSIGN as well (C-42). */
export const everything = (counts: CountByFilter) =>
  ORDER_STATUSES.reduce((sum, name) => sum + (name === "WAIT_ASSIGN" ? 0 : (counts[name] ?? 0)), 0);

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

/** Orders in trouble, beside the tabs (LIST-16, C-43). */
const ABNORMAL = ofStatus("ABNORMAL", "异常订单");

export interface TabView {
  label: string;
  /** The filter behind it: the other filters stay. */
  filter: ListFilter;
  isCurrent: boolean;
  count: number | undefined;
}

export interface TabsView {
  tabs: TabView[];
  /** Sub-filters of the current tab. */
  parts: TabView[];
  abnormal: TabView;
  /** The part of the filter that the current tab or sub-filter stands for: no chip needs to show it. */
  tabFilter: ListFilter;
}

/**
 * The tabs as they are under a filter. A tab sets status and arrival together and leaves everything else as it is; a
 * status without a tab of its own is under 全部, where it is one filter among others.
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

/** Whether the filter is this tab, or one of its sub-filters. */
function isUnder(rule: TabRule, { status, isArrival }: ListFilter): boolean {
  if (rule.filter.status) {
    return rule.filter.status === status || (rule.parts ?? []).some((part) => part.filter.status === status);
  }
  return rule.filter.isArrival !== undefined && status === undefined && rule.filter.isArrival === isArrival;
}

/** Whether the filter says all that the sub-filter does; of those that do, the last says most. */
const sets = (rule: TabRule, filter: ListFilter) =>
  rule.filter.status === filter.status && (rule.filter.isArrival ?? filter.isArrival) === filter.isArrival;
