import { below, box, circle, gable, paint, union } from "./canvas";
import type { Scene } from "./scene";

/** Sun, clouds, and rows of hills with trees and small houses. */
export const drawHills: Scene = (canvas, palette, random) => {
  const { width, height } = canvas;
  const sunX = random.between(0.15, 0.85) * width;
  const sunY = random.between(0.18, 0.4) * height;
  const sunRadius = random.between(13, 20);
  paint(canvas, circle(sunX, sunY, sunRadius * 1.8), palette.accent, 0.12);
  paint(canvas, circle(sunX, sunY, sunRadius), palette.accent, 0.85);
  for (let i = random.whole(2, 3); i > 0; i--) {
    const x = random.between(0, width);
    const y = random.between(12, 50);
    const size = random.between(7, 12);
    const cloud = union(
      circle(x, y, size),
      circle(x + size, y + 3, size * 0.8),
      circle(x - size, y + 4, size * 0.7),
    );
    paint(canvas, cloud, palette.light, 0.7);
  }
  palette.masses.forEach((colour, index) => {
    const base = height * (0.42 + index * 0.15);
    const swing = random.between(8, 15);
    const phase = random.between(0, 7);
    const length = random.between(26, 52);
    const ridge = (x: number) =>
      base + Math.sin(x / length + phase) * swing + Math.sin(x / (length * 0.43) + phase * 2) * swing * 0.35;
    paint(canvas, below(ridge), colour);
    for (let i = index === 0 ? 0 : random.whole(2, 4); i > 0; i--) {
      const x = random.between(10, width - 10);
      const size = 6 + index * 3;
      const ground = ridge(x) + 3;
      if (random.chance(0.35)) {
        paint(canvas, box(x - size, ground - size * 1.2, size * 2, size * 1.3), palette.light, 0.92);
        paint(canvas, gable(x, ground - size * 2.1, size * 2.6, size), palette.accent, 0.8);
        paint(canvas, box(x - size * 0.25, ground - size * 0.8, size * 0.5, size * 0.9), palette.ink, 0.6);
      } else {
        paint(canvas, gable(x, ground - size * 2.4, size * 1.5, size * 2.4), palette.masses[3], 0.75);
      }
    }
  });
};
