/** Width and height of a picture, px. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The cropped square of a picture: its centre, from 0 to 1 along each side, and its zoom, from 1. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const MOST_ZOOM = 4;

/** Side of the cropped square, px of the picture. */
const sideOf = ({ width, height }: PictureSize, { zoom }: Crop): number => Math.min(width, height) / zoom;

/** The nearest crop whose square is inside the picture. */
export function within(size: PictureSize, { x, y, zoom }: Crop): Crop {
  const held = { x, y, zoom: between(1, zoom, MOST_ZOOM) };
  const half = sideOf(size, held) / 2;
  const along = (centre: number, length: number) => between(half / length, centre, 1 - half / length);
  return { ...held, x: along(x, size.width), y: along(y, size.height) };
}

/** Moves the picture under the square by parts of the square's side. */
export const moved = (size: PictureSize, crop: Crop, by: { x: number; y: number }): Crop => {
  const side = sideOf(size, crop);
  return within(size, {
    ...crop,
    x: crop.x - (by.x * side) / size.width,
    y: crop.y - (by.y * side) / size.height,
  });
};

/** The cropped square, px of the picture. */
export function squareOf(size: PictureSize, crop: Crop): { left: number; top: number; side: number } {
  const side = sideOf(size, crop);
  return { side, left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2 };
}

const between = (least: number, value: number, most: number) => Math.min(Math.max(least, value), most);
