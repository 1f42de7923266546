import type { MapPosition } from "../../../schema/rules/distance";

/** Zoom levels of web maps that the product shows (DETAIL-08). */
export const MIN_ZOOM = 5;
export const MAX_ZOOM = 18;
export const DEFAULT_ZOOM = 10;

const TILE_PX = 256;
/** End of the projection, degrees. */
const MAX_LAT = 85;

/** A point in the plane of a zoom level, px from its north-west corner. */
interface MapPixel {
  readonly x: number;
  readonly y: number;
}

/** Position of a point on the map of a zoom level (Web Mercator, as AMap draws). */
export function toPixel({ lng, lat }: MapPosition, zoom: number): MapPixel {
  const size = TILE_PX * 2 ** zoom;
  const sine = Math.sin((Math.max(-MAX_LAT, Math.min(MAX_LAT, lat)) * Math.PI) / 180);
  return {
    x: ((lng + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

/** A length of a map's scale as text: `500 米`, `20 公里`. */
export const lengthInWords = (metres: number): string =>
  metres < 1000 ? `${metres} 米` : `${metres / 1000} 公里`;
