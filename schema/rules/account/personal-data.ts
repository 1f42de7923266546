/** Path of the page with the last export and its download. */
export const PERSONAL_DATA_PAGE = "/user/safety/data";

/** Address of that page after a download that was refused: it says so, and what has become of the export. */
export const DOWNLOAD_REFUSED = `${PERSONAL_DATA_PAGE}?download=refused`;

/** Days that an export of a customer's data can be downloaded. */
export const EXPORT_KEPT_DAYS = 7;

/**
 * What stands in the way of closing an account, in the order in which pages name it (decision 061). Each is something that
 * is not over yet, and that the customer can end or wait for.
 */
export const CLOSING_BLOCKERS = [
  "ORDERS",
  "MARKUPS",
  "REFUNDS",
  "ARBITRATIONS",
  "COMPLAINTS",
  "PAYMENTS",
  "WITHDRAWALS",
  "INVOICES",
  "BALANCE",
] as const;

export type ClosingBlocker = (typeof CLOSING_BLOCKERS)[number];

/** Title of the message that an export is ready; the message page leads on to the file by it. */
export const EXPORT_READY_TITLE = "数据导出已完成";

export const CLOSING_REFUSED = "账户还有未了结的事项，请处理后再注销";
