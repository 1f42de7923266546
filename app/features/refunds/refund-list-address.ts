import type { RefundFilter } from "~/gql/graphql";
import { parsePage } from "../orders/list-page";

/** Filters by their documented names, one spelled as it is (LIST-17, C-39), and those of the graph. */
const FILTERS = {
  WAIT: "WAIT",
  REFUSE: "REFUSE",
  REFUND_SUEECSS: "SUCCEEDED",
} as const satisfies Record<string, RefundFilter>;
export type RefundTab = keyof typeof FILTERS;

/** The tabs with the names they have without the backend's (REFUND-26); all refunds come first (C-76). */
export const REFUND_TABS: readonly { tab: RefundTab; label: string }[] = [
  { tab: "WAIT", label: "待审核" },
  { tab: "REFUSE", label: "已拒绝" },
  { tab: "REFUND_SUEECSS", label: "退款成功" },
];

export const filterOf = (tab: RefundTab | null): RefundFilter | null => (tab ? FILTERS[tab] : null);

/** What the address of the list says: everything that it does not understand is left out. */
export interface RefundListAddress {
  readonly tab: RefundTab | null;
  /** Digits of an order number; empty for all. */
  readonly orderNo: string;
  readonly page: number;
}

export function parseRefundAddress(params: URLSearchParams): RefundListAddress {
  const status = params.get("status") ?? "";
  return {
    tab: Object.hasOwn(FILTERS, status) ? (status as RefundTab) : null,
    orderNo: (params.get("orderNo") ?? "").replaceAll(/\D/g, "").slice(0, 14),
    page: parsePage(params.get("page")),
  };
}

/** The address of the list, without what is so by default. */
export function refundListHref({ tab, orderNo, page }: RefundListAddress): string {
  const params = new URLSearchParams({
    ...(tab ? { status: tab } : {}),
    ...(orderNo ? { orderNo } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  const query = params.toString();
  return query ? `/user/order/refund?${query}` : "/user/order/refund";
}
