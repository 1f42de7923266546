import { type Canvas, circle, createCanvas, everywhere, mix, paint } from "./canvas";
import { choosePalette, type Palette } from "./palette";
import { type SeededRandom, seededRandom } from "./random";
import { drawHills } from "./scene-hills";
import { drawRoom } from "./scene-room";
import { drawStreet } from "./scene-street";
import { drawTiles } from "./scene-tiles";

const SCENES = [drawRoom, drawHills, drawStreet, drawTiles] as const;

/** A calm picture in the site's colours; the seed decides everything in it. */
export function drawPicture(seed: number, width: number, height: number): Canvas {
  const random = seededRandom(seed);
  const canvas = createCanvas(width, height);
  const palette = choosePalette(random);
  paint(canvas, everywhere, (_x, y) => mix(palette.high, palette.low, y / height));
  random.pick(SCENES)(canvas, palette, random);
  drawLight(canvas, palette, random);
  addGrain(canvas, random);
  return canvas;
}

/** Large soft spots of light, so that no area is flat and the gap's edges do not stand alone. */
function drawLight(canvas: Canvas, palette: Palette, random: SeededRandom): void {
  for (let i = 0; i < 3; i++) {
    const spot = circle(
      random.between(0, canvas.width),
      random.between(0, canvas.height),
      random.between(30, 70),
    );
    paint(canvas, spot, random.chance(0.6) ? palette.light : palette.accent, random.between(0.05, 0.1));
  }
}

/** A little noise against banding, and against programs that look for exact edges. */
function addGrain(canvas: Canvas, random: SeededRandom): void {
  for (let at = 0; at < canvas.data.length; at += 3) {
    const grain = random.between(-3, 3);
    for (let i = 0; i < 3; i++) canvas.data[at + i] = (canvas.data[at + i] ?? 0) + grain;
  }
}
