import { expect, test } from "vitest";
import { lengthInWords, toPixel } from "../../../app/features/map/projection";

test.each([
  [{ lng: 0, lat: 0 }, 0, 128, 128],
  [{ lng: -180, lat: 0 }, 0, 0, 128],
  [{ lng: 180, lat: 0 }, 1, 512, 256],
  // Hangzhou, and Santiago in the south and west. By x = (lng + 180) / 360, y = (1 - asinh(tan(lat)) / π) / 2.
  [{ lng: 120.15, lat: 30.28 }, 10, 218_562.56, 107_918.351],
  [{ lng: -70.65, lat: -33.45 }, 5, 2488.32, 4904.506],
])("%j at zoom %i lies where web maps draw it", (position, zoom, x, y) => {
  const pixel = toPixel(position, zoom);
  expect(pixel.x).toBeCloseTo(x, 2);
  expect(pixel.y).toBeCloseTo(y, 2);
});

test.each([
  [90, 85],
  [85.1, 85],
  [-90, -85],
  [-85.1, -85],
])("a place at %d degrees is drawn at the end of the map, %d", (lat, end) => {
  expect(toPixel({ lng: 0, lat }, 0)).toEqual(toPixel({ lng: 0, lat: end }, 0));
});

test("places up to the end of the map differ", () => {
  const [north, end] = [84.9, 85].map((lat) => toPixel({ lng: 0, lat }, 0).y);
  expect(north).toBeGreaterThan(end ?? Number.NaN);
  expect(end).toBeGreaterThan(0);
});

test.each([
  [999, "999 米"],
  [1000, "1 公里"],
  [2000, "2 公里"],
])("%i metres of a scale are %s", (metres, words) => {
  expect(lengthInWords(metres)).toBe(words);
});
