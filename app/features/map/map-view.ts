import type { MapPosition } from "../../../schema/rules/distance";
import { DEFAULT_ZOOM, toPixel } from "./projection";

/** A map as it is mostly shown, px: what fits into it at the first look. */
const MAP_WIDTH = 640;
const MAP_HEIGHT = 400;
/** Room between the outermost points and the edge, px. */
const MARGIN = 64;

export interface MapView {
  readonly center: MapPosition;
  readonly zoom: number;
}

/**
 * The map as it opens: at the default zoom (DETAIL-08), around the middle of its points, as many of the first ones as
 * fit together.
 */
export function firstView(points: readonly MapPosition[]): MapView {
  const lengths = points.map((_, index) => points.length - index);
  const fitting = lengths.find((length) => areSeen(points.slice(0, length)));
  return { center: middleOf(points.slice(0, fitting ?? 1)), zoom: DEFAULT_ZOOM };
}

/** Whether all points can be seen at once around their middle. */
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
