import { describe, expect, test } from "vitest";
import { firstView } from "../../../app/features/map/map-view";
import { lengthInWords } from "../../../app/features/map/projection";

const A = { lng: 120.1, lat: 30.2 };
const B = { lng: 120.3, lat: 30.4 };

describe("the map of an order", () => {
  test("[DETAIL-08] [CONST-33] opens at zoom 10 around the middle of its places", () => {
    const { center, zoom } = firstView([A, B]);
    expect(zoom).toBe(10);
    expect(center.lng).toBeCloseTo(120.2);
    expect(center.lat).toBeCloseTo(30.3);
  });

  test("[DETAIL-08] opens around the first places when another is too far away to be seen with them", () => {
    const far = { lng: 121.5, lat: 31.2 };
    expect(firstView([A, B, far]).center).toEqual(firstView([A, B]).center);
    expect(firstView([A, far]).center).toEqual(A);
  });

  test.each([
    [20, "20 米"],
    [500, "500 米"],
    [10_000, "10 公里"],
  ])("%i metres of its scale are %s", (metres, words) => {
    expect(lengthInWords(metres)).toBe(words);
  });
});

test.each([
  ["just as wide as the map", { lng: 90.703125, lat: 30 }, 90.3515625, 30],
  ["a little too wide", { lng: 90.72, lat: 30 }, 90, 30],
  ["high enough", { lng: 90, lat: 30.3 }, 90, 30.15],
  ["a little too high", { lng: 90, lat: 30.36 }, 90, 30],
])("a way that is %s opens around what fits", (_what, end, lng, lat) => {
  const { center } = firstView([{ lng: 90, lat: 30 }, end]);
  expect(center.lng).toBeCloseTo(lng, 6);
  expect(center.lat).toBeCloseTo(lat, 6);
});

test("a place in the middle does not bring two far ones into view", () => {
  const [start, end, middle] = [90, 92, 91].map((lng) => ({ lng, lat: 30 }));
  if (!start || !end || !middle) throw new Error("three places");
  expect(firstView([start, end, middle]).center).toEqual(start);
});
