import { listAddress } from "~/features/list/list-address";
import { day, flag } from "~/features/list/param-readers";
import { firstSecondOf, lastSecondOf } from "../../../schema/rules/time";
import { PROFIT_PAGE_SIZE } from "../../../schema/rules/wallet/order-profit";

/** The address of profit and loss: when orders were placed, and whether a charge is entered (PAGE-02). */
export const PROFITS = listAddress({
  path: "/user/profitLoss/order",
  pageSize: PROFIT_PAGE_SIZE,
  params: { isEntered: flag, startTime: day, endTime: day },
  tidy({ startTime, endTime, ...filter }) {
    const isTurned = startTime !== undefined && endTime !== undefined && startTime > endTime;
    const [from, to] = isTurned ? [endTime, startTime] : [startTime, endTime];
    return { ...filter, ...(from ? { startTime: from } : {}), ...(to ? { endTime: to } : {}) };
  },
});

export type ProfitFilter = ReturnType<typeof PROFITS.readFilter>;

/** The filter of an address as the graph takes it: whole days of Shanghai. */
export const profitVariables = ({ isEntered, startTime, endTime }: ProfitFilter) => ({
  from: startTime ? firstSecondOf(startTime) : null,
  to: endTime ? lastSecondOf(endTime) : null,
  isEntered: isEntered === undefined ? null : isEntered === "true",
});
