import {
  listSearchParam,
  SEARCH_PARAMS,
  type SearchParam,
  searchValue,
} from "../../../../schema/rules/orders/order-search";
import { addDays, dayOf } from "../../../../schema/rules/time";
import { narrowestCode, readAreaSelection } from "../../area-selects/area-selection";
import { without } from "../../list/list-address";
import { filterSearch, type ListFilter, listHref, ORDER_LIST, readPlace } from "./list-filter";

/** Form fields that the address does not contain: they are turned into filters at once. */
export const FORM_FIELDS = {
  /** Text of the search box. */
  search: "q",
  /** The search that the box shows, and the filter that it came from: `logisticsNo:SF123`. */
  searched: "searched",
  /** The pressed date shortcut, in days. */
  recent: "recent",
  /** The status of the tab with 未到货 when the form was opened. */
  arrivalTab: "arrivaltab",
} as const;

/** Form fields of the three levels of the area. */
export const LIST_AREA_FIELDS = {
  provinceCode: "province",
  cityCode: "city",
  districtCode: "district",
} as const;

/** Date shortcuts (LIST-20). */
export const RECENT_PERIODS = [
  { days: 7, label: "近一周" },
  { days: 30, label: "近一个月" },
  { days: 90, label: "近三个月" },
] as const;

/** The period of a shortcut in days of Shanghai: this many days up to today (LIST-20). */
export function recentPeriod(days: number, nowMs: number): { startTime: string; endTime: string } {
  const endTime = dayOf(nowMs);
  return { startTime: addDays(endTime, 1 - days), endTime };
}

/** How a form says which filter its search came from. */
export const searchedAs = (param: SearchParam, value: string): string => `${param}:${value}`;

type Source = { get(name: string): unknown; has(name: string): boolean };

/**
 * The filter of a sent form: its own fields, the reading of the search text (ux.md U9), the pressed date
 * shortcut, and the narrowest chosen area. A tab's 未到货 is dropped with its tab.
 */
export function readForm(form: Source, nowMs: number): ListFilter {
  let filter = ORDER_LIST.readFilter(form);
  const text = form.get(FORM_FIELDS.search);
  if (typeof text === "string") {
    filter = without(filter, ...SEARCH_PARAMS);
    const value = searchValue(text);
    // A text that was not changed is not taken for something else.
    const kept = SEARCH_PARAMS.find((param) => form.get(FORM_FIELDS.searched) === searchedAs(param, value));
    if (value) filter = { ...filter, [kept ?? listSearchParam(text)]: value };
  }
  const days = Number(form.get(FORM_FIELDS.recent));
  if (RECENT_PERIODS.some((period) => period.days === days)) {
    filter = { ...filter, ...recentPeriod(days, nowMs) };
  }
  if (form.has(LIST_AREA_FIELDS.provinceCode)) {
    const areaCode = narrowestCode(readAreaSelection(form, LIST_AREA_FIELDS));
    filter = areaCode ? { ...filter, areaCode } : without(filter, "areaCode");
  }
  // A tab's filter by arrival is dropped with the tab: another status is searched among all orders.
  const tab = form.get(FORM_FIELDS.arrivalTab);
  if (typeof tab === "string" && (filter.status ?? "") !== tab && filter.isArrival === "false") {
    filter = without(filter, "isArrival");
  }
  return ORDER_LIST.readFilter(filterSearch(filter));
}

/**
 * The proper address for one with a sent form, aliases or invalid values; null when it is proper already.
 * Other parameters are kept.
 */
export function properAddress(search: URLSearchParams, nowMs: number): string | null {
  const filter = readForm(search, nowMs);
  const isForm = FORM_ONLY.some((name) => search.has(name));
  if (!isForm && ORDER_LIST.params.every((param) => search.get(param) === (filter[param] ?? null)))
    return null;
  return listHref({ ...readPlace(search), filter, ...(isForm ? { page: 1 } : {}) });
}

const FORM_ONLY = [...Object.values(FORM_FIELDS), ...Object.values(LIST_AREA_FIELDS)];
