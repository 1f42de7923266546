import { DEFAULT_ZOOM, toPixel } from "../../../app/features/map/projection";
import { office } from "../../../app/lib/office";

/** Width of a tile of `tile-server.ts`, px. */
const TILE_PX = 256;

/** The tile of a map service that has the company on it, at the zoom with which a map begins: `10/853/421`. */
export function officeTile(): string {
  const { x, y } = toPixel({ lng: office.longitude, lat: office.latitude }, DEFAULT_ZOOM);
  return [DEFAULT_ZOOM, Math.floor(x / TILE_PX), Math.floor(y / TILE_PX)].join("/");
}
