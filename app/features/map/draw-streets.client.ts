import {
  Control,
  control,
  map as createMap,
  divIcon,
  Map as LeafletMap,
  latLngBounds,
  marker,
  polyline,
} from "leaflet";
import type { MapTiles } from "../../../schema/rules/catalog/map-tiles";
import { toWgs84 } from "../../../schema/rules/coordinates";
import type { MapPosition } from "../../../schema/rules/distance";
import { escapeHtml } from "../../../schema/rules/escape-html";
import type { MapMark, MapWay } from "./map-mark";
import { firstView } from "./map-view";
import { DEFAULT_ZOOM, lengthInWords, MAX_ZOOM, MIN_ZOOM } from "./projection";
import { streetTiles } from "./street-tiles.client";

/** Margin between the outermost marks and the edge, px. */
const MARGIN: [number, number] = [48, 48];
/** Style of a route along roads, and of a line that only connects two places. */
const ROAD = { weight: 5 };
const STRAIGHT = { weight: 3, dashArray: "6 5" };
/** The longest scale, px. */
const SCALE_PX = 100;

export interface StreetsOptions {
  readonly tiles: MapTiles;
  /** At least one; positions in GCJ-02, as everything that is stored. */
  readonly marks: readonly MapMark[];
  readonly way?: MapWay | undefined;
  /** Whether the page does not scroll, so that wheel and touch move the map at once. */
  readonly isWholePage?: boolean;
  onZoom(zoom: number): void;
  /** Called when the first tile is loaded. */
  onReady(): void;
  /** Called when no visible tile could be loaded. */
  onFailed(): void;
}

/** A street map in an element, until `remove`. */
export interface Streets {
  /** Shows all marks, as large as possible. */
  fit(): void;
  /** Call it when the element has changed its size, or became visible. */
  resize(): void;
  remove(): void;
}

/**
 * Draws streets and marks with Leaflet: zoom 5 to 18, at first 10 (DETAIL-08). Only for the browser, because
 * Leaflet needs `window` when it is loaded. The styles are in street-map.module.css.
 */
export function drawStreets(box: HTMLElement, options: StreetsOptions): Streets {
  const { tiles, marks, way, isWholePage = false } = options;
  const place = ({ lng, lat }: MapPosition): [number, number] => {
    const shown = tiles.system === "wgs84" ? toWgs84({ lng, lat }) : { lng, lat };
    return [shown.lat, shown.lng];
  };
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = createMap(box, {
    center: place(firstView(marks.map(({ position }) => position)).center),
    zoom: DEFAULT_ZOOM,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
    scrollWheelZoom: isWholePage,
    dragging: isWholePage || !matchMedia("(pointer: coarse)").matches,
  });
  // Leaflet moves the map by this function for keys too.
  if (isStill) map.panBy = (offset) => LeafletMap.prototype.panBy.call(map, offset, { animate: false });
  control.zoom({ zoomInTitle: "放大地图", zoomOutTitle: "缩小地图", position: "topright" }).addTo(map);
  // Leaflet reads an attribution as HTML; the setting is text.
  control.attribution({ prefix: false }).addAttribution(escapeHtml(tiles.attribution)).addTo(map);
  new ScaleInWords().addTo(map);
  if (!isWholePage) takeOverWhenPressed(map);
  map.on("zoomend", () => options.onZoom(map.getZoom()));
  streetTiles(tiles.url, options).addTo(map);

  if (way) polyline(way.line.map(place), way.isByRoad ? ROAD : STRAIGHT).addTo(map);
  for (const { name, position, tone } of marks)
    marker(place(position), {
      icon: divIcon({ className: "", html: nameOf(name, tone), iconSize: [0, 0] }),
      keyboard: false,
      interactive: false,
    }).addTo(map);

  return {
    fit: () => map.fitBounds(latLngBounds(marks.map(({ position }) => place(position))), { padding: MARGIN }),
    resize: () => map.invalidateSize({ animate: false }),
    remove() {
      // Otherwise Leaflet would continue zooming a removed map, and throw.
      Object.assign(map, { _animatingZoom: false });
      map.remove();
    },
  };
}

/**
 * A user who scrolls the page over a map does not want to move the map: wheel and touch work only after a
 * press.
 */
function takeOverWhenPressed(map: LeafletMap): void {
  const handlers = [map.scrollWheelZoom, ...(map.dragging.enabled() ? [] : [map.dragging])];
  map.on("focus", () => {
    for (const handler of handlers) handler.enable();
  });
  map.on("blur", () => {
    for (const handler of handlers) handler.disable();
  });
}

/** Leaflet's own scale shows `km`. */
const ScaleInWords = Control.Scale.extend({
  // An attribution may need the whole lower edge.
  options: { imperial: false, maxWidth: SCALE_PX, position: "topleft" },
  _updateScale(line: HTMLElement, text: string, ratio: number) {
    line.style.width = `${Math.round(SCALE_PX * ratio)}px`;
    line.textContent = lengthInWords(Number.parseFloat(text) * (text.endsWith(" km") ? 1000 : 1));
  },
});

/** A mark's name, with a tip at its place. The name is text, not HTML. */
function nameOf(name: string, tone: MapMark["tone"]): HTMLElement {
  const label = document.createElement("span");
  label.dataset.tone = tone;
  label.textContent = name;
  return label;
}
