/** The most sheets that one page prints. */
export const MOST_SHEETS = 50;

/** Address of the work sheets of these orders, at most {@link MOST_SHEETS}. */
export const workSheetHref = (orderIds: readonly string[]): string =>
  `/user/order/worksheet?${new URLSearchParams(orderIds.slice(0, MOST_SHEETS).map((id) => ["orderid", id]))}`;
