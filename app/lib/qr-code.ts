import { encode } from "uqr";

/** A QR code as one SVG path over a square of `size` units, the quiet zone included. */
export interface QrDrawing {
  size: number;
  path: string;
}

/** Modules of white that scanners need around a code. */
const QUIET_ZONE = 4;

/**
 * Draws a QR code with medium error correction. Neighbouring dark modules of a row are one rectangle, so no
 * hairlines show between them. Throws for texts that no QR code can hold (about 2,300 bytes).
 */
export function drawQrCode(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  const path = data.flatMap((row, y) =>
    [...runsOf(row)].map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  );
  return { size, path: path.join("") };
}

/** Start and length of every run of dark modules. */
function* runsOf(row: readonly boolean[]): Generator<[start: number, length: number]> {
  let start = -1;
  for (let x = 0; x <= row.length; x++) {
    if (row[x] && start < 0) start = x;
    if (!row[x] && start >= 0) {
      yield [start, x - start];
      start = -1;
    }
  }
}
