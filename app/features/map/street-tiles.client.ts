import { type Coords, type TileLayer, tileLayer } from "leaflet";
import { TILE_HOSTS } from "../../../schema/rules/catalog/map-tiles";
import { MAX_ZOOM, MIN_ZOOM } from "./projection";

interface TileEvents {
  /** The first tile is there. */
  onReady(): void;
  /** Of all tiles that are seen none came. */
  onFailed(): void;
}

/**
 * The tiles of a service, which tell whether there is anything to see. A map that is moved a little asks for a few
 * more: that these fail is no reason to take away the others.
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
      // Leaflet still uses them, and the callback removes the map.
      if (![...seen.values()].includes(zoom)) queueMicrotask(onFailed);
    });
}
