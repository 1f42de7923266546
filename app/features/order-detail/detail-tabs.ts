import type { ComponentType } from "react";
import type { BiddingState } from "~/gql/graphql";

/** The tabs of an order's detail with their names, in the documented order (DETAIL-02). */
const DOCUMENTED_TABS = {
  basic: "基础信息",
  service: "服务信息",
  refund: "退款信息",
  followUp: "跟进记录",
  abnormal: "异常记录",
  markup: "加价申请",
  logistics: "物流地图",
} as const;

/** The same with the tab of bids, for orders with a bidding. */
export const TAB_LABELS = { ...DOCUMENTED_TABS, bids: "师傅报价" } as const;

export type DetailTab = keyof typeof TAB_LABELS;

/** Props of a tab; it reads its own data. */
export interface DetailTabProps {
  orderId: string;
  /** The refund for which the detail was opened (DETAIL-06); null when it was opened for its order. */
  refundId: string | null;
}

export type DetailTabPanel = ComponentType<DetailTabProps>;

const isTab = (key: string): key is DetailTab => Object.hasOwn(TAB_LABELS, key);

const TABS: readonly DetailTab[] = Object.keys(DOCUMENTED_TABS).filter(isTab);

/** The tabs of an order in their sequence: the bids come first until one is picked, and last afterwards. */
export function detailTabs({ bidding }: { bidding: { state: BiddingState } | null }): readonly DetailTab[] {
  if (bidding === null) return TABS;
  return bidding.state === "PICKED" ? [...TABS, "bids"] : ["bids", ...TABS];
}

/** The tab in an address; without one the refund tab if it was opened for a refund, otherwise the first. */
export function parseTab(
  value: string | null,
  refundId: string | null,
  tabs: readonly DetailTab[] = TABS,
): DetailTab {
  if (value !== null && isTab(value) && tabs.includes(value)) return value;
  return refundId === null ? (tabs[0] ?? "basic") : "refund";
}
