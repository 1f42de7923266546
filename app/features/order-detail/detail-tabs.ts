import type { ComponentType } from "react";

/** The tabs of an order's detail with their names, in the documented order (DETAIL-02). */
export const TAB_LABELS = {
  basic: "基础信息",
  service: "服务信息",
  refund: "退款信息",
  followUp: "跟进记录",
  abnormal: "异常记录",
  markup: "加价申请",
  logistics: "物流地图",
} as const;

export type DetailTab = keyof typeof TAB_LABELS;

/** What a tab is given; it reads its own data. */
export interface DetailTabProps {
  orderId: string;
  /** The refund by which the detail was opened (DETAIL-06); null when it was opened by its order alone. */
  refundId: string | null;
}

export type DetailTabPanel = ComponentType<DetailTabProps>;

const isTab = (key: string): key is DetailTab => Object.hasOwn(TAB_LABELS, key);

/** All tabs in their order. */
export const DETAIL_TABS: readonly DetailTab[] = Object.keys(TAB_LABELS).filter(isTab);

/** The tab that an address asks for; without one the refund for who came by a refund, the first for everybody else. */
export function parseTab(value: string | null, refundId: string | null): DetailTab {
  if (value !== null && isTab(value)) return value;
  return refundId === null ? "basic" : "refund";
}
