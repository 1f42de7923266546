import { listAddress } from "~/features/list/list-address";
import { day, flag, words } from "~/features/list/param-readers";
import { inOrder, secondsOf } from "~/features/list/period";
import { PROFIT_KEYWORD_CHARS, PROFIT_PAGE_SIZE } from "../../../schema/rules/wallet/order-profit";

/**
 * The address of profit and loss: search text, period of the orders, and whether a charge is entered
 * (PAGE-02).
 */
export const PROFITS = listAddress({
  path: "/user/profitLoss/order",
  pageSize: PROFIT_PAGE_SIZE,
  params: { keyword: words(PROFIT_KEYWORD_CHARS), isEntered: flag, startTime: day, endTime: day },
  tidy: inOrder,
});

export type ProfitFilter = ReturnType<typeof PROFITS.readFilter>;

/** The filter of an address for the graph: whole days of Shanghai. */
export const profitVariables = ({ keyword, isEntered, ...period }: ProfitFilter) => ({
  keyword: keyword ?? null,
  ...secondsOf(period),
  isEntered: isEntered === undefined ? null : isEntered === "true",
});

/** Address of the file with the orders of a filter; its parameters are those of the page (ux.md U8). */
export const profitsExportHref = (filter: ProfitFilter): string =>
  `/order/api/order_profit/export${PROFITS.href({ filter }).slice(PROFITS.path.length)}`;
