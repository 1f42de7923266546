import type { MapPosition } from "./distance";

/** The ellipsoid with which China's coordinates are moved: its longer axis, m, and eccentricity squared. */
const AXIS = 6_378_245;
const ECCENTRICITY = 0.006_693_421_622_965_943;
/** Often enough for less than a centimetre. */
const ROUNDS = 4;

/** A position of GPS (WGS-84) in China's coordinates (GCJ-02), degrees. For places in China alone. */
export function toGcj02({ lng, lat }: MapPosition): MapPosition {
  const x = lng - 105;
  const y = lat - 35;
  const root = Math.sqrt(Math.abs(x));
  const shared = waves(x, [6, 2], 20);
  const north =
    -100 +
    2 * x +
    3 * y +
    0.2 * y * y +
    0.1 * x * y +
    0.2 * root +
    shared +
    waves(y, [1, 1 / 3], 20, 40) +
    waves(y, [1 / 12, 1 / 30], 160, 320);
  const east =
    300 +
    x +
    2 * y +
    0.1 * x * x +
    0.1 * x * y +
    0.1 * root +
    shared +
    waves(x, [1, 1 / 3], 20, 40) +
    waves(x, [1 / 12, 1 / 30], 150, 300);
  const angle = (lat * Math.PI) / 180;
  const magic = 1 - ECCENTRICITY * Math.sin(angle) ** 2;
  const perNorth = ((AXIS * (1 - ECCENTRICITY)) / magic ** 1.5) * (Math.PI / 180);
  const perEast = (AXIS / Math.sqrt(magic)) * Math.cos(angle) * (Math.PI / 180);
  return { lng: lng + east / perEast, lat: lat + north / perNorth };
}

/** The other way round, for maps that are drawn in GPS's coordinates. */
export function toWgs84(position: MapPosition): MapPosition {
  let guess = position;
  for (let round = 0; round < ROUNDS; round++) {
    const moved = toGcj02(guess);
    guess = { lng: guess.lng - (moved.lng - position.lng), lat: guess.lat - (moved.lat - position.lat) };
  }
  return guess;
}

/** Sum of two sine waves with the given amplitudes, as in the published formula. */
const waves = (value: number, [fast, slow]: readonly [number, number], high: number, low = high): number =>
  ((high * Math.sin(value * fast * Math.PI) + low * Math.sin(value * slow * Math.PI)) * 2) / 3;
