/** Address of the list of orders with this number, when a backend answers only an order's number. */
export const ordersByNumber = (orderNo: string): string =>
  `/user/order?${new URLSearchParams({ orderNum: orderNo })}`;
