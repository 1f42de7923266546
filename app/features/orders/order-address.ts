/** Address of the list of orders with this number: for what a backend says of its order by number alone. */
export const ordersByNumber = (orderNo: string): string =>
  `/user/order?${new URLSearchParams({ orderNum: orderNo })}`;
