type OrderType = "TIMELY" | "GENERAL";

/** What an order tells of its master. Each part is null where it is not told. */
export interface OrderMaster {
  readonly workerName: string | null;
  readonly workerPhone: string | null;
  /** The picture, a path of the site. */
  readonly workerAvatar: string | null;
  /** When the real name was verified, Beijing time. */
  readonly workerVerifyTime: string | null;
}

/** What the customer of an immediate order sees in place of its master's name. */
const PLATFORM_MASTER = "平台师傅";

/** Whether the customer knows the master of an order: of an immediate one not (DETAIL-17). */
export const isMasterShown = (orderType: OrderType): boolean => orderType !== "TIMELY";

/** The name of an order's master as its customer sees it (DETAIL-17). Null while there is no master. */
export const shownMasterName = (orderType: OrderType, name: string | null): string | null =>
  name === null || isMasterShown(orderType) ? name : PLATFORM_MASTER;

/**
 * The master of an order as its customer sees the master: of an immediate order the platform, without phone, picture and
 * verification (DETAIL-17). The backend answers by this rule, and the gateway applies it to the answers of every backend.
 */
export function shownMaster(order: { readonly orderType: OrderType } & OrderMaster): OrderMaster {
  if (isMasterShown(order.orderType)) return order;
  return {
    workerName: shownMasterName(order.orderType, order.workerName),
    workerPhone: null,
    workerAvatar: null,
    workerVerifyTime: null,
  };
}
