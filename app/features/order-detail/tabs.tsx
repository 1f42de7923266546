import { BasicTab } from "./basic/basic-tab";
import type { DetailTab, DetailTabPanel } from "./detail-tabs";

/**
 * What stands under each tab. The first comes with the detail and is there in the server's HTML; the others come when
 * they are opened, and those that show more than the order read their own data.
 */
export const PANELS: Readonly<Record<DetailTab, DetailTabPanel | { load(): Promise<DetailTabPanel> }>> = {
  basic: BasicTab,
  service: { load: () => import("./service/service-tab").then((module) => module.ServiceTab) },
  refund: { load: () => import("~/features/refunds/refund-tab").then((module) => module.RefundTab) },
  followUp: {
    load: () => import("~/features/follow-ups/follow-up-tab").then((module) => module.FollowUpTab),
  },
  abnormal: {
    load: () =>
      import("~/features/abnormal/abnormal-records-tab").then((module) => module.AbnormalRecordsTab),
  },
  markup: {
    load: () => import("~/features/markups/markup-requests-tab").then((module) => module.MarkupRequestsTab),
  },
  logistics: { load: () => import("./logistics/logistics-tab").then((module) => module.LogisticsTab) },
};
