import type { MapPosition } from "../../../schema/rules/distance";

/** A place that the map shows. */
export interface MapMark {
  readonly name: string;
  /** GCJ-02, degrees. */
  readonly position: MapPosition;
  readonly tone: "accent" | "warning" | "success";
}
