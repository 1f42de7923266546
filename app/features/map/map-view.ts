import type { MapPosition } from "../../../schema/rules/distance";
import { DEFAULT_ZOOM, MAX_ZOOM, MIN_ZOOM, toPixel, toPosition } from "./projection";

/** Size of the drawn map in its own px; what it is shown in may be smaller. */
export const MAP_WIDTH = 640;
export const MAP_HEIGHT = 400;
/** Room between the outermost points and the edge, px. */
const MARGIN = 64;

export interface MapView {
  readonly center: MapPosition;
  readonly zoom: number;
}

export type MapChange =
  | { type: "zoom"; by: 1 | -1 }
  | { type: "pan"; dx: number; dy: number }
  | { type: "look"; at: MapPosition }
  | { type: "fit"; points: readonly MapPosition[] };

/**
 * The map as it opens: at the default zoom (DETAIL-08), around the middle of its points, as many of the first ones as
 * fit together.
 */
export function firstView(points: readonly MapPosition[]): MapView {
  const lengths = points.map((_, index) => points.length - index);
  const fitting = lengths.find((length) => areSeen({ points: points.slice(0, length), zoom: DEFAULT_ZOOM }));
  return { center: middleOf(points.slice(0, fitting ?? 1)), zoom: DEFAULT_ZOOM };
}

/** The map after a change. Zoom stays between 5 and 18 (DETAIL-08). */
export function changeMap(view: MapView, change: MapChange): MapView {
  switch (change.type) {
    case "zoom":
      return { ...view, zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, view.zoom + change.by)) };
    case "pan": {
      const { x, y } = toPixel(view.center, view.zoom);
      return { ...view, center: toPosition({ x: x + change.dx, y: y + change.dy }, view.zoom) };
    }
    case "look":
      return { ...view, center: change.at };
    case "fit":
      return closest(change.points);
  }
}

/** The closest view in which all points lie. */
function closest(points: readonly MapPosition[]): MapView {
  let zoom = MAX_ZOOM;
  while (zoom > MIN_ZOOM && !areSeen({ points, zoom })) zoom--;
  return { center: middleOf(points), zoom };
}

/** Whether all points can be seen at once around their middle. */
function areSeen({ points, zoom }: { points: readonly MapPosition[]; zoom: number }): boolean {
  const middle = toPixel(middleOf(points), zoom);
  return points.every((point) => {
    const { x, y } = toPixel(point, zoom);
    const isBeside = Math.abs(x - middle.x) <= MAP_WIDTH / 2 - MARGIN;
    return isBeside && Math.abs(y - middle.y) <= MAP_HEIGHT / 2 - MARGIN;
  });
}

function middleOf(points: readonly MapPosition[]): MapPosition {
  const between = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { lng: between(points.map(({ lng }) => lng)), lat: between(points.map(({ lat }) => lat)) };
}
