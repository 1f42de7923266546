import { Point } from "leaflet";
import { expect, test } from "vitest";
import { streetTiles } from "../../../app/features/map/street-tiles.client";

/** Tiles as Leaflet tells of them. */
function tilesOf() {
  const told: string[] = [];
  const layer = streetTiles("/{z}", {
    onReady: () => told.push("ready"),
    onFailed: () => told.push("failed"),
  });
  const tell = async (event: string, z = 10, x = 0) => {
    const coords = Object.assign(new Point(x, 0), { z });
    layer.fire(event, { coords, tile: document.createElement("img") });
    await Promise.resolve();
  };
  return { told, tell };
}

test("streets are there with the first tile, and stay while some can be seen", async () => {
  const { told, tell } = tilesOf();
  await tell("tileloadstart");
  await tell("tileload");
  await tell("load");
  expect(told).toEqual(["ready"]);
  // Moved a little: what is asked for then does not come.
  await tell("tileloadstart", 10, 1);
  await tell("load");
  expect(told).toEqual(["ready"]);
});

test("streets are missed when no tile in sight came: at once, at another zoom, and far away", async () => {
  const none = tilesOf();
  await none.tell("tileloadstart");
  await none.tell("load");
  expect(none.told).toEqual(["failed"]);
  for (const [z, x] of [
    [11, 0],
    [10, 900],
  ] as const) {
    const { told, tell } = tilesOf();
    await tell("tileloadstart");
    await tell("tileload");
    await tell("load");
    await tell("tileloadstart", z, x);
    if (z === 10) await tell("tileunload");
    await tell("load");
    expect(told).toEqual(["ready", "failed"]);
  }
});
