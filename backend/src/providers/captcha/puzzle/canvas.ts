import type { Bitmap } from "./png";

export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * Signed distance in pixels from a point to the edge of a shape: negative inside. May be a rough one, as long as a step
 * of one pixel sideways changes it by no more than 1.4: painting skips by it.
 */
export type Shape = (x: number, y: number) => number;

export interface Canvas extends Bitmap {
  readonly channels: 3;
}

/** A black picture, width and height in pixels. */
export const createCanvas = (width: number, height: number): Canvas => ({
  width,
  height,
  channels: 3,
  data: new Uint8ClampedArray(width * height * 3),
});

/** `#rrggbb` as numbers. */
export function hex(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff];
}

/** `share` of `b` in `a`, 0 to 1. */
export const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** How much of a pixel a shape covers, from its distance: one pixel of smooth edge. */
export const coverage = (distance: number): number => Math.min(1, Math.max(0, 0.5 - distance));

/** Paints a shape with a smooth edge; `colour` may vary over the picture. */
export function paint(
  canvas: Canvas,
  shape: Shape,
  colour: Rgb | ((x: number, y: number) => Rgb),
  opacity = 1,
): void {
  for (let y = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++) {
      const distance = shape(x + 0.5, y + 0.5);
      // Far outside: nothing to paint for at least that long.
      if (distance > 2) x += Math.floor((distance - 0.5) / 1.4) - 1;
      const share = coverage(distance) * opacity;
      if (share > 0) blend(canvas, x, y, typeof colour === "function" ? colour(x, y) : colour, share);
    }
  }
}

/** Mixes a colour into one pixel. */
export function blend(canvas: Canvas, x: number, y: number, colour: Rgb, share: number): void {
  const at = (y * canvas.width + x) * 3;
  for (let i = 0; i < 3; i++) {
    const old = canvas.data[at + i] ?? 0;
    canvas.data[at + i] = old + ((colour[i] ?? 0) - old) * share;
  }
}

export const everywhere: Shape = () => -1;

/** A disc by its middle and radius. */
export const circle =
  (cx: number, cy: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) - radius;

/** A rectangle with round corners, by its top left corner. */
export const box =
  (left: number, top: number, width: number, height: number, radius = 0): Shape =>
  (x, y) => {
    const dx = Math.abs(x - left - width / 2) - width / 2 + radius;
    const dy = Math.abs(y - top - height / 2) - height / 2 + radius;
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
  };

/** A triangle standing on its base. */
export const gable =
  (cx: number, top: number, width: number, height: number): Shape =>
  (x, y) =>
    Math.max(((y - top) * -width) / height / 2 + Math.abs(x - cx), y - top - height);

/** Everything below a curve. */
export const below =
  (height: (x: number) => number): Shape =>
  (x, y) =>
    height(x) - y;

/** What is in any of the shapes. */
export const union =
  (...shapes: Shape[]): Shape =>
  (x, y) =>
    Math.min(...shapes.map((shape) => shape(x, y)));

/** What is in all of the shapes. */
export const intersection =
  (...shapes: Shape[]): Shape =>
  (x, y) =>
    Math.max(...shapes.map((shape) => shape(x, y)));

/** A shape with a hole of another shape. */
export const without =
  (shape: Shape, hole: Shape): Shape =>
  (x, y) =>
    Math.max(shape(x, y), -hole(x, y));

/** A shape only this far from its edge inwards: an outline. */
export const outline =
  (shape: Shape, thickness: number): Shape =>
  (x, y) => {
    const distance = shape(x, y);
    return Math.max(distance, -distance - thickness);
  };
