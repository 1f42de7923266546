import type { Point } from "../geocoder/geocoder";

/** Plans ways on the road (LOG-03, API-112). */
export interface RoutePlanner {
  /**
   * Metres of the way by car; null where there is none. Throws {@link RoutePlannerFailed} when the service cannot be
   * asked.
   */
  drivingDistance(from: Point, to: Point): Promise<number | null>;
}

/** The map service did not answer as it should. The message is for the log and never holds a place or the key. */
export class RoutePlannerFailed extends Error {
  override readonly name = "RoutePlannerFailed";
}
