/** A point on the map, degrees. */
export interface MapPosition {
  readonly lng: number;
  readonly lat: number;
}

const EARTH_RADIUS_M = 6_371_000;

/** Distance over the ground in whole metres, as the crow flies (haversine). */
export function metresBetween(a: MapPosition, b: MapPosition): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(rad(to - from) / 2) ** 2;
  const chord = half(a.lat, b.lat) + Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * half(a.lng, b.lng);
  return Math.round(2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord))));
}

/** Metres as the map shows them: km with two decimals (DETAIL-09). */
export const formatKilometres = (metres: number): string => `${(metres / 1000).toFixed(2)} km`;
