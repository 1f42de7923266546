import type { MapPosition } from "../../../schema/rules/distance";
import { DEFAULT_ZOOM, toPixel } from "./projection";

/** Usual size of a map, px, for computing the first view. */
const MAP_WIDTH = 640;
const MAP_HEIGHT = 400;
/** Margin between the outermost points and the edge, px. */
const MARGIN = 64;

export interface MapView {
  readonly center: MapPosition;
  readonly zoom: number;
}

/**
 * The first view of a map: at the default zoom (DETAIL-08), around the middle of its points, with as many of
 * the first ones as fit.
 */
export function firstView(points: readonly MapPosition[]): MapView {
  const lengths = points.map((_, index) => points.length - index);
  const fitting = lengths.find((length) => areSeen(points.slice(0, length)));
  return { center: middleOf(points.slice(0, fitting ?? 1)), zoom: DEFAULT_ZOOM };
}

/** Whether all points are visible around their middle. */
function areSeen(points: readonly MapPosition[]): boolean {
  const middle = toPixel(middleOf(points), DEFAULT_ZOOM);
  return points.every((point) => {
    const { x, y } = toPixel(point, DEFAULT_ZOOM);
    const isBeside = Math.abs(x - middle.x) <= MAP_WIDTH / 2 - MARGIN;
    return isBeside && Math.abs(y - middle.y) <= MAP_HEIGHT / 2 - MARGIN;
  });
}

function middleOf(points: readonly MapPosition[]): MapPosition {
  const between = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { lng: between(points.map(({ lng }) => lng)), lat: between(points.map(({ lat }) => lat)) };
}
