import { BasicTab } from "./basic/basic-tab";
import type { DetailTab, DetailTabPanel } from "./detail-tabs";
import { ServiceTab } from "./service/service-tab";

/**
 * Contents of the tabs. Those that only need the order are part of the detail and of the server's HTML; the
 * others are loaded when they are opened, and read their own data.
 */
export const PANELS: Readonly<Record<DetailTab, DetailTabPanel | { load(): Promise<DetailTabPanel> }>> = {
  basic: BasicTab,
  service: ServiceTab,
  refund: { load: () => import("~/features/refunds/refund-tab").then((module) => module.RefundTab) },
  followUp: {
    load: () => import("~/features/follow-ups/follow-ups").then((module) => module.FollowUps),
  },
  abnormal: {
    load: () =>
      import("~/features/abnormal/abnormal-records-tab").then((module) => module.AbnormalRecordsTab),
  },
  markup: {
    load: () => import("~/features/markups/markup-requests-tab").then((module) => module.MarkupRequestsTab),
  },
  logistics: { load: () => import("./logistics/logistics-tab").then((module) => module.LogisticsTab) },
  bids: { load: () => import("~/features/bids/bids-tab").then((module) => module.BidsTab) },
};
