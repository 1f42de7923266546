/** Column names in the documented order (LIST-01). */
export const ORDER_COLUMNS = {
  goods: "商品信息",
  service: "服务类型",
  customer: "客户信息",
  worker: "师傅信息",
  shop: "店铺订单",
  amount: "支付金额",
  status: "订单状态",
  actions: "操作",
} as const;
export type OrderColumn = keyof typeof ORDER_COLUMNS;
