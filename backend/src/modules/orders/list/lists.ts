import { areaPrefix, type Conditions, conditionsOf, mastersFound } from "./conditions";
import { type OrderFilter, type StatusFilter, statusesOf, UNFINISHED } from "./filter";
import type { Bind } from "./search/texts";

/** A filter whose lists have stored numbers (decision 030), as SQL over numbered values. */
export interface Listed extends Pick<Conditions, "values" | "bind"> {
  /** Lists of the view `order_lists` without common orders: the right side of `list IN`. */
  readonly lists: string;
  /** The index with these orders by time, so that only those of a period are read. */
  readonly index: string;
  /** The conditions on `orders`, without the time at which they were placed. */
  readonly conditions: string;
}

/** The lists of a filter; null when no list matches it, or when it has two conditions. */
export function talliedListsOf({ created: _anyTime, ...filter }: OrderFilter): Listed | null {
  const { found: conditions, values, bind } = conditionsOf(filter);
  const lists = listsOf(filter, bind);
  return lists && { ...lists, conditions, values, bind };
}

type Lists = Pick<Listed, "lists" | "index">;

const BY_TIME = "orders_of_customer_by_time";

function listsOf({ customerId: _own, ...filter }: OrderFilter, bind: Bind): Lists | null {
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined);
  if (asked.length > 1) return null;
  if (asked.length === 0) return { lists: "('all')", index: BY_TIME };
  const { status, isFinish, isArrival, goodsTypeName, appointResult, areaCode, worker } = filter;
  if (status !== undefined) return listsOfStatus(status);
  if (isFinish !== undefined) return listsOfStatus(isFinish ? "SETTLED" : "UNSETTLED");
  if (isArrival !== undefined) {
    return isArrival ? { lists: "('arrived')", index: BY_TIME } : listsOfStatus("NOT_ARRIVAL");
  }
  if (filter.isGoodsAbnormal === true) return listsOfStatus("ABNORMAL");
  if (goodsTypeName !== undefined) {
    return { lists: `(${bind(`goods:${goodsTypeName}`)})`, index: "orders_of_customer_by_goods" };
  }
  if (appointResult !== undefined) {
    return { lists: `('appoint:${Number(appointResult)}')`, index: "orders_of_customer_by_appoint_result" };
  }
  if (areaCode !== undefined) return listsOfArea(areaPrefix(areaCode), bind);
  if (worker !== undefined) {
    const lists = `(SELECT 'worker:' || id FROM (${mastersFound(worker, bind)}))`;
    return { lists, index: "orders_of_customer_by_worker" };
  }
  return null;
}

/** Filters with a list and an index of their own that are not a status. */
const OWN_LIST: Partial<Record<StatusFilter, { list: string; index: string }>> = {
  ABNORMAL: { list: "abnormal", index: "orders_abnormal" },
  NOT_ARRIVAL: { list: "awaited", index: "orders_open" },
  UNSETTLED: { list: "open", index: "orders_open" },
  REFUND: { list: "refund", index: "orders_with_refund" },
};

/** Lists of the view `order_lists` for a filter. Each order is in one of them. Null without such lists. */
export function listsOfFilter(filter: StatusFilter): readonly string[] | null {
  const own = OWN_LIST[filter];
  return own ? [own.list] : (statusesOf(filter)?.map((status) => `status:${status}`) ?? null);
}

function listsOfStatus(filter: StatusFilter): Lists | null {
  const names = listsOfFilter(filter);
  return names && { lists: `(${names.map((list) => `'${list}'`).join(", ")})`, index: indexOf(filter) };
}

function indexOf(filter: StatusFilter): string {
  const statuses = statusesOf(filter) ?? [];
  if (OWN_LIST[filter]) return OWN_LIST[filter].index;
  if (statuses.length === 1) return "orders_of_customer_by_status";
  return statuses.every((one) => UNFINISHED.includes(one)) ? "orders_open" : BY_TIME;
}

/** Provinces, cities and districts have lists. */
function listsOfArea(prefix: string, bind: Bind): Lists | null {
  if (![2, 4, 6].includes(prefix.length)) return null;
  return { lists: `(${bind(`area:${prefix}`)})`, index: "orders_of_customer" };
}
