import { DELIVERIES_KEPT_MS } from "../../../../schema/rules/webhooks/webhooks";
import type { SpentRows } from "../../shared/purge";
import { webhookDeliveries } from "./webhooks.tables";

/** Deliveries, however they ended: what a paused address has not asked for in that time is not sent any more. */
export const SPENT_DELIVERIES: readonly SpentRows[] = [
  {
    table: webhookDeliveries,
    column: webhookDeliveries.at,
    keptMs: DELIVERIES_KEPT_MS,
    ids: webhookDeliveries.id,
  },
];
