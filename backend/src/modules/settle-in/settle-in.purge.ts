import { DAY } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { serviceApplications } from "./settle-in.tables";

/** Applications of service providers. */
export const SPENT_APPLICATIONS: readonly SpentRows[] = [
  {
    table: serviceApplications,
    column: serviceApplications.createdAt,
    ids: serviceApplications.id,
    keptMs: 3 * 365 * DAY,
  },
];
