import type { MapPosition } from "../../../schema/rules/distance";

/** Zoom levels of web maps that the product shows (DETAIL-08). */
export const MIN_ZOOM = 5;
export const MAX_ZOOM = 18;
export const DEFAULT_ZOOM = 10;

const TILE_PX = 256;
const EQUATOR_M = 40_075_016.686;
/** Where the projection ends, degrees. */
const MAX_LAT = 85;

/** A place in the plane of a zoom level, px from its north-west corner. */
export interface MapPixel {
  readonly x: number;
  readonly y: number;
}

/** Where a point lies on the map of a zoom level (Web Mercator, as AMap draws). */
export function toPixel({ lng, lat }: MapPosition, zoom: number): MapPixel {
  const size = TILE_PX * 2 ** zoom;
  const sine = Math.sin((Math.max(-MAX_LAT, Math.min(MAX_LAT, lat)) * Math.PI) / 180);
  return {
    x: ((lng + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

/** The point that lies at a place of the map; the other way round. */
export function toPosition({ x, y }: MapPixel, zoom: number): MapPosition {
  const size = TILE_PX * 2 ** zoom;
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI;
  return { lng: (x / size) * 360 - 180, lat };
}

/** Metres that one px of the map stands for. */
export const metresPerPixel = (lat: number, zoom: number): number =>
  (EQUATOR_M * Math.cos((lat * Math.PI) / 180)) / (TILE_PX * 2 ** zoom);

/** A round length of about `px` on the map, in metres: 1, 2 or 5 and noughts. */
export function roundLength(px: number, lat: number, zoom: number): number {
  const wanted = px * metresPerPixel(lat, zoom);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const digit = [5, 2].find((candidate) => candidate * power <= wanted) ?? 1;
  return digit * power;
}

/** A round length in words: `500 米`, `20 公里`. */
export const lengthInWords = (metres: number): string =>
  metres < 1000 ? `${metres} 米` : `${metres / 1000} 公里`;
