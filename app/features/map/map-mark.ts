import type { MapPosition } from "../../../schema/rules/distance";

/** A place that the map shows. */
export interface MapMark {
  readonly name: string;
  /** GCJ-02, degrees. */
  readonly position: MapPosition;
  readonly tone: "accent" | "warning" | "success";
}

/** A route on the map. */
export interface MapWay {
  /** GCJ-02, degrees; at least two. */
  readonly line: readonly MapPosition[];
  /** Along roads; otherwise it is straight and dashed. */
  readonly isByRoad: boolean;
}
