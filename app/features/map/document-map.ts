import type { MapTiles } from "../../../schema/rules/catalog/map-tiles";
import type { MapMark } from "./map-mark";

/** What the map of a document shows, as its `data-streets` says in JSON. */
export interface DocumentMap {
  readonly tiles: MapTiles;
  /** At least one. */
  readonly marks: readonly MapMark[];
  /** It is all of the page: nothing scrolls behind it. */
  readonly isWholePage: boolean;
}
