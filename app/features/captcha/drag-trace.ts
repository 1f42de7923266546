/** One sample of a drag: ms since it began, offset of the piece in picture pixels. */
export interface TracePoint {
  t: number;
  x: number;
  y: number;
}

/** Steps of the arrow keys, picture pixels (ux.md U43). */
const KEY_STEP = 2;
const KEY_STEP_LARGE = 10;

/** Samples closer together than this are not kept, ms. */
const SAMPLE_INTERVAL_MS = 8;
/** When a trace grows to this many points, every second one goes. The server refuses more than 2,000. */
const MAX_POINTS = 1000;
/** Bounds of the wire format. */
const MAX_T = 600_000;
const MAX_Y = 1000;

/**
 * Picture pixels per displayed pixel. The picture is shown at whatever width fits the dialog, while the server
 * thinks in pixels of the picture.
 */
export function pictureScale(pictureWidth: number, displayedWidth: number): number {
  return displayedWidth > 0 ? pictureWidth / displayedWidth : 1;
}

/** Keeps the left edge of the piece inside the picture; picture pixels. */
export function clampPieceX(x: number, puzzle: { width: number; pieceWidth: number }): number {
  return Math.min(Math.max(0, x), puzzle.width - puzzle.pieceWidth);
}

/** Where an arrow key moves the piece; null when the key is not one that moves it. */
export function pieceXAfterKey(
  key: string,
  isShift: boolean,
  x: number,
  puzzle: { width: number; pieceWidth: number },
): number | null {
  const step = isShift ? KEY_STEP_LARGE : KEY_STEP;
  if (key === "ArrowRight" || key === "ArrowUp") return clampPieceX(x + step, puzzle);
  if (key === "ArrowLeft" || key === "ArrowDown") return clampPieceX(x - step, puzzle);
  return null;
}

/** Adds a sample, thinning the trace when it grows too long. The last sample always has the newest position. */
export function addSample(trace: readonly TracePoint[], sample: TracePoint): TracePoint[] {
  const point = {
    t: Math.round(Math.min(MAX_T, Math.max(0, sample.t))),
    x: roundTenth(sample.x),
    y: roundTenth(Math.min(MAX_Y, Math.max(-MAX_Y, sample.y))),
  };
  const last = trace.at(-1);
  const replacesLast = last !== undefined && trace.length > 1 && point.t - last.t < SAMPLE_INTERVAL_MS;
  const kept = replacesLast ? trace.slice(0, -1) : trace;
  const thinned = kept.length >= MAX_POINTS ? kept.filter((_, index) => index % 2 === 0) : kept;
  return [...thinned, point];
}

function roundTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
