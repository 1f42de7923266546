/** One sample of a drag: ms since it began, and the piece's offset in picture pixels. */
export interface TracePoint {
  t: number;
  x: number;
  y: number;
}

export interface Drag {
  /** Where the piece was let go. */
  x: number;
  trace: readonly TracePoint[];
  input: "pointer" | "keyboard";
}

/** The least time that a person needs to look, drag and let go, ms (security.md S17). */
export const SHORTEST_DRAG_MS = 300;

/** How far the last sample may be from the position sent with it. */
const END_TOLERANCE_PX = 2;
const POINTER = { samples: 8, positions: 5, start: 24, deviation: 1.5 };
const KEYBOARD = { samples: 3, step: 25, meanIntervalMs: 8 };

/**
 * Whether a drag looks like a person's: it took time, its clock runs forward, it ends where it says, and, with a
 * pointer, it is no straight line at constant speed, which no hand can draw. With the keyboard the piece moves in
 * small steps, evenly when a key is held down (ux.md U43). A program can imitate all of it; it costs it time, and the
 * limits behind do the rest.
 */
export function isPlausibleDrag({ x, trace, input }: Drag): boolean {
  const first = trace[0];
  const last = trace.at(-1);
  if (!first || !last) return false;
  if (last.t - first.t < SHORTEST_DRAG_MS || Math.abs(last.x - x) > END_TOLERANCE_PX) return false;
  if (trace.some((point, i) => point.t < (trace[i - 1]?.t ?? 0))) return false;
  return input === "keyboard" ? isKeyboardLike(trace) : isHandLike(trace, first, last);
}

function isHandLike(trace: readonly TracePoint[], first: TracePoint, last: TracePoint): boolean {
  if (trace.length < POINTER.samples || Math.abs(first.x) > POINTER.start) return false;
  if (new Set(trace.map((point) => Math.round(point.x))).size < POINTER.positions) return false;
  const speed = (last.x - first.x) / (last.t - first.t);
  return trace.some((point) => {
    const expected = first.x + speed * (point.t - first.t);
    return Math.abs(point.x - expected) > POINTER.deviation;
  });
}

function isKeyboardLike(trace: readonly TracePoint[]): boolean {
  const moves = trace.filter((point, i) => point.x !== (trace[i - 1]?.x ?? 0));
  if (moves.length < KEYBOARD.samples) return false;
  if (trace.some((point, i) => Math.abs(point.x - (trace[i - 1]?.x ?? 0)) > KEYBOARD.step)) return false;
  const duration = (trace.at(-1)?.t ?? 0) - (trace[0]?.t ?? 0);
  return duration / moves.length >= KEYBOARD.meanIntervalMs;
}
