import { control, map as createMap, divIcon, latLngBounds, marker, polyline, tileLayer } from "leaflet";
import { toWgs84 } from "../../../schema/rules/coordinates";
import type { MapPosition } from "../../../schema/rules/distance";
import { escapeHtml } from "../../../schema/rules/escape-html";
import { type MapTiles, TILE_HOSTS } from "../../../schema/rules/map-tiles";
import type { MapMark } from "./map-mark";
import { firstView } from "./map-view";
import { DEFAULT_ZOOM, MAX_ZOOM, MIN_ZOOM } from "./projection";
import styles from "./street-map.module.css";

/** Room between the outermost marks and the edge, px. */
const MARGIN: [number, number] = [48, 48];

export interface StreetsOptions {
  readonly tiles: MapTiles;
  /** At least one; positions in GCJ-02, as everything that is stored. */
  readonly marks: readonly MapMark[];
  /** Draws a line between two of the marks, by their names. */
  readonly way?: readonly [from: string, to: string] | undefined;
  onZoom(zoom: number): void;
  /** The first tile is there. */
  onReady(): void;
  /** Of all tiles that are seen none came. */
  onFailed(): void;
}

/** Streets in a box, until `remove`. */
export interface Streets {
  /** Shows all marks, as close as they allow. */
  fit(): void;
  /** The box has another size, or can be seen now. */
  resize(): void;
  remove(): void;
}

/**
 * Draws streets and marks with Leaflet: zoom 5 to 18, at first 10 (DETAIL-08). For the browser alone: Leaflet wants a
 * window as soon as it is loaded.
 */
export function drawStreets(box: HTMLElement, options: StreetsOptions): Streets {
  const { tiles, marks, way } = options;
  const place = ({ lng, lat }: MapPosition): [number, number] => {
    const shown = tiles.system === "wgs84" ? toWgs84({ lng, lat }) : { lng, lat };
    return [shown.lat, shown.lng];
  };
  const map = createMap(box, {
    center: place(firstView(marks.map(({ position }) => position)).center),
    zoom: DEFAULT_ZOOM,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    zoomControl: false,
    attributionControl: false,
    // Who scrolls the page over it is not zooming; who has pressed it is.
    scrollWheelZoom: false,
  });
  control.zoom({ zoomInTitle: "放大地图", zoomOutTitle: "缩小地图", position: "topright" }).addTo(map);
  // Leaflet takes an attribution for HTML; a setting is text.
  control.attribution({ prefix: false }).addAttribution(escapeHtml(tiles.attribution)).addTo(map);
  control.scale({ imperial: false }).addTo(map);
  map.on("focus", () => map.scrollWheelZoom.enable());
  map.on("blur", () => map.scrollWheelZoom.disable());
  map.on("zoomend", () => options.onZoom(map.getZoom()));

  let came = 0;
  tileLayer(tiles.url, { subdomains: [...TILE_HOSTS], minZoom: MIN_ZOOM, maxZoom: MAX_ZOOM })
    .on("loading", () => {
      came = 0;
    })
    .on("tileload", () => {
      if (came++ === 0) options.onReady();
    })
    .on("load", () => {
      if (came === 0) options.onFailed();
    })
    .addTo(map);

  const ends = (way ?? []).flatMap((name) => marks.find((mark) => mark.name === name) ?? []);
  if (ends.length === 2)
    polyline(
      ends.map(({ position }) => place(position)),
      { className: styles.way },
    ).addTo(map);
  for (const { name, position, tone } of marks)
    marker(place(position), {
      icon: divIcon({ className: styles.mark, html: pin(name, tone), iconSize: [0, 0] }),
      keyboard: false,
      interactive: false,
    }).addTo(map);

  return {
    fit: () => map.fitBounds(latLngBounds(marks.map(({ position }) => place(position))), { padding: MARGIN }),
    resize: () => map.invalidateSize({ animate: false }),
    remove: () => map.remove(),
  };
}

/** A mark's pin and its name, as text whatever it says. */
function pin(name: string, tone: MapMark["tone"]): HTMLElement {
  const label = document.createElement("span");
  label.className = styles.name ?? "";
  label.dataset.tone = tone;
  label.textContent = name;
  return label;
}
