import { readPreview } from "~/features/order-detail/preview/preview-address";
import { parsePage } from "~/features/orders/list-page";
import { parseOrderFilter } from "../../../../schema/rules/order-status";

/** Parameters of the list's address that narrow it, in the order in which addresses carry them (LIST-18, LIST-19). */
export const FILTER_PARAMS = [
  "status",
  "isFinish",
  "isArrival",
  "orderNum",
  "customer",
  "logisticsNo",
  "worker",
  "goodsTypeName",
  "areaCode",
  "startTime",
  "endTime",
  "completeStartTime",
  "completeEndTime",
  "isGoodsAbnormal",
  "appointResult",
] as const;
export type FilterParam = (typeof FILTER_PARAMS)[number];

/** What the list is narrowed to: texts as the address carries them, each valid; what is absent narrows nothing. */
export type ListFilter = Readonly<Partial<Record<FilterParam, string>>>;

/** Everything that the address of the list says (ux.md U1). */
export interface ListPlace {
  filter: ListFilter;
  /** 1-based. */
  page: number;
  /** Id of the order that is shown beside the list (ux.md U12); null for none. */
  preview: string | null;
}

/** Where the list is. */
export const LIST_PATH = "/user/order";
/** What the backend takes (schema/rest/order-filters.ts). */
const MAX_ORDER_NO = 20;
const MAX_TEXT = 50;

type Reader = (text: string) => string | undefined;

const flag: Reader = (text) => (text === "true" || text === "false" ? text : undefined);
const words =
  (max: number): Reader =>
  (text) =>
    text.trim().slice(0, max).trim() || undefined;
const day: Reader = (text) => {
  const [date] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? [];
  const ms = date ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  return date && new Date(ms || 0).toISOString().startsWith(date) ? date : undefined;
};

const READERS: Readonly<Record<FilterParam, Reader>> = {
  status: (text) => parseOrderFilter(text) ?? undefined,
  isFinish: flag,
  isArrival: flag,
  orderNum: words(MAX_ORDER_NO),
  customer: words(MAX_TEXT),
  logisticsNo: words(MAX_TEXT),
  worker: words(MAX_TEXT),
  goodsTypeName: words(MAX_TEXT),
  areaCode: (text) => (/^\d{2,12}$/.test(text) ? text : undefined),
  startTime: day,
  endTime: day,
  completeStartTime: day,
  completeEndTime: day,
  isGoodsAbnormal: flag,
  appointResult: flag,
};

const PERIODS = [
  ["startTime", "endTime"],
  ["completeStartTime", "completeEndTime"],
] as const;

/** Reads the filter out of an address or a form; what is not valid narrows nothing. */
export function readFilter(source: { get(name: string): unknown }): ListFilter {
  const filter: Partial<Record<FilterParam, string>> = {};
  for (const param of FILTER_PARAMS) {
    const text = source.get(param);
    const value = typeof text === "string" ? READERS[param](text) : undefined;
    if (value !== undefined) filter[param] = value;
  }
  // The tab says it by the other parameter (C-64).
  if (filter.status === "NOT_ARRIVAL") {
    delete filter.status;
    filter.isArrival = "false";
  }
  for (const [start, end] of PERIODS) {
    const [from, to] = [filter[start], filter[end]];
    if (from && to && from > to) Object.assign(filter, { [start]: to, [end]: from });
  }
  return filter;
}

/** Reads the whole place of the list out of its address. */
export function readPlace(search: URLSearchParams): ListPlace {
  return {
    filter: readFilter(search),
    page: parsePage(search.get("page")),
    preview: readPreview(search)?.orderId ?? null,
  };
}

/** Address of a place of the list: the same place always has the same one. */
export function listHref({ filter = {}, page = 1, preview = null }: Partial<ListPlace>): string {
  const parts = FILTER_PARAMS.flatMap((param) => {
    const value = filter[param];
    return value === undefined ? [] : [`${param}=${inAddress(value)}`];
  });
  if (page > 1) parts.push(`page=${page}`);
  if (preview) parts.push(`preview=${preview}`);
  return parts.length === 0 ? LIST_PATH : `${LIST_PATH}?${parts.join("&")}`;
}

/** As `URLSearchParams` writes it; a page has thirty addresses, and making one of those for each costs more than the link. */
const inAddress = (value: string): string =>
  /^[\w*.-]*$/.test(value) ? value : new URLSearchParams({ "": value }).toString().slice(1);

/** The parameters of a filter in their order. */
export function filterSearch(filter: ListFilter): URLSearchParams {
  const search = new URLSearchParams();
  for (const param of FILTER_PARAMS) {
    const value = filter[param];
    if (value !== undefined) search.set(param, value);
  }
  return search;
}

/** A filter without some of its parts. */
export function without(filter: ListFilter, ...params: FilterParam[]): ListFilter {
  return Object.fromEntries(
    Object.entries(filter).filter(([param]) => !params.some((gone) => gone === param)),
  );
}
