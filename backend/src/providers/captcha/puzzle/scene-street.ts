import { box, circle, gable, paint } from "./canvas";
import type { Scene } from "./scene";

/** Two rows of houses with lit windows, a kerb and a delivery van. */
export const drawStreet: Scene = (canvas, palette, random) => {
  const { width, height } = canvas;
  paint(
    canvas,
    circle(random.between(30, width - 30), random.between(18, 40), random.between(9, 15)),
    palette.accent,
    0.7,
  );
  const ground = height - 22;
  for (const [row, colour] of [palette.masses[0], palette.masses[1]].entries()) {
    for (let x = random.between(-24, 0); x < width; ) {
      const house = random.between(30, 52);
      const top = random.between(row === 0 ? 26 : 58, row === 0 ? 62 : 92);
      const wall = row === 1 && random.chance(0.35) ? palette.masses[2] : colour;
      paint(canvas, box(x, top, house - 2, ground - top), wall);
      if (random.chance(0.45))
        paint(canvas, gable(x + house / 2 - 1, top - 13, house + 3, 13), palette.masses[2], 0.85);
      for (let wy = top + 8; wy < ground - 14; wy += 15) {
        for (let wx = x + 6; wx < x + house - 12; wx += 12) {
          const lit = random.chance(0.22);
          paint(canvas, box(wx, wy, 6, 8, 1), lit ? palette.accent : palette.light, lit ? 0.75 : 0.6);
        }
      }
      x += house;
    }
  }
  paint(canvas, box(0, ground, width, height), palette.masses[3]);
  for (let x = random.between(0, 20); x < width; x += 28)
    paint(canvas, box(x, ground + 10, 14, 2, 1), palette.light, 0.5);
  const van = random.between(20, width - 80);
  paint(canvas, box(van, ground - 24, 36, 24, 3), palette.light, 0.96);
  paint(canvas, box(van + 34, ground - 17, 17, 17, 4), palette.accent, 0.9);
  paint(canvas, box(van + 40, ground - 14, 8, 7, 2), palette.light, 0.8);
  paint(canvas, box(van + 5, ground - 15, 18, 3, 1), palette.accent, 0.7);
  for (const wheel of [van + 10, van + 40]) {
    paint(canvas, circle(wheel, ground, 5.5), palette.ink);
    paint(canvas, circle(wheel, ground, 2), palette.light, 0.8);
  }
};
