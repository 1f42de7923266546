import { documentedReading } from "../../../../schema/rules/orders/order-search";
import { without } from "../../list/list-address";
import type { ListFilter } from "../filter/list-filter";

const EXPORT_PATH = "/order/api/order/export";
const CHOSEN_PATH = "/order/api/order/export_chosen";

/** Title and unit of a file of orders in the download dialog. */
export const ORDERS_FILE = { title: "导出订单", unit: "单" } as const;

const ENDS = ["endTime", "completeEndTime", "appointEndTime"] as const;

/**
 * Address of the file with the orders of a filter: documented names, and an end at 23:59:59 (LIST-21,
 * LIST-41).
 */
export function exportHref(filter: ListFilter): string {
  const { orderNum, keyword } = filter;
  const ends = ENDS.flatMap((name) => (filter[name] ? [[name, `${filter[name]} 23:59:59`]] : []));
  const query = new URLSearchParams({
    ...documentedReading(keyword),
    ...without(filter, "orderNum"),
    ...(orderNum ? { orderNo: orderNum } : {}),
    ...Object.fromEntries(ends),
  });
  return query.size === 0 ? EXPORT_PATH : `${EXPORT_PATH}?${query}`;
}

/** Address of the file with these orders (ux.md U7). */
export const chosenHref = (orderIds: readonly string[]): string =>
  `${CHOSEN_PATH}?${new URLSearchParams({ orderIds: orderIds.join(",") })}`;
