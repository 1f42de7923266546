import { describe, expect, test } from "vitest";
import { squareOf as exactSquareOf, moved, WHOLE, within } from "../../../app/features/profile/avatar/crop";

/** To the pixel. */
const squareOf = (...picture: Parameters<typeof exactSquareOf>) => {
  const { left, top, side } = exactSquareOf(...picture);
  return { left: Math.round(left), top: Math.round(top), side: Math.round(side) };
};
const WIDE = { width: 1200, height: 800 };

describe("the square that becomes an avatar", () => {
  test("[SET-01] is as large as the picture allows, and in its middle, until it is moved", () => {
    expect(squareOf(WIDE, WHOLE)).toEqual({ left: 200, top: 0, side: 800 });
    expect(squareOf({ width: 300, height: 900 }, WHOLE)).toEqual({ left: 0, top: 300, side: 300 });
  });

  test("[SET-01] follows the finger and never leaves the picture", () => {
    // A quarter of the square to the right shows what lies a quarter to the left.
    expect(squareOf(WIDE, moved(WIDE, WHOLE, { x: 0.25, y: 0.25 }))).toEqual({ left: 0, top: 0, side: 800 });
    expect(squareOf(WIDE, moved(WIDE, WHOLE, { x: -9, y: 9 }))).toEqual({ left: 400, top: 0, side: 800 });
    const corner = moved(WIDE, { ...WHOLE, zoom: 2 }, { x: -9, y: -9 });
    expect(squareOf(WIDE, corner)).toEqual({ left: 800, top: 400, side: 400 });
    // Made small again it comes back into the picture.
    expect(squareOf(WIDE, within(WIDE, { ...corner, zoom: 1 }))).toEqual({ left: 400, top: 0, side: 800 });
  });

  test("[SET-01] is at most four times enlarged", () => {
    expect(within(WIDE, { ...WHOLE, zoom: 99 }).zoom).toBe(4);
    expect(within(WIDE, { ...WHOLE, zoom: 0 }).zoom).toBe(1);
  });
});
