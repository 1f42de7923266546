/** What can be done with several orders, in the sequence of an order's life: what its button says, before the number. */
export const BULK_VERBS = {
  CONFIRM_ARRIVAL: "确认到货",
  ACCEPT: "验收通过",
  CANCEL: "取消订单",
} as const;

/** An action that an order has to offer for it. */
export type BulkAction = keyof typeof BULK_VERBS;
