import { DELIVERIES_KEPT_MS } from "../../../../schema/rules/webhooks/webhooks";
import type { SpentRows } from "../../shared/purge";
import { webhookDeliveries } from "./webhooks.tables";

/** Finished deliveries, and those that waited for a paused address for this long. */
export const SPENT_DELIVERIES: readonly SpentRows[] = [
  {
    table: webhookDeliveries,
    column: webhookDeliveries.at,
    keptMs: DELIVERIES_KEPT_MS,
    ids: webhookDeliveries.id,
  },
];
