import { describe, expect, test } from "vitest";
import { mapTilesOf, tileOriginsOf, tileSettingsIssue } from "../../../gateway/edge/map-tiles";
import { tileOrigins } from "../../../schema/rules/catalog/map-tiles";
import { toGcj02, toWgs84 } from "../../../schema/rules/coordinates";

const AMAP = {
  ENVIRONMENT: "production" as const,
  MAP_TILE_URL: "https://tile{s}.test/map?x={x}&y={y}&z={z}",
  MAP_TILE_ATTRIBUTION: "© 地图公司 GS(2026)1号",
};

describe("tiles of a map service", () => {
  test("[G-10] are none unless they are configured, and in China's coordinates unless something else is said", () => {
    expect(mapTilesOf({})).toBeNull();
    expect(mapTilesOf(AMAP)).toEqual({
      url: AMAP.MAP_TILE_URL,
      attribution: "© 地图公司 GS(2026)1号",
      system: "gcj02",
    });
  });

  test("[S28] [C-25] are allowed on pages with maps alone, from each of their hosts", () => {
    const hosts = ["https://tile1.test", "https://tile2.test", "https://tile3.test", "https://tile4.test"];
    expect(tileOrigins(AMAP.MAP_TILE_URL)).toEqual(hosts);
    expect(tileOrigins("https://tile.test:8443/{z}/{x}/{y}.png")).toEqual(["https://tile.test:8443"]);
    const at = (path: string) => tileOriginsOf(new URL(`https://site.test${path}`), AMAP);
    for (const path of [
      "/user/order",
      "/user/order/orderinfo?orderId=5",
      "/placeorder/Steptwo",
      "/PlaceOrder/steptwo",
      "/map",
      "/about/contact",
    ])
      expect(at(path)).toEqual(hosts);
    for (const path of ["/", "/login", "/users", "/pay", "/help", "/maps", "/map/x", "/about", "/upload/abc"])
      expect(at(path)).toEqual([]);
    expect(tileOriginsOf(new URL("https://site.test/user/order"), {})).toEqual([]);
  });

  test.each([
    ["plain HTTP", { MAP_TILE_URL: "http://tile.test/{z}/{x}/{y}" }, /https/],
    ["no places for the tile", { MAP_TILE_URL: "https://tile.test/" }, /\{z\}/],
    ["no address", { MAP_TILE_URL: "{z}/{x}/{y}" }, /https/],
    ["no attribution", { MAP_TILE_ATTRIBUTION: "" }, /ATTRIBUTION/],
    ["unknown coordinates", { MAP_TILE_SYSTEM: "bd09" as never }, /gcj02 or wgs84/],
  ])("with %s are refused", (_what, change, why) => {
    expect(tileSettingsIssue({ ...AMAP, ...change })).toMatch(why);
  });

  test("may be plain HTTP where everything is local", () => {
    const local = { ...AMAP, ENVIRONMENT: "local" as const, MAP_TILE_URL: "http://127.0.0.1:9/{z}/{x}/{y}" };
    expect(tileSettingsIssue(local)).toBeNull();
    expect(tileSettingsIssue(AMAP)).toBeNull();
  });
});

describe("coordinates", () => {
  const gps = { lng: 116.404, lat: 39.915 };

  test("of GPS lie half a kilometre beside those of China", () => {
    const moved = toGcj02(gps);
    expect(moved.lng).toBeCloseTo(116.410_244_5, 6);
    expect(moved.lat).toBeCloseTo(39.916_404_3, 6);
  });

  test("come back to a centimetre", () => {
    for (const place of [
      gps,
      { lng: 120.15, lat: 30.28 },
      { lng: 87.6, lat: 43.8 },
      { lng: 110.3, lat: 20 },
    ]) {
      const back = toWgs84(toGcj02(place));
      expect(back.lng).toBeCloseTo(place.lng, 7);
      expect(back.lat).toBeCloseTo(place.lat, 7);
    }
  });
});
