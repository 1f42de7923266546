import type { MapTiles } from "../../../schema/rules/catalog/map-tiles";
import type { MapMark } from "./map-mark";

/** The content of a document's map, as JSON in its `data-streets`. */
export interface DocumentMap {
  readonly tiles: MapTiles;
  /** At least one. */
  readonly marks: readonly MapMark[];
  /** Whether the map fills the page, so that nothing scrolls. */
  readonly isWholePage: boolean;
}
