import type { Point } from "../geocoder/geocoder";

/** A way by car. */
export interface Drive {
  readonly metres: number;
  /** Along the roads, from the one end to the other; empty where the service does not say. */
  readonly line: readonly Point[];
}

/** Plans ways on the road (LOG-03, API-112). */
export interface RoutePlanner {
  /** The way by car; null where there is none. Throws {@link RoutePlannerFailed} when the service cannot be asked. */
  drive(from: Point, to: Point): Promise<Drive | null>;
}

/** The map service did not answer as it should. The message is for the log and never holds a place or the key. */
export class RoutePlannerFailed extends Error {
  override readonly name = "RoutePlannerFailed";
}
