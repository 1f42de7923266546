import { DAY } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { partnerEvents } from "./partner-events.tables";

/** Events that were sent to partner clients, or that they could have read. */
export const SPENT_PARTNER_EVENTS: readonly SpentRows[] = [
  { table: partnerEvents, column: partnerEvents.at, keptMs: 30 * DAY },
];
