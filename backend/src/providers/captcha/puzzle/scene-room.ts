import { box, type Canvas, circle, gable, intersection, outline, paint, union } from "./canvas";
import type { Palette } from "./palette";
import type { SeededRandom } from "./random";
import type { Scene } from "./scene";

type Furniture = (canvas: Canvas, palette: Palette, random: SeededRandom, x: number, floor: number) => void;

const sofa: Furniture = (canvas, palette, _random, x, floor) => {
  const colour = palette.masses[2];
  paint(canvas, box(x, floor - 38, 82, 34, 8), palette.masses[3], 0.85);
  paint(canvas, box(x + 8, floor - 24, 33, 18, 5), colour);
  paint(canvas, box(x + 42, floor - 24, 33, 18, 5), colour);
  paint(canvas, box(x - 5, floor - 28, 14, 25, 6), palette.masses[3]);
  paint(canvas, box(x + 74, floor - 28, 14, 25, 6), palette.masses[3]);
  paint(canvas, box(x + 13, floor - 36, 17, 15, 4), palette.accent, 0.85);
  for (const leg of [x + 2, x + 76]) paint(canvas, box(leg, floor - 4, 4, 6), palette.ink, 0.8);
};

const lamp: Furniture = (canvas, palette, _random, x, floor) => {
  paint(canvas, circle(x, floor - 70, 34), palette.accent, 0.1);
  paint(canvas, box(x - 1, floor - 66, 2.5, 66), palette.ink, 0.7);
  paint(canvas, box(x - 9, floor - 2, 19, 3, 1), palette.ink, 0.7);
  paint(
    canvas,
    intersection(gable(x, floor - 108, 46, 46), box(x - 23, floor - 84, 46, 22)),
    palette.accent,
    0.9,
  );
};

const shelf: Furniture = (canvas, palette, random, x, floor) => {
  paint(canvas, box(x, floor - 92, 48, 92, 2), palette.masses[1]);
  paint(canvas, outline(box(x, floor - 92, 48, 92, 2), 3), palette.masses[3], 0.8);
  for (let board = 0; board < 3; board++) {
    const y = floor - 66 + board * 29;
    paint(canvas, box(x, y, 48, 3), palette.masses[3], 0.8);
    for (let book = x + 6; book < x + 38; ) {
      const thick = random.between(4, 7);
      const tall = random.between(12, 20);
      const cover = random.pick([palette.accent, palette.masses[2], palette.light, palette.ink]);
      paint(canvas, box(book, y - tall, thick - 1, tall), cover, 0.8);
      book += thick + (random.chance(0.2) ? 6 : 0);
    }
  }
};

const plant: Furniture = (canvas, palette, _random, x, floor) => {
  for (let leaf = -3; leaf <= 3; leaf++) {
    const tip = circle(x + leaf * 6, floor - 42 + Math.abs(leaf) * 5, 8);
    paint(canvas, tip, leaf % 2 ? palette.masses[2] : palette.masses[3], 0.85);
  }
  paint(canvas, box(x - 1, floor - 38, 2, 22), palette.masses[3]);
  paint(canvas, box(x - 10, floor - 20, 20, 20, 3), palette.accent, 0.75);
};

const table: Furniture = (canvas, palette, _random, x, floor) => {
  paint(canvas, box(x, floor - 30, 60, 5, 2), palette.masses[3]);
  for (const leg of [x + 6, x + 50]) paint(canvas, box(leg, floor - 26, 4, 26), palette.masses[3], 0.9);
  paint(
    canvas,
    union(box(x + 22, floor - 44, 11, 14, 4), box(x + 25, floor - 49, 5, 8)),
    palette.accent,
    0.85,
  );
};

/** A living room: window, pictures, and some of what we install. */
export const drawRoom: Scene = (canvas, palette, random) => {
  const { width, height } = canvas;
  const floor = height - random.between(24, 32);
  paint(canvas, box(0, floor, width, height), palette.masses[0]);
  for (let x = random.between(-30, 0); x < width; x += 46)
    paint(canvas, box(x, floor + 8, 26, 1.2), palette.masses[3], 0.25);
  paint(canvas, box(0, floor - 3, width, 3), palette.light, 0.8);

  const window = random.between(20, width - 100);
  paint(canvas, box(window - 3, 13, 74, 56, 2), palette.light, 0.95);
  paint(canvas, box(window, 16, 68, 50), palette.masses[0], 0.9);
  paint(
    canvas,
    intersection(circle(window + random.between(10, 56), 66, 26), box(window, 16, 68, 50)),
    palette.masses[1],
  );
  paint(canvas, union(box(window + 32.5, 16, 3, 50), box(window, 39, 68, 3)), palette.light, 0.95);
  for (let i = 0; i < 2; i++) {
    const x = (window + 95 + i * 105) % (width - 36);
    paint(
      canvas,
      box(x, random.between(18, 30), 30, 24, 1),
      palette.masses[i + 1] ?? palette.masses[1],
      0.85,
    );
    paint(canvas, box(x + 5, 33, 20, 7, 1), palette.light, 0.65);
  }

  const slots = [random.between(4, 24), random.between(110, 130), random.between(212, 232)];
  const order = random.pick([
    [sofa, shelf, table],
    [shelf, sofa, table],
    [table, shelf, sofa],
    [sofa, table, shelf],
  ]);
  for (const [index, x] of slots.entries()) order[index]?.(canvas, palette, random, x, floor + 6);
  lamp(canvas, palette, random, random.between(90, 108), floor + 6);
  plant(canvas, palette, random, random.between(188, 208), floor + 8);
};
