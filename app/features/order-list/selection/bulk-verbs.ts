/**
 * Actions for several orders, in the sequence of an order's life: the text of the button before the number.
 */
export const BULK_VERBS = {
  CONFIRM_ARRIVAL: "确认到货",
  ACCEPT: "验收通过",
  CANCEL: "取消订单",
} as const;

/** An action that each order must offer. */
export type BulkAction = keyof typeof BULK_VERBS;
