import { type Coords, type TileLayer, tileLayer } from "leaflet";
import { TILE_HOSTS } from "../../../schema/rules/catalog/map-tiles";
import { MAX_ZOOM, MIN_ZOOM } from "./projection";

interface TileEvents {
  /** Called when the first tile is loaded. */
  onReady(): void;
  /** Called when no visible tile could be loaded. */
  onFailed(): void;
}

/**
 * The tiles of a service, with a report whether any is visible. A map that is moved a little loads a few more
 * tiles: if these fail, the others stay.
 */
export function streetTiles(url: string, { onReady, onFailed }: TileEvents): TileLayer {
  const seen = new Map<string, number>();
  const nameOf = ({ x, y, z }: Coords) => `${z}/${x}/${y}`;
  let isReady = false;
  let zoom = 0;
  return tileLayer(url, { subdomains: [...TILE_HOSTS], minZoom: MIN_ZOOM, maxZoom: MAX_ZOOM })
    .on("tileloadstart", ({ coords }) => {
      zoom = coords.z;
    })
    .on("tileload", ({ coords }) => {
      seen.set(nameOf(coords), coords.z);
      if (!isReady) onReady();
      isReady = true;
    })
    .on("tileunload", ({ coords }) => {
      seen.delete(nameOf(coords));
    })
    .on("load", () => {
      // Leaflet still uses the tiles, and the callback removes the map.
      if (![...seen.values()].includes(zoom)) queueMicrotask(onFailed);
    });
}
