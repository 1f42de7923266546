import { blend, type Canvas, coverage, type Rgb, type Shape } from "./canvas";
import { PIECE_SIZE, pieceShape, type Side, type Sides } from "./piece";
import { type Bitmap, encodePng } from "./png";
import { type SeededRandom, seededRandom } from "./random";
import { drawPicture } from "./scenes";

export const PICTURE_WIDTH = 320;
export const PICTURE_HEIGHT = 160;
/** Where the gap may be, left edge of the piece: far enough from the start that a drag is a drag. */
export const GAP_FROM = 60;
export const GAP_TO = PICTURE_WIDTH - 70;

const INK: Rgb = [22, 32, 46];
const WHITE: Rgb = [255, 255, 255];
const EDGE = 6;

export interface Puzzle {
  /** PNG with the gap. */
  readonly background: Uint8Array;
  /** PNG of the piece, transparent around it. */
  readonly piece: Uint8Array;
  readonly pieceTop: number;
}

/** Draws a puzzle. The seed decides the picture; `gapX` must come from elsewhere, so that no seed tells it. */
export function drawPuzzle(seed: number, gapX: number): Puzzle {
  const random = seededRandom(seed ^ 0x9e3779b9);
  const canvas = drawPicture(seed, PICTURE_WIDTH, PICTURE_HEIGHT);
  const pieceTop = random.whole(EDGE, PICTURE_HEIGHT - PIECE_SIZE - EDGE);
  const shape = pieceShape(chooseSides(random), gapX, pieceTop);
  const piece = cutPiece(canvas, shape, gapX, pieceTop);
  darkenGap(canvas, shape, gapX, pieceTop, random.between(0.44, 0.56));
  drawDecoy(canvas, random, gapX, pieceTop);
  return { background: encodePng(canvas), piece: encodePng(piece), pieceTop };
}

/** At least one tab and one hole, so that it reads as a puzzle piece. */
function chooseSides(random: SeededRandom): Sides {
  const any = () => random.pick<Side>(["tab", "hole", "flat"]);
  return random.pick<Sides>([
    ["tab", any(), "hole", any()],
    [any(), "tab", any(), "hole"],
    ["hole", "tab", any(), any()],
    [any(), any(), "tab", "hole"],
  ]);
}

/** The piece with the picture's pixels, a light rim inside its edge and a soft shadow outside. */
function cutPiece(canvas: Canvas, shape: Shape, left: number, top: number): Bitmap {
  const data = new Uint8ClampedArray(PIECE_SIZE * PIECE_SIZE * 4);
  for (let y = 0; y < PIECE_SIZE; y++) {
    for (let x = 0; x < PIECE_SIZE; x++) {
      const distance = shape(left + x + 0.5, top + y + 0.5);
      const inside = coverage(distance);
      const shadow = distance > 0 && distance < 4 ? 0.28 * (1 - distance / 4) : 0;
      const rim = Math.max(0, 1 - Math.abs(distance + 1)) * 0.75;
      const at = (y * PIECE_SIZE + x) * 4;
      const from = ((top + y) * canvas.width + left + x) * 3;
      const alpha = inside + shadow * (1 - inside);
      for (let i = 0; i < 3; i++) {
        const own = (canvas.data[from + i] ?? 0) * (1 - rim) + 255 * rim;
        const ink = INK[i] ?? 0;
        data[at + i] = alpha === 0 ? 0 : (own * inside + ink * (alpha - inside)) / alpha;
      }
      data[at + 3] = alpha * 255;
    }
  }
  return { width: PIECE_SIZE, height: PIECE_SIZE, channels: 4, data };
}

/** Darkens the gap, more along its upper left edges as if it were pressed in, with a thin light rim. */
function darkenGap(canvas: Canvas, shape: Shape, left: number, top: number, darkness: number): void {
  eachPixel(left, top, (x, y) => {
    const distance = shape(x, y);
    if (distance > 2) return;
    const inside = coverage(distance);
    const pressed = Math.max(0, shape(x - 3, y - 3) + 3) / 6;
    blendAt(canvas, x, y, INK, inside * Math.min(0.72, darkness + pressed * 0.16));
    blendAt(canvas, x, y, WHITE, Math.max(0, 1 - Math.abs(distance - 0.6)) * 0.6);
  });
}

/** A fainter outline of another piece somewhere else: people see at once that it is none, programs must look twice. */
function drawDecoy(canvas: Canvas, random: SeededRandom, gapX: number, pieceTop: number): void {
  const far = (a: number, b: number) => Math.abs(a - b) > PIECE_SIZE * 0.8;
  const left = random.whole(4, PICTURE_WIDTH - PIECE_SIZE - 4);
  const top = random.whole(0, PICTURE_HEIGHT - PIECE_SIZE);
  // Never over the gap itself.
  if (!far(left, gapX) && !far(top, pieceTop)) return;
  const shape = pieceShape(chooseSides(random), left, top);
  const tone = random.chance(0.5) ? WHITE : INK;
  eachPixel(left, top, (x, y) => {
    const distance = shape(x, y);
    blendAt(canvas, x, y, tone, coverage(distance) * 0.13);
    blendAt(canvas, x, y, tone, Math.max(0, 1 - Math.abs(distance)) * 0.16);
  });
}

/** Visits the middle of every pixel under a piece. */
function eachPixel(left: number, top: number, visit: (x: number, y: number) => void): void {
  for (let y = 0; y < PIECE_SIZE; y++) {
    for (let x = 0; x < PIECE_SIZE; x++) visit(left + x + 0.5, top + y + 0.5);
  }
}

function blendAt(canvas: Canvas, x: number, y: number, colour: Rgb, share: number): void {
  if (share > 0) blend(canvas, Math.floor(x), Math.floor(y), colour, share);
}
