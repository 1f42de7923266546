import { listSearchParam, SEARCH_PARAMS, searchValue } from "../../../../schema/rules/orders/order-search";
import { addDays, dayOf } from "../../../../schema/rules/time";
import { narrowestCode, readAreaSelection } from "../../area-selects/area-selection";
import { without } from "../../list/list-address";
import { filterSearch, type ListFilter, listHref, ORDER_LIST, readPlace } from "./list-filter";

/** Names of the list's form that its address does not keep: they are turned into filters at once. */
export const FORM_FIELDS = {
  /** What was typed into the search box. */
  search: "q",
  /** The date shortcut that was pressed, in days. */
  recent: "recent",
  /** The status of the tab that stood for 未到货, as the form was opened. */
  arrivalTab: "arrivaltab",
} as const;

/** Names under which the form sends the three levels of the area. */
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

/** The period of a shortcut in days of Shanghai: so many days, of which today is the last (LIST-20). */
export function recentPeriod(days: number, nowMs: number): { startTime: string; endTime: string } {
  const endTime = dayOf(nowMs);
  return { startTime: addDays(endTime, 1 - days), endTime };
}

type Source = { get(name: string): unknown; has(name: string): boolean };

/**
 * The filter that a sent form asks for: its own fields, what the search box was taken for (ux.md U9), the
 * date shortcut that was pressed, and the narrowest area that was chosen. A tab's 未到货 does not outlive its tab.
 */
export function readForm(form: Source, nowMs: number): ListFilter {
  let filter = ORDER_LIST.readFilter(form);
  const text = form.get(FORM_FIELDS.search);
  if (typeof text === "string") {
    filter = without(filter, ...SEARCH_PARAMS);
    const value = searchValue(text);
    if (value) filter = { ...filter, [listSearchParam(text)]: value };
  }
  const days = Number(form.get(FORM_FIELDS.recent));
  if (RECENT_PERIODS.some((period) => period.days === days)) {
    filter = { ...filter, ...recentPeriod(days, nowMs) };
  }
  if (form.has(LIST_AREA_FIELDS.provinceCode)) {
    const areaCode = narrowestCode(readAreaSelection(form, LIST_AREA_FIELDS));
    filter = areaCode ? { ...filter, areaCode } : without(filter, "areaCode");
  }
  // What a tab said of the arrival goes with the tab: another status is looked for among all orders.
  const tab = form.get(FORM_FIELDS.arrivalTab);
  if (typeof tab === "string" && (filter.status ?? "") !== tab && filter.isArrival === "false") {
    filter = without(filter, "isArrival");
  }
  return ORDER_LIST.readFilter(filterSearch(filter));
}

/**
 * Where an address with a sent form, aliases or invalid values really leads; null when it says its place properly.
 * Parameters that are not the list's own are left alone.
 */
export function properAddress(search: URLSearchParams, nowMs: number): string | null {
  const filter = readForm(search, nowMs);
  const isForm = FORM_ONLY.some((name) => search.has(name));
  if (!isForm && ORDER_LIST.params.every((param) => search.get(param) === (filter[param] ?? null)))
    return null;
  return listHref({ ...readPlace(search), filter, ...(isForm ? { page: 1 } : {}) });
}

const FORM_ONLY = [...Object.values(FORM_FIELDS), ...Object.values(LIST_AREA_FIELDS)];
