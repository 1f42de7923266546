import { hex, mix, type Rgb } from "./canvas";
import type { SeededRandom } from "./random";

/** The site's colours (app/ui/tokens.css), for drawings. */
const INK = hex("#16202e");
const WHITE = hex("#ffffff");
const BLUE = hex("#1f5eff");
const WARM = hex("#f26b1d");
const GREEN = hex("#12805c");
const SAND = hex("#e9d8c3");
const LINE = hex("#e3e7ec");

/** Colours of one picture: calm tints of the site's own, one accent. */
export interface Palette {
  /** Backdrop, from top to bottom. */
  readonly high: Rgb;
  readonly low: Rgb;
  /** Masses from the farthest to the nearest. */
  readonly masses: readonly [Rgb, Rgb, Rgb, Rgb];
  readonly accent: Rgb;
  readonly light: Rgb;
  readonly ink: Rgb;
}

const tint = (colour: Rgb, share: number): Rgb => mix(WHITE, colour, share);
const shade = (colour: Rgb, share: number): Rgb => mix(colour, INK, share);
const ramp = (base: Rgb): Palette["masses"] => [
  tint(base, 0.34),
  tint(base, 0.52),
  shade(tint(base, 0.72), 0.12),
  shade(tint(base, 0.8), 0.42),
];

const PALETTES = [
  { high: tint(BLUE, 0.12), low: tint(WARM, 0.14), masses: ramp(BLUE), accent: WARM },
  { high: tint(GREEN, 0.1), low: mix(SAND, WHITE, 0.45), masses: ramp(GREEN), accent: WARM },
  {
    high: mix(SAND, WHITE, 0.3),
    low: tint(WARM, 0.22),
    masses: ramp(hex("#8a6a4f")),
    accent: hex("#c2573a"),
  },
  { high: tint(INK, 0.22), low: tint(BLUE, 0.16), masses: ramp(hex("#41566f")), accent: hex("#f2a35c") },
  { high: LINE, low: mix(SAND, WHITE, 0.55), masses: ramp(hex("#2e7d8c")), accent: hex("#e2703a") },
] as const;

/** One of the palettes, as the seed decides. */
export function choosePalette(random: SeededRandom): Palette {
  return { ...random.pick(PALETTES), light: WHITE, ink: INK };
}
