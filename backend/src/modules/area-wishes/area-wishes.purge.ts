import { DAY } from "../../shared/clock";
import type { SpentRows } from "../../shared/purge";
import { areaWishes } from "./area-wishes.tables";

/** Phones of people who wait until their area is served. */
export const SPENT_WISHES: readonly SpentRows[] = [
  { table: areaWishes, column: areaWishes.createdAt, ids: areaWishes.id, keptMs: 365 * DAY },
];
