/**
 * Address of the order list with these parameters (LIST-18, LIST-19). A link needs no reader of the list's filters, which
 * its page would load otherwise.
 */
export const ordersHref = (params: Readonly<Record<string, string>>): string =>
  `/user/order?${new URLSearchParams(params)}`;

/** Address of the list of orders with this status. */
export const ordersByStatus = (status: string): string => ordersHref({ status });

/** Address of the list of orders with this number, when a backend answers only an order's number. */
export const ordersByNumber = (orderNo: string): string => ordersHref({ orderNum: orderNo });

/** The page of an order, or one of its tabs (DETAIL-01). */
export const orderHref = (orderId: string, tab?: string): string =>
  `/user/order/orderinfo?${new URLSearchParams({ orderid: orderId, ...(tab ? { tab } : {}) })}`;

/** The page on which the exception of an order is solved (ABN-01). */
export const exceptionHref = (orderId: string): string =>
  `/user/order/abnormal?${new URLSearchParams({ orderid: orderId })}`;
