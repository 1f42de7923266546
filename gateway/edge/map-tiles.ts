import { MAP_SYSTEMS, type MapTiles, tileOrigins } from "../../schema/rules/catalog/map-tiles";
import type { SiteEnv } from "../env";

type TileSettings = Pick<SiteEnv, "MAP_TILE_URL" | "MAP_TILE_ATTRIBUTION" | "MAP_TILE_SYSTEM">;

/** Pages with maps: those of the customer area, which share one document, and the company's. */
const PAGES_WITH_MAPS = /^\/(?:(?:user|placeorder)(?:\/|$)|map$|about\/contact$)/i;
/** Time for which a browser keeps the answer, s. */
const KEPT_S = 300;

/** The tiles that are configured, null without any. */
export const mapTilesOf = (env: TileSettings): MapTiles | null =>
  env.MAP_TILE_URL
    ? {
        url: env.MAP_TILE_URL,
        attribution: env.MAP_TILE_ATTRIBUTION ?? "",
        system: env.MAP_TILE_SYSTEM ?? "gcj02",
      }
    : null;

/** The problem of the settings of tiles, null when there is none. Plain HTTP is only for tests. */
export function tileSettingsIssue(env: TileSettings & Pick<SiteEnv, "ENVIRONMENT">): string | null {
  const { MAP_TILE_URL: url, MAP_TILE_ATTRIBUTION: attribution, MAP_TILE_SYSTEM: system = "gcj02" } = env;
  if (!url) return null;
  const isSafe = url.startsWith("https://") || env.ENVIRONMENT === "local";
  const isWhole = ["{z}", "{x}", "{y}"].every((part) => url.includes(part)) && tileOrigins(url).length > 0;
  if (!isSafe || !isWhole) return "MAP_TILE_URL must be an https address with {z}, {x} and {y}";
  if (!attribution) return "MAP_TILE_ATTRIBUTION must say who has drawn the map";
  return MAP_SYSTEMS.includes(system) ? null : `MAP_TILE_SYSTEM must be ${MAP_SYSTEMS.join(" or ")}`;
}

/** Foreign origins of map pictures that a page may show; none for pages without a map. */
export const tileOriginsOf = ({ pathname }: URL, env: TileSettings): readonly string[] =>
  env.MAP_TILE_URL && PAGES_WITH_MAPS.test(pathname) ? tileOrigins(env.MAP_TILE_URL) : [];

/** Answers `MAP_TILES_PATH`: the tiles that maps may show, or null. */
export const giveMapTiles = (env: TileSettings): Response =>
  Response.json(mapTilesOf(env), { headers: { "Cache-Control": `public, max-age=${KEPT_S}` } });
