import { listAddress, type ListPlace as Place, without } from "~/features/list/list-address";
import { day, flag, oneOf, type ParamReader, words } from "~/features/list/param-readers";
import { periodsInOrder } from "~/features/list/period";
import { readPreview } from "~/features/order-detail/preview/preview-address";
import { ORDER_PAGE_SIZE } from "~/features/orders/page-size";
import { PAY_WAY_NAMES } from "~/features/payment/pay-way-names";
import type { PayWay } from "~/gql/graphql";
import { ORDER_SORTS, type OrderSort, USUAL_SORT } from "../../../../schema/rules/orders/order-sort";
import { parseOrderFilter } from "../../../../schema/rules/orders/order-status";

/** Longest text that the backend accepts (schema/rest/orders/order-filters.ts). */
const MAX_ORDER_NO = 20;
const MAX_TEXT = 50;
const MAX_CARRIER = 100;

const status: ParamReader = (text) => parseOrderFilter(text) ?? undefined;
const areaCode: ParamReader = (text) => (/^\d{2,12}$/.test(text) ? text : undefined);

/** The default sort order is not in the address. */
const sort = oneOf(ORDER_SORTS.filter((one) => one !== USUAL_SORT));

const PERIODS = [
  ["startTime", "endTime"],
  ["completeStartTime", "completeEndTime"],
  ["appointStartTime", "appointEndTime"],
] as const;

/** The address of the order list: its filters, in the order of addresses (LIST-18, LIST-19). */
export const ORDER_LIST = listAddress({
  path: "/user/order",
  pageSize: ORDER_PAGE_SIZE,
  params: {
    status,
    isFinish: flag,
    isArrival: flag,
    orderNum: words(MAX_ORDER_NO),
    customer: words(MAX_TEXT),
    logisticsNo: words(MAX_TEXT),
    keyword: words(MAX_TEXT),
    worker: words(MAX_TEXT),
    goodsTypeName: words(MAX_TEXT),
    serviceTypeName: words(MAX_TEXT),
    payWay: oneOf<PayWay>(Object.keys(PAY_WAY_NAMES) as PayWay[]),
    logisticsCompany: words(MAX_CARRIER),
    shopName: words(MAX_TEXT),
    areaCode,
    startTime: day,
    endTime: day,
    completeStartTime: day,
    completeEndTime: day,
    appointStartTime: day,
    appointEndTime: day,
    isGoodsAbnormal: flag,
    appointResult: flag,
    isVisitOverdue: flag,
    /** Not a filter, but kept with the filters by tabs, saved views and the export. */
    sort,
  },
  tidy(filter) {
    // The tab uses the other parameter for it (C-64).
    const tidy =
      filter.status === "NOT_ARRIVAL" ? { ...without(filter, "status"), isArrival: "false" } : filter;
    return periodsInOrder(tidy, PERIODS);
  },
});

export type ListFilter = ReturnType<typeof ORDER_LIST.readFilter>;
export type FilterParam = keyof ListFilter;

/** All data in the address of the order list (ux.md U1). */
export interface ListPlace extends Place<ListFilter> {
  /** Id of the order that is shown over the list (ux.md U12); null for none. */
  preview: string | null;
}

/** Reads the place of the list from its address. */
export function readPlace(search: URLSearchParams): ListPlace {
  return { ...ORDER_LIST.read(search), preview: readPreview(search)?.orderId ?? null };
}

/** Address of a place of the list, including the shown order. */
export function listHref({ preview = null, ...place }: Partial<ListPlace>): string {
  const href = ORDER_LIST.href(place);
  return preview ? `${href}${href.includes("?") ? "&" : "?"}preview=${preview}` : href;
}

/** The parameters of a filter in their order. */
export const filterSearch = (filter: ListFilter): URLSearchParams =>
  new URLSearchParams(ORDER_LIST.href({ filter }).slice(ORDER_LIST.path.length));

/** The same filter in a sort order. */
export const sortedBy = (filter: ListFilter, wanted: OrderSort): ListFilter =>
  wanted === USUAL_SORT ? without(filter, "sort") : { ...filter, sort: wanted };
