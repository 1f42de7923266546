type OrderType = "TIMELY" | "GENERAL";

/** What the customer of an immediate order sees in place of its master's name. */
export const PLATFORM_MASTER = "平台师傅";

/**
 * The name of an order's master as its customer sees it: of an immediate order that of the platform (DETAIL-17). The gateway
 * asks this of every backend, also of one that answers the real name. Null while there is no master.
 */
export const shownMasterName = (orderType: OrderType, name: string | null): string | null =>
  name !== null && orderType === "TIMELY" ? PLATFORM_MASTER : name;

/** The phone of an order's master as its customer sees it: of an immediate order none (DETAIL-17). */
export const shownMasterPhone = (orderType: OrderType, phone: string | null): string | null =>
  orderType === "TIMELY" ? null : phone;
