import type { Canvas } from "./canvas";
import type { Palette } from "./palette";
import type { SeededRandom } from "./random";

/** Draws over the backdrop. */
export type Scene = (canvas: Canvas, palette: Palette, random: SeededRandom) => void;
