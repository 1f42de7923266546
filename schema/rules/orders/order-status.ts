/** Every status an order can be stored with (ENUM-01). Filters such as DEAL or INSERVICE are not statuses. */
export const ORDER_STATUSES = [
  "WAIT_PAY",
  "WAIT_ASSIGN",
  "WAIT_APPOINTMENT",
  "RECEIVING_ORDER",
  "WAIT_PICK_UP",
  "WAIT_INSTALL",
  "WAIT_COMPLETE",
  "WAIT_VERIF",
  "WAIT_ACCEPT",
  "SUCCESS",
  "EVALUATED",
  "CLOSE",
] as const;

/**
 * Further values to filter by (ENUM-02) that stand for several statuses, or for something else about an order: what each
 * means stands in docs/decisions/030.
 */
export const ORDER_FILTERS = [
  "INSERVICE",
  "DEAL",
  "UNSUCCESS",
  "WAIT_EVALUATE",
  "NOT_ARRIVAL",
  "ABNORMAL",
  "REFUND",
  "UNSETTLED",
  "SETTLED",
  "CAN_COMPLAINT",
  "ASSIGN_OVERTIME",
  "MARKUP_WAIT_PAY",
] as const;
export type OrderFilterName = (typeof ORDER_FILTERS)[number];

/** Values that are taken for a filter of another name (C-40). */
export const ORDER_FILTER_ALIASES = ["CANCELED"] as const;
export type OrderFilterAlias = (typeof ORDER_FILTER_ALIASES)[number];

/** A master is at work (LIST-12, C-42). */
export const IN_SERVICE: readonly OrderStatus[] = [
  "WAIT_PICK_UP",
  "WAIT_INSTALL",
  "WAIT_COMPLETE",
  "WAIT_VERIF",
];
/** Paid, and no master was sent yet: what the filter RECEIVING_ORDER finds (LIST-10, C-42). */
export const NO_MASTER_YET: readonly OrderStatus[] = ["RECEIVING_ORDER", "WAIT_ASSIGN"];
/** A master waits for the goods, where they are still on their way (ACT-05). */
export const BEFORE_GOODS: readonly OrderStatus[] = ["RECEIVING_ORDER", "WAIT_ASSIGN", "WAIT_APPOINTMENT"];
/** Trade success (C-36). */
export const DEAL: readonly OrderStatus[] = ["SUCCESS", "EVALUATED"];
/** Nothing happens to these any more: isFinish and SETTLED (G-18). All others are UNSETTLED. */
export const FINISHED: readonly OrderStatus[] = [...DEAL, "CLOSE"];

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * The status or filter that a text names, for addresses that people type and share (LIST-18): aliases by their real
 * name, null for everything unknown.
 */
export function parseOrderFilter(text: string | null): OrderStatus | OrderFilterName | null {
  if (text === "CANCELED") return "CLOSE";
  const known: readonly (OrderStatus | OrderFilterName)[] = [...ORDER_STATUSES, ...ORDER_FILTERS];
  return known.find((name) => name === text) ?? null;
}

/** `statusName` of the REST API (C-37). */
export const ORDER_STATUS_NAMES: Record<OrderStatus, string> = {
  WAIT_PAY: "待付款",
  WAIT_ASSIGN: "待指派",
  WAIT_APPOINTMENT: "待预约",
  RECEIVING_ORDER: "待接单",
  WAIT_PICK_UP: "待提货",
  WAIT_INSTALL: "待安装",
  WAIT_COMPLETE: "待完工",
  WAIT_VERIF: "待核销",
  WAIT_ACCEPT: "待验收",
  SUCCESS: "订单完成",
  EVALUATED: "已评价",
  CLOSE: "订单关闭",
};

/** What lists and headers show for a `statusName` (ACT-12, ACT-13, C-37). */
export function displayStatusName(statusName: string): string {
  if (statusName === "订单完成" || statusName === "已评价") return "交易成功";
  if (statusName === "订单关闭") return "交易关闭";
  return statusName;
}
