import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changeMap, firstView, MAP_HEIGHT, MAP_WIDTH } from "../../../app/features/map/map-view";
import {
  lengthInWords,
  metresPerPixel,
  roundLength,
  toPixel,
  toPosition,
} from "../../../app/features/map/projection";
import { metresBetween } from "../../../schema/rules/distance";

const A = { lng: 120.1, lat: 30.2 };
const B = { lng: 120.3, lat: 30.4 };
const inChina = fc.record({
  lng: fc.double({ min: 73, max: 135, noNaN: true }),
  lat: fc.double({ min: 4, max: 53, noNaN: true }),
});

describe("the map of an order", () => {
  test("[DETAIL-08] [CONST-33] opens at zoom 10 around the middle of its places, and zooms from 5 to 18", () => {
    let view = firstView([A, B]);
    expect(view.zoom).toBe(10);
    expect(view.center.lng).toBeCloseTo(120.2);
    expect(view.center.lat).toBeCloseTo(30.3);
    for (let i = 0; i < 20; i++) view = changeMap(view, { type: "zoom", by: 1 });
    expect(view.zoom).toBe(18);
    for (let i = 0; i < 20; i++) view = changeMap(view, { type: "zoom", by: -1 });
    expect(view.zoom).toBe(5);
  });

  test("[DETAIL-08] opens around the first places when another is too far away to be seen with them", () => {
    const far = { lng: 121.5, lat: 31.2 };
    expect(firstView([A, B, far]).center).toEqual(firstView([A, B]).center);
    expect(firstView([A, far]).center).toEqual(A);
  });

  test("[DETAIL-08] shows all places at once, as close as they allow", () => {
    fc.assert(
      fc.property(inChina, inChina, (a, b) => {
        const { center, zoom } = changeMap(firstView([a, b]), { type: "fit", points: [a, b] });
        expect(zoom).toBeGreaterThanOrEqual(5);
        expect(zoom).toBeLessThanOrEqual(18);
        if (zoom === 5) return;
        const middle = toPixel(center, zoom);
        for (const point of [a, b]) {
          const { x, y } = toPixel(point, zoom);
          expect(Math.abs(x - middle.x)).toBeLessThan(MAP_WIDTH / 2);
          expect(Math.abs(y - middle.y)).toBeLessThan(MAP_HEIGHT / 2);
        }
      }),
    );
  });

  test("moves with the hand: there and back is where one was", () => {
    const view = firstView([A]);
    const moved = changeMap(view, { type: "pan", dx: 80, dy: -40 });
    expect(moved.center.lng).toBeGreaterThan(A.lng);
    expect(moved.center.lat).toBeGreaterThan(A.lat);
    const back = changeMap(moved, { type: "pan", dx: -80, dy: 40 });
    expect(back.center.lng).toBeCloseTo(A.lng, 9);
    expect(back.center.lat).toBeCloseTo(A.lat, 9);
  });

  test("is true to scale: a point found on it is the point that was put there, and its ruler tells the truth", () => {
    fc.assert(
      fc.property(inChina, fc.integer({ min: 5, max: 18 }), (point, zoom) => {
        const back = toPosition(toPixel(point, zoom), zoom);
        expect(back.lng).toBeCloseTo(point.lng, 6);
        expect(back.lat).toBeCloseTo(point.lat, 6);
      }),
    );
    const { x, y } = toPixel(A, 15);
    const east = toPosition({ x: x + 100, y }, 15);
    expect(metresBetween(A, east) / (100 * metresPerPixel(A.lat, 15))).toBeCloseTo(1, 1);
  });

  test.each([
    [5, "200 公里"],
    [10, "10 公里"],
    [14, "500 米"],
    [18, "20 米"],
  ])("at zoom %i its ruler is %s", (zoom, words) => {
    expect(lengthInWords(roundLength(80, 30.2, zoom))).toBe(words);
  });
});
