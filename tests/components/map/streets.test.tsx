import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { drawStreets } from "../../../app/features/map/draw-streets.client";

/** Streets around one place in Hangzhou, in a box of the page. */
function open() {
  const box = document.body.appendChild(document.createElement("div"));
  const onZoom = vi.fn();
  const streets = drawStreets(box, {
    tiles: { url: "https://tiles.test/{z}/{x}/{y}.png", attribution: "地图", system: "gcj02" },
    marks: [{ name: "客户地址", position: { lng: 120.15, lat: 30.28 }, tone: "accent" }],
    onZoom,
    onReady: () => undefined,
    onFailed: () => undefined,
  });
  onTestFinished(() => {
    streets.remove();
    box.remove();
  });
  /** Presses a button so often that it cannot go on, and says which zooms came. */
  const press = (title: string) => {
    onZoom.mockClear();
    for (let times = 0; times < 20; times++) box.querySelector<HTMLElement>(`[title="${title}"]`)?.click();
    return onZoom.mock.calls.map(([zoom]) => zoom);
  };
  return { press };
}

// Leaflet zooms at once where reduced motion is asked for.
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => vi.unstubAllGlobals());

test("[DETAIL-08] [CONST-33] streets open at zoom 10, and go from 5 to 18", () => {
  const { press } = open();
  expect(press("放大地图")).toEqual([11, 12, 13, 14, 15, 16, 17, 18]);
  expect(press("缩小地图").at(-1)).toBe(5);
});

test.each([
  [true, null],
  [false, "6 5"],
])("[LOG-03] [API-112] a way is a line: along roads (%s) with the dashes %s", (isByRoad, dashes) => {
  const box = document.body.appendChild(document.createElement("div"));
  const line = [
    { lng: 120.15, lat: 30.28 },
    { lng: 120.16, lat: 30.29 },
    { lng: 120.2, lat: 30.3 },
  ];
  const streets = drawStreets(box, {
    tiles: { url: "https://tiles.test/{z}/{x}/{y}.png", attribution: "地图", system: "gcj02" },
    marks: [{ name: "客户地址", position: { lng: 120.15, lat: 30.28 }, tone: "accent" }],
    way: { line, isByRoad },
    onZoom: () => undefined,
    onReady: () => undefined,
    onFailed: () => undefined,
  });
  expect(box.querySelector("path")?.getAttribute("stroke-dasharray")).toBe(dashes);
  streets.remove();
  box.remove();
});
