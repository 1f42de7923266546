import { box, circle, intersection, paint, type Shape } from "./canvas";
import type { Scene } from "./scene";

const TILE = 40;

/** A mosaic of quarter circles, discs and halves. */
export const drawTiles: Scene = (canvas, palette, random) => {
  const colours = [...palette.masses, palette.accent, palette.light] as const;
  const colour = () =>
    random.pick([
      colours[0],
      colours[0],
      colours[1],
      colours[1],
      colours[2],
      colours[3],
      colours[4],
      colours[5],
    ]);
  for (let top = 0; top < canvas.height; top += TILE) {
    for (let left = 0; left < canvas.width; left += TILE) {
      const tile = box(left, top, TILE, TILE);
      paint(canvas, tile, colour(), 0.5);
      const cornerX = left + (random.chance(0.5) ? TILE : 0);
      const cornerY = top + (random.chance(0.5) ? TILE : 0);
      const figure = random.pick<Shape>([
        circle(cornerX, cornerY, TILE * 0.95),
        circle(cornerX, cornerY, TILE * 0.6),
        circle(left + TILE / 2, top + TILE / 2, TILE * 0.36),
        box(cornerX - TILE / 2, top, TILE, TILE),
        (x, y) =>
          ((x - left) * (cornerX > left ? 1 : -1) + (y - top) - (cornerX > left ? TILE : 0)) / Math.SQRT2,
      ]);
      paint(canvas, intersection(tile, figure), colour(), 0.8);
    }
  }
};
