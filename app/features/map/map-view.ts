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

/** The map as it opens: around the middle of its points, at the default zoom (DETAIL-08). */
export const firstView = (points: readonly MapPosition[]): MapView => ({
  center: middleOf(points),
  zoom: DEFAULT_ZOOM,
});

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
      return fitting(change.points);
  }
}

/** The closest view in which all points lie. */
function fitting(points: readonly MapPosition[]): MapView {
  const center = middleOf(points);
  for (let zoom = MAX_ZOOM; zoom > MIN_ZOOM; zoom--) {
    const middle = toPixel(center, zoom);
    const isInside = points.every((point) => {
      const { x, y } = toPixel(point, zoom);
      return (
        Math.abs(x - middle.x) <= MAP_WIDTH / 2 - MARGIN && Math.abs(y - middle.y) <= MAP_HEIGHT / 2 - MARGIN
      );
    });
    if (isInside) return { center, zoom };
  }
  return { center, zoom: MIN_ZOOM };
}

function middleOf(points: readonly MapPosition[]): MapPosition {
  const between = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { lng: between(points.map(({ lng }) => lng)), lat: between(points.map(({ lat }) => lat)) };
}
