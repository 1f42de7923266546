/** The view of a picture: its size, its rotation, and its offset (px). */
export interface View {
  readonly scale: number;
  /** Clockwise, in degrees. It never restarts at 0, so that the animation never runs backwards. */
  readonly angle: number;
  readonly x: number;
  readonly y: number;
}

export const PLAIN_VIEW: View = { scale: 1, angle: 0, x: 0, y: 0 };

export const MIN_SCALE = 0.5;
export const MAX_SCALE = 5;
const STEP = 1.25;

export type ViewChange =
  | { type: "zoom"; by: 1 | -1 }
  | { type: "turn" }
  | { type: "move"; dx: number; dy: number }
  | { type: "reset" };

/** The view after a change; a change beyond the limits has no effect. */
export function changeView(view: View, change: ViewChange): View {
  switch (change.type) {
    case "zoom": {
      const wanted = change.by > 0 ? view.scale * STEP : view.scale / STEP;
      const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, wanted));
      // A picture that fits is centred.
      return scale <= 1 ? { ...view, scale, x: 0, y: 0 } : { ...view, scale };
    }
    case "turn":
      return { ...view, angle: view.angle + 90 };
    case "move":
      return view.scale <= 1 ? view : { ...view, x: view.x + change.dx, y: view.y + change.dy };
    case "reset":
      return PLAIN_VIEW;
  }
}

/** Index of the next of `count` pictures, from 0; after the last comes the first. */
export const goOn = (at: number, by: number, count: number): number => (at + by + count) % count;
