import { ordersHref } from "~/features/orders/order-address";
import { recogniseSearch, type SearchParam, searchValue } from "../../../../schema/rules/orders/order-search";

/** What a search can be read as, with the words for it. */
const READINGS: Readonly<Record<SearchParam, string>> = {
  orderNum: "订单号",
  customer: "客户姓名或电话",
  logisticsNo: "物流单号",
  keyword: "关键词",
};

interface SearchChoice {
  /** What the text is taken for. */
  label: string;
  /** Where the search leads. */
  href: string;
  /** What it can be taken for instead (ux.md U9). */
  others: readonly { param: SearchParam; label: string }[];
}

/**
 * What the search box makes of a text: the documented reading (HOME-05..08), or the one that was `chosen` instead.
 * Null for an empty text.
 */
export function searchChoice(text: string, chosen: SearchParam | null): SearchChoice | null {
  const value = searchValue(text);
  if (value === "") return null;
  const recognised = recogniseSearch(value);
  const param = chosen ?? recognised.param;
  const possible = Object.entries(READINGS) as [SearchParam, string][];
  return {
    label: param === recognised.param ? recognised.label : READINGS[param],
    href: ordersHref({ [param]: value }),
    others: possible
      .filter(([other]) => other !== param && (other !== "orderNum" || /^\d+$/.test(value)))
      .map(([other, label]) => ({ param: other, label })),
  };
}
