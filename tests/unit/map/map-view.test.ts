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
