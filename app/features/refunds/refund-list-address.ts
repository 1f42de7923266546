import { listAddress } from "~/features/list/list-address";
import { digits, oneOf } from "~/features/list/param-readers";
import { ORDER_PAGE_SIZE } from "~/features/orders/page-size";
import type { RefundFilter } from "~/gql/graphql";

/**
 * Filters by their documented names, one of which is misspelled in the documents (LIST-17, C-39), and those
 * of the graph.
 */
const FILTERS = {
  WAIT: "WAIT",
  REFUSE: "REFUSE",
  REFUND_SUEECSS: "SUCCEEDED",
} as const satisfies Record<string, RefundFilter>;
export type RefundTab = keyof typeof FILTERS;

/** The tabs with default names (REFUND-26); all refunds come first (C-76). */
export const REFUND_TABS: readonly { tab: RefundTab; label: string }[] = [
  { tab: "WAIT", label: "待审核" },
  { tab: "REFUSE", label: "已拒绝" },
  { tab: "REFUND_SUEECSS", label: "退款成功" },
];

export const filterOf = (tab: RefundTab | undefined): RefundFilter | null => (tab ? FILTERS[tab] : null);

/** The address of the refund list: a status, and digits of an order number. */
export const REFUND_LIST = listAddress({
  path: "/user/order/refund",
  pageSize: ORDER_PAGE_SIZE,
  params: { status: oneOf(Object.keys(FILTERS) as RefundTab[]), orderNo: digits(14) },
});
